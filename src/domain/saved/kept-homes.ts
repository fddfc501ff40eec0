import type { Listing, ListingSummary } from '../listing/listing.ts'
import { pictureSrcSet, type Picture } from '../listing/picture.ts'

/** A favorite as it is kept for reading without a connection. */
export interface KeptFavorite {
  listing: ListingSummary
  /** ISO date (yyyy-mm-dd) the home was saved. */
  dateAdded: string
  note: string
}

/** A home whose page was opened. */
export interface SeenHome {
  listing: Listing
  /** When, ms since 1970. */
  seenAt: number
}

/** The homes that a browser keeps for reading without a connection. */
export interface KeptHomes {
  /** Whose favorites they are: a value computed from the account, or null for a visitor without one. */
  owner: string | null
  favorites: readonly KeptFavorite[]
  /** The ids of the favorites, also of homes that are no longer listed; null until known. */
  favoriteIds: readonly number[] | null
  /** When the favorites were read, ms since 1970. */
  favoritesAt: number
  /** The one opened last comes first. */
  seen: readonly SeenHome[]
}

/** Most homes of each kind, and how long an opened one is kept. */
export const MAX_FAVORITES = 50
export const MAX_SEEN = 12
const MAX_SEEN_AGE_MS = 30 * 24 * 60 * 60 * 1000
/** Width of the kept pictures, pixels. */
const PICTURE_WIDTH = 640

export const nothingKept = (owner: string | null): KeptHomes => ({
  owner,
  favorites: [],
  favoriteIds: null,
  favoritesAt: 0,
  seen: [],
})

/** The kept homes with the favorites as they are now. */
export const withFavorites = (
  kept: KeptHomes,
  favorites: readonly KeptFavorite[],
  ids: readonly number[],
  now: number,
): KeptHomes => ({ ...kept, favorites: favorites.slice(-MAX_FAVORITES), favoriteIds: ids, favoritesAt: now })

/** The kept homes after one was opened. */
export function withSeen(kept: KeptHomes, listing: Listing, now: number): KeptHomes {
  const others = kept.seen.filter((seen) => seen.listing.id !== listing.id && now - seen.seenAt < MAX_SEEN_AGE_MS)
  return { ...kept, seen: [{ listing, seenAt: now }, ...others].slice(0, MAX_SEEN) }
}

/** Everything kept of a home, or null. */
export function keptHome(kept: KeptHomes, id: number): { seen?: SeenHome; favorite?: KeptFavorite } | null {
  const seen = kept.seen.find(({ listing }) => listing.id === id)
  const favorite = kept.favorites.find(({ listing }) => listing.id === id)
  return seen || favorite ? { ...(seen && { seen }), ...(favorite && { favorite }) } : null
}

/** The pictures of the kept homes by their homes' ids, the most wanted first. Pictures of other hosts are left out. */
export function picturesToKeep({ favorites, seen }: KeptHomes): Map<number, string> {
  const homes = [...favorites, ...seen].map(({ listing }) => listing)
  return new Map(
    homes.flatMap(({ id, picture }) => {
      const file = picture && keptFile(picture)
      return file ? [[id, file] as const] : []
    }),
  )
}

/** The file of one of our own pictures that is kept. */
function keptFile(picture: Picture): string | null {
  const files = pictureSrcSet(picture, 'avif', [0, PICTURE_WIDTH])
  return files?.split(', ').at(-1)?.split(' ')[0] ?? null
}
