import * as v from 'valibot'
import { storable } from '../form/form-fields.ts'
import type { Problem } from '../result.ts'

/** Favorites a visitor can add; a merge at sign-in may exceed it. */
export const MAX_FAVORITES = 500

/** Longest note on a saved home, characters. */
export const NOTE_MAX_LENGTH = 500

/** A visitor's note on a saved home; '' for none. */
export const FavoriteNoteSchema = v.object({
  note: v.pipe(
    v.string(),
    storable,
    v.trim(),
    v.maxLength(NOTE_MAX_LENGTH, `A note can have at most ${NOTE_MAX_LENGTH} characters.`),
  ),
})

export const TOO_MANY_FAVORITES: Problem = {
  kind: 'conflict',
  message: `You can save up to ${MAX_FAVORITES} homes. Remove one to make room.`,
}
export const NOT_A_FAVORITE: Problem = { kind: 'not-found', message: 'This home is not among your favorites.' }
export const NOT_SHARED: Problem = { kind: 'not-found', message: 'This list is not shared, or not any more.' }
