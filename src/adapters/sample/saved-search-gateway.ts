import { localStore } from '#adapters/browser-storage/local-store.ts'
import { SAMPLE_SAVED_SEARCHES } from '#content/sample-data/saved-searches.ts'
import { localDay } from '#domain/day.ts'
import { likedParts } from '#domain/match/wishes.ts'
import { fail, ok } from '#domain/result.ts'
import { checkSavedSearch } from '#domain/saved/saved-search-check.ts'
import { isSameSearch, MAX_SAVED_SEARCHES, TOO_MANY_SEARCHES } from '#domain/saved/saved-search.ts'
import type { SavedSearch } from '#domain/saved/saved-search.ts'
import { completeFilters } from '#domain/search/filters-check.ts'
import { newUuid } from '#domain/uuid.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import type { Clock } from '#ports/clock.ts'

/** A search as stored by any version; it may lack what was added later. */
type StoredSearch = Omit<SavedSearch, 'filters' | 'liked'> & { filters: unknown; liked?: unknown }

const isStoredList = (value: unknown): value is StoredSearch[] =>
  Array.isArray(value) &&
  value.every(
    (entry) =>
      typeof entry?.id === 'string' && typeof entry?.name === 'string' && typeof entry?.dateCreated === 'string',
  )

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []

/** Saved searches in local storage; a first visit starts with the two samples (F-05). */
export function localSavedSearchGateway(clock: Clock): SavedSearchGateway {
  const store = localStore<StoredSearch[]>('keystead.saved-searches', [...SAMPLE_SAVED_SEARCHES], isStoredList)
  const read = (): SavedSearch[] =>
    store.read().flatMap((stored) => {
      const filters = completeFilters(stored.filters)
      return filters ? [{ ...stored, filters, liked: likedParts(filters, namesIn(stored.liked)) }] : []
    })
  return {
    list: async () => ok(read()),
    async add(name, filters, liked) {
      const checked = checkSavedSearch(name, filters, liked)
      if (!checked.ok) return checked
      const others = read()
      const known = others.find((saved) => saved.name === checked.value.name && isSameSearch(saved, checked.value))
      if (known) return ok(known)
      if (others.length >= MAX_SAVED_SEARCHES) return fail(TOO_MANY_SEARCHES)
      const saved = { id: newUuid(), ...checked.value, dateCreated: localDay(clock.now()) }
      store.write([...others, saved])
      return ok(saved)
    },
    async remove(id) {
      store.write(store.read().filter((saved) => saved.id !== id))
      return ok(undefined)
    },
  }
}
