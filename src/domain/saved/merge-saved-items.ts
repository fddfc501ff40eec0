import { keptParams, type KeptSearch } from './kept-search.ts'

/** The part of a favorite that merging two lists needs. */
export interface MergedFavorite {
  listingId: number
  /** ISO date (yyyy-mm-dd). */
  dateAdded: string
  note: string
  /** A sample that every new visitor starts with, unchanged since. */
  seeded: boolean
}

/** The part of a saved search that merging two lists needs. */
export interface MergedSearch extends KeptSearch {
  name: string
  seeded: boolean
}

/**
 * The account's favorites and those the visitor added: each home once, with the later date and both notes if they differ.
 * The visitor's unchanged samples are dropped.
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

/** Loses no text: a note that isn't in the other one yet is put below it, even beyond the usual length. */
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

const identity = ({ name, ...search }: MergedSearch): string => JSON.stringify([name, keptParams(search)])
