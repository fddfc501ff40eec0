import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { VoiceProblem } from '#domain/voice/voice-problem.ts'
import type { SpeechLanguage } from '#ports/browser/speech-api.ts'
import { openServiceRecognizer, serviceSynthesis } from './speech-service.lazy.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A recorder whose recordings hold the time it ran. */
class StandInRecorder extends EventTarget {
  static running = 0
  state: RecordingState = 'inactive'
  mimeType = 'audio/webm'
  start(): void {
    this.state = 'recording'
    StandInRecorder.running++
  }
  stop(): void {
    this.state = 'inactive'
    StandInRecorder.running--
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }))
    this.dispatchEvent(new Event('stop'))
  }
}

function begun(answers: readonly (string | number)[]) {
  const asked: string[] = []
  const heard: string[] = []
  const spoke: boolean[] = []
  const lost: VoiceProblem[] = []
  const left = [...answers]
  let language: SpeechLanguage = 'en'
  const page = Object.assign(new EventTarget(), { hidden: false })
  const recognizer = openServiceRecognizer({
    stream: {} as MediaStream,
    speech: { page, newRecorder: () => new StandInRecorder() },
    language: () => language,
    words: (text) => heard.push(text),
    speaking: (now) => spoke.push(now),
    lost: (problem) => lost.push(problem),
    ask: async (address) => {
      asked.push(address as string)
      const next = left.shift() ?? 500
      return typeof next === 'number' ? new Response(null, { status: next }) : Response.json({ text: next })
    },
  })
  /** The volume of a stretch of time. */
  const level = async (value: number, ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      recognizer.hearLevel(value)
      await vi.advanceTimersByTimeAsync(100)
    }
  }
  return { recognizer, asked, heard, spoke, lost, level, page, speaks: (next: SpeechLanguage) => (language = next) }
}

test('an utterance is sent after its pause, in the language of the talk; silence is never sent', async () => {
  const { asked, heard, spoke, level, speaks, recognizer } = begun(['three bedrooms', '', 'dos cuartos'])
  await level(0.01, 20_000)
  expect(asked).toEqual([])
  await level(0.4, 1500)
  expect(spoke).toEqual([true])
  await level(0.01, 1200)
  expect([heard, spoke]).toEqual([['three bedrooms'], [true, false]])
  await level(0.4, 300)
  await level(0.01, 1200)
  speaks('es')
  await level(0.4, 1500)
  await level(0.01, 1200)
  expect(heard).toEqual(['three bedrooms', 'dos cuartos'])
  expect(asked.map((address) => address.split('=')[1])).toEqual(['en', 'en', 'es'])
  recognizer.close()
  expect([StandInRecorder.running, vi.getTimerCount()]).toEqual([0, 0])
})

test('muted or in a hidden tab nothing is recorded; somebody who never stops is sent in parts', async () => {
  const { recognizer, asked, level, page } = begun(['one', 'two'])
  recognizer.setMuted(true)
  await level(0.4, 3000)
  expect([StandInRecorder.running, asked]).toEqual([0, []])
  recognizer.setMuted(false)
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(StandInRecorder.running).toBe(0)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await level(0.4, 26_000)
  expect(asked).toHaveLength(1)
  recognizer.close()
})

test('a service that fails once is asked again; twice ends the listening, and no one else is asked', async () => {
  const { heard, lost, asked, level } = begun([503, 'a condo', 503, 500])
  await level(0.4, 500)
  await level(0.01, 1200)
  expect([heard, lost]).toEqual([['a condo'], []])
  await level(0.4, 500)
  await level(0.01, 1200)
  expect([asked.length, lost.map(({ kind }) => kind)]).toEqual([4, ['connection-error']])
  expect(StandInRecorder.running).toBe(0)
})

test('a sentence is spoken to its end, stopped when asked, and a service that fails says so', async () => {
  const sources: EventTarget[] = []
  const context = {
    createBufferSource: () => {
      const source = Object.assign(new EventTarget(), { connect: () => {}, start: () => {}, stop: vi.fn<() => void>() })
      sources.push(source)
      return source
    },
    decodeAudioData: async () => ({}),
    close: async () => {},
  }
  const statuses = [200, 200, 503]
  const { synthesis, newUtterance } = serviceSynthesis(
    () => context as unknown as AudioContext,
    async () => new Response('sound', { status: statuses.shift()! }),
  )
  const ends: string[] = []
  const say = (text: string) => {
    const one = newUtterance(text)
    one.addEventListener('end', () => ends.push(`${text} ended`))
    one.addEventListener('error', ({ error }) => ends.push(`${text}: ${error}`))
    synthesis.speak(one)
    return vi.advanceTimersByTimeAsync(1)
  }
  await say('One.')
  sources[0]!.dispatchEvent(new Event('ended'))
  await say('Two.')
  synthesis.cancel()
  await say('Three.')
  expect(ends).toEqual(['One. ended', 'Two.: canceled', 'Three.: network'])
  expect((sources[1] as unknown as { stop: ReturnType<typeof vi.fn> }).stop).toHaveBeenCalledOnce()
})
