import type { QueryClient } from '@tanstack/react-query'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { HeartedHome } from '#ui/listing/heart-button.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { favoriteIdsQuery } from './favorites-queries.ts'
import { PENDING_TOGGLES, pendingToggles, withToggles, type Toggle, type ToggleOutcome } from './pending-toggles.ts'

/** The rest of a toggle's code, fetched when the page is used. */
export const loadFlushToggle = () => import('./flush-toggle.lazy.ts')

/**
 * Saves a home or removes it (D-07). The toggles of a home run one after the other, the last one wins, and the visitor is told
 * what came of it. Null where a later toggle of the home decides. Rejects when the code can't be fetched.
 */
export function toggleFavorite(
  home: HeartedHome,
  favorites: FavoritesGateway,
  queryClient: QueryClient,
): Promise<ToggleOutcome | null> {
  const ids = queryClient.getQueryData(favoriteIdsQuery(favorites).queryKey)
  const saved = !withToggles(ids, pendingToggles(queryClient)).has(home.id)
  // Built by hand: useMutation has one scope for all its calls, and these need one for each home.
  return queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationKey: PENDING_TOGGLES.mutationKey,
      scope: { id: `favorite ${home.id}` },
      mutationFn: async (toggle: Toggle) => (await loadFlushToggle()).flushToggle(toggle, favorites, queryClient),
      onError: () =>
        notify({ title: 'We couldn’t change your favorites', description: 'Please try again.', tone: 'destructive' }),
    })
    .execute({ home, saved })
}
