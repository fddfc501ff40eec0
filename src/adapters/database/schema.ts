import type { Market } from '#domain/money.ts'

/** The tables as `migrations/` makes them, for Kysely. */
export interface Schema {
  listings: ListingRow
  listing_contents: { listing_id: number; summary: string; details: string }
  listing_search: { listing_id: number; search_text: string }
  listing_state: { only_row: number; version: number; next_id: number }
  feed_runs: { source: string; modified_up_to: string }
}

/** What a home is searched and sorted by. US dollars, square feet, degrees WGS 84; null is unknown. */
export interface ListingRow {
  id: number
  /** 'sample', or the name of the feed. */
  source: string
  source_key: string
  /** Equal as long as the source says the same of the home. */
  content_hash: string
  market: Market
  county: string
  /** County and town in the form in which they are compared; see `storedTown`. */
  town: string
  price: number
  beds: number | null
  baths: number | null
  square_feet: number | null
  /** One bit for each of the domain's AMENITIES, in their order from the lowest. */
  amenities: number
  listed_on: string
  lat: number | null
  lng: number | null
}
