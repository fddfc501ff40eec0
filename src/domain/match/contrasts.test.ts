import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFilters, anyListings } from '../../../tests/arbitrary/listings.ts'
import { LOANS } from '../../../tests/arbitrary/loan-figures.ts'
import { madeListing } from '../../../tests/arbitrary/made-listing.ts'
import { TIMETABLE } from '../../../tests/arbitrary/timetable.ts'
import type { Listing } from '../listing/listing.ts'
import { UNKNOWN_STRUCTURE } from '../listing/structure.ts'
import { defaultFilters } from '../search/filters.ts'
import type { FilterKey, ListingFilters } from '../search/filters/catalogue.ts'
import { NO_COST_LIMIT } from '../search/filters/cost.ts'
import { everyPrice } from '../search/filters/price.ts'
import { PAGE_SIZE } from '../search/search.ts'
import { contrastHeading, turnText } from './contrast-text.ts'
import { bestOf, contrastsOf, turned, turnsOf, type Contrast } from './contrasts.ts'
import { rankListings, type RankedHome, type RankQuery } from './ranking.ts'
import { mustSteps, WISH_PARTS } from './wishes.ts'

const CONTEXT = { loans: LOANS, timetable: TIMETABLE, today: '2026-11-28' }

const asking = (filters: Partial<ListingFilters>, liked: readonly string[] = []): RankQuery => ({
  filters: { ...defaultFilters(filters.market, everyPrice), ...filters },
  liked,
  page: 1,
})
const ranked = (homes: readonly Listing[], query: RankQuery) => rankListings(homes, query, CONTEXT)

function contrasting(homes: readonly Listing[], query: RankQuery): Contrast[] {
  const page = ranked(homes, query)
  const found = turnsOf(query, page).map((turn) => ({ turn, page: ranked(homes, turned(query, turn)) }))
  return contrastsOf(page, found)
}

/** What the visitor reads above each home, and of what was turned. */
function headings(homes: readonly Listing[], query: RankQuery): (readonly [number, string, string])[] {
  const shown = bestOf(ranked(homes, query))
  return contrasting(homes, query).map(
    (contrast) =>
      [
        contrast.home.listing.id,
        contrastHeading(contrast, shown[0]!),
        turnText(contrast, shown, query.filters),
      ] as const,
  )
}

const rental = (id: number, facts: Partial<Listing> = {}) => madeListing({ id, market: 'rent', price: 2400, ...facts })

describe('something different', () => {
  test('a home in another county, one of another kind, and one beyond the tightest limit, each with its difference', () => {
    const homes = [
      rental(1, { beds: 3 }),
      rental(2, {
        beds: 3,
        county: 'Essex',
        listedOn: '2026-09-01',
        structure: { ...UNKNOWN_STRUCTURE, kind: 'condo' },
      }),
      rental(3, { beds: 3, county: 'Hudson', listedOn: '2026-09-02' }),
      rental(4, { beds: 2, price: 1800, listedOn: '2026-10-02' }),
      rental(5, { beds: 3, structure: { ...UNKNOWN_STRUCTURE, kind: 'room' } }),
    ]
    const query = asking({ market: 'rent', county: 'Bergen', beds: 3, kinds: ['house'] }, ['kinds'])
    expect(headings(homes, query)).toEqual([
      [3, 'In another county', 'Instead of Bergen County'],
      [4, 'Smaller, and $600 cheaper a month', 'Without your must “3+ beds”'],
    ])
    const anywhere = asking({ market: 'rent', beds: 3, kinds: ['house'], notCounties: ['Hudson'] })
    expect(headings(homes, anywhere)).toEqual([
      [2, 'Another kind of home', 'Instead of a house'],
      [4, 'Smaller, and $600 cheaper a month', 'Without your must “3+ beds”'],
    ])
  })

  test('a market whose homes are all on the page has contrasts, too', () => {
    const homes = [1, 2, 3].map((id) => rental(id, { beds: 3, listedOn: `2026-10-0${id}` }))
    homes.push(rental(4, { beds: 1, county: 'Essex' }))
    expect(headings(homes, asking({ market: 'rent', beds: 3 }, ['beds']))).toEqual([
      [4, 'In another county', 'Instead of Bergen County'],
    ])
  })

  test('of several limits the one that most homes miss is let go', () => {
    const homes = [
      rental(1, { beds: 3, baths: 2 }),
      rental(2, { beds: 2, baths: 2, listedOn: '2026-10-02' }),
      rental(3, { beds: 3, baths: 1, price: 2600, listedOn: '2026-10-03' }),
      rental(4, { beds: 3, baths: 1, listedOn: '2026-10-02' }),
    ]
    expect(headings(homes, asking({ market: 'rent', beds: 3, baths: 2 }))).toEqual([
      [3, '$200 more a month', 'Without your must “2+ baths”'],
    ])
  })

  test('where the homes differ in nothing that has a number, the heading says so much', () => {
    const homes = [rental(1, { yearBuilt: 2005 }), rental(2, { yearBuilt: 1950, listedOn: '2026-10-02' })]
    expect(headings(homes, asking({ market: 'rent', built: { min: 2000, max: null } }))).toMatchObject([
      [2, 'Beyond one of your limits', expect.stringContaining('2000')],
    ])
  })

  test('homes for sale differ by their price where no month is asked for, and by their month where one is', () => {
    const homes = [
      madeListing({ id: 1, beds: 3, price: 800_000 }),
      madeListing({ id: 2, beds: 2, price: 600_000, listedOn: '2026-10-02' }),
    ]
    expect(headings(homes, asking({ beds: 3 }))[0]![1]).toBe('Smaller, and $200,000 cheaper')
    const cost = { ...NO_COST_LIMIT, upTo: 5000 }
    expect(headings(homes, asking({ beds: 3, cost }, ['cost']))[0]![1]).toMatch(
      /^Smaller, and \$1,\d{3} cheaper a month$/,
    )
  })

  test('nothing shown, nothing to differ from; no turn gives way who may live in a home', () => {
    expect(contrasting([], asking({ beds: 3 }))).toEqual([])
    const homes = [
      madeListing({ id: 1, features: ['55+ Community'] }),
      madeListing({ id: 2, listedOn: '2026-10-02', county: 'Essex' }),
    ]
    const page = ranked(homes, asking({}))
    expect(turnsOf(asking({ features: ['senior-community'] }), page)).toEqual(turnsOf(asking({}), page))
  })
})

describe('any search of any homes', () => {
  const someRank: fc.Arbitrary<RankQuery> = fc.record({
    filters: anyFilters,
    liked: fc.oneof(fc.constant([...WISH_PARTS]), fc.subarray([...WISH_PARTS])),
    page: fc.constant(1),
  })
  const someHomes = anyListings(2 * PAGE_SIZE)

  test('has at most three contrasts, no two the same, none of them among the best, each unlike these in what was turned', () => {
    fc.assert(
      fc.property(someHomes, someRank, (homes, query) => {
        const shown = bestOf(ranked(homes, query))
        const contrasts = contrasting(homes, query)
        const ids = [...shown, ...contrasts.map(({ home }) => home)].map(({ listing }) => listing.id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(contrasts.length).toBeLessThanOrEqual(3)
        expect(new Set(contrasts.map(({ turn }) => turn.by)).size).toBe(contrasts.length)
        expect(contrasts.filter(({ turn, home }) => !isUnlike(turn.by, home, shown))).toEqual([])
      }),
    )
  })

  test('turns one thing only, and the address of what it shows finds its home first', () => {
    fc.assert(
      fc.property(someHomes, someRank, (homes, query) => {
        for (const { turn, home } of contrasting(homes, query)) {
          const other = turned(query, turn)
          expect(ranked(homes, other).homes[0]).toEqual(home)
          const changed = (Object.keys(other.filters) as FilterKey[]).filter(
            (key) => JSON.stringify(other.filters[key]) !== JSON.stringify(query.filters[key]),
          )
          const ofTurn = {
            county: ['county', 'counties', 'notCounties'],
            kind: ['kinds', 'notKinds'],
            must: ['cost', 'price', 'train', 'beds', 'bedsMax', 'baths', 'bathsMax', 'size', 'lot', 'built', 'fee'],
          }[turn.by]
          expect(changed.filter((key) => !ofTurn.includes(key))).toEqual([])
          if (turn.by !== 'must') continue
          const before = mustSteps(query.filters, query.liked).length
          expect(mustSteps(other.filters, other.liked)).toHaveLength(before - 1)
        }
      }),
    )
  })

  function isUnlike(by: Contrast['turn']['by'], home: RankedHome, shown: readonly RankedHome[]): boolean {
    if (by === 'county') return shown.every(({ listing }) => listing.county !== home.listing.county)
    return by === 'must' || (home.fit.kind !== null && shown.every(({ fit }) => fit.kind !== home.fit.kind))
  }
})
