import { localStore } from '#adapters/browser-storage/local-store.ts'
import { SAMPLE_FAVORITES } from '#content/sample-data/favorites.ts'
import { localDay } from '#domain/day.ts'
import { checkFields } from '#domain/form/check-fields.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import {
  FavoriteNoteSchema,
  MAX_FAVORITES,
  NOT_A_FAVORITE,
  NOT_SHARED,
  placeAfter,
  RemovedFavoriteSchema,
  TOO_MANY_FAVORITES,
} from '#domain/saved/favorite.ts'
import type { FavoriteListing, FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { Clock } from '#ports/clock.ts'

interface Saved {
  id: number
  dateAdded: string
  /** Absent in data of older versions. */
  note?: string
}

const isSavedList = (value: unknown): value is Saved[] =>
  Array.isArray(value) &&
  value.every(
    (entry) =>
      typeof entry?.id === 'number' &&
      typeof entry?.dateAdded === 'string' &&
      (entry.note === undefined || typeof entry.note === 'string'),
  )

const NO_LINK = 'This is a demo. Your list stays in this browser, so it has no link, and no one else can reply.'

/** Favorites in local storage; a first visit starts with the three samples (F-05). */
export function localFavoritesGateway(listings: Pick<ListingGateway, 'byId'>, clock: Clock): FavoritesGateway {
  const store = localStore<Saved[]>('keystead.favorites', [...SAMPLE_FAVORITES], isSavedList)
  return {
    async list() {
      const found = await Promise.all(
        store.read().map(async ({ id, dateAdded, note = '' }): Promise<FavoriteListing | null> => {
          const listing = await listings.byId(id)
          return listing.ok ? { listing: listing.value, dateAdded, note } : null
        }),
      )
      return ok(found.filter((favorite) => favorite !== null))
    },
    ids: async () => ok(store.read().map(({ id }) => id)),
    async add(id) {
      const listing = await listings.byId(id)
      if (!listing.ok) return listing
      const saved = store.read()
      const others = saved.filter((other) => other.id !== id)
      if (others.length >= MAX_FAVORITES) return fail(TOO_MANY_FAVORITES)
      const note = saved.find((other) => other.id === id)?.note ?? ''
      store.write([...others, { id, dateAdded: localDay(clock.now()), note }])
      return ok(undefined)
    },
    async remove(id) {
      const saved = store.read()
      const place = saved.findIndex((other) => other.id === id)
      if (place < 0) return ok(null)
      const { dateAdded, note = '' } = saved[place]!
      store.write(saved.toSpliced(place, 1))
      return ok({ dateAdded, note, ahead: saved.slice(0, place).map((other) => other.id) })
    },
    async putBack(id, removed) {
      const checked = checkFields(RemovedFavoriteSchema, { ...removed })
      if (!checked.ok) return checked
      const listing = await listings.byId(id)
      if (!listing.ok) return listing
      const { dateAdded, note, ahead } = checked.value
      const saved = store.read()
      if (saved.some((other) => other.id === id)) return ok(undefined)
      if (saved.length >= MAX_FAVORITES) return fail(TOO_MANY_FAVORITES)
      const ids = saved.map((other) => other.id)
      store.write(saved.toSpliced(placeAfter(ids, ahead), 0, { id, dateAdded, note }))
      return ok(undefined)
    },
    async setNote(id, text) {
      const checked = checkFields(FavoriteNoteSchema, { note: text })
      if (!checked.ok) return checked
      const saved = store.read()
      if (!saved.some((other) => other.id === id)) return fail(NOT_A_FAVORITE)
      store.write(saved.map((other) => (other.id === id ? { ...other, ...checked.value } : other)))
      return ok(undefined)
    },
    share: async () => fail(unavailable(NO_LINK)),
    unshare: async () => ok(undefined),
    sharing: async () => ok(null),
    shared: async () => fail(NOT_SHARED),
  }
}
