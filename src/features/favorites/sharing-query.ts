import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'

/** The token of the visitor's open list; null while it isn't open. Throws ProblemError. */
export const sharingQuery = (favorites: FavoritesGateway) =>
  queryOptions({
    queryKey: ['favorites', 'sharing'],
    queryFn: async () => valueOrThrow(await favorites.sharing()),
    staleTime: 0,
  })
