import fc from 'fast-check'
import { expect } from 'vitest'
import type { Listing } from '#domain/listing/listing.ts'
import { judgeListings, type JudgedHome } from '#domain/match/judging.ts'
import { rankListings, type RankedPage, type RankQuery } from '#domain/match/ranking.ts'
import { FULL, WISH_PARTS } from '#domain/match/wishes.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { NO_COST_LIMIT } from '#domain/search/filters/cost.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { NO_TRAIN } from '#domain/search/filters/train.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { Clause } from './clause.ts'
import { madeListing, someFilters, someListings } from './made-listings.ts'
import { SEARCH_CONTEXT } from './search-context.ts'

const wishing = (filters: Partial<ListingFilters>, liked: readonly string[], page = 1): RankQuery => ({
  filters: { ...defaultFilters(filters.market, everyPrice), ...filters },
  liked,
  page,
})

async function ranked(gateway: ListingGateway, query: RankQuery): Promise<RankedPage> {
  const answer = await gateway.rank(query)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.value
}

async function fits(gateway: ListingGateway, asked: RankQuery, ids: readonly number[]): Promise<JudgedHome[]> {
  const answer = await gateway.fits(asked, ids)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.value
}

const isMet = (points: number): boolean => points === FULL

/** Whether a home is in the market of a search. */
const isIn = ({ filters }: RankQuery, listings: readonly Listing[], id: number): boolean =>
  listings.find((listing) => listing.id === id)?.market === filters.market

const idsOf = (page: RankedPage): number[] => page.homes.map(({ listing }) => listing.id)

/** Any search, with some of its parts as wishes. */
const someRankQuery: fc.Arbitrary<RankQuery> = fc.record({
  filters: someFilters,
  liked: fc.oneof(fc.constant([...WISH_PARTS]), fc.subarray([...WISH_PARTS])),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 3 })),
})

async function ranksAsTheDomain(gateway: ListingGateway, listings: readonly Listing[], query: RankQuery) {
  expect({ query, page: await ranked(gateway, query) }).toEqual({
    query,
    page: rankListings(listings, query, SEARCH_CONTEXT),
  })
}

export const WISH_CLAUSES: readonly Clause[] = [
  {
    title: 'a wish leaves no home out; homes that miss less of it come first, of equals the newest',
    check: async (harness) => {
      const homes = [
        { beds: 3, listedOn: '2026-03-01' },
        { beds: 1, listedOn: '2026-03-02' },
        { beds: 2, listedOn: '2026-03-03' },
        { beds: 4, listedOn: '2026-03-04' },
        { beds: null, listedOn: '2026-03-05' },
      ]
      const gateway = await harness.serve(homes.map((home, at) => madeListing({ id: at + 1, ...home })))
      const page = await ranked(gateway, wishing({ beds: 3 }, ['beds']))
      expect(idsOf(page)).toEqual([4, 1, 3, 5, 2])
      expect(page).toMatchObject({ total: 5, full: 2, nearly: 3 })
      expect(page.homes.map(({ fit }) => fit.points)).toEqual([[100], [100], [50], [0], [0]])
    },
  },
  {
    title: 'what isn’t a wish is a must; each amenity is a wish of its own',
    check: async (harness) => {
      const gateway = await harness.serve(
        [['Pool'], ['Pool', 'Renovated'], ['Renovated'], []].map((features, at) =>
          madeListing({ id: at + 1, features, county: at === 3 ? 'Essex' : 'Bergen' }),
        ),
      )
      const asked: Partial<ListingFilters> = { amenities: ['pool', 'renovated'], county: 'Bergen' }
      expect(idsOf(await ranked(gateway, wishing(asked, ['pool', 'renovated'])))).toEqual([2, 3, 1])
      expect(idsOf(await ranked(gateway, wishing(asked, ['renovated'])))).toEqual([2, 1])
      expect(idsOf(await ranked(gateway, wishing(asked, [])))).toEqual([2])
      expect(idsOf(await ranked(gateway, wishing(asked, ['county', 'pool', 'renovated'])))).toEqual([2, 3, 1, 4])
    },
  },
  {
    title: 'a wish for a monthly cost or a commute wears off by steps',
    check: async (harness) => {
      const rents = [2000, 2104, 2206, 2400, 2405, 2500]
      const gateway = await harness.serve(rents.map((price, at) => madeListing({ id: at + 1, market: 'rent', price })))
      const cost = { ...NO_COST_LIMIT, upTo: 2000 }
      const page = await ranked(gateway, wishing({ market: 'rent', cost }, ['cost']))
      expect(page.homes.map(({ fit }) => fit.points[0])).toEqual([100, 80, 40, 40, 20, 20])
      const far = { ...NO_TRAIN, to: 'new-york-penn', minutes: 15 }
      expect(await ranked(gateway, wishing({ market: 'rent', train: far }, ['train']))).toMatchObject({ total: 6 })
    },
  },
  {
    title: 'a home whose monthly cost is unknown meets a wish for one where that is asked for',
    check: async (harness) => {
      const untaxed = { tax: null, fee: null, insured: 'building', feeCapped: true } as const
      const listings = [
        madeListing({ id: 1, price: 9_000_000 }),
        madeListing({
          id: 2,
          county: 'Ocean',
          city: 'Toms River',
          taxes: null,
          taxAssessedValue: null,
          costFacts: untaxed,
        }),
      ]
      const gateway = await harness.serve(listings)
      const pointsWhere = async (withUnknown: boolean) => {
        const cost = { ...NO_COST_LIMIT, upTo: 2800, withUnknown }
        const { homes, full } = await ranked(gateway, wishing({ cost }, ['cost']))
        return { full, points: Object.fromEntries(homes.map(({ listing, fit }) => [listing.id, fit.points[0]])) }
      }
      expect(await pointsWhere(true)).toEqual({ full: 1, points: { 1: 0, 2: 100 } })
      expect(await pointsWhere(false)).toEqual({ full: 0, points: { 1: 0, 2: 0 } })
    },
  },
  {
    title: 'ranks any homes by any wishes as the domain does',
    check: async (harness) => {
      await fc.assert(
        fc.asyncProperty(
          someListings,
          fc.array(someRankQuery, { minLength: 3, maxLength: 5 }),
          async (listings, queries) => {
            const gateway = await harness.serve(listings)
            for (const query of queries) await ranksAsTheDomain(gateway, listings, query)
          },
        ),
        { numRuns: 25 },
      )
    },
  },
  {
    title: 'ranks every page of many homes as the domain does',
    check: async (harness) => {
      const counties = ['Bergen', 'Essex', 'Ocean']
      const listings = Array.from({ length: 60 }, (_, at) =>
        madeListing({
          id: at + 1,
          beds: at % 5,
          county: counties[at % 3]!,
          features: at % 4 === 0 ? ['Pool'] : [],
          listedOn: `2026-03-${String((at % 20) + 1).padStart(2, '0')}`,
          // From Newark to the northwest, with ever longer commutes.
          location: { lat: 40.73 + ((at * 7) % 60) * 0.005, lng: -74.17 - ((at * 7) % 60) * 0.005 },
        }),
      )
      const gateway = await harness.serve(listings)
      const asked: Partial<ListingFilters> = { beds: 3, amenities: ['pool'], counties: ['Bergen', 'Essex'] }
      const train = { ...NO_TRAIN, to: 'new-york-penn', minutes: 50 }
      for (const page of [1, 2, 3, 99]) {
        await ranksAsTheDomain(gateway, listings, wishing(asked, ['beds', 'pool', 'county'], page))
        await ranksAsTheDomain(
          gateway,
          listings,
          wishing({ ...asked, train }, ['beds', 'pool', 'county', 'train'], page),
        )
      }
    },
  },
  {
    title: 'homes are judged by musts and wishes, found or not; in the order asked for, each once, without those gone',
    check: async (harness) => {
      const homes = [
        { beds: 3, county: 'Bergen', features: ['Pool'] },
        { beds: 2, county: 'Essex' },
        { beds: 1, county: 'Bergen', market: 'rent', price: 2000 },
      ] as const
      const gateway = await harness.serve(
        homes.map((home, at) =>
          madeListing({ id: at + 1, ...home, features: 'features' in home ? [...home.features] : [] }),
        ),
      )
      const asked = wishing({ beds: 3, county: 'Bergen', amenities: ['pool'] }, ['beds'])
      const judged = await fits(gateway, asked, [2, 99, 3, 1, 2])
      // The county, then the pool.
      expect(judged.map(({ id, fit, musts }) => [id, fit.points, musts])).toEqual([
        [2, [50], [0, 0]],
        [3, [0], [100, 0]],
        [1, [100], [100, 100]],
      ])
      expect(await fits(gateway, asked, [])).toEqual([])
      expect(await fits(gateway, asked, [-1, 0, 1.5, 2 ** 31, 2 ** 53])).toEqual([])
    },
  },
  {
    title: 'judges any homes by any search as the domain does; those that meet all musts are those that are ranked',
    check: async (harness) => {
      await fc.assert(
        fc.asyncProperty(
          someListings,
          fc.array(someRankQuery, { minLength: 3, maxLength: 5 }),
          async (listings, queries) => {
            const gateway = await harness.serve(listings)
            const ids = listings.map(({ id }) => id)
            for (const query of queries) {
              const judged = await fits(gateway, query, ids)
              expect({ query, judged }).toEqual({ query, judged: judgeListings(listings, query, ids, SEARCH_CONTEXT) })
              const page = await ranked(gateway, query)
              const found = judged.filter(({ id, musts }) => isIn(query, listings, id) && musts.every(isMet))
              expect({ query, total: found.length }).toEqual({ query, total: page.total })
              const fitOf = new Map(found.map(({ id, fit }) => [id, fit]))
              for (const { listing, fit } of page.homes) expect(fitOf.get(listing.id)).toEqual(fit)
            }
          },
        ),
        { numRuns: 25 },
      )
    },
  },
]
