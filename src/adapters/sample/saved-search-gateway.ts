import { localStore } from '#adapters/browser-storage/local-store.ts'
import { SAMPLE_SAVED_SEARCHES } from '#content/sample-data/saved-searches.ts'
import { localDay } from '#domain/day.ts'
import { fail, ok } from '#domain/result.ts'
import { checkSavedSearch, MAX_SAVED_SEARCHES, TOO_MANY_SEARCHES } from '#domain/saved/saved-search-check.ts'
import type { SavedSearch } from '#domain/saved/saved-search.ts'
import { completeFilters } from '#domain/search/filters-check.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import type { Clock } from '#ports/clock.ts'

/** What any version has written; the filters may lack what was added later. */
type Written = Omit<SavedSearch, 'filters'> & { filters: unknown }

const isWrittenList = (value: unknown): value is Written[] =>
  Array.isArray(value) &&
  value.every(
    (entry) =>
      typeof entry?.id === 'string' && typeof entry?.name === 'string' && typeof entry?.dateCreated === 'string',
  )

/** Saved searches kept in this browser; a first visit starts with the sample's two (F-05). */
export function localSavedSearchGateway(clock: Clock): SavedSearchGateway {
  const store = localStore<Written[]>('keystead.saved-searches', [...SAMPLE_SAVED_SEARCHES], isWrittenList)
  const read = (): SavedSearch[] =>
    store.read().flatMap((written) => {
      const filters = completeFilters(written.filters)
      return filters ? [{ ...written, filters }] : []
    })
  return {
    list: async () => ok(read()),
    async add(name, filters) {
      const checked = checkSavedSearch(name, filters)
      if (!checked.ok) return checked
      const others = read()
      if (others.length >= MAX_SAVED_SEARCHES) return fail(TOO_MANY_SEARCHES)
      const saved = { id: crypto.randomUUID(), ...checked.value, dateCreated: localDay(clock.now()) }
      store.write([...others, saved])
      return ok(saved)
    },
    async remove(id) {
      store.write(store.read().filter((saved) => saved.id !== id))
      return ok(undefined)
    },
  }
}
