import type { LatLng } from '#domain/geo/geo.ts'
import type { Listing, ListingStatus, ListingSummary } from '#domain/listing/listing.ts'
import type { Picture } from '#domain/listing/picture.ts'
import { MARKETS } from '#domain/money/money.ts'
import {
  ASSOCIATION,
  BATH_COUNTS,
  COST_FACTS,
  LEASE,
  LINKS,
  OPEN_HOUSE,
  DISTRICTS,
  STRUCTURE,
  UTILITIES,
} from './stored-groups.ts'
import { flag, laterRecord, listOf, number, oneOf, orElse, orNull, record, text, type Fields } from './stored-values.ts'

/** A listing without what only the database knows. */
export type ListingFacts = Omit<Listing, 'id' | 'source' | 'feed' | 'otherFeeds' | 'history'>

type Summary = Omit<ListingSummary, 'id'>
type Details = Omit<ListingFacts, keyof ListingSummary>

/** `listing_contents` with the listing's id. */
export interface StoredSummary {
  id: number
  summary: string
}
export interface StoredListing extends StoredSummary {
  details: string
}

const location = record<LatLng>({ lat: number, lng: number })
const picture = record<Picture>({
  url: text,
  alt: orElse(text, ''),
  caption: orNull(text),
  width: orNull(number),
  height: orNull(number),
  color: orNull(text),
  illustrative: orElse(flag, false),
})

/** The stored fields of a summary. One that was added later has a default here: rows written before lack it. */
const SUMMARY: Fields<Summary> = {
  title: text,
  address: text,
  city: text,
  county: text,
  price: number,
  market: oneOf(MARKETS),
  beds: orNull(number),
  baths: orNull(number),
  squareFeet: orNull(number),
  features: listOf(text),
  picture: orNull(picture),
  location: orNull(location),
  status: oneOf<ListingStatus>(['active', 'coming-soon', 'under-contract']),
  listedOn: text,
  priceReduction: orNull(record({ amount: number, on: text })),
  openHouses: listOf(record(OPEN_HOUSE)),
  availableOn: orNull(text),
  costFacts: laterRecord(COST_FACTS),
  office: orElse(text, ''),
}

/** The same of what only a listing's own page shows. */
const DETAILS: Fields<Details> = {
  pictures: listOf(picture),
  description: orElse(text, ''),
  amenities: listOf(text),
  bathCounts: orNull(record(BATH_COUNTS)),
  schoolDistrict: orNull(text),
  schoolDistricts: laterRecord(DISTRICTS),
  lotSize: orNull(text),
  lotAcres: orNull(number),
  propertyType: orNull(text),
  yearBuilt: orNull(number),
  parking: orNull(text),
  heating: orNull(text),
  cooling: orNull(text),
  structure: laterRecord(STRUCTURE),
  utilities: laterRecord(UTILITIES),
  lease: laterRecord(LEASE),
  links: laterRecord(LINKS),
  originalPrice: orNull(number),
  previousPrice: orNull(number),
  priceChangedOn: orNull(text),
  statusChangedOn: orNull(text),
  taxes: orNull(record({ amount: number, year: orNull(number) })),
  taxAssessedValue: orNull(number),
  associationFee: orNull(record({ amount: number, frequency: text })),
  association: laterRecord(ASSOCIATION),
  agent: orNull(text),
  attributionContact: orNull(text),
  listingNumber: orNull(text),
  addressHidden: flag,
  updatedAt: text,
}

const decodeSummary = record(SUMMARY)
const decodeDetails = record(DETAILS)

/** A listing's facts as the two texts of `listing_contents`. */
export const encodeFacts = (facts: ListingFacts): { summary: string; details: string } => ({
  summary: JSON.stringify(pick(facts, SUMMARY_KEYS)),
  details: JSON.stringify(pick(facts, DETAILS_KEYS)),
})

const SUMMARY_KEYS = Object.keys(SUMMARY) as (keyof ListingFacts)[]
const DETAILS_KEYS = Object.keys(DETAILS) as (keyof ListingFacts)[]

function pick(facts: ListingFacts, keys: readonly (keyof ListingFacts)[]): object {
  const picked: Record<string, unknown> = {}
  for (const key of keys) picked[key] = facts[key]
  return picked
}

/** Throws what is wrong with the row. */
export const readSummary = ({ id, summary }: StoredSummary): ListingSummary => ({
  id,
  ...decodeSummary(JSON.parse(summary)),
})

/** Throws what is wrong with the row. */
export const readFacts = ({ summary, details }: StoredListing): ListingFacts => ({
  ...decodeSummary(JSON.parse(summary)),
  ...decodeDetails(JSON.parse(details)),
})

/** Reads stored rows. One that cannot be read is reported to `onError` and left out, as if the listing were gone. */
export function readAll<Row extends { id: number }, T>(
  rows: readonly Row[],
  read: (row: Row) => T,
  onError: (error: unknown) => void,
): T[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)]
    } catch (error) {
      onError(new Error(`The stored listing ${row.id} cannot be read: ${(error as Error).message}`, { cause: error }))
      return []
    }
  })
}
