import { normalizeWords } from '#domain/search/filters/words.ts'
import type { Reading } from '../reading.ts'
import type { Span } from '../sentence.ts'
import { FILTER_WORDS } from './filter-words.ts'

/** Sets the search text. There is only one, so a second one becomes a limit. */
export function searchFor(reading: Reading, search: string, span: Span): void {
  if (reading.plain.search && reading.plain.search !== search)
    return reading.limit(span, 'Solo se puede buscar una palabra a la vez.')
  reading.set({ search })
  reading.part('search', FILTER_WORDS.search.chip(search, 'sale'), span)
}

/** Adds phrases that the description must have. */
export function mention(reading: Reading, phrases: string, span: Span): void {
  reading.set({ words: normalizeWords([reading.plain.words, phrases].filter(Boolean).join()) })
  reading.part('words', FILTER_WORDS.words.chip(normalizeWords(phrases), 'sale'), span)
}
