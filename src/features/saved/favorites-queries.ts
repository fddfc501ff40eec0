import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { withWishes, type Wishes } from './pending-toggles.ts'
import { whenIdle } from './when-idle.ts'

/** What this visitor wishes just now; the server, which serves many visitors, never holds any. */
export const unanswered: Wishes = new Map()

/**
 * The ids of the homes this visitor has saved, with what they wish just now. Read when the browser has nothing better to do,
 * and anew whenever a page asks: another device may have changed them. Throws ProblemError.
 */
export const favoriteIdsQuery = (favorites: FavoritesGateway) =>
  queryOptions({
    queryKey: ['favorites', 'ids'],
    queryFn: async () => {
      await whenIdle()
      return withWishes(valueOrThrow(await favorites.ids()), unanswered)
    },
    staleTime: 0,
  })

/** The homes a visitor has saved; read anew with every visit of the page, for they are saved elsewhere. Throws ProblemError. */
export const favoritesQuery = (favorites: FavoritesGateway) =>
  queryOptions({
    queryKey: ['favorites', 'list'],
    queryFn: async () => valueOrThrow(await favorites.list()),
    staleTime: 0,
  })
