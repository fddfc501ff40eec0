import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyListings } from '../../../tests/arbitrary/listings.ts'
import { countyAndNeighbors } from '../geo/neighboring-counties.ts'
import { pickSimilar, SIMILAR_COUNT, similarCriteria } from './similar.ts'

test('similar homes are others, on the same market, near by, and within 20 % of the price', () => {
  fc.assert(
    fc.property(anyListings(), (listings) => {
      for (const home of listings) {
        const similar = pickSimilar(home, listings)
        expect(similar.length).toBeLessThanOrEqual(SIMILAR_COUNT)
        for (const other of similar) {
          expect(other.id).not.toBe(home.id)
          expect(other.market).toBe(home.market)
          expect(countyAndNeighbors(home.county)).toContain(other.county)
          // Tenths of a dollar, so that the comparison is between whole numbers.
          expect(Math.abs(other.price - home.price) * 10).toBeLessThanOrEqual(home.price * 2)
        }
      }
    }),
  )
})

test('no fitting home is passed over while there is room', () => {
  fc.assert(
    fc.property(anyListings(), (listings) => {
      for (const home of listings) {
        const fitting = listings.filter(
          ({ id, market, county, price }) =>
            id !== home.id &&
            market === home.market &&
            countyAndNeighbors(home.county).includes(county) &&
            Math.abs(price - home.price) * 10 <= home.price * 2,
        )
        expect(pickSimilar(home, listings)).toHaveLength(Math.min(SIMILAR_COUNT, fitting.length))
      }
    }),
  )
})

test('the same county comes first, then the nearest price, then the lower id', () => {
  const [home, ...others] = fc.sample(
    anyListings(6).filter((listings) => listings.length === 6),
    { numRuns: 1, seed: 1 },
  )[0]!
  const at = (place: number, id: number, county: string, price: number) => ({
    ...others[place]!,
    id,
    county,
    price,
    market: 'sale' as const,
  })
  const here = { ...home!, id: 1, county: 'Morris', price: 850_000, market: 'sale' as const }
  const candidates = [
    at(0, 9, 'Essex', 850_000),
    at(1, 8, 'Morris', 900_000),
    at(2, 7, 'Morris', 800_000),
    at(3, 6, 'Morris', 700_000),
  ]
  expect(pickSimilar(here, candidates).map(({ id }) => id)).toEqual([7, 8, 6])
})

test('the ends of the range are whole dollars inside the 20 %', () => {
  const [home] = fc.sample(
    anyListings(3).filter((listings) => listings.length > 0),
    { numRuns: 1, seed: 1 },
  )[0]!
  const { minPrice, maxPrice } = similarCriteria({ ...home!, price: 333_333 })
  expect([minPrice, maxPrice]).toEqual([266_667, 399_999])
})
