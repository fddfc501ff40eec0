import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { FavoritesGateway } from '#ports/favorites-gateway.ts'
import type { SavedSearchGateway } from '#ports/saved-search-gateway.ts'

/** The homes a visitor has saved; read anew with every visit of the page, for they are saved elsewhere. Throws ProblemError. */
export const favoritesQuery = (favorites: FavoritesGateway) =>
  queryOptions({
    queryKey: ['favorites', 'list'],
    queryFn: async () => valueOrThrow(await favorites.list()),
    staleTime: 0,
  })

/** The searches a visitor has saved. Throws ProblemError. */
export const savedSearchesQuery = (savedSearches: SavedSearchGateway) =>
  queryOptions({
    queryKey: ['saved-searches'],
    queryFn: async () => valueOrThrow(await savedSearches.list()),
    staleTime: 0,
  })
