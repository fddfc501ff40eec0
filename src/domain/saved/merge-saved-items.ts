import { filtersParams } from '../search/filters-check.ts'
import type { ListingFilters } from '../search/filters.ts'

/** A saved home as far as two lists of them are brought together. */
export interface MergedFavorite {
  listingId: number
  /** ISO date (yyyy-mm-dd). */
  dateAdded: string
  note: string
  /** A sample every new visitor starts with, untouched since. */
  seeded: boolean
}

/** A saved search, as far as two lists of them are brought together. */
export interface MergedSearch {
  name: string
  filters: ListingFilters
  seeded: boolean
}

/**
 * The account's homes with what the visitor added: each home once, on the later of its two days, with both notes where
 * they differ. Samples nobody touched come from the account alone.
 */
export function mergeFavorites<F extends MergedFavorite>(account: readonly F[], visitor: readonly F[]): F[] {
  const added = visitor.filter(({ seeded }) => !seeded)
  const byId = new Map(added.map((favorite) => [favorite.listingId, favorite]))
  const known = new Set(account.map(({ listingId }) => listingId))
  return [
    ...account.map((favorite) => {
      const other = byId.get(favorite.listingId)
      return other ? bothOf(favorite, other) : favorite
    }),
    ...[...byId.values()].filter(({ listingId }) => !known.has(listingId)),
  ]
}

const bothOf = <F extends MergedFavorite>(own: F, other: F): F => ({
  ...own,
  dateAdded: own.dateAdded > other.dateAdded ? own.dateAdded : other.dateAdded,
  note: bothNotes(own.note, other.note),
  seeded: false,
})

/** Nothing somebody wrote is lost: a note that isn't in the other one yet is put below it, even beyond the usual length. */
function bothNotes(own: string, other: string): string {
  if (own.includes(other)) return own
  return other.includes(own) ? other : `${own}\n${other}`
}

/** The account's searches, and those the visitor added that aren't among them under the same name. */
export function mergeSearches<S extends MergedSearch>(account: readonly S[], visitor: readonly S[]): S[] {
  const merged = [...account]
  const known = new Set(account.map(identity))
  for (const search of visitor) {
    if (search.seeded || known.has(identity(search))) continue
    known.add(identity(search))
    merged.push(search)
  }
  return merged
}

const identity = ({ name, filters }: MergedSearch): string => JSON.stringify([name, filtersParams(filters)])
