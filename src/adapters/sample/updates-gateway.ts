import { localStore } from '#adapters/browser-storage/local-store.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { SEARCH_NOT_SAVED } from '#domain/updates/update-choice-check.ts'
import { UPDATE_FREQUENCIES, type UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { UpdateSource } from '#domain/updates/update-source.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import type { UpdateChoices, UpdatesGateway } from '#ports/browser/updates-gateway.ts'

/** What is missing is off. */
interface StoredChoices {
  favorites?: UpdateFrequency
  similar?: UpdateFrequency
  /** By a search's id. */
  searches: Record<string, UpdateFrequency>
}

const isFrequency = (value: unknown): value is UpdateFrequency =>
  (UPDATE_FREQUENCIES as readonly unknown[]).includes(value)
const isStored = (value: unknown): value is StoredChoices => {
  const { favorites = 'off', similar = 'off', searches } = (value ?? {}) as Partial<StoredChoices>
  if (typeof searches !== 'object' || searches === null) return false
  return [favorites, similar, ...Object.values(searches)].every(isFrequency)
}

/** Choices in local storage. No email is sent. */
export function localUpdatesGateway(savedSearches: Pick<SavedSearchGateway, 'list'>): UpdatesGateway {
  const store = localStore<StoredChoices>('keystead.updates', { searches: {} }, isStored)
  const shown = async (stored: StoredChoices): Promise<Result<UpdateChoices>> => {
    const saved = await savedSearches.list()
    if (!saved.ok) return saved
    return ok({
      sentTo: null,
      favorites: stored.favorites ?? 'off',
      similar: stored.similar ?? 'off',
      searches: saved.value.map(({ id, name }) => ({ id, name, every: stored.searches[id] ?? 'off' })),
    })
  }
  return {
    choices: () => shown(store.read()),
    async choose(source, every) {
      const before = await shown(store.read())
      if (!before.ok) return before
      const { searches } = before.value
      if (typeof source === 'object' && !searches.some(({ id }) => id === source.search)) return fail(SEARCH_NOT_SAVED)
      // Without those of removed searches.
      const kept = Object.fromEntries(searches.map((search) => [search.id, search.every]))
      const changed = withChoice({ ...store.read(), searches: kept }, source, every)
      store.write(changed)
      return shown(changed)
    },
  }
}

const withChoice = (stored: StoredChoices, source: UpdateSource, every: UpdateFrequency): StoredChoices =>
  typeof source === 'object'
    ? { ...stored, searches: { ...stored.searches, [source.search]: every } }
    : { ...stored, [source]: every }
