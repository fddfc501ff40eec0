import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFilters, anyListings, anyQuery } from '../../../tests/arbitrary/listings.ts'
import { LOANS } from '../../../tests/arbitrary/loan-figures.ts'
import { madeListing } from '../../../tests/arbitrary/made-listing.ts'
import { TIMETABLE } from '../../../tests/arbitrary/timetable.ts'
import { COUNTIES, isServed } from '../geo/county.ts'
import type { ListingSummary } from '../listing/listing.ts'
import { relaxations } from './filter-parts.ts'
import { commutesFor, monthsFor } from './filter-rules.ts'
import { defaultFilters } from './filters.ts'
import { AMENITY_KEYS } from './filters/amenities.ts'
import type { ListingFilters } from './filters/catalogue.ts'
import { matches } from './matching.ts'
import { bestRelaxation, PAGE_SIZE, pageWindow, searchListings } from './search.ts'
import { SORTS, type Sort } from './sort.ts'

const HOME = madeListing({
  id: 1,
  title: 'Charming Lakeview House',
  address: '12 Cedar Lane, Denville, NJ 07834',
  city: 'Denville',
  county: 'Morris',
  price: 850_000,
  market: 'sale',
  beds: 4,
  baths: 2.5,
  squareFeet: 2_450,
  features: ['Waterfront', 'Two-Car Garage'],
  picture: null,
  location: null,
  status: 'active',
  listedOn: '2026-11-11',
  priceReduction: null,
  openHouses: [],
  availableOn: null,
  office: 'Keystead Realty LLC',
})

test.each<[string, Partial<ListingFilters>, boolean]>([
  ['title in another case', { search: 'LAKEVIEW' }, true],
  ['part of the address', { search: 'edar lane, den' }, true],
  ['county', { search: 'morr' }, true],
  ['text that is nowhere', { search: 'Hoboken' }, false],
  ['a wildcard as plain text', { search: '%' }, false],
  ['an underscore as plain text', { search: '_' }, false],
  ['its county', { county: 'Morris' }, true],
  ['another county', { county: 'Essex' }, false],
  ['a price range ending at its price', { price: { min: 300_000, max: 850_000 } }, true],
  ['a price range starting at its price', { price: { min: 850_000, max: 900_000 } }, true],
  ['a price range one dollar below', { price: { min: 300_000, max: 849_999 } }, false],
  ['a price range one dollar above', { price: { min: 850_001, max: 900_000 } }, false],
  ['as many beds', { beds: 4 }, true],
  ['more beds', { beds: 5 }, false],
  ['as many baths', { baths: 2.5 }, true],
  ['more baths', { baths: 3 }, false],
  ['both its amenities', { amenities: ['twoCarGarage', 'waterfront'] }, true],
  ['one amenity it lacks', { amenities: ['waterfront', 'pool'] }, false],
  ['the other market', { market: 'rent' }, false],
  ['all filters but one', { search: 'lake', county: 'Morris', beds: 5 }, false],
])('L-04 %s', (_, filters, expected) => {
  expect(matches(HOME, { ...defaultFilters(), ...filters })).toBe(expected)
})

test('L-04 an unknown number of beds or baths meets no minimum', () => {
  const unknown = { ...HOME, beds: null, baths: null }
  expect(matches(unknown, { ...defaultFilters(), beds: 1 })).toBe(false)
  expect(matches(unknown, { ...defaultFilters(), baths: 1 })).toBe(false)
  expect(matches(unknown, defaultFilters())).toBe(true)
})

test('the pages of a search hold every matching home once', () => {
  fc.assert(
    fc.property(anyListings(70), anyFilters, fc.constantFrom(...SORTS), (listings, filters, sort) => {
      const first = searchListings(listings, { filters, sort, page: 1 }, CONTEXT)
      const pages = Array.from({ length: first.pageCount }, (_, place) =>
        searchListings(listings, { filters, sort, page: place + 1 }, CONTEXT),
      )
      const shown = pages.flatMap((page) => page.listings.map(({ id }) => id))
      const expected = listings.filter((listing) => matches(listing, filters, CONTEXT)).map(({ id }) => id)
      expect(shown.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
      expect(first.total).toBe(expected.length)
      for (const page of pages.slice(0, -1)) expect(page.listings).toHaveLength(PAGE_SIZE)
    }),
  )
})

test('each sort is a total order: the order in which homes were given does not show', () => {
  const twoOrders = anyListings().chain((listings) =>
    fc.tuple(fc.constant(listings), fc.shuffledSubarray(listings, { minLength: listings.length })),
  )
  fc.assert(
    fc.property(twoOrders, anyQuery, ([some, others], query) => {
      expect(searchListings(others, query, CONTEXT)).toEqual(searchListings(some, query, CONTEXT))
    }),
  )
})

const CONTEXT = { loans: LOANS, timetable: TIMETABLE }
const monthOf = (home: ListingSummary, { cost }: ListingFilters) => monthsFor(cost, CONTEXT)(home)

const ORDERED: Record<Sort, (a: ListingSummary, b: ListingSummary, filters: ListingFilters) => boolean> = {
  newest: (a, b) => a.listedOn >= b.listedOn,
  'price-asc': (a, b) => a.price <= b.price,
  'price-desc': (a, b) => a.price >= b.price,
  beds: (a, b) => b.beds === null || (a.beds !== null && a.beds >= b.beds),
  'price-per-square-foot': (a, b) =>
    b.squareFeet === null || (a.squareFeet !== null && a.price / a.squareFeet <= b.price / b.squareFeet),
  reduced: (a, b) => (a.priceReduction?.on ?? '') >= (b.priceReduction?.on ?? ''),
  'square-feet': (a, b) => b.squareFeet === null || (a.squareFeet !== null && a.squareFeet >= b.squareFeet),
  'monthly-cost': (a, b, filters) => (monthOf(a, filters) ?? Infinity) <= (monthOf(b, filters) ?? Infinity),
  'shortest-commute': (a, b, { train }) => {
    const commuteOf = commutesFor(train, CONTEXT)
    return train.to === null ? a.listedOn >= b.listedOn : (commuteOf(a) ?? Infinity) <= (commuteOf(b) ?? Infinity)
  },
}

test.each(SORTS)(
  'homes sorted by %s stand in that order, unknown sizes last, those outside our counties behind',
  (sort) => {
    fc.assert(
      fc.property(anyListings(), anyFilters, (listings, filters) => {
        const { listings: found } = searchListings(listings, { filters, sort, page: 1 }, CONTEXT)
        const [inside, outside] = [true, false].map((served) =>
          found.filter(({ county }) => isServed(county) === served),
        )
        expect(found).toEqual([...inside!, ...outside!])
        for (const homes of [inside!, outside!]) {
          expect(homes.slice(1).every((home, place) => ORDERED[sort](homes[place]!, home, filters))).toBe(true)
        }
      }),
    )
  },
)

test('the count beside an option is what choosing it shows', () => {
  fc.assert(
    fc.property(anyListings(), anyQuery, (listings, query) => {
      const { facets } = searchListings(listings, query, CONTEXT)
      const total = (filters: Partial<ListingFilters>) =>
        searchListings(listings, { ...query, filters: { ...query.filters, ...filters } }, CONTEXT).total
      for (const county of COUNTIES) expect(facets.counties[county]).toBe(total({ county, counties: [] }))
      for (const amenity of AMENITY_KEYS) {
        expect(facets.amenities[amenity]).toBe(total({ amenities: [...query.filters.amenities, amenity] }))
      }
    }),
  )
})

test('help is given exactly when nothing is found and one filter stands in the way, and it keeps its promise', () => {
  fc.assert(
    fc.property(anyListings(12), anyQuery, (listings, query) => {
      const { total, relaxation } = searchListings(listings, query, CONTEXT)
      const relaxed = relaxations(query.filters).map(({ part, relaxed }) => ({
        part,
        total: searchListings(listings, { ...query, filters: relaxed }, CONTEXT).total,
      }))
      const most = Math.max(0, ...relaxed.map((easing) => easing.total))
      const helps = total === 0 && most > 0
      expect(relaxation).toEqual(helps ? relaxed.find((easing) => easing.total === most) : null)
    }),
  )
})

test('help names the filter that hides most homes', () => {
  const dear = { ...HOME, id: 2, price: 1_900_000 }
  const filters = { ...defaultFilters(), beds: 5, county: 'Morris' as const }
  expect(searchListings([HOME, dear], { filters, sort: 'newest', page: 1 }).relaxation).toEqual({
    part: { part: 'beds' },
    total: 1,
  })
  expect(searchListings([dear], { filters: defaultFilters(), sort: 'newest', page: 1 }).relaxation).toEqual({
    part: { part: 'price' },
    total: 1,
  })
})

test('the best relaxation is the largest, the first of equals, and none where none helps', () => {
  const beds = { part: { part: 'beds' }, total: 2 } as const
  const baths = { part: { part: 'baths' }, total: 2 } as const
  const county = { part: { part: 'county' }, total: 5 } as const
  expect(bestRelaxation([beds, baths])).toBe(beds)
  expect(bestRelaxation([beds, county, baths])).toBe(county)
  expect(bestRelaxation([{ ...beds, total: 0 }])).toBeNull()
  expect(bestRelaxation([])).toBeNull()
})

test.each([
  [0, 1, { page: 1, pageCount: 1, offset: 0 }],
  [24, 2, { page: 1, pageCount: 1, offset: 0 }],
  [25, 2, { page: 2, pageCount: 2, offset: 24 }],
  [60, 99, { page: 3, pageCount: 3, offset: 48 }],
  [60, -4, { page: 1, pageCount: 3, offset: 0 }],
])('of %i homes, page %i is %o', (total, wanted, expected) => {
  expect(pageWindow(total, wanted)).toEqual(expected)
})
