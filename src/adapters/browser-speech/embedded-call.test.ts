import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begin, letSpeak, NOTHING, settle } from '../../../tests/voice/embedded-call.ts'
import { standInSpeech } from '../../../tests/voice/speech-stand-ins.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a failed on-device recognizer leaves typing: nobody receives sound the notice didn’t name', async () => {
  const speech = standInSpeech({ available: 'available' })
  const { call, lines, problems } = await begin(speech)
  speech.listening[0]!.hear('three', false)
  speech.listening[0]!.fail('network')
  await vi.advanceTimersByTimeAsync(5000)
  expect([problems(), call.input]).toEqual([['connection-error'], 'text'])
  expect(lines()).toContain('visitor: three')
  expect(lines().at(-1)).toContain('Type your questions')
  expect(speech.held()).toMatchObject({ recognitions: 0, tracks: 0, contexts: 0 })
  await call.end()
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
})

test('a recognizer that can’t start leaves a call in writing', async () => {
  const speech = standInSpeech()
  speech.SpeechRecognition!.prototype.start = () => {
    throw new DOMException('no', 'InvalidStateError')
  }
  const { call, lines } = await begin(speech)
  expect(call.input).toBe('text')
  expect(lines().join()).toContain('can’t turn your voice into text')
  expect(lines().join()).not.toContain('any more')
  await call.end()
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
})

test('recognition restarts after silences and is given up after repeated failures', async () => {
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

test('recognition pauses in a hidden tab and resumes when it is shown; leaving the page ends the call', async () => {
  const speech = standInSpeech()
  await begin(speech)
  speech.hide(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(speech.held()).toMatchObject({ recognitions: 0 })
  speech.hide(false)
  expect(speech.held()).toMatchObject({ recognitions: 1 })
  speech.leave()
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
})

test('while muted nothing is heard and the track is off; an interim text stays unanswered', async () => {
  const speech = standInSpeech()
  const { call, lines } = await begin(speech)
  await letSpeak(speech)
  await vi.advanceTimersByTimeAsync(2000)
  speech.listening[0]!.hear('three bedr', false)
  expect(call.setMuted(true)).toEqual({ ok: true, value: undefined })
  await vi.advanceTimersByTimeAsync(5000)
  expect([speech.held().recognitions, lines().slice(1)]).toEqual([0, ['visitor: three bedr']])
  speech.hide(true)
  speech.hide(false)
  expect(speech.held().recognitions).toBe(0)
  call.setMuted(false)
  expect(speech.held().recognitions).toBe(1)
  await call.end()
})

test('the agent’s own voice is ignored; a visitor’s words stop it', async () => {
  const speech = standInSpeech()
  const { call, events, lines } = await begin(speech)
  speech.listening[0]!.hear('hi I’m maya the AI assistant', false)
  speech.listening[0]!.hear('hi I’m Maya the AI assistant of Keystead', true)
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

test('sentences are spoken one by one, even without ‘end’ events; a browser that refuses to speak isn’t asked again', async () => {
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

test('the microphone can be chosen if the browser accepts a track', async () => {
  const speech = standInSpeech({ available: 'unavailable' })
  const { call } = await begin(speech)
  expect(await call.devices()).toMatchObject({
    microphones: [{ id: 'built-in' }, { id: 'headset' }],
    microphone: 'built-in',
    speakers: [],
  })
  expect(await call.useDevice('microphone', 'headset')).toMatchObject({ ok: true })
  expect(speech.listening[0]!.track?.label).toBe('Microphone headset')
  expect(speech.held()).toMatchObject({ tracks: 1, contexts: 1, recognitions: 1 })
  expect(await call.useDevice('speaker', 'any')).toMatchObject({ ok: false })
  await call.end()
  expect(speech.held()).toEqual(NOTHING)
  const older = await begin(standInSpeech())
  expect(await older.call.useDevice('microphone', 'headset')).toMatchObject({ problem: { kind: 'unavailable' } })
  await older.call.end()
})

test('on a phone the stream is stopped once allowed, so that the recognizer can listen', async () => {
  const speech = standInSpeech({ exclusiveMicrophone: true })
  const { call } = await begin(speech)
  expect(speech.held()).toMatchObject({ tracks: 0, contexts: 0, recognitions: 1 })
  await call.end()
  expect([speech.held(), vi.getTimerCount()]).toEqual([NOTHING, 0])
})
