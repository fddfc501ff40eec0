import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'

/** The searches a visitor has saved; read again at every visit of the page. Throws ProblemError. */
export const savedSearchesQuery = (savedSearches: SavedSearchGateway) =>
  queryOptions({
    queryKey: ['saved-searches'],
    queryFn: async () => valueOrThrow(await savedSearches.list()),
    staleTime: 0,
  })
