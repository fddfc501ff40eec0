import type { Result } from '#domain/result.ts'
import type { Mark } from '#domain/saved/list-answers.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { UpdateSource } from '#domain/updates/update-source.ts'
import type { FavoritesGateway } from '../browser/favorites-gateway.ts'
import type { ListAnswersGateway } from '../browser/list-answers-gateway.ts'
import type { SavedSearchGateway } from '../browser/saved-search-gateway.ts'
import type { UpdatesGateway } from '../browser/updates-gateway.ts'

/** Whose items are saved: an account's, by its id, or an anonymous visitor's, by the hash of a cookie. */
export type Owner = { account: string } | { visitor: string }

/** All saved items of one owner, for export. */
export interface SavedItemsExport {
  favorites: { listingId: number; title: string | null; dateAdded: string; note: string }[]
  savedSearches: { name: string; search: Record<string, string>; dateCreated: string }[]
  shared: boolean
  /** What guests of the shared list have answered. */
  answers: { guest: string; listingId: number; title: string | null; mark: Mark | null; note: string }[]
  /** What emails are about (saved homes, homes like them, or a saved search by its name), and since when (ISO date-time). */
  emailUpdates: {
    about: UpdateSource
    every: UpdateFrequency
    chosenAt: string
    /** The version of the wording that was agreed to. */
    consent: string
  }[]
  /** Browsers that get a notification with each email, and since when (ISO date-time). */
  notifiedDevices: { device: string; addedAt: string }[]
}

/** Favorites and saved searches on the server. Nothing is stored for an owner before the first change. */
export interface SavedItems {
  favorites(owner: Owner): FavoritesGateway
  savedSearches(owner: Owner): SavedSearchGateway
  /** `guest`: the hash of the cookie by which somebody answers on others' lists. */
  listAnswers(owner: Owner, guest: string): ListAnswersGateway
  /** Only accounts get emails. */
  updates(owner: Owner): UpdatesGateway
  /**
   * Moves an anonymous visitor's items to the account after signing in: all of them, starting samples included, if the
   * account has none yet; else those the visitor added. Nothing of the visitor is left.
   */
  bringAlong(account: string, visitor: string): Promise<Result<void>>
  /**
   * Moves what subscribed addresses get emails about into the accounts with these addresses, once they are confirmed. The account's own choice
   * about the same search counts.
   */
  adoptSubscribers(): Promise<Result<void>>
  everythingOf(owner: Owner): Promise<Result<SavedItemsExport>>
}
