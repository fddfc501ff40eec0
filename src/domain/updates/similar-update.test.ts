import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyListings } from '../../../tests/arbitrary/listings.ts'
import { madeListing } from '../../../tests/arbitrary/made-listing.ts'
import { COUNTIES } from '../geo/county.ts'
import type { ListingSummary } from '../listing/listing.ts'
import { isLike, LIKE_PERCENT } from './similar-update.ts'

const UNKNOWN = { monthlyCost: () => null }
const SAVED = madeListing({ id: 1, market: 'sale', county: 'Morris', price: 600_000, beds: 3 })
const other = (changes: Partial<ListingSummary> = {}) => ({ ...SAVED, id: 2, ...changes })
const isLikeSaved = (changes: Partial<ListingSummary>, context: Parameters<typeof isLike>[2] = UNKNOWN) =>
  isLike(SAVED, other(changes), context)

test.each<[Partial<ListingSummary>, boolean]>([
  [{}, true],
  [{ id: 1 }, false],
  [{ market: 'rent' }, false],
  [{ county: 'Sussex' }, true],
  [{ county: 'Hudson' }, false],
  [{ county: 'Nowhere' }, false],
  [{ price: 690_000 }, true],
  [{ price: 690_001 }, false],
  [{ price: 510_000 }, true],
  [{ price: 509_999 }, false],
  [{ beds: 4 }, true],
  [{ beds: 5 }, false],
  [{ beds: null }, true],
])('a home like the saved one but for %j: %s', (changes, expected) => {
  expect(isLikeSaved(changes)).toBe(expected)
})

test('a dearer home counts if it costs about as much per month, where both costs are known', () => {
  const costs = (saved: number | null, home: number | null) => ({
    monthlyCost: ({ id }: ListingSummary) => (id === SAVED.id ? saved : home),
  })
  expect(isLikeSaved({ price: 800_000 }, costs(4000, 4600))).toBe(true)
  expect(isLikeSaved({ price: 800_000 }, costs(4000, 4601))).toBe(false)
  expect(isLikeSaved({ price: 800_000 }, costs(null, 4000))).toBe(false)
  expect(isLikeSaved({ price: 800_000 }, costs(4000, null))).toBe(false)
  // The price alone is enough.
  expect(isLikeSaved({}, costs(4000, 9000))).toBe(true)
})

test('county and bedrooms count the same both ways', () => {
  const anyCounty = fc.constantFrom<string>(...COUNTIES)
  const anyBeds = fc.option(fc.integer({ min: 0, max: 6 }))
  fc.assert(
    fc.property(anyCounty, anyCounty, anyBeds, anyBeds, (a, b, bedsA, bedsB) => {
      const [one, two] = [other({ id: 1, county: a, beds: bedsA }), other({ id: 2, county: b, beds: bedsB })]
      expect(isLike(one, two, UNKNOWN)).toBe(isLike(two, one, UNKNOWN))
    }),
  )
})

test('within the bounds nearer prices are never left out, beyond them all are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (price, share) => {
      const saved = other({ id: 1, price })
      const cheaper = other({ id: 2, price: Math.ceil(price * (1 - (share * LIKE_PERCENT) / 100)) })
      expect(isLike(saved, cheaper, UNKNOWN)).toBe(true)
      expect(isLike(saved, other({ id: 2, price: Math.floor(price * (1 - LIKE_PERCENT / 100)) - 1 }), UNKNOWN)).toBe(
        false,
      )
    }),
  )
})

test('no home is like itself or like one of the other market', () => {
  fc.assert(
    fc.property(anyListings(), (homes) => {
      const pairs = homes.flatMap((home) => homes.map((another) => [home, another] as const))
      const wrong = pairs
        .filter(([home, another]) => home.id === another.id || home.market !== another.market)
        .filter(([home, another]) => isLike(home, another, { monthlyCost: () => 1 }))
      expect(wrong).toEqual([])
    }),
  )
})
