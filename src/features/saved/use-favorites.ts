import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { HeartedHome } from '#ui/listing/heart-button.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { favoriteIdsQuery, unanswered } from './favorites-queries.ts'
import { noteWish, withWishes } from './pending-toggles.ts'
import { whenIdle } from './when-idle.ts'

export interface Favorites {
  has: (id: number) => boolean
  /** Saves the home or lets it go: shown at once, taken back with a notice where it can't be. Always the same function. */
  toggle: (home: HeartedHome) => void
}

/** What a press of a heart needs besides the heart. */
const loadChangeFavorite = () => import('./change-favorite.ts')

/** A page's favorites, for all its hearts. What is saved is known in the browser alone, some time after hydration. */
export function useFavorites(gateway: FavoritesGateway): Favorites {
  const queryClient = useQueryClient()
  const { data: ids } = useQuery(favoriteIdsQuery(gateway))
  const toggle = useCallback((home: HeartedHome) => void press(home, gateway, queryClient), [gateway, queryClient])
  useEffect(() => {
    // With its code there, a press is answered also where the line has gone meanwhile.
    void whenIdle()
      .then(loadChangeFavorite)
      .catch(() => undefined)
  }, [])
  return useMemo(() => {
    const saved = new Set(ids)
    return { has: (id) => saved.has(id), toggle }
  }, [ids, toggle])
}

async function press(home: HeartedHome, gateway: FavoritesGateway, queryClient: QueryClient): Promise<void> {
  const { queryKey } = favoriteIdsQuery(gateway)
  const ids = queryClient.getQueryData(queryKey) ?? []
  noteWish(unanswered, home.id, ids.includes(home.id))
  queryClient.setQueryData(queryKey, withWishes(ids, unanswered))
  try {
    const { keepFavorite } = await loadChangeFavorite()
    await keepFavorite(home, gateway, queryClient)
  } catch {
    unanswered.delete(home.id)
    queryClient.setQueryData(queryKey, ids)
    notify({ title: 'Your favorites could not be changed', description: 'Please try again.', tone: 'destructive' })
  }
}
