import type { QueryClient } from '@tanstack/react-query'
import type { Problem } from '#domain/result.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { showNotice } from '#ui/primitives/toaster.lazy.ts'
import { invalidateSavedItems } from './cross-tab-sync.ts'
import { favoriteNotice } from './favorite-notice.ts'
import { favoriteIdsQuery } from './favorites-queries.ts'
import { pendingToggles, type Toggle, type ToggleOutcome } from './pending-toggles.ts'

/** Homes changed by a toggle that a later one followed: the last one tells the visitor. */
const untold = new Set<number>()

/** Sends a toggle whose turn it is, unless a later one of the same home follows or the home is as wanted already. */
export async function flushToggle(
  { home, saved }: Toggle,
  favorites: FavoritesGateway,
  queryClient: QueryClient,
): Promise<ToggleOutcome | null> {
  const { queryKey } = favoriteIdsQuery(favorites)
  const isSaved = () => queryClient.getQueryData(queryKey)?.includes(home.id) ?? false
  const isFollowed = () => pendingToggles(queryClient).filter((other) => other.home.id === home.id).length > 1
  if (isFollowed()) return null

  let problem: Problem | null = null
  if (isSaved() !== saved) {
    const answer = await (saved ? favorites.add(home.id) : favorites.remove(home.id))
    if (answer.ok) {
      untold.add(home.id)
      queryClient.setQueryData(queryKey, (ids = []) => {
        const others = ids.filter((id) => id !== home.id)
        return saved ? [...others, home.id] : others
      })
    } else problem = answer.problem
  }
  if (isFollowed()) return null

  const outcome = { saved: isSaved(), changed: untold.delete(home.id), problem }
  // Also after a refusal: what is saved may differ from what was shown.
  void invalidateSavedItems(queryClient, ['favorites'])
  const notice = favoriteNotice(home.title, outcome, navigator.onLine)
  if (notice) void showNotice(notice)
  return outcome
}
