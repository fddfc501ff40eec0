import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerPiece, Brain } from '#agent/brain.ts'
import type { Gateways } from '#ports/browser/gateways.ts'
import type { VoiceCall, VoiceEvent } from '#ports/browser/voice-calls.ts'
import { standInSpeech, type StandInSpeech } from '../../../tests/voice/speech-stand-ins.ts'
import { embeddedVoiceCalls } from './embedded-voice-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NOTHING = { tracks: 0, contexts: 0, listeners: 0, recognisers: 0, utterances: 0 }

/** Repeats what it is told; says goodbye to 'bye'. */
const parrot: Brain = {
  async *say(sentence): AsyncGenerator<AnswerPiece> {
    yield { type: 'thinking' }
    yield { type: 'text', text: `You said ${sentence}. ` }
    yield { type: 'text', text: 'Anything else?' }
    if (sentence === 'bye') yield { type: 'ends' }
  },
}

const callsWith = (speech: StandInSpeech, loadBrain = async () => parrot) =>
  embeddedVoiceCalls({} as Gateways, { model: false }, loadBrain, speech)

interface Begun {
  call: VoiceCall
  events: VoiceEvent[]
  lines: () => string[]
  problems: () => string[]
}

async function begin(speech: StandInSpeech, brain?: Brain): Promise<Begun> {
  const events: VoiceEvent[] = []
  const starting = callsWith(speech, async () => brain ?? parrot)
    .start(new AbortController().signal, (event) => events.push(event))
    // Nothing may be told before the answer.
    .then((answer) => ({ answer, told: events.length }))
  await vi.advanceTimersByTimeAsync(1000)
  const { answer: begun, told } = await starting
  if (!begun || !('call' in begun)) throw new Error('no call')
  expect(told).toBe(0)
  await settle()
  return {
    call: begun.call,
    events,
    lines: () =>
      events.flatMap((event) =>
        event.type === 'transcript' && event.line.final ? [`${event.line.who}: ${event.line.text}`] : [],
      ),
    problems: () => events.flatMap((event) => (event.type === 'trouble' ? [event.problem.kind] : [])),
  }
}

const settle = () => vi.advanceTimersByTimeAsync(1)

/** Until nothing is spoken any more. */
async function letSpeak(speech: StandInSpeech): Promise<void> {
  while (speech.held().utterances > 0) {
    speech.finishSentence()
    await settle()
  }
}

test('a call by voice greets as an AI and says who hears, listens, answers, and lets go of everything at its end', async () => {
  const speech = standInSpeech()
  const { call, events, lines } = await begin(speech)
  expect([call.input, call.audible]).toEqual(['voice', true])
  expect(lines()[0]).toMatch(/AI agent.*maker of your browser/)
  expect(speech.spoken[0]).toMatch(/^Hello/)
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

test('the brain is told which sentences were said before the answer to the one before', async () => {
  const early: [string, boolean | undefined][] = []
  const slow: Brain = {
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

test('without a recogniser nobody asks for a microphone, and the talk is in writing', async () => {
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

test('a device that recognises by itself is asked to', async () => {
  const speech = standInSpeech({ available: 'available' })
  expect(await callsWith(speech).hearing()).toBe('device')
  const { call } = await begin(speech)
  expect(speech.listening[0]!.processLocally).toBe(true)
  await call.end()
  expect(await callsWith(standInSpeech({ available: 'downloadable' })).hearing()).toBe('browser-maker')
})

test.each([
  ['NotAllowedError', 'permissions'],
  ['NotFoundError', 'not-found'],
  ['NotReadableError', 'mic-in-use'],
])('a microphone refused with %s leaves a talk in writing and says why', async (name, kind) => {
  const speech = standInSpeech({ microphone: name })
  const { call, lines, problems } = await begin(speech)
  expect([call.input, problems()]).toEqual(['text', [kind]])
  expect(lines()[0]).toContain('type your questions')
  await call.end()
  expect(speech.held()).toEqual(NOTHING)
})

test('V-12 ending while the microphone is being asked for answers at once, and lets go of what is given later', async () => {
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

test('V-12 ending while the code is being fetched lets go of the microphone at once', async () => {
  const speech = standInSpeech()
  const ending = new AbortController()
  void callsWith(speech, () => new Promise(() => {})).start(ending.signal, () => {})
  await vi.advanceTimersByTimeAsync(100)
  expect(speech.held().tracks).toBe(1)
  ending.abort()
  await settle()
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
})

test('what answers can’t be fetched: the start says so and holds nothing', async () => {
  const speech = standInSpeech()
  const calls = callsWith(speech, () => Promise.reject(new Error('offline')))
  const starting = calls.start(new AbortController().signal, () => {})
  expect(await starting).toMatchObject({ problem: { kind: 'not-loaded' } })
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
  const aborted = AbortSignal.abort()
  expect(await callsWith(speech).start(aborted, () => {})).toBeNull()
})

test('a recogniser of this device that fails is followed by typing: nobody else hears what the notice did not say', async () => {
  const speech = standInSpeech({ available: 'available' })
  const { call, lines, problems } = await begin(speech)
  speech.listening[0]!.hear('three', false)
  speech.listening[0]!.fail('network')
  await vi.advanceTimersByTimeAsync(5000)
  expect([problems(), call.input]).toEqual([['connection-error'], 'text'])
  expect(lines()).toContain('visitor: three')
  expect(lines().at(-1)).toContain('type your questions')
  expect(speech.held()).toMatchObject({ recognisers: 0, tracks: 0, contexts: 0 })
  await call.end()
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
})

test('a recogniser that can’t even start leaves a talk in writing', async () => {
  const speech = standInSpeech()
  speech.Recogniser!.prototype.start = () => {
    throw new DOMException('no', 'InvalidStateError')
  }
  const { call, lines } = await begin(speech)
  expect(call.input).toBe('text')
  expect(lines().join()).toContain('type your questions')
  await call.end()
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
})

test('silence ends a recogniser but not the listening; one that ends at once again and again is given up', async () => {
  const speech = standInSpeech()
  const { call, problems } = await begin(speech)
  for (let silence = 0; silence < 10; silence++) {
    await vi.advanceTimersByTimeAsync(8000)
    speech.listening[0]!.fail('no-speech')
    await vi.advanceTimersByTimeAsync(250)
    expect(speech.listening).toHaveLength(1)
  }
  await vi.advanceTimersByTimeAsync(2000)
  speech.listening[0]!.finish()
  for (let failure = 0; failure < 6; failure++) {
    expect(problems()).toEqual([])
    while (speech.listening.length === 0) await vi.advanceTimersByTimeAsync(50)
    speech.listening[0]!.finish()
  }
  expect([problems(), call.input]).toEqual([['connection-error'], 'text'])
  await call.end()
})

test('a hidden tab isn’t listened to, and is again when it is shown; leaving the page ends the call', async () => {
  const speech = standInSpeech()
  await begin(speech)
  speech.hide(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(speech.held()).toMatchObject({ recognisers: 0 })
  speech.hide(false)
  expect(speech.held()).toMatchObject({ recognisers: 1 })
  speech.leave()
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
})

test('muted, nothing is heard and the track is off; what was half said stays unanswered', async () => {
  const speech = standInSpeech()
  const { call, lines } = await begin(speech)
  await letSpeak(speech)
  await vi.advanceTimersByTimeAsync(2000)
  speech.listening[0]!.hear('three bedr', false)
  expect(call.setMuted(true)).toEqual({ ok: true, value: undefined })
  await vi.advanceTimersByTimeAsync(5000)
  expect([speech.held().recognisers, lines().slice(1)]).toEqual([0, ['visitor: three bedr']])
  speech.hide(true)
  speech.hide(false)
  expect(speech.held().recognisers).toBe(0)
  call.setMuted(false)
  expect(speech.held().recognisers).toBe(1)
  await call.end()
})

test('the agent’s own voice is no visitor; a visitor’s words silence it', async () => {
  const speech = standInSpeech()
  const { call, events, lines } = await begin(speech)
  speech.listening[0]!.hear('hello I’m maya the AI agent', false)
  speech.listening[0]!.hear('hello I’m Maya the AI agent of Keystead', true)
  await settle()
  expect([lines().length, speech.held().utterances]).toEqual([1, 1])
  speech.listening[0]!.hear('wait', false)
  expect(speech.held().utterances).toBe(0)
  expect(events.findLast(({ type }) => type === 'transcript')).toMatchObject({
    line: { text: 'wait', final: false },
  })
  speech.listening[0]!.hear('wait please', true)
  await settle()
  expect(lines().at(-1)).toBe('agent: You said wait please. Anything else?')
  call.interrupt()
  expect(speech.held().utterances).toBe(0)
  expect(events.findLast(({ type }) => type === 'speech')).toEqual({
    type: 'speech',
    of: 'agent',
    speaking: false,
  })
  await call.end()
})

test('sentences are spoken one by one, also where the browser forgets to tell their end; a browser that won’t speak is let be', async () => {
  const speech = standInSpeech()
  const { call, problems } = await begin(speech)
  expect(speech.spoken).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(speech.spoken.length).toBeGreaterThan(1)
  await letSpeak(speech)
  call.sendText('hi')
  await settle()
  const before = speech.spoken.length
  speech.failSentence('not-allowed')
  call.sendText('hi again')
  await settle()
  expect([speech.spoken.length, call.audible, problems()]).toEqual([before, false, ['unknown']])
  await call.end()
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
})

test('answers come one after the other, a brain that breaks says so, and a goodbye ends the call after its last word', async () => {
  const speech = standInSpeech()
  let turns = 0
  const brain: Brain = {
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

test('the microphone can be chosen where the browser listens to a given one, else that can’t be done', async () => {
  const speech = standInSpeech({ available: 'unavailable' })
  const { call } = await begin(speech)
  expect(await call.devices()).toMatchObject({
    microphones: [{ id: 'built-in' }, { id: 'headset' }],
    microphone: 'built-in',
    speakers: [],
  })
  expect(await call.useDevice('microphone', 'headset')).toMatchObject({ ok: true })
  expect(speech.listening[0]!.track?.label).toBe('Microphone headset')
  expect(speech.held()).toMatchObject({ tracks: 1, contexts: 1, recognisers: 1 })
  expect(await call.useDevice('speaker', 'any')).toMatchObject({ ok: false })
  await call.end()
  expect(speech.held()).toEqual(NOTHING)
  const older = await begin(standInSpeech())
  expect(await older.call.useDevice('microphone', 'headset')).toMatchObject({ problem: { kind: 'unavailable' } })
  await older.call.end()
})

test('a phone’s microphone is let go once it is allowed, so that the recogniser hears', async () => {
  const speech = standInSpeech({ hearsOnce: true })
  const { call } = await begin(speech)
  expect(speech.held()).toMatchObject({ tracks: 0, contexts: 0, recognisers: 1 })
  await call.end()
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
})
