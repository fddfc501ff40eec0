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

/** What a list loses with a home, and what puts it back as it was. */
export interface RemovedFavorite {
  /** ISO date (yyyy-mm-dd) the home was saved. */
  dateAdded: string
  note: string
  /** The homes that were ahead of it in the list, by id. */
  ahead: number[]
}

/** More than a list or a note can have: merges at sign-in may exceed the usual limits. */
const LONGEST_MERGED = 10_000

/** A removed home that is to be put back. */
export const RemovedFavoriteSchema = v.object({
  dateAdded: v.pipe(v.string(), v.isoDate()),
  note: v.pipe(v.string(), storable, v.maxLength(LONGEST_MERGED)),
  ahead: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(LONGEST_MERGED)),
})

/** Where a removed home belongs in a list of ids: after the last of those that were ahead of it. */
export function placeAfter(ids: readonly number[], ahead: readonly number[]): number {
  const before = new Set(ahead)
  return ids.findLastIndex((id) => before.has(id)) + 1
}

export const TOO_MANY_FAVORITES: Problem = {
  kind: 'conflict',
  message: `You can save up to ${MAX_FAVORITES} homes. Remove one to make room.`,
}
export const NOT_A_FAVORITE: Problem = { kind: 'not-found', message: 'This home isn’t in your favorites.' }
export const NOT_SHARED: Problem = { kind: 'not-found', message: 'This list isn’t shared anymore.' }
