import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFilters, anyListings } from '../../../tests/arbitrary/listings.ts'
import { LOANS } from '../../../tests/arbitrary/loan-figures.ts'
import { madeListing } from '../../../tests/arbitrary/made-listing.ts'
import { TIMETABLE } from '../../../tests/arbitrary/timetable.ts'
import type { Listing } from '../listing/listing.ts'
import { defaultFilters } from '../search/filters.ts'
import { NO_COST_LIMIT } from '../search/filters/cost.ts'
import { everyPrice } from '../search/filters/price.ts'
import { matching } from '../search/matching.ts'
import { PAGE_SIZE } from '../search/search.ts'
import { readRankQuery, writeRankQuery } from './rank-url.ts'
import { fitsOf, pointsOf, rankListings, type RankQuery } from './ranking.ts'
import { FULL, mustsAndWishes, wishName, WISH_PARTS } from './wishes.ts'

const CONTEXT = { loans: LOANS, timetable: TIMETABLE, today: '2026-11-28' }

const someLiked = fc.oneof(fc.constant([...WISH_PARTS]), fc.subarray([...WISH_PARTS]))
const someRank: fc.Arbitrary<RankQuery> = fc.record({ filters: anyFilters, liked: someLiked, page: fc.constant(1) })
/** At most a page, so that the page has them all. */
const someHomes: fc.Arbitrary<Listing[]> = anyListings(PAGE_SIZE)

const ranked = (homes: readonly Listing[], query: RankQuery) => rankListings(homes, query, CONTEXT).homes
const idsOf = (homes: readonly Listing[], query: RankQuery) => ranked(homes, query).map(({ listing }) => listing.id)

describe('wishes', () => {
  test('a home meets the whole search where it meets the musts and every wish', () => {
    fc.assert(
      fc.property(someHomes, someRank, (homes, query) => {
        const { wishes } = mustsAndWishes(query.filters, query.liked)
        const full = ranked(homes, query).filter(({ fit }) => pointsOf(fit) === wishes.length * FULL)
        const meeting = homes.filter(matching(query.filters, CONTEXT))
        expect(new Set(full.map(({ listing }) => listing.id))).toEqual(new Set(meeting.map(({ id }) => id)))
      }),
    )
  })

  test('the order of homes or of wishes changes nothing', () => {
    fc.assert(
      fc.property(someHomes, someRank, (homes, query) => {
        const ids = idsOf(homes, query)
        expect(idsOf(homes.toReversed(), query)).toEqual(ids)
        expect(idsOf(homes, { ...query, liked: query.liked.toReversed() })).toEqual(ids)
      }),
    )
  })

  test('leaving a wish out never lowers a home that lacked it', () => {
    fc.assert(
      fc.property(someHomes, someRank, (homes, query) => {
        const [wish] = mustsAndWishes(query.filters, query.liked).wishes
        if (!wish) return
        const without = {
          ...query,
          filters: mustsAndWishes(query.filters, [wishName(wish.part)]).musts,
        }
        const [before, after] = [ranked(homes, query), idsOf(homes, without)]
        const lacking = before.flatMap(({ listing, fit }, place) =>
          fit.points[0] === 0 ? [{ id: listing.id, place }] : [],
        )
        expect(lacking.filter(({ id, place }) => after.indexOf(id) > place)).toEqual([])
      }),
    )
  })

  test('cheaper never ranks worse on cost', () => {
    const price = fc.integer({ min: 50_000, max: 3_000_000 })
    fc.assert(
      fc.property(
        price,
        price,
        fc.integer({ min: 1000, max: 9000 }),
        fc.constantFrom('sale', 'rent'),
        (a, b, upTo, market) => {
          const filters = { ...defaultFilters(market, everyPrice), cost: { ...NO_COST_LIMIT, upTo } }
          const fitOf = fitsOf({ filters, liked: ['cost'] }, CONTEXT)
          const [cheap, dear] = [Math.min(a, b), Math.max(a, b)].map((dollars) =>
            fitOf(madeListing({ id: 1, market, price: market === 'rent' ? Math.round(dollars / 300) : dollars })),
          )
          expect(cheap!.points[0]).toBeGreaterThanOrEqual(dear!.points[0]!)
        },
      ),
    )
  })

  test('the address says a ranked search and reads it back', () => {
    fc.assert(
      fc.property(someRank, (query) => {
        const read = readRankQuery(writeRankQuery(query))
        expect(writeRankQuery(read)).toEqual(writeRankQuery(query))
        expect(mustsAndWishes(read.filters, read.liked)).toEqual(mustsAndWishes(query.filters, query.liked))
      }),
    )
    expect(readRankQuery({ beds: '3', like: 'beds,nonsense,pool' }).liked).toEqual(['beds'])
  })

  test('nothing ranks homes by who may live in them', () => {
    expect(WISH_PARTS).not.toContain('senior-community')
    expect(WISH_PARTS.filter((name) => name.startsWith('not'))).toEqual([])
    const filters = { ...defaultFilters('sale', everyPrice), features: ['senior-community' as const] }
    const { musts, wishes } = mustsAndWishes(filters, ['senior-community'])
    expect(wishes).toEqual([])
    expect(musts.features).toEqual(['senior-community'])
  })
})
