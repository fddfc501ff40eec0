import type { PlaceNames } from '#domain/spoken/place-names.ts'
import type { Clock } from '#ports/clock.ts'
import type { FavoritesGateway } from '#ports/favorites-gateway.ts'
import type { InquiryGateway } from '#ports/inquiry-gateway.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'
import type { SavedSearchGateway } from '#ports/saved-search-gateway.ts'

/** What the agent's tools work with. */
export interface AgentSurroundings {
  listings: ListingGateway
  inquiries: InquiryGateway
  /** Null where the agent doesn't know whose they would be, as on a line without a browser. */
  savedSearches: SavedSearchGateway | null
  favorites: FavoritesGateway | null
  clock: Clock
  places: PlaceNames
}
