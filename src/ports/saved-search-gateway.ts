import type { ListingFilters } from '#domain/filters.ts'
import type { Result } from '#domain/result.ts'
import type { SavedSearch } from '#domain/saved-search.ts'

/** The searches a visitor has saved. */
export interface SavedSearchGateway {
  list(): Promise<Result<SavedSearch[]>>
  add(name: string, filters: ListingFilters): Promise<Result<SavedSearch>>
  remove(id: string): Promise<Result<void>>
}
