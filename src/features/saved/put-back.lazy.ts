import type { QueryClient } from '@tanstack/react-query'
import type { RemovedFavorite } from '#domain/saved/favorite.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { HeartedHome } from '#ui/listing/heart-button.tsx'
import { showNotice } from '#ui/primitives/toaster.lazy.ts'
import { invalidateSavedItems } from './cross-tab-sync.ts'
import { aboutFavorite } from './favorite-notice.ts'

interface PutBackOptions {
  home: HeartedHome
  removed: RemovedFavorite
  favorites: FavoritesGateway
  queryClient: QueryClient
}

/** Undoes a removal: the home, its note and its place in the list. A toast says whether it worked. */
export async function putBack({ home, removed, favorites, queryClient }: PutBackOptions): Promise<void> {
  const answer = await favorites.putBack(home.id, removed)
  await invalidateSavedItems(queryClient, ['favorites'])
  void showNotice(
    answer.ok
      ? {
          title: 'Removal undone',
          description: `${home.title} is back in your favorites.`,
          about: aboutFavorite(home),
        }
      : { title: 'We couldn’t undo that', description: answer.problem.message, tone: 'destructive' },
  )
}
