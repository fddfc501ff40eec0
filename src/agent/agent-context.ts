import type { OwnNumbers } from '#domain/money/own-numbers.ts'
import type { PlaceNames } from '#language/place-names.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { PublicFiguresGateway } from '#ports/browser/public-figures.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import type { Clock } from '#ports/clock.ts'

/** What the agent's tools work with. */
export interface AgentContext {
  listings: ListingGateway
  inquiries: InquiryGateway
  /** Null if the agent doesn't know the visitor, as in a phone call. */
  savedSearches: SavedSearchGateway | null
  favorites: FavoritesGateway | null
  /** The figures of one home, and the rules' tables; never the large tables. */
  homeFigures: HomeFiguresGateway
  figures: Pick<PublicFiguresGateway, 'figures'>
  /** What the visitor entered about the loan and themselves. */
  ownNumbers: () => OwnNumbers
  clock: Clock
  places: PlaceNames
}
