import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultFilters } from '../search/filters.ts'
import { mergeFavorites, mergeSearches, type MergedFavorite, type MergedSearch } from './merge-saved-items.ts'

const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`)
const favorite: fc.Arbitrary<MergedFavorite> = fc.record({
  listingId: fc.integer({ min: 1, max: 12 }),
  dateAdded: day,
  note: fc.oneof(fc.constant(''), fc.string({ maxLength: 12 })),
  seeded: fc.boolean(),
})
const favorites = fc.uniqueArray(favorite, { maxLength: 12, selector: ({ listingId }) => listingId })

const search: fc.Arbitrary<MergedSearch> = fc.record({
  name: fc.constantFrom('Lakes', 'Towns', 'Lofts'),
  filters: fc.constantFrom(null, 1, 2, 3).map((beds) => ({ ...defaultFilters(), beds })),
  liked: fc.constantFrom([], ['beds']),
  seeded: fc.boolean(),
})
const searches = fc.array(search, { maxLength: 8 })

// A wish for any number of bedrooms is none.
const words = ({ name, filters, liked }: MergedSearch) =>
  JSON.stringify([name, filters, filters.beds === null ? [] : liked])

test('merging favorites loses nothing of the account and nothing the visitor added, and doubles nothing', () => {
  fc.assert(
    fc.property(favorites, favorites, (account, visitor) => {
      const merged = mergeFavorites(account, visitor)
      const ids = merged.map(({ listingId }) => listingId)
      const added = visitor.filter(({ seeded }) => !seeded)
      expect(new Set(ids).size).toBe(ids.length)
      expect(new Set(ids)).toEqual(new Set([...account, ...added].map(({ listingId }) => listingId)))
      for (const kept of [...account, ...added]) {
        const now = merged.find(({ listingId }) => listingId === kept.listingId)!
        expect(now.note).toContain(kept.note)
        expect(now.dateAdded >= kept.dateAdded).toBe(true)
      }
    }),
  )
})

test('the account’s favorites keep their order and come first', () => {
  fc.assert(
    fc.property(favorites, favorites, (account, visitor) => {
      const ids = mergeFavorites(account, visitor).map(({ listingId }) => listingId)
      expect(ids.slice(0, account.length)).toEqual(account.map(({ listingId }) => listingId))
    }),
  )
})

test('merging the same twice changes nothing more', () => {
  fc.assert(
    fc.property(favorites, favorites, searches, searches, (account, visitor, known, added) => {
      const once = mergeFavorites(account, visitor)
      expect(mergeFavorites(once, visitor)).toEqual(once)
      const searched = mergeSearches(known, added)
      expect(mergeSearches(searched, added)).toEqual(searched)
    }),
  )
})

test('a sample the visitor did not touch adds nothing, one with a note does', () => {
  const sample = { listingId: 1, dateAdded: '2026-11-15', note: '', seeded: true }
  expect(mergeFavorites([], [sample])).toEqual([])
  const noted = { ...sample, note: 'the lake', seeded: false }
  expect(mergeFavorites([], [noted])).toEqual([noted])
  expect(mergeFavorites([sample], [noted])).toEqual([noted])
})

test('two notes on one home stand below each other, equal ones once', () => {
  const own = { listingId: 1, dateAdded: '2026-11-15', note: 'near the school', seeded: false }
  const note = (other: string) => mergeFavorites([own], [{ ...own, note: other }])[0]!.note
  expect(note('big kitchen')).toBe('near the school\nbig kitchen')
  expect(note('near the school')).toBe('near the school')
  expect(note('very near the school')).toBe('very near the school')
})

test('merging searches keeps all of the account’s and each of the visitor’s once', () => {
  fc.assert(
    fc.property(searches, searches, (account, visitor) => {
      const merged = mergeSearches(account, visitor)
      expect(merged.slice(0, account.length)).toEqual(account)
      const added = visitor.filter(({ seeded }) => !seeded)
      const all = new Set([...account, ...added].map(words))
      expect(new Set(merged.map(words))).toEqual(all)
      const more = merged.slice(account.length).map(words)
      expect(new Set(more).size).toBe(more.length)
    }),
  )
})
