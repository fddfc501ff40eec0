import * as fc from 'fast-check'
import { describe as group, expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { BATHS_OPTIONS } from '#domain/search/filters/baths.ts'
import { BEDS_OPTIONS } from '#domain/search/filters/beds.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { MAX_TOWNS } from '#domain/search/filters/towns.ts'
import { SPOKEN_MAX_LENGTH } from '#language/split-words.ts'
import { understand } from '#language/understand.ts'
import { anyCharacter } from '../arbitrary/any-character.ts'
import { anyFilters } from '../arbitrary/listings.ts'
import { PLACE_NAMES, readUtterances } from './utterances.ts'

const EVERYTHING = defaultFilters('sale', everyPrice)
const read = (said: string, filters: ListingFilters = EVERYTHING) => understand(said, { filters, places: PLACE_NAMES })
const development = readUtterances('development.txt')

/** Words of every reader, so that fuzzed sentences reach deep. */
const SCRAPS = [...new Set(development.flatMap(({ said }) => said.split(' ')))]
const anyScrap = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...SCRAPS) },
  { weight: 1, arbitrary: fc.nat({ max: 3_000_000 }).map(String) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 12 }) },
)
const anySentence = fc.oneof(
  fc.array(anyScrap, { maxLength: 40 }).map((scraps) => scraps.join(' ')),
  fc.string({ unit: anyCharacter, maxLength: 2000 }),
  fc.tuple(fc.constantFrom(...SCRAPS), fc.nat({ max: 2000 })).map(([scrap, times]) => `${scrap} `.repeat(times)),
)

group('whatever is said', () => {
  test('filters come out that the panel and an address can hold', () => {
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
