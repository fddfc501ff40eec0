/** A language that the agent speaks, as ISO 639 writes it. */
export type Language = 'en' | 'es'

/** The same as BCP 47 names it for speech: of this country. */
export const SPEECH_LANGUAGE: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }
