/** The part of SpeechRecognition (Web Speech API) in use; TypeScript's own types lack some of it. */
export interface Recognition extends Pick<EventTarget, 'addEventListener'> {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  /** Phrases to listen for; only recognition on the device takes them. */
  phrases?: readonly RecognitionPhrase[]
  /** Browsers without track support listen to the microphone they chose. */
  start(track?: MediaStreamTrack): void
  abort(): void
}

/** A SpeechRecognitionPhrase. */
export interface RecognitionPhrase {
  phrase: string
  /** 0 to 10; how much likelier the phrase gets (Web Speech API). */
  boost: number
}

/** Its 'result' event. Its 'error' event has an `error` code. */
export interface RecognitionResults extends Event {
  resultIndex: number
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>
}

interface RecognitionOptions {
  langs: string[]
  processLocally: boolean
}

export interface RecognitionType {
  new (): Recognition
  available?(options: RecognitionOptions): Promise<string>
  /** Resolves to whether recognition on this device is there afterwards. */
  install?(options: RecognitionOptions): Promise<boolean>
}

/** The part of MediaRecorder in use. */
export type Recorder = Pick<MediaRecorder, 'start' | 'stop' | 'state' | 'mimeType' | 'addEventListener'>

/** A browser's speech input and output; null for what it lacks. */
export interface BrowserSpeech {
  SpeechRecognition: RecognitionType | null
  /** Null where recognition takes no phrases. */
  newPhrase: ((phrase: string, boost: number) => RecognitionPhrase) | null
  media: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> | null
  synthesis: SpeechSynthesis | null
  newUtterance: (text: string) => SpeechSynthesisUtterance
  newAudioContext: () => AudioContext
  /** Records a stream in the first of the types that the browser knows; null for a browser without recorder. */
  newRecorder: ((stream: MediaStream, types: readonly string[]) => Recorder) | null
  /** On phones a microphone has one listener: measuring the level would stop the recognition. */
  exclusiveMicrophone: boolean
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** The speech input and output of this browser. */
export function browserSpeech(): BrowserSpeech {
  const own = window as unknown as Record<
    'SpeechRecognition' | 'webkitSpeechRecognition',
    RecognitionType | undefined
  > & {
    SpeechRecognitionPhrase?: new (phrase: string, boost: number) => RecognitionPhrase
  }
  const { SpeechRecognitionPhrase } = own
  return {
    SpeechRecognition: own.SpeechRecognition ?? own.webkitSpeechRecognition ?? null,
    newPhrase: SpeechRecognitionPhrase ? (phrase, boost) => new SpeechRecognitionPhrase(phrase, boost) : null,
    // Absent on pages without TLS.
    media: navigator.mediaDevices ?? null,
    synthesis: window.speechSynthesis ?? null,
    newUtterance: (text) => new SpeechSynthesisUtterance(text),
    newAudioContext: () => new AudioContext(),
    newRecorder: 'MediaRecorder' in window ? newRecorder : null,
    exclusiveMicrophone: isPhone(),
    page: document,
    window,
  }
}

/** iPads identify as Macs, but have touch points. */
const isPhone = (): boolean =>
  /Android|iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

function newRecorder(stream: MediaStream, types: readonly string[]): Recorder {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  return new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: 32_000 })
}
