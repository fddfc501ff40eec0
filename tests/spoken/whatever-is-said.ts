import * as fc from 'fast-check'
import { describe as group, expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { BATHS_OPTIONS } from '#domain/search/filters/baths.ts'
import { BEDS_OPTIONS } from '#domain/search/filters/beds.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { MAX_TOWNS } from '#domain/search/filters/towns.ts'
import type { Grammar } from '#language/grammar.ts'
import { SPOKEN_MAX_LENGTH } from '#language/split-words.ts'
import { anyCharacter } from '../arbitrary/any-character.ts'
import { anyFilters } from '../arbitrary/listings.ts'
import { PLACE_NAMES } from './utterances.ts'

const EVERYTHING = defaultFilters('sale', everyPrice)

const anySentenceOf = (sentences: readonly string[]) => {
  const scraps = [...new Set(sentences.flatMap((said) => said.split(' ')))]
  const anyScrap = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...scraps) },
    { weight: 1, arbitrary: fc.nat({ max: 3_000_000 }).map(String) },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 12 }) },
  )
  return fc.oneof(
    fc.array(anyScrap, { maxLength: 40 }).map((some) => some.join(' ')),
    fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 3 }).map((some) => some.join(', ')),
    fc.string({ unit: anyCharacter, maxLength: 2000 }),
    fc.tuple(fc.constantFrom(...scraps), fc.nat({ max: 2000 })).map(([scrap, times]) => `${scrap} `.repeat(times)),
  )
}

/**
 * The properties that a language's readers keep for every sentence. A language has a test file of its own, so that they run
 * at the same time. `sentences`: their words reach deep into its readers.
 */
export function testWhateverIsSaid(
  grammar: Pick<Grammar, 'language' | 'understand' | 'describe'>,
  sentences: readonly string[],
): void {
  group(`whatever is said in ${grammar.language}`, () => {
    const { understand, describe } = grammar
    const anySentence = anySentenceOf(sentences)
    const read = (said: string, filters: ListingFilters = EVERYTHING) =>
      understand(said, { filters, places: PLACE_NAMES, defaultPrice: everyPrice })

    test('filters come out that the panel and an address can hold, and that can be said back', () => {
      fc.assert(
        fc.property(anySentence, fc.oneof(fc.constant(EVERYTHING), anyFilters), (said, before) => {
          const { filters, parts, limits, missed, refused } = read(said, before)
          expect([null, ...BEDS_OPTIONS]).toContain(filters.beds)
          expect([null, ...BATHS_OPTIONS]).toContain(filters.baths)
          expect(filters.price.min).toBeLessThanOrEqual(filters.price.max)
          expect(filters.price.min).toBeGreaterThanOrEqual(EVERY_PRICE.min)
          expect(filters.price.max).toBeLessThanOrEqual(EVERY_PRICE.max)
          expect([filters.price.min, filters.price.max].every(Number.isInteger)).toBe(true)
          expect(filters.towns.length).toBeLessThanOrEqual(MAX_TOWNS)
          for (const { start, end } of [...parts, ...limits, ...missed, ...refused]) {
            expect(start).toBeGreaterThanOrEqual(0)
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual(said.length)
          }
          const isWhole = before === EVERYTHING
          expect(isWhole ? read(describe(filters, PLACE_NAMES)).filters : filters).toEqual(filters)
        }),
        { numRuns: 10_000 },
      )
    })

    test('the same words mean the same, and what stands past the longest sentence is not read', () => {
      fc.assert(
        fc.property(anySentence, (said) => {
          const long = said.padEnd(SPOKEN_MAX_LENGTH, ' .')
          expect(read(`${long.slice(0, SPOKEN_MAX_LENGTH)} five bedrooms in Bergen`)).toEqual(read(long))
        }),
        { numRuns: 300 },
      )
    })
  })
}
