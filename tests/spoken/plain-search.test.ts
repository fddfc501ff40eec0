import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { readPlainSearch } from '#language/en/plain-search.ts'
import { readSearch } from '#language/en/read-search.ts'
import type { SpokenContext, Understanding } from '#language/understanding.ts'
import { anyFilters } from '../arbitrary/listings.ts'
import { PLACE_NAMES, readUtterances, TODAY } from './utterances.ts'

const FILES = ['development.txt', 'heldout.txt', 'heldout-2.txt', 'heldout-3.txt', 'heldout-4.txt', 'heldout-5.txt']
const FAIR = ['fair-lawful.txt', 'fair-steering.txt']

const told = ({ filters, parts, sort, limits, missed, refused, hasVoucher }: Understanding) => ({
  filters,
  parts,
  sort,
  limits,
  missed,
  refused,
  hasVoucher,
})

/** The sentence if all readers read it otherwise than the plain ones; null if alike, undefined if it is left to them. */
function unlike(said: string, context: SpokenContext): string | null | undefined {
  const plain = readPlainSearch(said, context)
  if (plain === null) return undefined
  const all = readSearch(said, context)
  const isSearch = /^(?:search|refine|count|budget)$/.test(all.intent)
  const wanted = { ...plain, sort: null, limits: [], missed: [], refused: [], hasVoucher: false }
  return isSearch && JSON.stringify(told(all)) === JSON.stringify(wanted) ? null : said
}

test('what is read plainly, all readers read alike, and it is a third of the searches', () => {
  const read = [...FILES, ...FAIR]
    .flatMap(readUtterances)
    .map(({ said, before }) => unlike(said, { filters: before, places: PLACE_NAMES, today: TODAY }))
  expect(read.filter(Boolean)).toEqual([])
  expect(read.filter((one) => one === null).length).toBeGreaterThan(450)
})

test.each([
  'Oak Lane, a three bed house in Bergen',
  'close to my mom in Clifton three bed house in Bergen',
  'one million plus homes in Fort Lee',
])('what only all readers understand is left to them: %j', (said) => {
  const filters = defaultFilters('sale', everyPrice)
  expect(unlike(said, { filters, places: PLACE_NAMES, today: TODAY })).toBeUndefined()
})

test('so is whatever else is made of their words', () => {
  const sale = defaultFilters('sale', everyPrice)
  const said = [...FILES, ...FAIR].flatMap(readUtterances).map((utterance) => utterance.said)
  const plain = said.filter((one) => readPlainSearch(one, { filters: sale, places: PLACE_NAMES, today: TODAY }))
  const runsOf = (sentences: readonly string[], lengths: readonly number[]) =>
    sentences.flatMap((sentence) => {
      const words = sentence.split(' ')
      return words.flatMap((_, at) => lengths.map((length) => words.slice(at, at + length).join(' ')))
    })
  const anyPlain = fc.constantFrom(...plain)
  const anyRun = fc.constantFrom(...new Set(runsOf(said, [2, 3])))
  const anySaid = fc.oneof(
    fc.array(fc.constantFrom(...runsOf(plain, [1, 2, 3])), { minLength: 1, maxLength: 5 }),
    fc.array(anyPlain, { minLength: 1, maxLength: 2 }),
    fc.tuple(anyPlain, anyRun),
    fc.tuple(anyRun, anyPlain),
  )
  const anyBefore = fc.oneof(fc.constantFrom(sale, defaultFilters('rent', everyPrice)), anyFilters)
  fc.assert(
    fc.property(anySaid, anyBefore, (some, filters) => {
      const context = { filters, places: PLACE_NAMES, today: TODAY, defaultPrice: everyPrice }
      expect(unlike(some.join(' '), context) ?? null).toBeNull()
    }),
    { numRuns: 1500 },
  )
})
