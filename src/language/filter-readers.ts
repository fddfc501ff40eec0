import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { Reading } from './reading.ts'
import type { SpokenContext } from './understanding.ts'

/** Takes the phrases of a filter out of the sentence and notes them. One function may read several filters. */
type FilterReader = (reading: Reading, context: SpokenContext) => void

/**
 * What every language brings: a reader for every filter, in reading order. An earlier one takes its phrases from the later
 * ones. A filter without words in a language doesn't compile.
 */
export type FilterReaders = Readonly<Record<keyof ListingFilters, FilterReader>>

/** Reads every filter from a sentence, each function once. */
export function readWith(readers: FilterReaders): FilterReader {
  const functions = new Set(Object.values(readers))
  return (reading, context) => functions.forEach((read) => read(reading, context))
}
