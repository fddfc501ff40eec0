import type { Result } from '#domain/result.ts'
import type { SavedSearch } from '#domain/saved/saved-search.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'

/** The searches a visitor has saved, the oldest first; tests/conformance/saved-search-gateway.ts holds the adapters. */
export interface SavedSearchGateway {
  list(): Promise<Result<SavedSearch[]>>
  /**
   * `liked`: the filters that are wishes, by `wishName`; a plain search has none. 'invalid' for what no search can ask for,
   * 'conflict' when there are too many. Saved again under the same name, as after an answer that was lost, a search is the one
   * that is there.
   */
  add(name: string, filters: ListingFilters, liked?: readonly string[]): Promise<Result<SavedSearch>>
  /** Removing what isn't saved does nothing. */
  remove(id: string): Promise<Result<void>>
}
