import { SAMPLE_FAVORITES } from '#content/sample-data/favorites.ts'
import { localDay } from '#domain/day.ts'
import { ok } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { FavoriteListing, FavoritesGateway } from '#ports/favorites-gateway.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'
import { localStore } from './local-store.ts'

interface Saved {
  id: number
  dateAdded: string
}

const isSavedList = (value: unknown): value is Saved[] =>
  Array.isArray(value) && value.every((entry) => typeof entry?.id === 'number' && typeof entry?.dateAdded === 'string')

/** Favorites kept in this browser; a first visit starts with the sample's three (F-05). */
export function localFavoritesGateway(listings: Pick<ListingGateway, 'byId'>, clock: Clock): FavoritesGateway {
  const store = localStore<Saved[]>('keystead.favorites', [...SAMPLE_FAVORITES], isSavedList)
  return {
    async list() {
      const found = await Promise.all(
        store.read().map(async ({ id, dateAdded }): Promise<FavoriteListing | null> => {
          const listing = await listings.byId(id)
          return listing.ok ? { listing: listing.value, dateAdded } : null
        }),
      )
      return ok(found.filter((favorite) => favorite !== null))
    },
    ids: async () => ok(store.read().map(({ id }) => id)),
    async add(id) {
      const others = store.read().filter((saved) => saved.id !== id)
      store.write([...others, { id, dateAdded: localDay(clock.now()) }])
      return ok(undefined)
    },
    async remove(id) {
      store.write(store.read().filter((saved) => saved.id !== id))
      return ok(undefined)
    },
  }
}
