import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFilters } from '../../../tests/arbitrary/listings.ts'
import { partText } from '../search/filter-parts.ts'
import { activeParts, defaultFilters } from '../search/filters.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import { everyPrice } from '../search/filters/price.ts'
import { bothWishes } from './both-wishes.ts'
import { readRankQuery, writeRankQuery } from './rank-url.ts'
import type { RankQuery } from './ranking.ts'
import { likedParts, WISH_PARTS, wishName } from './wishes.ts'

const asked = (change: Partial<ListingFilters>, liked: string[] = []): RankQuery => ({
  filters: { ...defaultFilters('rent', everyPrice), ...change },
  liked,
  page: 1,
})
const addressOf = (query: RankQuery | null) => query && writeRankQuery(query)

test('what both ask for stays as it is, the rest of both are wishes', () => {
  const ana = asked({ county: 'Essex', beds: 3, pets: true }, ['pets'])
  const ben = asked({ county: 'Essex', beds: 2, pets: true, amenities: ['pool'] })
  expect(addressOf(bothWishes(ana, ben))).toEqual({
    market: 'rent',
    county: 'Essex',
    beds: '3',
    pets: 'yes',
    amenities: 'pool',
    like: 'beds,pets,pool',
  })
})

test('a must of one alone leaves no home of the other out', () => {
  expect(addressOf(bothWishes(asked({ beds: 3 }), asked({ county: 'Essex' })))).toMatchObject({ like: 'beds,county' })
})

test('nothing is offered where the other adds nothing, or looks in the other market', () => {
  const ana = asked({ county: 'Essex', beds: 3 }, ['beds'])
  expect(bothWishes(ana, ana)).toBeNull()
  expect(bothWishes(ana, { ...ana, filters: { ...ana.filters, market: 'sale' } })).toBeNull()
  expect(bothWishes(ana, asked({ county: 'Essex', search: 'river' }))).toBeNull()
})

test('features of both are named together', () => {
  const ana = asked({ amenities: ['renovated'], features: ['yard'] }, ['renovated', 'yard'])
  const both = bothWishes(ana, asked({ amenities: ['pool', 'waterfront'], features: ['porch'] }))
  expect(new Set(both!.filters.amenities)).toEqual(new Set(['pool', 'renovated', 'waterfront']))
  expect(new Set(both!.filters.features)).toEqual(new Set(['porch', 'yard']))
})

test('rooms said by their least and their most are one thing', () => {
  expect(bothWishes(asked({ beds: 3 }, ['beds']), asked({ bedsMax: 2 }, ['bedsMax']))).toBeNull()
})

const someRank: fc.Arbitrary<RankQuery> = fc
  .record({ filters: anyFilters, liked: fc.subarray([...WISH_PARTS]) })
  .map(({ filters, liked }) => ({ filters, liked: likedParts(filters, liked), page: 1 }))

test('whoever asks for whatever: nothing of the first is lost, no must is new, and an address says it', () => {
  const textsOf = ({ filters }: RankQuery) => activeParts(filters, everyPrice).map((part) => partText(part, filters))
  fc.assert(
    fc.property(someRank, someRank, (first, second) => {
      const both = bothWishes(first, second)
      if (both === null) return
      expect(readRankQuery(writeRankQuery(both))).toEqual(both)
      expect(textsOf(both)).toEqual(expect.arrayContaining(textsOf(first)))
      for (const part of activeParts(both.filters, everyPrice)) {
        const name = wishName(part)
        if (both.liked.includes(name)) continue
        expect(activeParts(first.filters, everyPrice).map(wishName)).toContain(name)
        expect(first.liked).not.toContain(name)
      }
      // Only new wishes, or musts that have become some, are worth an offer.
      expect(writeRankQuery(both)).not.toEqual(writeRankQuery(first))
    }),
  )
})
