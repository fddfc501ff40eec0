import type { LatLng } from '../geo/geo.ts'
import type { Market } from '../money/money.ts'
import type { CostFacts } from '../money/property-tax.ts'
import type { Association, AssociationFee } from './association.ts'
import type { BathCounts } from './bath-counts.ts'
import type { FeedCredit } from './feed-credit.ts'
import type { LeaseTerms } from './lease-terms.ts'
import type { OpenHouse } from './open-house.ts'
import type { Picture } from './picture.ts'
import type { SchoolDistricts } from './school-districts.ts'
import type { Structure } from './structure.ts'
import type { Utilities } from './utilities.ts'
import type { ViewingLinks } from './viewing-links.ts'

/** The values of RESO's StandardStatus that are shown to the public. */
export type ListingStatus = 'active' | 'coming-soon' | 'under-contract'

/** A state of a home's offer: from this day it had this price and status. What happened is the difference to the state before. */
export interface HistoryEntry {
  /** ISO date (yyyy-mm-dd); null where the source doesn't say when. */
  on: string | null
  /** US dollars; per month for a rental. */
  price: number
  /** 'unlisted' while the home was on offer nowhere we know of. */
  status: ListingStatus | 'unlisted'
}

/** The price was lowered: by how many US dollars, and on which day (ISO date). */
export interface PriceReduction {
  amount: number
  on: string
}

/** What a card, a row or a map popup shows of a home. */
export interface ListingSummary {
  id: number
  title: string
  /** One line: street, town, state, ZIP; town and ZIP only where the seller hides the address. */
  address: string
  city: string
  county: string
  /** US dollars; per month when `market` is 'rent'. */
  price: number
  market: Market
  beds: number | null
  /** Half baths count 0.5. */
  baths: number | null
  squareFeet: number | null
  /** Short names such as 'Pool' or 'Two-Car Garage'. */
  features: string[]
  picture: Picture | null
  location: LatLng | null
  status: ListingStatus
  /** ISO date (yyyy-mm-dd) the home came on the market. */
  listedOn: string
  /** The newest change of the price, if it went down on a known day. */
  priceReduction: PriceReduction | null
  /** By their start; those of the past may be among them. */
  openHouses: OpenHouse[]
  /** ISO date (yyyy-mm-dd) from which a tenant can move in; null if unknown. */
  availableOn: string | null
  costFacts: CostFacts
  /** Name of the listing office, shown with the listing (IDX rule). */
  office: string
}

/** Everything the detail page shows. Null: the source has no value and the page shows 'Not provided'. */
export interface Listing extends ListingSummary {
  pictures: Picture[]
  description: string
  amenities: string[]
  /** The parts of `baths`; null if only their sum is known. */
  bathCounts: BathCounts | null
  schoolDistrict: string | null
  schoolDistricts: SchoolDistricts
  /** Text with its unit, such as '0.42 acres'; 'N/A' where a home has no lot. */
  lotSize: string | null
  /** Null if unknown and where a home has no lot. */
  lotAcres: number | null
  propertyType: string | null
  yearBuilt: number | null
  parking: string | null
  heating: string | null
  cooling: string | null
  structure: Structure
  utilities: Utilities
  lease: LeaseTerms
  links: ViewingLinks
  /** US dollars; set if the price has changed since the home came on the market. */
  originalPrice: number | null
  /** US dollars: the price before the last change. */
  previousPrice: number | null
  /** ISO dates (yyyy-mm-dd) of the last change of price and status, as the source says. */
  priceChangedOn: string | null
  statusChangedOn: string | null
  /** US dollars per year and the tax year. */
  taxes: { amount: number; year: number | null } | null
  /** US dollars: the value that taxes are reckoned from. */
  taxAssessedValue: number | null
  associationFee: AssociationFee | null
  association: Association
  agent: string | null
  /** The listing broker's contact, as the feed requires it to be shown. */
  attributionContact: string | null
  /** The human listing number (RESO ListingId). */
  listingNumber: string | null
  /** The seller does not want the street address shown (RESO InternetAddressDisplayYN false). */
  addressHidden: boolean
  source: 'sample' | 'feed'
  /** What the feed's source requires to be shown; null for samples and feeds that require nothing. */
  feed: FeedCredit | null
  /** The same of other feeds that have this home. */
  otherFeeds: FeedCredit[]
  /** ISO date-time of the last change at the source. */
  updatedAt: string
  /** Prices and statuses since the home came on the market, and of its earlier listings where they are known; oldest first. */
  history: HistoryEntry[]
}

/** The summary of a listing, as cards show it. */
export function summaryOf(listing: Listing): ListingSummary {
  const { id, title, address, city, county, price, market, beds, baths, squareFeet } = listing
  const { features, picture, location, status, listedOn, priceReduction, openHouses, availableOn, costFacts, office } =
    listing
  const size = { price, market, beds, baths, squareFeet }
  const offer = { status, listedOn, priceReduction, openHouses, availableOn, costFacts, office }
  return { id, title, address, city, county, ...size, features, picture, location, ...offer }
}
