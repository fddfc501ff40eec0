import type { LatLng } from '#domain/geo/geo.ts'
import type { Listing, ListingStatus, ListingSummary } from '#domain/listing/listing.ts'
import type { Picture } from '#domain/listing/picture.ts'
import { MARKETS } from '#domain/money/money.ts'

/** A listing without what only the database knows. */
export type ListingFacts = Omit<Listing, 'id' | 'source' | 'history'>

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

/** Reads one stored value, undefined where it is missing. Throws what is wrong with it. */
type Decoder<T> = (stored: unknown) => T

const wrong = (wanted: string): never => {
  throw new Error(`not ${wanted}`)
}
const text: Decoder<string> = (stored) => (typeof stored === 'string' ? stored : wrong('a text'))
const number: Decoder<number> = (stored) => (typeof stored === 'number' ? stored : wrong('a number'))
const flag: Decoder<boolean> = (stored) => (typeof stored === 'boolean' ? stored : wrong('true or false'))
const oneOf =
  <T extends string>(values: readonly T[]): Decoder<T> =>
  (stored) =>
    values.includes(stored as T) ? (stored as T) : wrong(`one of ${values.join(', ')}`)
const orNull =
  <T>(decode: Decoder<T>): Decoder<T | null> =>
  (stored) =>
    stored === null || stored === undefined ? null : decode(stored)
const orElse =
  <T>(decode: Decoder<T>, missing: T): Decoder<T> =>
  (stored) =>
    stored === undefined ? missing : decode(stored)
const listOf =
  <T>(decode: Decoder<T>): Decoder<T[]> =>
  (stored) =>
    stored === undefined ? [] : Array.isArray(stored) ? stored.map(decode) : wrong('a list')

/** One decoder for each field; fields the record doesn't name are ignored. */
type Fields<T> = { [Key in keyof T]-?: Decoder<T[Key]> }

function record<T>(fields: Fields<T>): Decoder<T> {
  const keys = Object.keys(fields)
  const decoders = Object.values<Decoder<unknown>>(fields)
  return (stored) => {
    if (typeof stored !== 'object' || stored === null) return wrong('an object')
    const decoded: Record<string, unknown> = {}
    let index = 0
    try {
      for (; index < keys.length; index++) {
        const key = keys[index]!
        decoded[key] = decoders[index]!((stored as Record<string, unknown>)[key])
      }
    } catch (error) {
      throw new Error(`${keys[index]}: ${(error as Error).message}`, { cause: error })
    }
    return decoded as T
  }
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
  office: orElse(text, ''),
}

/** The same of what only a listing's own page shows. */
const DETAILS: Fields<Details> = {
  pictures: listOf(picture),
  description: orElse(text, ''),
  amenities: listOf(text),
  schoolDistrict: orNull(text),
  lotSize: orNull(text),
  propertyType: orNull(text),
  yearBuilt: orNull(number),
  parking: orNull(text),
  heating: orNull(text),
  cooling: orNull(text),
  originalPrice: orNull(number),
  previousPrice: orNull(number),
  priceChangedOn: orNull(text),
  statusChangedOn: orNull(text),
  taxes: orNull(record({ amount: number, year: orNull(number) })),
  associationFee: orNull(record({ amount: number, frequency: text })),
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
  summary: JSON.stringify(pick(facts, SUMMARY)),
  details: JSON.stringify(pick(facts, DETAILS)),
})

const pick = (facts: ListingFacts, fields: object): object =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, facts[key as keyof ListingFacts]]))

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
