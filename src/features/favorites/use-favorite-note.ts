import { useQueryClient } from '@tanstack/react-query'
import { checkFields } from '#domain/form/check-fields.ts'
import { valueOrThrow } from '#domain/result.ts'
import { FavoriteNoteSchema, NOTE_MAX_LENGTH } from '#domain/saved/favorite.ts'
import { invalidateSavedItems } from '#features/saved/cross-tab-sync.ts'
import { favoritesQuery } from '#features/saved/favorites-queries.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { NoteKeeping } from './note-editor.tsx'

/** Saves the visitor's note on a saved home, and shows it as soon as it is saved. */
export function useFavoriteNote(id: number, favorites: FavoritesGateway): NoteKeeping {
  const queryClient = useQueryClient()
  return {
    maxLength: NOTE_MAX_LENGTH,
    readers: 'Only you can see it.',
    saveOnLeave: false,
    save: async (text) => {
      const { note } = valueOrThrow(checkFields(FavoriteNoteSchema, { note: text }))
      valueOrThrow(await favorites.setNote(id, note))
      queryClient.setQueryData(favoritesQuery(favorites).queryKey, (saved) =>
        saved?.map((favorite) => (favorite.listing.id === id ? { ...favorite, note } : favorite)),
      )
      void invalidateSavedItems(queryClient, ['favorites'])
      return true
    },
  }
}
