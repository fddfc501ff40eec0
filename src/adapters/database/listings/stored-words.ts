import { foldCase } from '#domain/fold-case.ts'
import { homeWords, readWords, type SearchedFields, type WantedWords } from '#domain/search/search-words.ts'

/**
 * Before a word that stands nowhere in the searched text: a short form's long one, or a word without its accents. A text
 * of one word finds all other words as part of the searched text already.
 */
const UNWRITTEN = '~'

/** The words of a home as they are stored, with spaces between them. */
export function storedWords(home: SearchedFields, searchedText: string): string {
  const words = homeWords(home)
  const unwritten = words.filter((word) => !word.includes('+') && !searchedText.includes(word))
  return [...words, ...unwritten.map((word) => UNWRITTEN + word)].join(' ')
}

/**
 * What a search text asks of the stored words, beside homes whose searched text contains it: the words of one of these, the
 * last one as the beginning of a word.
 */
export function wantedWords(search: string): readonly WantedWords[] {
  const readings = readWords(search)
  const isOneWord = readings.length === 1 && readings[0]!.length === 1 && readings[0]![0] === foldCase(search)
  return isOneWord ? [[UNWRITTEN + readings[0]![0]]] : readings
}
