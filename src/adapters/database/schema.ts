import type { Market } from '#domain/money/money.ts'
import type { MailTopic } from '#ports/server/mail-outbox.ts'

/** The tables as `migrations/` makes them, for Kysely. */
export interface Schema {
  listings: ListingRow
  listing_contents: { listing_id: number; summary: string; details: string }
  listing_search: { listing_id: number; search_text: string }
  listing_state: { only_row: number; version: number; next_id: number }
  feed_runs: { source: string; modified_up_to: string }
  inquiries: InquiryRow
  outbox_mails: OutboxMailRow
  owners: OwnerRow
  favorites: FavoriteRow
  saved_searches: SavedSearchRow
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

/** A visitor's question about a home; `received_at` in ms since 1970. */
export interface InquiryRow {
  id: string
  idempotency_key: string
  /** Equal for the same words about the same listing. */
  content_hash: string
  received_at: number
  listing_id: number
  listing_title: string
  name: string
  email: string
  phone: string
  message: string
  tour_day: string | null
  tour_slot: string | null
  consent_version: string
}

/** A mail that waits for the mail server, or what became of it; times in ms since 1970. */
export interface OutboxMailRow {
  id: string
  topic: MailTopic
  inquiry_id: string | null
  /** For lists; the mail itself names its recipients in `contents`. */
  recipient: string
  /** A `Mail` as JSON; null once it has been removed. */
  contents: string | null
  secret_until: number | null
  state: 'waiting' | 'sent' | 'dead'
  attempts: number
  created_at: number
  /** Next attempt; while a worker has the mail, the end of its lease. */
  due_at: number
  lease: string | null
  settled_at: number | null
  last_error: string | null
}

/** Who keeps something: exactly one of `account_id` and `visitor_hash` is given. */
export interface OwnerRow {
  id: string
  account_id: string | null
  visitor_hash: string | null
  changed_on: string
  share_seed: string | null
  share_hash: string | null
}

export interface FavoriteRow {
  owner_id: string
  listing_id: number
  place: number
  added_on: string
  note: string
  /** 1 for an untouched sample. */
  seeded: number
}

export interface SavedSearchRow {
  owner_id: string
  id: string
  place: number
  name: string
  /** The parameters of the search's address, as JSON. */
  search: string
  created_on: string
  seeded: number
}
