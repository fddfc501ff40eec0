import type { Agency } from '#domain/agency/agency.ts'
import type { OwnNumbers } from '#domain/money/own-numbers.ts'
import type { PlaceNames } from '#language/place-names.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { Gateways } from '#ports/browser/gateways.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { InquiryGateway } from '#ports/browser/inquiry-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { PublicFiguresGateway } from '#ports/browser/public-figures.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgentLanguage } from './agent-language.ts'

/** What the agent's adapters in the browser are given. */
export interface AgentSite extends Gateways {
  agency: Agency
}

/** What the agent's tools work with, and the language of the talk. */
export interface AgentContext extends AgentLanguage {
  listings: ListingGateway
  inquiries: InquiryGateway
  /** Null if the agent doesn't know the visitor, as in a phone call. */
  savedSearches: SavedSearchGateway | null
  favorites: FavoritesGateway | null
  /** The figures of one home, and the public tables; the large ones are fetched only where a town is asked about. */
  homeFigures: HomeFiguresGateway
  figures: PublicFiguresGateway
  /** What the visitor entered about the loan and themselves. */
  ownNumbers: () => OwnNumbers
  clock: Clock
  places: PlaceNames
}
