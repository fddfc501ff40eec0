import type { VoiceProblem, VoiceProblemKind } from '#domain/voice/voice-problem.ts'
import type { BrowserSpeech, Recogniser, RecogniserResults, RecogniserType } from './browser-speech.ts'
import { LANGUAGE, type SpeechTier } from './speech-tiers.ts'

/** Wait before listening on after a silence, ms; doubled each time that nothing at all could be heard. */
const PAUSE = 250
const MAX_PAUSE = 4000
/** A recogniser that ends sooner than this, ms, so many times in a row without a word, doesn't work. */
const TOO_SOON = 1000
const MAX_FAILURES = 6

const PROBLEMS: Readonly<Record<string, VoiceProblemKind>> = {
  network: 'connection-error',
  'audio-capture': 'not-found',
  'not-allowed': 'permissions',
  'service-not-allowed': 'permissions',
  'language-not-supported': 'unknown',
}

interface EarsParts {
  Recogniser: RecogniserType
  tier: SpeechTier
  page: BrowserSpeech['page']
  /** What was said; it may change until it is final. */
  words: (text: string, isFinal: boolean) => void
  speaking: (isSpeaking: boolean) => void
  /** What turned speech into text has failed, and nothing is heard from now on: nobody else gets the sound unasked. */
  lost: (problem: VoiceProblem) => void
}

/** Listens on and on, through silences and hidden tabs, until it is closed. */
export interface Ears {
  setMuted(muted: boolean): void
  /** Listens to this track from now on, where the browser can. */
  useTrack(track: MediaStreamTrack): void
  close(): void
}

export function openEars({ Recogniser, tier, page, words, speaking, lost }: EarsParts): Ears {
  let recogniser: Recogniser | null = null
  let track: MediaStreamTrack | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isMuted = false
  let isClosed = false
  let isSpeaking = false
  let failures = 0

  const isListening = () => !isClosed && !isMuted && !page.hidden

  function setSpeaking(now: boolean): void {
    if (now === isSpeaking) return
    isSpeaking = now
    speaking(now)
  }

  function listen(): void {
    clearTimeout(timer)
    if (recogniser || !isListening()) return
    const one = new Recogniser()
    recogniser = one
    one.lang = LANGUAGE
    one.continuous = true
    one.interimResults = true
    if (tier === 'device') one.processLocally = true
    const begun = Date.now()
    const on = (type: string, then: (event: Event) => void) =>
      one.addEventListener(type, (event) => void (recogniser === one && then(event)))
    on('result', (event) => {
      failures = 0
      hear(event as RecogniserResults)
    })
    on('speechstart', () => setSpeaking(true))
    on('speechend', () => setSpeaking(false))
    on('error', (event) => {
      const { error } = event as Event & { error: string }
      const kind = PROBLEMS[error]
      if (kind) fail({ kind, detail: error })
    })
    on('end', () => {
      recogniser = null
      setSpeaking(false)
      failures = Date.now() - begun < TOO_SOON ? failures + 1 : 0
      if (failures >= MAX_FAILURES) fail({ kind: 'connection-error', detail: 'The recogniser ends at once.' })
      else listenSoon()
    })
    try {
      if (track) one.start(track)
      else one.start()
    } catch (error) {
      // Whoever opened these ears has them first.
      timer = setTimeout(fail, 0, { kind: 'unknown', detail: String(error) } satisfies VoiceProblem)
    }
  }

  const listenSoon = () => {
    clearTimeout(timer)
    if (isListening()) timer = setTimeout(listen, Math.min(PAUSE * 2 ** failures, MAX_PAUSE))
  }

  function hear({ resultIndex, results }: RecogniserResults): void {
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

  /** Nothing more is heard of the recogniser of now. */
  function quit(): void {
    clearTimeout(timer)
    const one = recogniser
    recogniser = null
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
    useTrack(next) {
      track = next
      quit()
      listen()
    },
    close,
  }
}
