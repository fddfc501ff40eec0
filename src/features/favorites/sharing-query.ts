import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'

/** The token of the visitor's shared list; null if it isn't shared. Throws ProblemError. */
export const sharingQuery = (favorites: FavoritesGateway) =>
  queryOptions({
    queryKey: ['favorites', 'sharing'],
    queryFn: async () => valueOrThrow(await favorites.sharing()),
    staleTime: 0,
  })
