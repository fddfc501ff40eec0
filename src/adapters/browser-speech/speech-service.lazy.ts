import type { VoiceProblem } from '#domain/voice/voice-problem.ts'
import {
  MAX_RECORDING,
  RECORDING_TYPES,
  SPOKEN_PATH,
  TRANSCRIPTS_PATH,
  type SpeechLanguage,
} from '#ports/browser/speech-api.ts'
import type { BrowserSpeech } from './browser-speech.ts'
import type { Recognizer } from './recognizer.ts'

/** The volume (0 to 1, V-09) from which somebody speaks. */
const SPEECH_LEVEL = 0.06
/** A pause of this length ends an utterance, ms. */
const PAUSE_MS = 800
/** A recording without speech is dropped after this time, so that each one begins shortly before its words, ms. */
const IDLE_MS = 6000
/** Longest recording, ms: what is said goes out in parts of it. */
const MAX_MS = 25_000

interface ServiceRecognizerParts {
  stream: MediaStream
  speech: Pick<BrowserSpeech, 'newRecorder' | 'page'>
  language: () => SpeechLanguage
  words: (text: string, isFinal: boolean) => void
  speaking: (isSpeaking: boolean) => void
  lost: (problem: VoiceProblem) => void
  /** Asks the site; a test's own. */
  ask?: typeof fetch
}

/** Speech into text by the operator's service. Each utterance is recorded and sent, and only while somebody speaks. */
export interface ServiceRecognizer extends Recognizer {
  /** The microphone's volume, about every 100 ms. */
  hearLevel(level: number): void
}

export function openServiceRecognizer(parts: ServiceRecognizerParts): ServiceRecognizer {
  const { speech, language, words, speaking, lost, ask = fetch } = parts
  const over = new AbortController()
  let stream = parts.stream
  let recording: Recording | null = null
  let isMuted = false
  let loudAt: number | null = null
  let sent = Promise.resolve()

  function setLoud(at: number | null): void {
    if ((at === null) !== (loudAt === null)) speaking(at !== null)
    loudAt = at
  }

  function begin(): void {
    recording?.drop()
    setLoud(null)
    recording = over.signal.aborted || isMuted || speech.page.hidden ? null : record(stream, speech)
  }

  function finish(): void {
    const done = recording?.finish()
    recording = null
    begin()
    // One after another, in the order of speaking.
    if (done) sent = sent.then(async () => send(await done))
  }

  async function send(sound: Blob): Promise<void> {
    if (over.signal.aborted || sound.size === 0 || sound.size > MAX_RECORDING) return
    const text = (await transcript(sound)) ?? (await transcript(sound))
    if (over.signal.aborted) return
    if (text === null) fail({ kind: 'connection-error', detail: 'The speech service isn’t responding.' })
    else if (text) words(text, true)
  }

  /** Null if the service fails. */
  async function transcript(sound: Blob): Promise<string | null> {
    try {
      const answer = await ask(`${TRANSCRIPTS_PATH}?language=${language()}`, {
        method: 'POST',
        body: sound,
        signal: over.signal,
      })
      return answer.ok ? ((await answer.json()) as { text: string }).text : null
    } catch {
      return null
    }
  }

  function fail(problem: VoiceProblem): void {
    close()
    lost(problem)
  }

  function close(): void {
    over.abort()
    speech.page.removeEventListener('visibilitychange', begin)
    begin()
  }

  speech.page.addEventListener('visibilitychange', begin)
  begin()

  return {
    hearLevel(level) {
      if (!recording) return
      const now = Date.now()
      if (level >= SPEECH_LEVEL) setLoud(now)
      const age = now - recording.begunAt
      if (loudAt !== null && (now - loudAt > PAUSE_MS || age > MAX_MS)) finish()
      else if (loudAt === null && age > IDLE_MS) begin()
    },
    // The language is sent with each recording.
    listenAnew: () => undefined,
    setMuted(muted) {
      isMuted = muted
      begin()
    },
    useTrack(track) {
      stream = new MediaStream([track])
      begin()
    },
    close,
  }
}

interface Recording {
  /** ms since 1970. */
  begunAt: number
  finish(): Promise<Blob>
  drop(): void
}

function record(stream: MediaStream, { newRecorder }: Pick<BrowserSpeech, 'newRecorder'>): Recording {
  const recorder = newRecorder!(stream, RECORDING_TYPES)
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => void pieces.push(data))
  recorder.start()
  const stop = () => recorder.state === 'inactive' || recorder.stop()
  return {
    begunAt: Date.now(),
    finish: () =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => resolve(new Blob(pieces, { type: recorder.mimeType })))
        stop()
      }),
    drop: stop,
  }
}

type PlayedUtterance = SpeechSynthesisUtterance & EventTarget

/** Speaks by the operator's service, in the form of a browser's speech synthesis. */
export function serviceSynthesis(newAudioContext: BrowserSpeech['newAudioContext'], ask: typeof fetch = fetch) {
  const context = newAudioContext()
  let current: { one: PlayedUtterance; over: AbortController } | null = null

  const end = (one: PlayedUtterance, event: Event) => {
    if (current?.one !== one) return
    current.over.abort()
    current = null
    one.dispatchEvent(event)
  }
  const errorOf = (error: string) => Object.assign(new Event('error'), { error })

  async function play(one: PlayedUtterance, signal: AbortSignal): Promise<void> {
    const answer = await ask(SPOKEN_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: one.text }),
      signal,
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const source = context.createBufferSource()
    source.buffer = await context.decodeAudioData(await answer.arrayBuffer())
    if (signal.aborted) return
    source.connect(context.destination)
    source.addEventListener('ended', () => end(one, new Event('end')))
    signal.addEventListener('abort', () => source.stop())
    source.start()
  }

  return {
    synthesis: {
      paused: false,
      resume: () => {},
      speak(one: SpeechSynthesisUtterance) {
        const over = new AbortController()
        current = { one, over }
        play(one, over.signal).catch(() => end(one, errorOf('network')))
      },
      cancel: () => void (current && end(current.one, errorOf('canceled'))),
    },
    newUtterance: (text: string) => Object.assign(new EventTarget(), { text }) as unknown as SpeechSynthesisUtterance,
    /** Frees the loudspeaker. */
    close: () => void context.close().catch(() => {}),
  }
}
