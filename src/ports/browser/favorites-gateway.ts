import type { ListingSummary } from '#domain/listing/listing.ts'
import type { Result } from '#domain/result.ts'
import type { RemovedFavorite } from '#domain/saved/favorite.ts'

export interface FavoriteListing {
  listing: ListingSummary
  /** ISO date (yyyy-mm-dd) the home was saved. */
  dateAdded: string
  /** The visitor's own words, at most NOTE_MAX_LENGTH characters when written; '' for none. */
  note: string
}

/** Somebody's shared list, without notes and dates. */
export interface SharedList {
  homes: ListingSummary[]
  /** Whether people with the link may answer (`ListAnswersGateway`). */
  mayAnswer: boolean
}

/** The homes a visitor has saved, in the order they were; tests/conformance/favorites-gateway.ts holds the adapters. */
export interface FavoritesGateway {
  /** Homes that are no longer listed are left out. */
  list(): Promise<Result<FavoriteListing[]>>
  ids(): Promise<Result<number[]>>
  /** Adding again keeps the note and moves to the end; 'not-found' for no listing, 'conflict' when there are too many. */
  add(id: number): Promise<Result<void>>
  /** Answers what `putBack` needs; null where the home isn't saved, which changes nothing. */
  remove(id: number): Promise<Result<RemovedFavorite | null>>
  /** Undoes a removal: date, note and place are as before. Changes nothing where the home is saved again; refuses as `add`. */
  putBack(id: number, removed: RemovedFavorite): Promise<Result<void>>
  /** 'not-found' where the home isn't saved. */
  setNote(id: number, note: string): Promise<Result<void>>
  /** Shares the list under the token it answers; the token stays the same while the list is shared. */
  share(): Promise<Result<string>>
  /** Closes the link and removes what guests have answered. */
  unshare(): Promise<Result<void>>
  /** The token of the open list; null while it isn't. */
  sharing(): Promise<Result<string | null>>
  /** 'not-found' where the list isn't shared (any more). */
  shared(token: string): Promise<Result<SharedList>>
}

/** The publicly readable subset. */
export type OpenLists = Pick<FavoritesGateway, 'shared'>
