import type { Account } from '#domain/account/account.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { SentForm } from '#domain/form/sent-form.ts'
import type { CostBasis } from '#domain/money/cost-basis.ts'
import type { AccountGateway } from './account-gateway.ts'
import type { AgencyTexts } from './agency-texts.ts'
import type { FavoritesGateway, OpenLists } from './favorites-gateway.ts'
import type { HomeFiguresGateway } from './home-figures-gateway.ts'
import type { ListAnswersGateway } from './list-answers-gateway.ts'
import type { ListingGateway } from './listing-gateway.ts'
import type { PublicFiguresGateway } from './public-figures.ts'
import type { SavedSearchGateway } from './saved-search-gateway.ts'
import type { TownGateway } from './town-gateway.ts'
import type { UpdatesGateway } from './updates-gateway.ts'

/** What a visitor has saved and answered, and how their account is signed in. */
export interface OwnThings {
  /** The homes saved; every page has hearts. */
  favoriteIds: readonly number[]
  favorites: FavoritesGateway
  savedSearches: SavedSearchGateway
  updates: UpdatesGateway
  listAnswers: ListAnswersGateway
  /** Null while nobody is signed in. */
  account: Pick<AccountGateway, 'settings'> | null
}

/** What the host hands over with each request for a page. */
export interface PageContext {
  /** Marks the site's own inline scripts for the Content-Security-Policy; absent where the page becomes a file. */
  nonce?: string
  listings: ListingGateway
  openLists: OpenLists
  figures: PublicFiguresGateway
  homeFigures: HomeFiguresGateway
  towns: TownGateway
  agency: Agency
  agencyTexts: AgencyTexts
  /** What the costs on cards and rows are computed by. */
  costBasis: CostBasis
  /** What the ways to work on cards and rows are computed from. */
  timetable: Timetable
  /** Scheme and host for absolute addresses, without a slash at the end. */
  origin: string
  /** What to know of all homes (domain/listing/listing-notices.ts); null for nothing. */
  notices: string | null
  /** The signed-in account, or null; absent when it could not be read. */
  account?: Account | null
  /** The visitor's own things, for a browser that sends forms itself; absent where its scripts read them. */
  own?: OwnThings
  /** What became of the form that the browser sent to this page; absent for a page that was only asked for. */
  sentForm?: SentForm
}
