import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AgentSite } from '#agent/agent-context.ts'
import type { AnswerPiece, Brain } from '#agent/brain.ts'
import { inSpanish } from '#agent/spanish.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { VoiceEvent } from '#ports/browser/voice-calls.ts'
import { begin, callsWith, letSpeak, NOTHING, parrot, settle } from '../../../tests/voice/embedded-call.ts'
import { standInSpeech } from '../../../tests/voice/speech-stand-ins.ts'
import { writtenCalls } from './embedded-voice-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a voice call greets as an AI, says who hears, listens, answers, and releases everything at its end', async () => {
  const speech = standInSpeech()
  const { call, events, lines } = await begin(speech)
  expect([call.input, call.audible]).toEqual(['voice', true])
  expect(lines()[0]).toMatch(/AI assistant.*Your browser’s speech service/)
  expect(speech.spoken[0]).toMatch(/^Hi/)
  await letSpeak(speech)
  await vi.advanceTimersByTimeAsync(2000)
  speech.listening[0]!.hear('three bed', false)
  speech.listening[0]!.hear('three bedrooms', true)
  await settle()
  expect(lines().slice(1)).toEqual(['visitor: three bedrooms', 'agent: You said three bedrooms. Anything else?'])
  expect(speech.spoken.slice(-1)).toEqual(['You said three bedrooms.'])
  await vi.advanceTimersByTimeAsync(100)
  expect(events).toContainEqual({ type: 'level', of: 'visitor', level: expect.closeTo(0.5) as number })
  const visitorIds = events.flatMap((event) =>
    event.type === 'transcript' && event.line.who === 'visitor' ? [event.line.id] : [],
  )
  expect(new Set(visitorIds).size).toBe(1)
  await call.end()
  const told = events.length
  await call.end()
  speech.leave()
  call.sendText('hello?')
  await vi.advanceTimersByTimeAsync(10_000)
  expect([events.length, speech.held(), vi.getTimerCount()]).toEqual([told, NOTHING, 0])
})

test('the brain is told which texts came before the previous answer was complete', async () => {
  const early: [string, boolean | undefined][] = []
  const slow: Brain = {
    ...parrot,
    async *say(sentence, _, isEarly): AsyncGenerator<AnswerPiece> {
      early.push([sentence, isEarly])
      await new Promise((resolve) => setTimeout(resolve, 1000))
      yield { type: 'text', text: 'Well.' }
    },
  }
  const { call } = await begin(standInSpeech({ available: null, voices: 0 }), slow)
  call.sendText('one')
  call.sendText('two')
  await vi.advanceTimersByTimeAsync(3000)
  call.sendText('three')
  await vi.advanceTimersByTimeAsync(2000)
  expect(early).toEqual([
    ['one', false],
    ['two', true],
    ['three', false],
  ])
  await call.end()
})

test('without a recognizer the call is in writing and asks for no microphone', async () => {
  const speech = standInSpeech({ available: null, voices: 0, microphone: 'asked' })
  expect(await callsWith(speech).hearing()).toBe('nobody')
  const { call, lines } = await begin(speech)
  expect([call.input, call.audible]).toEqual(['text', false])
  call.sendText('hello')
  await settle()
  expect(lines().slice(1)).toEqual(['visitor: hello', 'agent: You said hello. Anything else?'])
  expect(call.setMuted(true)).toMatchObject({ ok: false, problem: { kind: 'unavailable' } })
  await call.end()
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
})

test('on-device recognition is used where available', async () => {
  const speech = standInSpeech({ available: 'available' })
  expect(await callsWith(speech).hearing()).toBe('device')
  const { call } = await begin(speech)
  expect(speech.listening[0]!.processLocally).toBe(true)
  await call.end()
})

test('recognition on the device is offered where the browser can fetch it, and used once it is there', async () => {
  const calls = callsWith(standInSpeech({ available: 'downloadable' }))
  expect([await calls.hearing(), await calls.deviceSpeech!.isInstallable('en')]).toEqual(['browser-maker', true])
  expect(await calls.deviceSpeech!.install('en')).toBe(true)
  expect([await calls.hearing(), await calls.deviceSpeech!.isInstallable('en')]).toEqual(['device', false])
  const without = callsWith(standInSpeech({ available: 'unavailable' }))
  expect(await without.deviceSpeech!.isInstallable('en')).toBe(false)
})

test('recognition on the device is offered for the language that the visitor has chosen', async () => {
  const speech = standInSpeech({ available: 'downloadable' })
  const asked: string[][] = []
  const { SpeechRecognition } = speech
  SpeechRecognition!.available = async ({ langs }) => {
    asked.push(langs)
    return langs.includes('es-US') ? 'available' : 'downloadable'
  }
  const calls = callsWith(speech)
  expect([await calls.hearing('es'), await calls.hearing('en')]).toEqual(['device', 'browser-maker'])
  expect([await calls.deviceSpeech!.isInstallable('es'), await calls.deviceSpeech!.isInstallable('en')]).toEqual([
    false,
    true,
  ])
  expect(new Set(asked.flat())).toEqual(new Set(['es-US', 'en-US']))
})

test('a talk begun in Spanish greets, listens and answers in Spanish', async () => {
  const speech = standInSpeech()
  const told: VoiceEvent[] = []
  const brain: Brain = { ...parrot, phrases: () => inSpanish(SAMPLE_AGENCY).phrases }
  const starting = callsWith(speech, async () => brain).start(
    new AbortController().signal,
    (event) => told.push(event),
    null,
    'es',
  )
  await vi.advanceTimersByTimeAsync(1000)
  const started = await starting
  await settle()
  if (!started || !('call' in started)) throw new Error('no call')
  expect(speech.listening[0]!.lang).toBe('es-US')
  expect(told.flatMap((event) => (event.type === 'transcript' ? [event.line] : []))).toEqual([
    expect.objectContaining({ lang: 'es', text: expect.stringMatching(/^Hola, soy Maya, asistente de/) as string }),
  ])
  expect(told.some(({ type }) => type === 'language')).toBe(false)
  await started.call.end()
})

test('recognition on the device listens for names of towns and for the streets of the homes shown', async () => {
  const speech = standInSpeech({ available: 'available' })
  const [home] = SAMPLE_LISTINGS
  const { call } = await begin(speech)
  const heardFor = () => speech.listening[0]!.phrases.map(({ phrase }) => phrase)
  expect(heardFor()).toContain('Ho-Ho-Kus')
  call.turnTo(home!)
  speech.listening[0]!.fail('phrases-not-supported')
  await vi.advanceTimersByTimeAsync(4000)
  expect(heardFor()).toEqual([])
  await call.end()
  const maker = standInSpeech()
  await begin(maker)
  expect(maker.listening[0]!.phrases).toEqual([])
})

test.each([
  ['NotAllowedError', 'permissions'],
  ['NotReadableError', 'mic-in-use'],
])('a microphone refused with %s leaves a call in writing and says why', async (name, kind) => {
  const speech = standInSpeech({ microphone: name })
  const { call, lines, problems } = await begin(speech)
  expect([call.input, problems()]).toEqual(['text', [kind]])
  expect(lines()[0]).toContain('Type your questions')
  await call.end()
  expect(speech.held()).toEqual(NOTHING)
})

test('a missing microphone is no trouble: the greeting says that nobody listens', async () => {
  const { call, lines, problems } = await begin(standInSpeech({ microphone: 'NotFoundError' }))
  expect([call.input, problems()]).toEqual(['text', []])
  expect(lines()[0]).toContain('Type your questions')
  await call.end()
})

test('V-12 ending during the microphone prompt resolves at once and stops a stream granted later', async () => {
  const speech = standInSpeech({ microphone: 'asked' })
  const ending = new AbortController()
  const events: VoiceEvent[] = []
  expect(await callsWith(speech).hearing()).toBe('browser-maker')
  const starting = callsWith(speech).start(ending.signal, (event) => events.push(event))
  await settle()
  ending.abort()
  expect(await starting).toBeNull()
  speech.decide.allow()
  await vi.advanceTimersByTimeAsync(5000)
  expect([speech.held(), events, vi.getTimerCount()]).toEqual([NOTHING, [], 0])
})

test('V-12 ending while the code loads stops the microphone at once', async () => {
  const speech = standInSpeech()
  const ending = new AbortController()
  void callsWith(speech, () => new Promise(() => {})).start(ending.signal, () => {})
  await vi.advanceTimersByTimeAsync(100)
  expect(speech.held().tracks).toBe(1)
  ending.abort()
  await settle()
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
})

test('a brain that can’t be loaded fails the start, which holds nothing', async () => {
  const speech = standInSpeech()
  const calls = callsWith(speech, () => Promise.reject(new Error('offline')))
  const starting = calls.start(new AbortController().signal, () => {})
  expect(await starting).toMatchObject({ problem: { kind: 'not-loaded' } })
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
  const aborted = AbortSignal.abort()
  expect(await callsWith(speech).start(aborted, () => {})).toBeNull()
})

test('answers come one after another, a failing brain says so, and a goodbye ends the call after its last word', async () => {
  const speech = standInSpeech()
  let turns = 0
  const brain: Brain = {
    ...parrot,
    say: (sentence, signal) => {
      if (turns++ === 0) throw new Error('broken')
      return parrot.say(sentence, signal)
    },
  }
  const { call, events, lines } = await begin(speech, brain)
  await letSpeak(speech)
  call.sendText('one')
  call.sendText('bye')
  await settle()
  expect(lines().slice(1)).toEqual([
    'visitor: one',
    'visitor: bye',
    expect.stringContaining('something went wrong') as string,
    'agent: You said bye. Anything else?',
  ])
  expect(events.some(({ type }) => type === 'left')).toBe(false)
  await letSpeak(speech)
  expect(events.at(-1)).toEqual({ type: 'left', reason: 'customer-ended-call' })
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
  expect(await call.devices()).toMatchObject({ microphones: [] })
})

test('V-12 a chat in writing asks for no microphone and says nothing aloud, where the browser could do both', async () => {
  const speech = standInSpeech({ microphone: 'asked' })
  const calls = writtenCalls({} as AgentSite, { model: false }, speech, async () => parrot)
  expect(await calls.hearing()).toBe('nobody')
  const starting = calls.start(new AbortController().signal, () => {})
  await vi.advanceTimersByTimeAsync(1000)
  const started = await starting
  expect(started).toMatchObject({ call: { input: 'text', audible: false } })
  await settle()
  // The listener is for leaving the page.
  expect([speech.spoken, speech.held()]).toEqual([[], { ...NOTHING, listeners: 1 }])
})

test('a talk about a home names it in the greeting; turning to another one is said and shown', async () => {
  const [first, second] = SAMPLE_LISTINGS
  const homes: number[] = []
  const brain: Brain = { ...parrot, turnTo: ({ id }) => void homes.push(id) }
  const told: VoiceEvent[] = []
  const calls = callsWith(standInSpeech({ available: null, voices: 0 }), async () => brain)
  const starting = calls.start(new AbortController().signal, (event) => told.push(event), first)
  await vi.advanceTimersByTimeAsync(1000)
  const started = await starting
  await settle()
  if (!started || !('call' in started)) throw new Error('no call')
  started.call.turnTo(second!)
  expect(homes).toEqual([first!.id, second!.id])
  const said = told.map((event) =>
    event.type === 'transcript' ? event.line.text : event.type === 'shown' ? event.shown : event.type,
  )
  expect(said).toEqual([
    expect.stringMatching(new RegExp(`looking at “${first!.title}” in`)),
    { kind: 'listing', listing: first },
    expect.stringMatching(new RegExp(`looking at “${second!.title}” in`)),
    { kind: 'listing', listing: second },
  ])
  await started.call.end()
})
