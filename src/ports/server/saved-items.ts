import type { Result } from '#domain/result.ts'
import type { FavoritesGateway } from '../browser/favorites-gateway.ts'
import type { SavedSearchGateway } from '../browser/saved-search-gateway.ts'

/** Whose things are kept: an account's, by its id, or an anonymous visitor's, by the hash of a cookie. */
export type Owner = { account: string } | { visitor: string }

/** All that is kept for one owner, for the owner to take away. */
export interface SavedItemsExport {
  favorites: { listingId: number; title: string | null; dateAdded: string; note: string }[]
  savedSearches: { name: string; search: Record<string, string>; dateCreated: string }[]
  shared: boolean
}

/** Favorites and saved searches on the server. Of an owner who never wrote, nothing is stored. */
export interface SavedItems {
  favorites(owner: Owner): FavoritesGateway
  savedSearches(owner: Owner): SavedSearchGateway
  /**
   * After signing in: what the visitor has, starting samples included, is the account's, if that has nothing yet; else what
   * the visitor added becomes the account's too. Nothing of the visitor stays.
   */
  bringAlong(account: string, visitor: string): Promise<Result<void>>
  everythingOf(owner: Owner): Promise<Result<SavedItemsExport>>
}
