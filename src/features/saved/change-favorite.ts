import type { QueryClient } from '@tanstack/react-query'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { HeartedHome } from '#ui/listing/heart-button.tsx'
import { showNotice } from '#ui/primitives/toaster.lazy.ts'
import { invalidateSavedItems } from './cross-tab-sync.ts'
import { favoriteNotice } from './favorite-notice.ts'
import { favoriteIdsQuery, unanswered } from './favorites-queries.ts'
import { fulfilWish } from './flush-toggle.ts'

/** Takes what the visitor wishes for a home to where it is kept, and tells them what came of it (D-07). */
export async function keepFavorite(
  home: HeartedHome,
  favorites: FavoritesGateway,
  queryClient: QueryClient,
): Promise<void> {
  const outcome = await fulfilWish(unanswered, home.id, (saved) =>
    saved ? favorites.add(home.id) : favorites.remove(home.id),
  )
  if (!outcome) return
  queryClient.setQueryData(favoriteIdsQuery(favorites).queryKey, (ids = []) => {
    const others = ids.filter((id) => id !== home.id)
    return outcome.saved ? [...others, home.id] : others
  })
  // Also after a refusal: what is kept may be other than was thought.
  void invalidateSavedItems(queryClient, ['favorites'])
  const notice = favoriteNotice(home.title, outcome, navigator.onLine)
  if (notice) await showNotice(notice)
}
