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
import { contrastHeading, thanText, turnText } from './contrast-text.ts'
import { bestOf, contrastsOf, turned, turnsOf, type Contrast, type IsPassed } from './contrasts.ts'
import { judgesOf } from './judging.ts'
import { rankListings, type RankQuery } from './ranking.ts'
import { FULL, mustSteps, WISH_PARTS } from './wishes.ts'

const CONTEXT = { loans: LOANS, timetable: TIMETABLE, today: '2026-11-28' }

const asking = (filters: Partial<ListingFilters>, liked: readonly string[] = []): RankQuery => ({
  filters: { ...defaultFilters(filters.market, everyPrice), ...filters },
  liked,
  page: 1,
})
const ranked = (homes: readonly Listing[], query: RankQuery) => rankListings(homes, query, CONTEXT)

function contrasting(homes: readonly Listing[], query: RankQuery, isPassed?: IsPassed): Contrast[] {
  const page = ranked(homes, query)
  const turns = turnsOf(query, bestOf(page, isPassed))
  const found = turns.map((turn) => ({ turn, page: ranked(homes, turned(query, turn)) }))
  return contrastsOf(page, found, isPassed)
}

/** What the visitor reads above each home, and of what was turned. */
function headings(
  homes: readonly Listing[],
  query: RankQuery,
  isPassed?: IsPassed,
): (readonly [number, string, string])[] {
  const best = bestOf(ranked(homes, query), isPassed)
  return contrasting(homes, query, isPassed).map(
    (contrast) =>
      [contrast.home.listing.id, contrastHeading(contrast, best[0]!), turnText(contrast, best, query.filters)] as const,
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
      rental(4, { beds: 2, squareFeet: 1500, price: 1800 }),
      rental(5, { beds: 3, structure: { ...UNKNOWN_STRUCTURE, kind: 'room' } }),
    ]
    const query = asking({ market: 'rent', county: 'Bergen', beds: 3, kinds: ['house'] }, ['kinds'])
    expect(headings(homes, query)).toEqual([
      [3, 'In another county', 'Instead of Bergen County'],
      [4, '1 fewer bed, smaller, and $600 cheaper a month', 'Without your must “3+ beds”'],
    ])
    const anywhere = asking({ market: 'rent', beds: 3, kinds: ['house'], notCounties: ['Hudson'] })
    expect(headings(homes, anywhere)).toEqual([
      [2, 'Another kind of home', 'Instead of a house'],
      [4, '1 fewer bed, smaller, and $600 cheaper a month', 'Without your must “3+ beds”'],
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
      rental(2, { beds: 2, baths: 2, listedOn: '2026-09-02' }),
      rental(3, { beds: 3, baths: 1, price: 2600, listedOn: '2026-09-03' }),
      rental(4, { beds: 3, baths: 1, listedOn: '2026-09-02' }),
    ]
    expect(headings(homes, asking({ market: 'rent', beds: 3, baths: 2 }))).toEqual([
      [3, '$200 more a month', 'Without your must “2+ baths”'],
    ])
  })

  test('where the homes differ in nothing that has a number, the heading says so much', () => {
    const homes = [rental(1, { yearBuilt: 2005 }), rental(2, { yearBuilt: 1950, listedOn: '2026-09-02' })]
    expect(headings(homes, asking({ market: 'rent', built: { min: 2000, max: null } }))).toMatchObject([
      [2, 'Beyond one of your limits', expect.stringContaining('2000')],
    ])
  })

  test('homes for sale differ by their price where no month is asked for, and by their month where one is', () => {
    const homes = [
      madeListing({ id: 1, beds: 3, price: 800_000 }),
      madeListing({ id: 2, beds: 2, price: 600_000, listedOn: '2026-09-02' }),
    ]
    expect(headings(homes, asking({ beds: 3 }))[0]![1]).toBe('1 fewer bed, and $200,000 cheaper')
    const cost = { ...NO_COST_LIMIT, upTo: 5000 }
    expect(headings(homes, asking({ beds: 3, cost }, ['cost']))[0]![1]).toMatch(
      /^1 fewer bed, and \$1,\d{3} cheaper a month$/,
    )
  })

  test('beds say nothing of the size', () => {
    const homes = [rental(1, { beds: 3, squareFeet: 1000 }), rental(2, { beds: 1, squareFeet: 2600 })]
    expect(headings(homes, asking({ market: 'rent', beds: 3 }))).toEqual([
      [2, '2 fewer beds, and larger', 'Without your must “3+ beds”'],
    ])
  })

  test('a home that misses a must is found behind homes that meet it, though it is older and has no more wishes', () => {
    const homes = [
      ...[1, 2, 3, 4, 5].map((id) => rental(id, { beds: 3, listedOn: `2026-11-2${id}` })),
      rental(6, { beds: 2, price: 1500 }),
      rental(7, { beds: 2, price: 1600 }),
    ]
    expect(headings(homes, asking({ market: 'rent', beds: 3 }))).toEqual([
      [7, '1 fewer bed, and $800 cheaper a month', 'Without your must “3+ beds”'],
    ])
  })

  test('homes that the visitor has passed on are none of them, nor what they are compared with', () => {
    const homes = [
      rental(1, { beds: 3, price: 5000, listedOn: '2026-11-02' }),
      rental(2, { beds: 3, title: 'Loft', listedOn: '2026-11-01' }),
      rental(3, { beds: 2, price: 1500, listedOn: '2026-09-03' }),
      rental(4, { beds: 2, price: 1800, listedOn: '2026-09-02' }),
    ]
    const query = asking({ market: 'rent', beds: 3 })
    const { homes: first } = ranked(homes, query)
    const [contrast] = contrasting(homes, query)
    expect(thanText(contrast!, first[0]!, first)).toBe('than Colonial with a Garden, ranked first')

    const isPassed: IsPassed = (id) => id === 1 || id === 3
    expect(headings(homes, query, isPassed)).toEqual([
      [4, '1 fewer bed, and $600 cheaper a month', 'Without your must “3+ beds”'],
    ])
    const [other] = contrasting(homes, query, isPassed)
    expect(thanText(other!, bestOf({ homes: first }, isPassed)[0]!, first)).toBe(
      'than Loft, the first that you haven’t marked “Not for me”',
    )
  })

  test('a heading that compares nothing is set against no home', () => {
    const homes = [rental(1), rental(2, { county: 'Essex' })]
    const query = asking({ market: 'rent', county: 'Bergen' })
    const { homes: first } = ranked(homes, query)
    expect(contrasting(homes, query).map((each) => thanText(each, first[0]!, first))).toEqual([null])
  })

  test('a search is turned four times at most', () => {
    const filters = { beds: 3, baths: 2, fee: { min: null, max: 300 }, built: { min: 1950, max: null } }
    const page = ranked([madeListing({ id: 1, beds: 3, baths: 2 })], asking({ beds: 3 }))
    expect(turnsOf(asking(filters), bestOf(page)).map(({ by }) => by)).toEqual(['county', 'kind', 'must', 'must'])
  })

  test('nothing shown, nothing to differ from; no turn gives way who may live in a home', () => {
    expect(contrasting([], asking({ beds: 3 }))).toEqual([])
    const homes = [
      madeListing({ id: 1, features: ['55+ Community'] }),
      madeListing({ id: 2, listedOn: '2026-10-02', county: 'Essex' }),
    ]
    const best = bestOf(ranked(homes, asking({})))
    expect(turnsOf(asking({ features: ['senior-community'] }), best)).toEqual(turnsOf(asking({}), best))
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
        expect(contrasts.filter((contrast) => !isUnlike(contrast, homes, query))).toEqual([])
      }),
    )
  })

  test('turns one thing only, and the address of what it shows finds its home on the first page', () => {
    fc.assert(
      fc.property(someHomes, someRank, (homes, query) => {
        for (const { turn, home } of contrasting(homes, query)) {
          const other = turned(query, turn)
          expect(ranked(homes, other).homes).toContainEqual(home)
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

  test('has a home that misses a must wherever a page without that must has one', () => {
    fc.assert(
      fc.property(someHomes, someRank, (homes, query) => {
        const page = ranked(homes, query)
        const turns = turnsOf(query, bestOf(page)).filter(({ by }) => by === 'must')
        const found = turns.map((turn) => ({ turn, page: ranked(homes, turned(query, turn)) }))
        const misses = found.some((each) =>
          each.page.homes.some(({ listing }) => missesOf(query, homes, listing.id).length > 0),
        )
        expect(contrastsOf(page, found).length).toBe(misses ? 1 : 0)
      }),
    )
  })

  function isUnlike({ turn, home }: Contrast, homes: readonly Listing[], query: RankQuery): boolean {
    const best = bestOf(ranked(homes, query))
    if (turn.by === 'county') return best.every(({ listing }) => listing.county !== home.listing.county)
    if (turn.by === 'kind') return home.fit.kind !== null && best.every(({ fit }) => fit.kind !== home.fit.kind)
    return missesOf(query, homes, home.listing.id).join() === turn.part.part
  }

  /** The musts that a home misses. */
  function missesOf(query: RankQuery, homes: readonly Listing[], id: number): string[] {
    const { musts } = judgesOf(query, CONTEXT)(homes.find((home) => home.id === id)!)
    return mustSteps(query.filters, query.liked).flatMap(({ part }, at) => (musts[at] === FULL ? [] : [part.part]))
  }
})
