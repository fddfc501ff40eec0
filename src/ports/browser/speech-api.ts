/** The languages that are understood, as BCP 47 has them. */
export const SPEECH_LANGUAGES = ['en', 'es'] as const
export type SpeechLanguage = (typeof SPEECH_LANGUAGES)[number]

/** Takes a recording as its body and `?language=`; answers {text}. */
export const TRANSCRIPTS_PATH = '/api/voice/transcripts'
/** Takes {text}; answers it spoken, as MP3. */
export const SPOKEN_PATH = '/api/voice/spoken'

/** Largest recording, bytes: half a minute as browsers record it. */
export const MAX_RECORDING = 1024 * 1024
/** Media types that browsers record in. */
export const RECORDING_TYPES = ['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/wav'] as const
/** Longest text that is spoken at once, characters. */
export const MAX_SPOKEN = 600
