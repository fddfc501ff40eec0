import type { Phrase } from '#domain/search/description-words.ts'
import type { WantedWords } from '#domain/search/search-words.ts'

/** The trigram index answers texts of three characters and more; a shorter one is looked for in every text. */
const TRIGRAM = 3

/** Whether the index can't answer this text. */
export const isTooShort = (text: string): boolean => [...text].length < TRIGRAM

/** A query of the index `listing_fts` for texts that contain this one. */
export const indexQuery = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A query of the index `listing_words`. Words hold no quotes. */
export const wordsQuery = (readings: readonly WantedWords[]): string =>
  readings.map((words) => `(${words.map((word) => `"${word}"`).join(' AND ')} *)`).join(' OR ')

/** A query of the index `listing_description_words`. */
export const phrasesQuery = (parts: readonly (readonly Phrase[])[]): string =>
  parts.map((phrases) => `(${phrases.map((phrase) => `"${phrase.join(' ')}"`).join(' OR ')})`).join(' AND ')
