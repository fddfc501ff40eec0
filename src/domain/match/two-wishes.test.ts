import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFilters } from '../../../tests/arbitrary/listings.ts'
import { defaultFilters } from '../search/filters.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import { everyPrice } from '../search/filters/price.ts'
import { readRankQuery, writeRankQuery } from './rank-url.ts'
import type { Asked } from './ranking.ts'
import { bothLike, commonTexts, isSameWish, metOf, metText, MOST_LIKED, type Met } from './two-wishes.ts'
import { wishTexts } from './wish-texts.ts'
import { likedParts, WISH_PARTS } from './wishes.ts'

const asked = (change: Partial<ListingFilters>, liked: string[] = [], market: 'rent' | 'sale' = 'sale'): Asked => ({
  filters: { ...defaultFilters(market, everyPrice), ...change },
  liked,
})
const ANA = asked({ county: 'Essex', beds: 3, amenities: ['pool'] }, ['beds', 'pool'])
const judged = (musts: number[], points: number[]) => ({
  musts,
  fit: { points, month: null, minutes: null, yearBuilt: null, lotAcres: null, kind: null },
})

test('a home’s musts and wishes count alike, and only those met entirely', () => {
  const met = metOf(ANA, { market: 'sale' }, judged([100], [50, 100]))
  expect(met).toEqual({ met: 2, of: 3 })
  expect(metText(met, ANA)).toBe('2 of 3')
})

test('a home in the other market isn’t counted', () => {
  const renting = asked({ beds: 3 }, [], 'rent')
  expect(metOf(renting, { market: 'sale' }, judged([100], []))).toBeNull()
  expect(metText(null, renting)).toBe('only to rent')
  expect(metText(null, ANA)).toBe('only to buy')
})

test('wishes are told in words, musts apart, and renting with them', () => {
  expect(wishTexts(ANA)).toEqual({ musts: ['Essex County'], wishes: ['3+ beds', 'Pool'] })
  expect(wishTexts(asked({ beds: 2 }, ['beds'], 'rent'))).toEqual({ musts: ['Rentals'], wishes: ['2+ beds'] })
})

test('what both ask for is what is said in the same words, must of one and wish of the other', () => {
  expect(commonTexts(ANA, asked({ county: 'Essex', beds: 2, amenities: ['pool'] }, ['county']))).toEqual([
    'Pool',
    'Essex County',
  ])
  expect(commonTexts(ANA, asked({ county: 'Essex' }, [], 'rent'))).toEqual([])
})

const mets = (each: Record<number, Met | null>) => (id: number) => each[id]

test('what both like is best for the one who gets less; who gets nothing likes nothing', () => {
  const theirs = mets({
    1: { met: 6, of: 6 },
    2: { met: 4, of: 6 },
    3: { met: 3, of: 6 },
    4: { met: 6, of: 6 },
    5: null,
  })
  const yours = mets({ 1: { met: 1, of: 4 }, 2: { met: 3, of: 4 }, 3: { met: 4, of: 4 }, 4: { met: 0, of: 4 } })
  expect(bothLike([1, 2, 3, 4, 5, 6], theirs, yours)).toEqual([2, 3, 1])
})

test('of equal homes the other’s share decides, then the list’s order', () => {
  const half = { met: 1, of: 2 }
  const theirs = mets({ 1: half, 2: half, 3: half })
  const yours = mets({ 1: half, 2: { met: 2, of: 2 }, 3: half })
  expect(bothLike([3, 1, 2], theirs, yours)).toEqual([2, 3, 1])
})

const anyMet = fc.option(fc.nat({ max: 6 }).chain((of) => fc.record({ met: fc.nat({ max: of }), of: fc.constant(of) })))

test('whatever homes meet: at most three, each once, none left out that is better for the one who gets less', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyMet, anyMet), { maxLength: 12 }), (homes) => {
      const ids = homes.map((_, at) => at)
      const least = (id: number) =>
        Math.min(...homes[id]!.map((met) => (met === null || met.of === 0 ? 0 : met.met / met.of)))
      const liked = bothLike(
        ids,
        (id) => homes[id]![0],
        (id) => homes[id]![1],
      )
      expect(new Set(liked).size).toBe(liked.length)
      expect(liked.length).toBe(Math.min(MOST_LIKED, ids.filter((id) => least(id) > 0).length))
      const last = liked.length > 0 ? Math.min(...liked.map(least)) : 0
      for (const id of ids.filter((each) => !liked.includes(each))) expect(least(id)).toBeLessThanOrEqual(last)
      // Neither is first.
      expect(
        bothLike(
          ids,
          (id) => homes[id]![1],
          (id) => homes[id]![0],
        ),
      ).toEqual(liked)
    }),
  )
})

const anyAsked: fc.Arbitrary<Asked> = fc
  .record({ filters: anyFilters, liked: fc.subarray([...WISH_PARTS]) })
  .map(({ filters, liked }) => ({ filters, liked: likedParts(filters, liked) }))

test('whatever is asked for: it is the same as itself by way of an address, and has all of it in common', () => {
  fc.assert(
    fc.property(anyAsked, (one) => {
      const read = readRankQuery(writeRankQuery({ ...one, page: 1 }))
      expect(isSameWish(one, read)).toBe(true)
      const { musts, wishes } = wishTexts(read)
      expect(commonTexts(one, read)).toEqual([...musts, ...wishes])
    }),
  )
})
