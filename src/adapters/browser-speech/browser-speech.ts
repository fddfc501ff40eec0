/** The part of SpeechRecognition (Web Speech API) in use; TypeScript's own types lack some of it. */
export interface Recognition extends Pick<EventTarget, 'addEventListener'> {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  /** Browsers without track support listen to the microphone they chose. */
  start(track?: MediaStreamTrack): void
  abort(): void
}

/** Its 'result' event. Its 'error' event has an `error` code. */
export interface RecognitionResults extends Event {
  resultIndex: number
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>
}

export interface RecognitionType {
  new (): Recognition
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}

/** A browser's speech input and output; null for what it lacks. */
export interface BrowserSpeech {
  SpeechRecognition: RecognitionType | null
  media: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> | null
  synthesis: SpeechSynthesis | null
  newUtterance: (text: string) => SpeechSynthesisUtterance
  newAudioContext: () => AudioContext
  /** On phones a microphone has one listener: measuring the level would stop the recognition. */
  exclusiveMicrophone: boolean
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** The speech input and output of this browser. */
export function browserSpeech(): BrowserSpeech {
  const own = window as unknown as Record<'SpeechRecognition' | 'webkitSpeechRecognition', RecognitionType | undefined>
  return {
    SpeechRecognition: own.SpeechRecognition ?? own.webkitSpeechRecognition ?? null,
    // Absent on pages without TLS.
    media: navigator.mediaDevices ?? null,
    synthesis: window.speechSynthesis ?? null,
    newUtterance: (text) => new SpeechSynthesisUtterance(text),
    newAudioContext: () => new AudioContext(),
    exclusiveMicrophone: isPhone(),
    page: document,
    window,
  }
}

/** iPads identify as Macs, but have touch points. */
const isPhone = (): boolean =>
  /Android|iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
