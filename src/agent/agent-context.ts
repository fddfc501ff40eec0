import type { PlaceNames } from '#language/place-names.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import type { Clock } from '#ports/clock.ts'

/** What the agent's tools work with. */
export interface AgentContext {
  listings: ListingGateway
  inquiries: InquiryGateway
  /** Null if the agent doesn't know the visitor, as in a phone call. */
  savedSearches: SavedSearchGateway | null
  favorites: FavoritesGateway | null
  clock: Clock
  places: PlaceNames
}
