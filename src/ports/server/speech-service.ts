import type { Result } from '#domain/result.ts'
import type { SpeechLanguage } from '../browser/speech-api.ts'

/** A visitor's recording of one utterance. */
export interface Recording {
  bytes: Uint8Array<ArrayBuffer>
  /** Its media type, such as 'audio/webm'. */
  type: string
}

/** The operator's service for speech. Both answer 'unavailable' if it fails; the words themselves are kept nowhere. */
export interface SpeechService {
  /** The words of a recording; '' where nothing was said. */
  transcribe(recording: Recording, language: SpeechLanguage, signal: AbortSignal): Promise<Result<string>>
  /** A text spoken, as MP3; null where the browser's own voices speak. */
  speak: ((text: string, signal: AbortSignal) => Promise<Result<Uint8Array<ArrayBuffer>>>) | null
}
