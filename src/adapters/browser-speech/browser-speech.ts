/** What is used of a browser's SpeechRecognition (Web Speech API); TypeScript's own types have only some of it. */
export interface Recogniser extends Pick<EventTarget, 'addEventListener'> {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  /** Browsers that don't know of tracks hear the microphone of their own choice. */
  start(track?: MediaStreamTrack): void
  abort(): void
}

/** What its 'result' event brings; its 'error' event brings an `error` word. */
export interface RecogniserResults extends Event {
  resultIndex: number
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>
}

export interface RecogniserType {
  new (): Recogniser
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}

/** What of a browser speech comes in and goes out by; null for what it doesn't have. */
export interface BrowserSpeech {
  Recogniser: RecogniserType | null
  media: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> | null
  synthesis: SpeechSynthesis | null
  newUtterance: (text: string) => SpeechSynthesisUtterance
  newAudioContext: () => AudioContext
  /** Phones have one microphone for one listener: while the level is measured, nothing is recognised. */
  hearsOnce: boolean
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Speech as this browser has it. */
export function browserSpeech(): BrowserSpeech {
  const own = window as unknown as Record<'SpeechRecognition' | 'webkitSpeechRecognition', RecogniserType | undefined>
  return {
    Recogniser: own.SpeechRecognition ?? own.webkitSpeechRecognition ?? null,
    // Missing on pages without TLS.
    media: navigator.mediaDevices ?? null,
    synthesis: window.speechSynthesis ?? null,
    newUtterance: (text) => new SpeechSynthesisUtterance(text),
    newAudioContext: () => new AudioContext(),
    hearsOnce: isPhone(),
    page: document,
    window,
  }
}

/** Tablets of one maker call themselves desktops, but have fingers on them. */
const isPhone = (): boolean =>
  /Android|iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
