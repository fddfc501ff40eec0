import { SPEECH_LANGUAGE, type Language } from '#domain/voice/language.ts'
import type { VoiceProblem, VoiceProblemKind } from '#domain/voice/voice-problem.ts'
import type {
  BrowserSpeech,
  Recognition,
  RecognitionPhrase,
  RecognitionResults,
  RecognitionType,
} from './browser-speech.ts'
import type { SpeechTier } from './speech-tiers.ts'

/** Delay before recognition restarts after a silence; doubled after each failure. */
const RESTART_DELAY_MS = 250
const MAX_RESTART_DELAY_MS = 4000
/** A recognition that ends within this time without a result counts as failed; MAX_FAILURES in a row end listening. */
const MIN_DURATION_MS = 1000
const MAX_FAILURES = 6

const PROBLEMS: Readonly<Record<string, VoiceProblemKind>> = {
  network: 'connection-error',
  'audio-capture': 'not-found',
  'not-allowed': 'permissions',
  'service-not-allowed': 'permissions',
  'language-not-supported': 'unknown',
}

interface RecognizerParts {
  SpeechRecognition: RecognitionType
  tier: SpeechTier
  /** Names to listen for, read at each start; recognition on the device alone takes them. */
  phrases: () => readonly RecognitionPhrase[]
  /** The language that is spoken, read at each start. */
  language: () => Language
  page: BrowserSpeech['page']
  /** Recognized text; it may change until it is final. */
  words: (text: string, isFinal: boolean) => void
  speaking: (isSpeaking: boolean) => void
  /** Recognition failed and has ended. It never falls back to another recipient of the sound without consent. */
  lost: (problem: VoiceProblem) => void
}

/** Continuous speech recognition: resumes after silences and hidden tabs until it is closed. */
export interface Recognizer {
  setMuted(muted: boolean): void
  /** Switches to another track, if the browser supports tracks. */
  useTrack(track: MediaStreamTrack): void
  /** Starts again, for the language of now. */
  listenAnew(): void
  close(): void
}

export function openRecognizer(parts: RecognizerParts): Recognizer {
  const { SpeechRecognition, tier, phrases, language, page, words, speaking, lost } = parts
  let recognition: Recognition | null = null
  let track: MediaStreamTrack | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isMuted = false
  let isClosed = false
  let isSpeaking = false
  let failures = 0
  let takesPhrases = tier === 'device'

  const isListening = () => !isClosed && !isMuted && !page.hidden

  function setSpeaking(now: boolean): void {
    if (now === isSpeaking) return
    isSpeaking = now
    speaking(now)
  }

  function listen(): void {
    clearTimeout(timer)
    if (recognition || !isListening()) return
    const one = new SpeechRecognition()
    recognition = one
    one.lang = SPEECH_LANGUAGE[language()]
    one.continuous = true
    one.interimResults = true
    if (tier === 'device') one.processLocally = true
    if (takesPhrases) one.phrases = phrases()
    const begun = Date.now()
    const on = (type: string, then: (event: Event) => void) =>
      one.addEventListener(type, (event) => void (recognition === one && then(event)))
    on('result', (event) => {
      failures = 0
      hear(event as RecognitionResults)
    })
    on('speechstart', () => setSpeaking(true))
    on('speechend', () => setSpeaking(false))
    on('error', (event) => {
      const { error } = event as Event & { error: string }
      // The next start goes without them.
      if (error === 'phrases-not-supported') takesPhrases = false
      const kind = PROBLEMS[error]
      if (kind) fail({ kind, detail: error })
    })
    on('end', () => {
      recognition = null
      setSpeaking(false)
      failures = Date.now() - begun < MIN_DURATION_MS ? failures + 1 : 0
      if (failures >= MAX_FAILURES)
        fail({ kind: 'connection-error', detail: 'The recognizer keeps ending right away.' })
      else listenSoon()
    })
    try {
      if (track) one.start(track)
      else one.start()
    } catch (error) {
      // Later, so that the caller has the recognizer before it fails.
      timer = setTimeout(fail, 0, { kind: 'unknown', detail: String(error) } satisfies VoiceProblem)
    }
  }

  const listenSoon = () => {
    clearTimeout(timer)
    if (isListening()) timer = setTimeout(listen, Math.min(RESTART_DELAY_MS * 2 ** failures, MAX_RESTART_DELAY_MS))
  }

  function hear({ resultIndex, results }: RecognitionResults): void {
    const texts = Array.from(results).slice(resultIndex)
    const join = (all: typeof texts) =>
      all
        .map((result) => result[0]?.transcript.trim() ?? '')
        .filter(Boolean)
        .join(' ')
    const said = join(texts.filter(({ isFinal }) => isFinal))
    const soFar = join(texts.filter(({ isFinal }) => !isFinal))
    if (said) words(said, true)
    if (soFar) words(soFar, false)
    setSpeaking(Boolean(soFar))
  }

  function fail(problem: VoiceProblem): void {
    if (isClosed) return
    close()
    lost(problem)
  }

  function close(): void {
    if (isClosed) return
    isClosed = true
    page.removeEventListener('visibilitychange', onVisibility)
    quit()
  }

  /** Aborts the current recognition and ignores its events. */
  function quit(): void {
    clearTimeout(timer)
    const one = recognition
    recognition = null
    setSpeaking(false)
    one?.abort()
  }

  const onVisibility = () => (page.hidden ? quit() : listen())
  page.addEventListener('visibilitychange', onVisibility)
  listen()

  return {
    setMuted(muted) {
      isMuted = muted
      if (muted) quit()
      else listen()
    },
    listenAnew() {
      quit()
      listen()
    },
    useTrack(next) {
      track = next
      quit()
      listen()
    },
    close,
  }
}
