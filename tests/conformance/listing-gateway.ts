import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { SAMPLE_BUDGET } from '#content/sample-data/budget.ts'
import { FEATURED_IDS } from '#content/sample-data/featured.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { daysBefore } from '#domain/day.ts'
import type { HomeKind } from '#domain/listing/home-kind.ts'
import { UNKNOWN_LEASE, type LeaseTerms } from '#domain/listing/lease-terms.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { pickSimilar } from '#domain/listing/similar.ts'
import { UNKNOWN_STRUCTURE } from '#domain/listing/structure.ts'
import { NO_OWN_TERMS, type OwnTerms } from '#domain/money/loan-terms.ts'
import type { Market } from '#domain/money/money.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { valueOrThrow, type Result } from '#domain/result.ts'
import { countChoices } from '#domain/search/choice-counts.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { normalizeSearch } from '#domain/search/filters/search-text.ts'
import { NO_TRAIN, type TrainLimit } from '#domain/search/filters/train.ts'
import { commutesBy } from '#domain/search/home-commutes.ts'
import type { ListingPage } from '#domain/search/search.ts'
import { SORTS } from '#domain/search/sort.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { agrees, idsFound, problemKind, search, type Clause, type GatewayHarness } from './clause.ts'
import { HOSTILE_TEXTS, madeListing, someFilters, someListings, someQuery, summaryOf } from './made-listings.ts'
import { MAP_CLAUSES, onMapQuery } from './map-clauses.ts'
import { PLACE_CLAUSES } from './place-clauses.ts'
import { SEARCH_CONTEXT } from './search-context.ts'
import { WISH_CLAUSES } from './wish-clauses.ts'

/** The contract of `ports/listing-gateway.ts`, run on an adapter. */
export function listingGatewayConformance(name: string, harness: GatewayHarness): void {
  describe(`${name} as listing gateway`, () => {
    afterAll(() => harness.close())
    // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- a clause has its own title and assertions
    for (const { title, check } of CLAUSES) test(title, () => check(harness))
  })
}

/** The titles of the clauses that an adapter breaks, of those whose titles match. */
export async function brokenClauses(harness: GatewayHarness, titles = /(?:)/): Promise<string[]> {
  const broken: string[] = []
  for (const { title, check } of CLAUSES.filter((clause) => titles.test(clause.title))) {
    await check(harness).catch(() => broken.push(title))
  }
  await harness.close()
  return broken
}

const askEverything = (gateway: ListingGateway, signal?: AbortSignal): Promise<Result<unknown>[]> =>
  Promise.all([
    gateway.search(search({}), signal),
    gateway.rank({ ...search({}), liked: [] }, signal),
    gateway.fits({ ...search({}), liked: [] }, [1], signal),
    gateway.choiceCounts(search({}).filters, signal),
    gateway.onMap(onMapQuery(10), signal),
    gateway.byId(1, signal),
    gateway.similarTo(1, signal),
    gateway.home(signal),
  ])

const kind = (kind: HomeKind | null): Listing['structure'] => ({ ...UNKNOWN_STRUCTURE, kind })

const CLAUSES: readonly Clause[] = [
  ...PLACE_CLAUSES,
  ...MAP_CLAUSES,
  ...WISH_CLAUSES,
  {
    title: 'L-04 every filter must hold',
    check: async (harness) => {
      const fitting = {
        title: 'Oak House',
        county: 'Essex',
        price: 600_000,
        beds: 4,
        baths: 2,
        features: ['Pool', 'Renovated'],
      }
      const others: Partial<Listing>[] = [
        { title: 'Elm House' },
        { county: 'Bergen' },
        { price: 900_000 },
        { beds: 3 },
        { baths: 1.5 },
        { features: ['Pool'] },
        { market: 'rent' },
      ]
      const listings = [{}, ...others].map((other, index) => madeListing({ id: index + 1, ...fitting, ...other }))
      const gateway = await harness.serve(listings)
      const filters = { county: 'Essex', price: { min: 500_000, max: 700_000 }, beds: 4, baths: 2 } as const
      const query = search({ ...filters, search: 'oak', amenities: ['pool', 'renovated'] })
      expect(await idsFound(gateway, query)).toEqual([1])
    },
  },
  {
    title: 'L-04 both ends of the price range are included',
    check: async (harness) => {
      const prices = [499_999, 500_000, 600_000, 700_000, 700_001]
      const gateway = await harness.serve(prices.map((price, index) => madeListing({ id: index + 1, price })))
      const query = search({ price: { min: 500_000, max: 700_000 } }, { sort: 'price-asc' })
      expect(await idsFound(gateway, query)).toEqual([2, 3, 4])
    },
  },
  {
    title: 'L-04 text is found in title, address or county, in any case, but not across them',
    check: async (harness) => {
      const gateway = await harness.serve([
        madeListing({ id: 1, title: 'Sunny Loft', address: '5 Pine Road', county: 'Warren' }),
        madeListing({ id: 2, title: 'Cape', address: '9 LOFT Lane', county: 'Warren' }),
        madeListing({ id: 3, title: 'Cape', address: '5 Pine Road', county: 'Hudson' }),
      ])
      expect(await idsFound(gateway, search({ search: 'lOfT' }))).toEqual([2, 1])
      expect(await idsFound(gateway, search({ search: 'udso' }))).toEqual([3])
      expect(await idsFound(gateway, search({ search: 'WA' }))).toEqual([2, 1])
      expect(await idsFound(gateway, search({ search: 'oft 5' }))).toEqual([])
      expect(await idsFound(gateway, search({ search: 'oad warr' }))).toEqual([])
    },
  },
  {
    title: 'L-04 a text is also found by its words, in any order and field, the last one begun',
    check: async (harness) => {
      const gateway = await harness.serve([
        madeListing({ id: 1, title: 'Sunny Loft', address: '5 Pine Rd, Jersey City, NJ 07306', county: 'Hudson' }),
        madeListing({
          id: 2,
          title: 'O’Hara’s Café',
          address: '9 Hudson Street, Ridgewood, NJ 07450',
          county: 'Bergen',
        }),
      ])
      const found = (text: string) => idsFound(gateway, search({ search: text }))
      for (const text of ['loft 5', 'road hudson', 'hudson county', 'hudson coun', 'jersey city loft', 'rd', 'roa']) {
        expect([text, await found(text)]).toEqual([text, [1]])
      }
      for (const text of ['ohara', 'cafe', 'cafe bergen county', 'hudson st 07450', 'st ridgew', "o'haras"]) {
        expect([text, await found(text)]).toEqual([text, [2]])
      }
      for (const text of ['new jersey', 'hudson', 'in nj']) expect([text, await found(text)]).toEqual([text, [2, 1]])
      for (const text of ['jers loft', 'loft 0730 5', 'passaic county', 'county']) {
        expect([text, await found(text)]).toEqual([text, []])
      }
    },
  },
  {
    title: 'an unknown number of beds or baths meets no minimum',
    check: async (harness) => {
      const gateway = await harness.serve([
        madeListing({ id: 1, beds: null, baths: 2.5 }),
        madeListing({ id: 2, beds: 2, baths: null }),
        madeListing({ id: 3, beds: 1, baths: 1 }),
      ])
      expect(await idsFound(gateway, search({ beds: 1 }))).toEqual([3, 2])
      expect(await idsFound(gateway, search({ baths: 1 }))).toEqual([3, 1])
      expect(await idsFound(gateway, search({}))).toEqual([3, 2, 1])
    },
  },
  {
    title: 'at most so many rooms, or exactly so many; an unknown number is neither',
    check: async (harness) => {
      const rooms: Partial<Listing>[] = [
        { beds: 0, baths: 1 },
        { beds: 2, baths: 1.5 },
        { beds: 3, baths: 2 },
        { beds: null, baths: null },
      ]
      const gateway = await harness.serve(rooms.map((some, index) => madeListing({ id: index + 1, ...some })))
      const found = (filters: Partial<ListingFilters>) => idsFound(gateway, search(filters))
      expect(await found({ bedsMax: 2 })).toEqual([2, 1])
      expect(await found({ beds: 2, bedsMax: 2 })).toEqual([2])
      expect(await found({ beds: 2, bedsMax: 3, bathsMax: 1.5 })).toEqual([2])
      expect(await found({ bathsMax: 2 })).toEqual([3, 2, 1])
      expect(await found({ beds: 3, bedsMax: 2 })).toEqual([])
    },
  },
  {
    title: 'each order is total: ties fall to the id, unknown sizes come last',
    check: async (harness) => {
      const reduced = (on: string) => ({ amount: 5000, on })
      const facts: Partial<Listing>[] = [
        { beds: null, squareFeet: 900, listedOn: '2026-01-02', price: 500_000, priceReduction: reduced('2026-01-05') },
        { beds: 0, squareFeet: null, listedOn: '2026-01-02', price: 400_000, taxes: null },
        { beds: 3, squareFeet: 900, listedOn: '2026-01-01', price: 500_000, priceReduction: reduced('2026-01-06') },
        { beds: 3, squareFeet: null, listedOn: '2026-01-03', price: 400_000, priceReduction: reduced('2026-01-05') },
        { beds: null, squareFeet: 0, listedOn: '2026-01-01', price: 500_000 },
      ]
      const gateway = await harness.serve(facts.map((some, index) => madeListing({ id: index + 1, ...some })))
      const orders = await Promise.all(SORTS.map((sort) => idsFound(gateway, search({}, { sort }))))
      expect(Object.fromEntries(SORTS.map((sort, index) => [sort, orders[index]]))).toEqual({
        newest: [4, 2, 1, 5, 3],
        'price-asc': [2, 4, 1, 3, 5],
        'price-desc': [5, 3, 1, 4, 2],
        beds: [4, 3, 2, 5, 1],
        'square-feet': [3, 1, 5, 4, 2],
        'price-per-square-foot': [1, 3, 2, 4, 5],
        reduced: [3, 4, 1, 5, 2],
        'monthly-cost': [4, 1, 3, 5, 2],
        // Without a place to go to: the newest first.
        'shortest-commute': [4, 2, 1, 5, 3],
      })
    },
  },
  {
    title: 'homes by the way to a station and the train from there, the shortest first; what is not known comes last',
    check: async (harness) => {
      const places = [
        // A home without a location, one 5 min from Radburn, one 9 min from Glen Ridge, in Sussex, in Hoboken by PATH.
        null,
        { lat: 40.942, lng: -74.1217 },
        { lat: 40.8046, lng: -74.2046 },
        { lat: 41.05, lng: -74.75 },
        { lat: 40.7375, lng: -74.0305 },
      ]
      const homes = places.map((location, index) => madeListing({ id: index + 1, location }))
      const gateway = await harness.serve([...homes, madeListing({ ...homes[2]!, id: 6, market: 'rent', price: 3000 })])
      const ids = async (to: string | null, limits: Partial<TrainLimit> = {}, market: Market = 'sale') => {
        const train = { ...NO_TRAIN, to, ...limits }
        return idsFound(gateway, search({ train, market }, { sort: 'shortest-commute' }))
      }
      const expected = (to: string, limits: Partial<TrainLimit> = {}) => {
        const commuteOf = commutesBy({ ...NO_TRAIN, to, ...limits }, EMBEDDED_TIMETABLE)
        const known = homes.flatMap(({ id, location }) => {
          const minutes = commuteOf({ location })
          return minutes === null || minutes > (limits.minutes ?? Infinity) ? [] : [{ id, minutes }]
        })
        return known.toSorted((a, b) => a.minutes - b.minutes || a.id - b.id).map(({ id }) => id)
      }
      for (const to of ['new-york-penn', 'hoboken', 'world-trade-center', 'njt-ridgewood']) {
        for (const limits of [{}, { walk: 10 }, { minutes: 60 }, { minutes: 60, walk: 10 }]) {
          expect([to, limits, await ids(to, limits)]).toEqual([to, limits, expected(to, limits)])
        }
      }
      expect((await ids('new-york-penn', { minutes: 60, walk: 15 })).includes(3)).toBe(true)
      expect(await ids('new-york-penn', {}, 'rent')).toEqual([6])
      // To any station on foot; without a place the newest first.
      expect(await ids(null, { walk: 10 })).toEqual([5, 3, 2])
      expect(await ids('njt-nowhere')).toEqual([])
    },
  },
  {
    title: 'where no train takes so little, wider values are offered before the place is given up',
    check: async (harness) => {
      const gateway = await harness.serve([madeListing({ id: 1, location: { lat: 40.8046, lng: -74.2046 } })])
      const relaxation = async (train: TrainLimit) => valueOrThrow(await gateway.search(search({ train }))).relaxation
      expect(await relaxation({ ...NO_TRAIN, to: 'new-york-penn', minutes: 30, walk: null })).toEqual({
        part: { part: 'train', step: 0 },
        total: 1,
      })
      expect(await relaxation({ ...NO_TRAIN, to: 'new-york-penn', minutes: 60, walk: 5 })).toEqual({
        part: { part: 'train', step: 0 },
        total: 1,
      })
      expect(await relaxation({ ...NO_TRAIN, to: 'new-york-penn', minutes: 60, lines: ['pascack'] })).toEqual({
        part: { part: 'train', step: 1 },
        total: 1,
      })
      expect(await relaxation({ ...NO_TRAIN, to: 'njt-nowhere', minutes: 30, walk: 5 })).toEqual({
        part: { part: 'train' },
        total: 1,
      })
    },
  },
  {
    title: 'homes whose month is at most the limit, rounded as it is shown; those left out as unknown are counted',
    check: async (harness) => {
      const facts: Partial<Listing>[] = [
        { price: 500_000, associationFee: null, taxes: { amount: 12_000, year: 2025 } },
        { price: 500_001, associationFee: null, taxes: { amount: 12_000, year: 2025 } },
        { price: 900_000, associationFee: null },
        { price: 500_000, associationFee: null, taxes: null },
        { price: 900_000, associationFee: null, taxes: null, beds: 1 },
        { price: 2_500, market: 'rent', taxes: null },
      ]
      const gateway = await harness.serve(facts.map((some, index) => madeListing({ id: index + 1, ...some })))
      // Cash: taxes of $1,000 and insurance of $4.98 a month.
      const terms: OwnTerms = { ...NO_OWN_TERMS, down: { kind: 'dollars', dollars: 500_000 }, insurance: 59.76 }
      const cost = { upTo: 1000, withUnknown: false, terms }
      const found = async (filters: Partial<ListingFilters>) => valueOrThrow(await gateway.search(search(filters)))
      const ids = ({ listings }: ListingPage) => listings.map(({ id }) => id).toSorted((a, b) => a - b)
      const strict = await found({ cost, beds: 2 })
      expect([ids(strict), strict.uncosted]).toEqual([[1, 2], 1])
      const all = await found({ cost: { ...cost, withUnknown: true }, beds: 2 })
      expect([ids(all), all.uncosted]).toEqual([[1, 2, 4], 0])
      expect(ids(await found({ cost: { ...cost, upTo: 990 } }))).toEqual([])
      expect((await found({ cost: { ...cost, upTo: null } })).uncosted).toBe(0)
      expect(ids(await found({ market: 'rent', cost: { ...cost, upTo: 2490 } }))).toEqual([])
      expect(ids(await found({ market: 'rent', cost: { ...cost, upTo: 2500 } }))).toEqual([6])
    },
  },
  {
    title: 'homes outside the counties served come after all others, in the same order',
    check: async (harness) => {
      const listings = Array.from({ length: 60 }, (_, index) =>
        madeListing({
          id: index + 1,
          county: index % 2 === 0 ? 'Essex' : index % 3 === 0 ? 'Mercer' : 'Monmouth',
          title: `Oak ${index}`,
          price: 400_000 + 1000 * ((index * 7) % 60),
        }),
      )
      const gateway = await harness.serve(listings)
      const homes = listings.toSorted((a, b) => a.price - b.price || a.id - b.id)
      const ids = [true, false].flatMap((isInside) =>
        homes.filter(({ county }) => (county === 'Essex') === isInside).map(({ id }) => id),
      )
      for (const text of ['', 'oak']) {
        const pages = [1, 2, 3].map((page) => idsFound(gateway, search({ search: text }, { sort: 'price-asc', page })))
        expect((await Promise.all(pages)).flat()).toEqual(ids)
      }
      expect(await idsFound(gateway, search({ county: 'Essex' }, { sort: 'price-asc' }))).toEqual(ids.slice(0, 24))
    },
  },
  {
    title: 'homes above the highest price are counted, by all the other filters',
    check: async (harness) => {
      const gateway = await harness.serve([
        madeListing({ id: 1, price: 1_500_000 }),
        madeListing({ id: 2, price: 1_500_001, county: 'Essex' }),
        madeListing({ id: 3, price: 250_000_000, county: 'Mercer', title: 'Oak' }),
        madeListing({ id: 4, price: 1_600_000, county: 'Essex', beds: 1 }),
        madeListing({ id: 5, price: 20_000, market: 'rent' }),
      ])
      const above = async (filters: Partial<ListingFilters>) => {
        const answer = await gateway.search(search(filters))
        return answer.ok && [answer.value.total, answer.value.facets.above]
      }
      expect(await above({})).toEqual([1, 3])
      expect(await above({ county: 'Essex' })).toEqual([0, 2])
      expect(await above({ beds: 2 })).toEqual([1, 2])
      expect(await above({ search: 'oak' })).toEqual([0, 1])
      expect(await above({ market: 'rent' })).toEqual([0, 1])
      expect(await above({ price: { min: 0, max: 1_500_001 } })).toEqual([2, 2])
      expect(await above({ price: { min: 0, max: 100_000_000 } })).toEqual([3, 1])
    },
  },
  {
    title: 'pages hold 24 homes, and a page past the end is the last one',
    check: async (harness) => {
      const listings = Array.from({ length: 50 }, (_, index) => madeListing({ id: index + 1, price: 400_000 + index }))
      const gateway = await harness.serve(listings)
      const pages = [1, 2, 3, 4, 100_000].map((page) => gateway.search(search({}, { sort: 'price-asc', page })))
      const seen = (await Promise.all(pages)).map(
        (answer) =>
          answer.ok && [
            answer.value.page,
            answer.value.pageCount,
            answer.value.total,
            ...answer.value.listings.map(({ id }) => id),
          ],
      )
      const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
      const last = [3, 3, 50, 49, 50]
      expect(seen).toEqual([[1, 3, 50, ...ids(1, 24)], [2, 3, 50, ...ids(25, 48)], last, last, last])
    },
  },
  {
    title: 'nothing at all is one empty page',
    check: async (harness) => agrees(harness, [], [search({}), search({ search: 'x', county: 'Essex' }, { page: 3 })]),
  },
  {
    title: 'any of several counties, sizes and years: an unknown number is in no span',
    check: async (harness) => {
      const facts: Partial<Listing>[] = [
        { county: 'Essex', squareFeet: 1200, yearBuilt: 1950 },
        { county: 'Hudson', squareFeet: 2500, yearBuilt: 1999 },
        { county: 'Bergen', squareFeet: null, yearBuilt: null },
        { county: 'Essex', squareFeet: 1199.5, yearBuilt: 2000 },
      ]
      const gateway = await harness.serve(facts.map((some, index) => madeListing({ id: index + 1, ...some })))
      const found = (filters: Partial<ListingFilters>) => idsFound(gateway, search(filters))
      expect(await found({ counties: ['Bergen', 'Hudson'] })).toEqual([3, 2])
      expect(await found({ counties: ['Essex', 'Hudson'], size: { min: 1200, max: null } })).toEqual([2, 1])
      expect(await found({ size: { min: null, max: 1200 } })).toEqual([4, 1])
      expect(await found({ built: { min: 1950, max: 1999 } })).toEqual([2, 1])
      expect(await found({ built: { min: null, max: 2100 } })).toEqual([4, 2, 1])
    },
  },
  {
    title: 'what is left out: any of several, and only homes of which the source says so',
    check: async (harness) => {
      const facts: Partial<Listing>[] = [
        { county: 'Essex', city: 'NEWARK', features: ['Pool', 'Waterfront', 'Doorman'], structure: kind('condo') },
        { county: 'Hudson', city: 'Hoboken', features: ['Pool'], structure: kind('co-op') },
        { county: 'Bergen', city: 'Newark', features: ['Renovated'], structure: kind(null) },
        { county: 'Mercer', city: 'Nowhere', features: [], structure: { ...kind('house'), hasBasement: true } },
      ]
      const gateway = await harness.serve(facts.map((some, index) => madeListing({ id: index + 1, ...some })))
      const found = (filters: Partial<ListingFilters>) => idsFound(gateway, search(filters))
      expect(await found({ notTowns: ['Essex/Newark', 'Hudson/Hoboken'] })).toEqual([3, 4])
      expect(await found({ notCounties: ['Essex'] })).toEqual([3, 2, 4])
      expect(await found({ notCounties: ['Bergen', 'Essex'] })).toEqual([2, 4])
      expect(await found({ notKinds: ['condo'] })).toEqual([3, 2, 4])
      expect(await found({ notKinds: ['co-op', 'house'] })).toEqual([3, 1])
      expect(await found({ notAmenities: ['waterfront'] })).toEqual([3, 2, 4])
      expect(await found({ notAmenities: ['pool', 'renovated'] })).toEqual([4])
      expect(await found({ notFeatures: ['doorman'] })).toEqual([3, 2, 4])
      expect(await found({ notFeatures: ['basement', 'doorman', 'gym'] })).toEqual([3, 2])
      expect(await found({ notAmenities: ['waterfront'], notCounties: ['Hudson'], notKinds: ['house'] })).toEqual([3])
    },
  },
  {
    title: 'what is both asked for and left out has no homes, and letting it in again is offered',
    check: async (harness) => {
      const listings = [
        madeListing({ id: 1, county: 'Essex', city: 'Newark', features: ['Pool', 'Doorman'] }),
        madeListing({ id: 2, county: 'Hudson', city: 'Hoboken' }),
      ]
      const gateway = await harness.serve(listings)
      const contradictions: Partial<ListingFilters>[] = [
        { towns: ['Essex/Newark'], notTowns: ['Essex/Newark'] },
        { county: 'Essex', notCounties: ['Essex'] },
        { amenities: ['pool'], notAmenities: ['pool'] },
        { features: ['doorman'], notFeatures: ['doorman'] },
      ]
      for (const filters of contradictions) {
        const answer = await gateway.search(search(filters))
        expect(answer.ok && [answer.value.total, answer.value.relaxation?.total]).toEqual([0, 1])
      }
      await agrees(
        harness,
        listings,
        contradictions.map((filters) => search(filters)),
      )
    },
  },
  {
    title: 'an open house on a day, or between days',
    check: async (harness) => {
      const openOn = (day: string) => [
        { startsAt: `${day}T17:00:00.000Z`, endsAt: `${day}T19:00:00.000Z`, byAppointment: false, remarks: null },
      ]
      const gateway = await harness.serve([
        madeListing({ id: 1, openHouses: openOn('2030-12-06') }),
        madeListing({ id: 2, openHouses: [...openOn('2030-12-07'), ...openOn('2030-12-06')] }),
        madeListing({ id: 3 }),
      ])
      const found = (filters: Partial<ListingFilters>) => idsFound(gateway, search(filters))
      expect(await found({ openOn: { from: '2030-12-06', to: '2030-12-06' } })).toEqual([2, 1])
      expect(await found({ openOn: { from: '2030-12-07', to: '2030-12-07' } })).toEqual([2])
      expect(await found({ openOn: { from: '2030-12-08', to: '2030-12-08' } })).toEqual([])
      expect(await found({ openOn: { from: '2030-12-07', to: '2030-12-20' } })).toEqual([2])
      expect(await found({ openOn: { from: '2030-11-30', to: '2030-12-07' } })).toEqual([2, 1])
      expect(await found({ openOn: { from: '2030-10-31', to: '2030-12-07' } })).toEqual([])
    },
  },
  {
    title: 'when the price last went down, and by how much',
    check: async (harness) => {
      const [until, on] = ['2026-10-31', '2026-11-01']
      const gateway = await harness.serve([
        madeListing({ id: 1, priceReduction: { amount: 9999, on } }),
        madeListing({ id: 2, priceReduction: { amount: 10_000, on } }),
        madeListing({ id: 3, priceReduction: { amount: 25_000, on: until } }),
        madeListing({ id: 4, originalPrice: 900_000 }),
      ])
      const found = async (filters: Partial<ListingFilters>) =>
        (await idsFound(gateway, search(filters))).toSorted((a, b) => a - b)
      expect(await found({ reducedSince: on })).toEqual([1, 2])
      expect(await found({ reducedBy: { min: 10_000, max: null } })).toEqual([2, 3])
      expect(await found({ reducedBy: { min: null, max: 10_000 } })).toEqual([1, 2])
    },
  },
  {
    title: 'what a lease says: its deposit, its length, and what the rent pays for',
    check: async (harness) => {
      const rental = (id: number, lease: Partial<LeaseTerms>) =>
        madeListing({ id, market: 'rent', price: 3000, lease: { ...UNKNOWN_LEASE, ...lease } })
      const gateway = await harness.serve([
        rental(1, { securityDeposit: 2500, rentIncludes: ['Heat', 'Hot Water'] }),
        rental(2, { securityDeposit: 4000, terms: ['12 Months', 'Month To Month'] }),
        rental(3, { rentIncludes: ['All Utilities'] }),
        rental(4, { rentIncludes: ['Electricity'], terms: ['24 Months'] }),
      ])
      const found = async (filters: Partial<ListingFilters>) =>
        (await idsFound(gateway, search({ market: 'rent', ...filters }))).toSorted((a, b) => a - b)
      expect(await found({ deposit: { min: null, max: 4000 } })).toEqual([1, 2])
      expect(await found({ deposit: { min: 2501, max: null } })).toEqual([2])
      expect(await found({ monthToMonth: true })).toEqual([2])
      expect(await found({ shortLease: true })).toEqual([2])
      expect(await found({ sixMonthLease: true })).toEqual([])
      expect(await found({ oneYearLease: true })).toEqual([2])
      expect(await found({ twoYearLease: true })).toEqual([4])
      expect(await found({ heatIncluded: true })).toEqual([1, 3])
      expect(await found({ electricityIncluded: true })).toEqual([3, 4])
    },
  },
  {
    title: 'days on the market are counted by the date in New Jersey; reduced is below the price before',
    check: async (harness) => {
      const today = todayInNewJersey()
      const days = [0, 1, 2, 7, 8, 30, 31]
      const listings = days.map((ago, index) =>
        madeListing({ id: index + 1, listedOn: daysBefore(today, ago), originalPrice: ago > 7 ? 900_000 : null }),
      )
      const gateway = await harness.serve(listings)
      const found = (filters: Partial<ListingFilters>) => idsFound(gateway, search(filters))
      expect(await found({ days: 1 })).toEqual([1, 2])
      expect(await found({ days: 7 })).toEqual([1, 2, 3, 4])
      expect(await found({ days: 30 })).toEqual([1, 2, 3, 4, 5, 6])
      expect(await found({ marketDays: { min: 8, max: null } })).toEqual([5, 6, 7])
      expect(await found({ marketDays: { min: 2, max: 30 } })).toEqual([3, 4, 5, 6])
      expect(await found({ marketDays: { min: null, max: 1.5 } })).toEqual([1, 2])
      expect(await found({ marketDays: { min: 1e6, max: null } })).toEqual([])
      expect(await found({ reduced: true })).toEqual([5, 6, 7])
      expect(await found({ listedSince: daysBefore(today, 7) })).toEqual([1, 2, 3, 4])
    },
  },
  {
    title: 'counts beside further choices are those of the search with the choice made',
    check: (harness) =>
      fc.assert(
        fc.asyncProperty(someListings, fc.array(someFilters, { maxLength: 4 }), async (listings, several) => {
          const gateway = await harness.serve(listings)
          for (const filters of several) {
            const expected = countChoices(listings, filters, SEARCH_CONTEXT)
            expect(await gateway.choiceCounts(filters)).toEqual({ ok: true, value: expected })
          }
        }),
        { numRuns: 15 },
      ),
  },
  {
    title: 'counts beside the options follow the other filters',
    check: async (harness) => {
      const listings = [
        madeListing({ id: 1, county: 'Essex', features: ['Pool'] }),
        madeListing({ id: 2, county: 'Essex', features: ['Pool', 'Waterfront'] }),
        madeListing({ id: 3, county: 'Hudson', features: ['Pool'], beds: 5 }),
        madeListing({ id: 4, county: 'Hudson', features: ['Renovated'] }),
        madeListing({ id: 5, county: 'Mercer', features: ['Pool'] }),
        madeListing({ id: 6, county: 'Essex', market: 'rent', price: 2000 }),
      ]
      const gateway = await harness.serve(listings)
      const answer = await gateway.search(search({ county: 'Essex', amenities: ['pool'] }))
      expect(answer.ok && answer.value.facets).toEqual({
        counties: { Bergen: 0, Essex: 2, Hudson: 1, Morris: 0, Passaic: 0, Sussex: 0, Warren: 0 },
        amenities: { pool: 2, twoCarGarage: 0, waterfront: 1, renovated: 0 },
        markets: { sale: 5, rent: 1 },
        above: 0,
      })
    },
  },
  {
    title: 'when nothing is found, the filter to ease is named with what it would show',
    check: async (harness) => {
      const listings = [
        madeListing({ id: 1, county: 'Essex', beds: 2 }),
        madeListing({ id: 2, county: 'Hudson', beds: 5 }),
        madeListing({ id: 3, county: 'Hudson', beds: 5 }),
        madeListing({ id: 4, county: 'Essex', beds: 5, price: 1_900_000 }),
      ]
      const gateway = await harness.serve(listings)
      const relaxation = async (filters: Partial<ListingFilters>) => {
        const answer = await gateway.search(search(filters))
        return answer.ok && answer.value.relaxation
      }
      expect(await relaxation({ county: 'Essex', beds: 5 })).toEqual({ part: { part: 'county' }, total: 2 })
      expect(await relaxation({ county: 'Essex', beds: 5, search: 'colonial', amenities: ['pool'] })).toBeNull()
      expect(await relaxation({ county: 'Essex' })).toBeNull()
    },
  },
  {
    title: 'hostile search text is only text',
    check: async (harness) => {
      const plain = HOSTILE_TEXTS.map((text, index) => madeListing({ id: index + 1, title: normalizeSearch(text) }))
      const listings = [
        ...plain,
        madeListing({ id: 9001, title: 'Maple Court' }),
        madeListing({ id: 9002, title: 'Oak' }),
      ]
      const queries = HOSTILE_TEXTS.map((text) => search({ search: normalizeSearch(text) }))
      await agrees(harness, listings, queries)
    },
  },
  {
    title: 'any listings and any query: the same answer as the search in the domain',
    check: (harness) =>
      fc.assert(
        fc.asyncProperty(someListings, fc.array(someQuery, { minLength: 8, maxLength: 8 }), (listings, queries) =>
          agrees(harness, listings, queries),
        ),
        { numRuns: 40 },
      ),
  },
  {
    title: 'a home by its id, with everything known of it',
    check: async (harness) => {
      const bare = {
        beds: null,
        baths: null,
        squareFeet: null,
        picture: null,
        location: null,
        taxes: null,
        pictures: [],
      }
      const listings = [madeListing({ id: 7 }), madeListing({ id: 8, ...bare, features: ['Pool', 'Doorman'] })]
      const gateway = await harness.serve(listings)
      expect(await gateway.byId(7)).toEqual({ ok: true, value: listings[0] })
      expect(await gateway.byId(8)).toEqual({ ok: true, value: listings[1] })
    },
  },
  {
    title: 'D-02 an id that is no listing’s is not found',
    check: async (harness) => {
      const gateway = await harness.serve([madeListing({ id: 1 })])
      for (const id of [2, 0, -1, 1.5, NaN, Infinity, 2 ** 31, 2 ** 53, 1e300]) {
        expect([id, problemKind(await gateway.byId(id)), problemKind(await gateway.similarTo(id))]).toEqual([
          id,
          'not-found',
          'not-found',
        ])
      }
    },
  },
  {
    title: 'similar homes: same county first, nearest price, never the home itself',
    check: async (harness) => {
      const listings = [
        madeListing({ id: 1, county: 'Essex', price: 500_000 }),
        madeListing({ id: 2, county: 'Hudson', price: 500_000 }),
        madeListing({ id: 3, county: 'Essex', price: 600_000 }),
        madeListing({ id: 4, county: 'Essex', price: 600_001 }),
        madeListing({ id: 5, county: 'Essex', price: 500_000, market: 'rent' }),
        madeListing({ id: 6, county: 'Warren', price: 500_000 }),
        madeListing({ id: 7, county: 'Essex', price: 400_000 }),
      ]
      const gateway = await harness.serve(listings)
      const similar = async (id: number) => {
        const answer = await gateway.similarTo(id)
        return answer.ok && answer.value.map((listing) => listing.id)
      }
      expect(await similar(1)).toEqual([3, 7, 2])
      expect(await similar(4)).toEqual([3, 1, 2])
      expect(await similar(6)).toEqual([])
    },
  },
  {
    title: 'any listings: the same similar homes as the domain picks',
    check: (harness) =>
      fc.assert(
        fc.asyncProperty(someListings, async (listings) => {
          const gateway = await harness.serve(listings)
          for (const listing of listings) {
            const value = pickSimilar(listing, listings.map(summaryOf))
            expect(await gateway.similarTo(listing.id)).toEqual({ ok: true, value })
          }
        }),
        { numRuns: 15 },
      ),
  },
  {
    title: 'H-03 H-07 with the samples alone, home shows the fixed homes and the fixed counts',
    check: async (harness) => {
      const gateway = await harness.serve(SAMPLE_LISTINGS)
      const featured = FEATURED_IDS.map((id) => summaryOf(SAMPLE_LISTINGS.find((listing) => listing.id === id)!))
      const listed = [2, 6, 5, 4]
      const budget = SAMPLE_BUDGET.map((range, index) => ({ ...range, listed: listed[index] }))
      expect(await gateway.home()).toEqual({ ok: true, value: { featured, budget } })
    },
  },
  {
    title: 'an aborted call is answered “unavailable”',
    check: async (harness) => {
      const gateway = await harness.serve([madeListing({ id: 1 })])
      await askEverything(gateway)
      const answers = await askEverything(gateway, AbortSignal.abort())
      expect(answers.map(problemKind)).toEqual(Array(8).fill('unavailable'))
    },
  },
  {
    title: 'a call that is aborted on the way never throws',
    check: async (harness) => {
      const gateway = await harness.serve([madeListing({ id: 1 })])
      const abort = new AbortController()
      const answers = askEverything(gateway, abort.signal)
      abort.abort()
      for (const kind of (await answers).map(problemKind)) expect(['ok', 'unavailable']).toContain(kind)
    },
  },
  {
    title: 'a failed source is “unavailable”, never empty',
    check: async (harness) => {
      if (!harness.serveBroken) return
      const answers = await askEverything(await harness.serveBroken())
      expect(answers.map(problemKind)).toEqual(Array(8).fill('unavailable'))
    },
  },
]
