import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { whenIdle } from '#ui/primitives/when-idle.ts'

export const FAVORITE_IDS_KEY = ['favorites', 'ids'] as const

/**
 * The ids of the homes this visitor has saved. Read when the browser is idle, and again whenever a page asks, because another
 * device may have changed them. Throws ProblemError.
 */
export const favoriteIdsQuery = (favorites: FavoritesGateway) =>
  queryOptions({
    queryKey: FAVORITE_IDS_KEY,
    queryFn: async () => {
      await whenIdle()
      return valueOrThrow(await favorites.ids())
    },
    staleTime: 0,
  })

/** The homes a visitor has saved; read again at every visit of the page. Throws ProblemError. */
export const favoritesQuery = (favorites: FavoritesGateway) =>
  queryOptions({
    queryKey: ['favorites', 'list'],
    queryFn: async () => valueOrThrow(await favorites.list()),
    staleTime: 0,
  })
