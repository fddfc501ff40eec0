import { SAMPLE_SAVED_SEARCHES } from '#content/sample-data/saved-searches.ts'
import { localDay } from '#domain/day.ts'
import { ok } from '#domain/result.ts'
import type { SavedSearch } from '#domain/saved-search.ts'
import type { Clock } from '#ports/clock.ts'
import type { SavedSearchGateway } from '#ports/saved-search-gateway.ts'
import { localStore } from './local-store.ts'

const isSavedSearchList = (value: unknown): value is SavedSearch[] =>
  Array.isArray(value) &&
  value.every((entry) => typeof entry?.id === 'string' && typeof entry?.filters?.price?.min === 'number')

/** Saved searches kept in this browser; a first visit starts with the sample's two (F-05). */
export function localSavedSearchGateway(clock: Clock): SavedSearchGateway {
  const store = localStore<SavedSearch[]>('keystead.saved-searches', [...SAMPLE_SAVED_SEARCHES], isSavedSearchList)
  return {
    list: async () => ok(store.read()),
    async add(name, filters) {
      const saved = { id: crypto.randomUUID(), name, filters, dateCreated: localDay(clock.now()) }
      store.write([...store.read(), saved])
      return ok(saved)
    },
    async remove(id) {
      store.write(store.read().filter((saved) => saved.id !== id))
      return ok(undefined)
    },
  }
}
