import type { Timetable } from '#domain/commute/timetable.ts'
import type { AccountGateway } from './account-gateway.ts'
import type { AgencyTexts } from './agency-texts.ts'
import type { FavoritesGateway, OpenLists } from './favorites-gateway.ts'
import type { HomeFiguresGateway } from './home-figures-gateway.ts'
import type { InquiryGateway } from './inquiry-gateway.ts'
import type { ListAnswersGateway } from './list-answers-gateway.ts'
import type { ListingGateway } from './listing-gateway.ts'
import type { LoadMapView } from './map-view.ts'
import type { NoticesGateway } from './notices-gateway.ts'
import type { PlaceGateway } from './place-gateway.ts'
import type { PublicFiguresGateway } from './public-figures.ts'
import type { SavedSearchGateway } from './saved-search-gateway.ts'
import type { LoadToldStore } from './told-store.ts'
import type { TownGateway } from './town-gateway.ts'
import type { UpdateRequestsGateway } from './update-requests-gateway.ts'
import type { UpdatesGateway } from './updates-gateway.ts'
import type { VisitedHomes } from './visited-homes.ts'
import type { LoadVoiceCalls } from './voice-calls.ts'

/** What the pages may ask of the outside; an edition is a choice of adapters for these. */
export interface Gateways {
  listings: ListingGateway
  /** Lists of homes that visitors share by a link. */
  openLists: OpenLists
  figures: PublicFiguresGateway
  homeFigures: HomeFiguresGateway
  /** What `homeFigures` answers, where it is at hand: on the server, which writes pages without waiting for it. */
  timetable?: Timetable
  towns: TownGateway
  places: PlaceGateway
  agencyTexts: AgencyTexts
  /** Known only in the visitor's browser. */
  visitor: VisitorGateways
}

export interface VisitorGateways {
  favorites: FavoritesGateway
  listAnswers: ListAnswersGateway
  savedSearches: SavedSearchGateway
  updates: UpdatesGateway
  notices: NoticesGateway
  updateRequests: UpdateRequestsGateway
  inquiries: InquiryGateway
  account: AccountGateway
  visitedHomes: VisitedHomes
  loadToldStore: LoadToldStore
  loadMap: LoadMapView
  loadVoice: LoadVoiceCalls
}
