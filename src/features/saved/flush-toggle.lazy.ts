import type { QueryClient } from '@tanstack/react-query'
import type { Problem } from '#domain/result.ts'
import type { RemovedFavorite } from '#domain/saved/favorite.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { showNotice } from '#ui/primitives/toaster.lazy.ts'
import { invalidateSavedItems } from './cross-tab-sync.ts'
import { aboutFavorite, favoriteNotice } from './favorite-notice.ts'
import { favoriteIdsQuery } from './favorites-queries.ts'
import { pendingToggles, type Toggle, type ToggleOutcome } from './pending-toggles.ts'
import { putBack } from './put-back.lazy.ts'

/** Homes changed by a toggle that a later one followed, with what the first removal took: the last one tells the visitor. */
const untold = new Map<number, RemovedFavorite | null>()

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
    const answer = saved ? await favorites.add(home.id) : await favorites.remove(home.id)
    if (answer.ok) {
      untold.set(home.id, untold.get(home.id) ?? answer.value ?? null)
      queryClient.setQueryData(queryKey, (ids = []) => {
        const others = ids.filter((id) => id !== home.id)
        return saved ? [...others, home.id] : others
      })
    } else problem = answer.problem
  }
  if (isFollowed()) return null

  const removed = untold.get(home.id)
  const outcome = { saved: isSaved(), changed: untold.delete(home.id), problem }
  // Also after a refusal: what is saved may differ from what was shown.
  void invalidateSavedItems(queryClient, ['favorites'])
  const notice = favoriteNotice(home.title, outcome, navigator.onLine)
  if (notice && removed && !outcome.saved) {
    notice.onUndo = () => void putBack({ home, removed, favorites, queryClient })
  }
  if (notice) void showNotice({ ...notice, about: aboutFavorite(home) })
  return outcome
}
