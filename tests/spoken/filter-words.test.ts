import { describe, expect, test } from 'vitest'
import { activeParts, defaultFilters, filterOfPart } from '#domain/search/filters.ts'
import { FILTER_KEYS, type FilterKey, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { SORTS, type Sort } from '#domain/search/sort.ts'
import { FILTER_WORDS } from '#language/en/filter-words.ts'
import { understand } from '#language/en/understand.ts'
import { PLACE_NAMES, TODAY } from './utterances.ts'

const EVERYTHING = defaultFilters('sale', everyPrice)
const read = (said: string, filters: ListingFilters) =>
  understand(said, { filters, places: PLACE_NAMES, today: TODAY, defaultPrice: everyPrice })
/** Every search has a market; to rent it is said. */
const asks = (filters: ListingFilters, key: FilterKey) =>
  key === 'market' || activeParts(filters, everyPrice).some((part) => filterOfPart(part) === key)

/** What words can't set, and what a sentence leaves in another filter: three counties are no longer one. */
const DRAWN: Readonly<Partial<ListingFilters>> = {
  area: [
    { lat: 40.8, lng: -74.2 },
    { lat: 40.9, lng: -74.2 },
    { lat: 40.9, lng: -74.1 },
  ],
  within: { west: -74.3, south: 40.7, east: -74.1, north: 40.9 },
  notTowns: ['Essex/Newark'],
  notCounties: ['Hudson'],
  notKinds: ['condo'],
  notAmenities: ['pool'],
  notFeatures: ['doorman'],
  notArea: [
    { lat: 40.8, lng: -74.2 },
    { lat: 40.9, lng: -74.2 },
    { lat: 40.9, lng: -74.1 },
  ],
}

describe.each(FILTER_KEYS)('the filter %s', (key) => {
  const { say, correct, drop } = FILTER_WORDS[key]
  const said = say === null ? { ...EVERYTHING, ...DRAWN } : read(say, EVERYTHING).filters

  test('is said', () => {
    expect([key, asks(said, key), said[key] === EVERYTHING[key]]).toEqual([key, true, false])
    const { missed, limits } = read(say ?? 'homes', EVERYTHING)
    expect([missed, limits]).toEqual([[], []])
  })

  test.for(correct === null ? [] : [correct])('is corrected', (correct) => {
    const { filters, missed, limits } = read(correct, said)
    expect([correct, JSON.stringify(filters[key]) === JSON.stringify(said[key])]).toEqual([correct, false])
    expect([asks(filters, key), missed, limits]).toEqual([true, [], []])
  })

  test.for(drop === null ? [] : [drop])('is dropped, and nothing else is', (drop) => {
    const { filters, intent, missed, limits } = read(drop, said)
    expect([drop, intent, asks(filters, key)]).toEqual([drop, 'refine', false])
    expect([missed, limits]).toEqual([[], []])
    expect(activeParts(filters, everyPrice).length).toBe(activeParts(said, everyPrice).length - 1)
  })

  test('is asked about', () => {
    const { intent, asked, filters } = read(`is there a filter for ${FILTER_WORDS[key].noun}`, said)
    expect([intent, asked, filters]).toEqual(['filter', key, said])
  })
})

describe('the orders', () => {
  const WORDS: Readonly<Record<Sort, string>> = {
    newest: 'newest first',
    'price-asc': 'cheapest first',
    'price-desc': 'most expensive first',
    beds: 'most bedrooms first',
    'square-feet': 'biggest first',
    'price-per-square-foot': 'cheapest per square foot first',
    reduced: 'recently reduced first',
    'monthly-cost': 'lowest monthly cost first',
    'shortest-commute': 'shortest ride first',
  }
  test.each(SORTS)('%s is said', (sort) => {
    expect(read(WORDS[sort], { ...EVERYTHING, county: 'Bergen' })).toMatchObject({ sort, missed: [] })
  })

  test('is corrected, dropped and asked about', () => {
    const { say, correct, drop } = FILTER_WORDS.sort
    const sorts = [say, correct, drop].map((said) => read(said!, { ...EVERYTHING, county: 'Bergen' }).sort)
    expect(sorts).toEqual(['price-asc', 'square-feet', 'newest'])
    expect(read('how are they sorted', EVERYTHING)).toMatchObject({ intent: 'filter', asked: 'sort' })
  })
})

test('several filters are dropped in one sentence', () => {
  const before = read('built after 1990 with at least 1,200 square feet and HOA fee under 400', EVERYTHING).filters
  expect(read('forget the year and the fee, any size', before).filters).toEqual(EVERYTHING)
})
