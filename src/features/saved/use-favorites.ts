import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { HeartedHome } from '#ui/listing/heart-button.tsx'
import { whenUsed } from '#ui/primitives/when-used.ts'
import { favoriteIdsQuery } from './favorites-queries.ts'
import { PENDING_TOGGLES, withToggles, type Toggle } from './pending-toggles.ts'
import { loadFlushToggle, toggleFavorite } from './toggle-favorite.ts'

export interface Favorites {
  has: (id: number) => boolean
  /** Saves the home or removes it: shown at once, taken back with a notice after a refusal. Always the same function. */
  toggle: (home: HeartedHome) => void
}

/** A page's favorites, for all its hearts. What is saved is known only in the browser, some time after hydration. */
export function useFavorites(gateway: FavoritesGateway): Favorites {
  const queryClient = useQueryClient()
  const { data: ids } = useQuery(favoriteIdsQuery(gateway))
  const toggles = useMutationState({ filters: PENDING_TOGGLES, select: ({ state }) => state.variables as Toggle })
  const toggle = useCallback(
    (home: HeartedHome) => void toggleFavorite(home, gateway, queryClient).catch(() => undefined),
    [gateway, queryClient],
  )
  useEffect(() => {
    // With its code there, a press is answered even after the connection is lost.
    void whenUsed()
      .then(loadFlushToggle)
      .catch(() => undefined)
  }, [])
  return useMemo(() => {
    const saved = withToggles(ids, toggles)
    return { has: (id) => saved.has(id), toggle }
  }, [ids, toggles, toggle])
}
