import { useQueryClient } from '@tanstack/react-query'
import type { Result } from '#domain/result.ts'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import { favoritesQuery } from '#features/saved/favorites-queries.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'

/** Keeps a note on a saved home, and shows it as soon as it is kept. */
export function useNoteSaving(favorites: FavoritesGateway) {
  const queryClient = useQueryClient()
  return async (id: number, note: string): Promise<Result<void>> => {
    const answer = await favorites.setNote(id, note)
    if (!answer.ok) return answer
    queryClient.setQueryData(favoritesQuery(favorites).queryKey, (saved) =>
      saved?.map((favorite) => (favorite.listing.id === id ? { ...favorite, note } : favorite)),
    )
    void invalidateSavedItems(queryClient, ['favorites'])
    return answer
  }
}
