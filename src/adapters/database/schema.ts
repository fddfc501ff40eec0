import type { ColumnType, Generated, Selectable } from 'kysely'
import type { StopReason } from '#domain/mail/stop-reason.ts'
import type { Market } from '#domain/money/money.ts'
import type { Mark } from '#domain/saved/list-answers.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { MailTopic } from '#ports/server/mail-outbox.ts'
import type { AgencyTables } from './agency/agency-tables.ts'
import type { InboxTables } from './agency/inbox-tables.ts'

/** The tables as `migrations/` makes them, for Kysely. */
export interface Schema extends AgencyTables, InboxTables {
  listings: ListingRow
  listing_contents: { listing_id: number; summary: string; details: string }
  listing_search: { listing_id: number; search_text: string; search_words: string }
  /** The words of the description in their order, with spaces between them. */
  listing_descriptions: { listing_id: number; words: string }
  listing_state: ListingStateRow
  /** Which listings a version changed, added or removed; the oldest versions are pruned. Triggers write it. */
  listing_changes: { version: number; listing_id: number }
  removed_listings: RemovedListingRow
  joined_listings: JoinedListingRow
  feed_places: { source: string; place: number }
  listing_histories: ListingHistoryRow
  record_fingerprints: { listing_id: number; fingerprint: string; modified: string | null; stored_under: string }
  import_reasons: { source: string; source_key: string; reason: string; noted_on: string }
  feed_standings: FeedStandingRow
  feed_runs: { source: string; modified_up_to: string; read_at: string | null }
  feed_displays: { source: string; name: string; logo: string | null; disclaimer: string | null; shows_time: number }
  feed_logos: { name: string; type: string; content: string }
  listing_pictures: ListingPicturesRow
  picture_files: PictureFileTable
  picture_uses: { listing_id: number; name: string }
  inquiries: InquiryRow
  outbox_mails: OutboxMailRow
  owners: OwnerTable
  favorites: FavoriteRow
  saved_searches: SavedSearchRow
  list_guests: ListGuestRow
  list_answers: ListAnswerRow
  known_homes: KnownHomeRow
  home_news: HomeNewsRow
  update_turn: UpdateTurnRow
  update_choices: UpdateChoiceTable
  told_news: { owner_id: string; news_id: number }
  stopped_addresses: StoppedAddressRow
  push_devices: PushDeviceRow
  outbox_pushes: OutboxPushRow
  update_requests: UpdateRequestRow
  /** Confirmed addresses without an account. */
  subscribers: { owner_id: string; email: string }
  /** Subscribers whose searches an account has now. */
  adopted_subscribers: { former_id: string; owner_id: string }
}

/** One row. The version rises with every change of the listings; ids are given once and never again. */
export interface ListingStateRow {
  only_row: number
  version: number
  next_id: number
  /** The projection version of all listings, but for those a rebuild hasn't reached; see PROJECTION_VERSION. */
  projection_version: number
  /** The projection version a rebuild is writing, and the last id it has written; 0 while none is under way. */
  rebuild_version: number
  rebuilt_up_to: number
  /** The version of the tax figures of all listings, and that of the rebuild under way. */
  projection_taxes: string
  rebuild_taxes: string
  /** The same of the timetable's stations; see `stationsVersion`. */
  projection_stations: string
  rebuild_stations: string
}

/** What a home is searched and sorted by. US dollars, square feet, degrees WGS 84; null is unknown. */
export interface ListingRow {
  id: number
  /** 'sample', or the name of the feed. */
  source: string
  source_key: string
  /** Equal for equal facts under one projection version; see `contentHash`. */
  content_hash: string
  market: Market
  county: string
  /** County and town in the form in which they are compared; see `storedTown`. */
  town: string
  price: number
  beds: number | null
  baths: number | null
  square_feet: number | null
  price_per_square_foot: number | null
  year_built: number | null
  /** Acres. */
  lot_acres: number | null
  /** US dollars. */
  monthly_fee: number | null
  /** Cents; null where the tax is neither known nor estimated, and for rentals. */
  monthly_tax_cents: number | null
  garage_spaces: number | null
  /** US dollars. */
  deposit: number | null
  /** A HomeKind; empty is unknown. */
  home_kind: string
  /** ISO dates of open houses with commas between them. */
  open_days: string
  available_on: string | null
  /** One bit for each yes-or-no fact; see FILTER_BITS. */
  amenities: number
  /** One bit for each flag; see FLAG_BITS. */
  flags: number
  /** One bit for each listed feature; see FEATURE_BITS. */
  features: number
  listed_on: string
  /** The day of the last reduction of the price, ISO date. */
  reduced_on: string | null
  /** What the last price reduction took off, US dollars. */
  reduced_by: number | null
  lat: number | null
  lng: number | null
  /** The ways to the stations in reach, as JSON; see `storedWays`. */
  near_stations: string
}

/** A home that its feed no longer lists, and the id it gets back when it returns. */
export interface RemovedListingRow {
  source: string
  source_key: string
  listing_id: number
  /** ISO date. */
  removed_on: string
}

/** A listing of a home that another feed's listing stands for. */
export interface JoinedListingRow {
  source: string
  source_key: string
  /** Its own id, under which it is shown when it leads. */
  id: number
  /** The listing that is shown in its place. */
  leader_id: number
  content_hash: string
  price: number
  listed_on: string
  /** What the feed says of it, as JSON. */
  facts: string
}

/** Prices and statuses of a listing of a feed, kept beyond it. */
export interface ListingHistoryRow {
  source: string
  source_key: string
  /** Digests that listings of the same home share: of number and office, and see `HomeKeys`. */
  number_key: string | null
  parcel_key: string | null
  address_key: string | null
  /** `HistoryEntry[]` as JSON. */
  entries: string
  /** ISO date on which the listing left the site; null while it is there. */
  ended_on: string | null
}

/** A home whose pictures are copied; times in ms since 1970. */
export interface ListingPicturesRow {
  listing_id: number
  /** `CopiedPicture[]` as JSON. */
  pictures: string
  /** 0 while it has no copy yet, 1 while others are missing, null when nothing is left to copy. */
  stage: number | null
  attempts: number
  /** Next attempt; while a worker has the home, the end of its lease. */
  due_at: number
  lease: string | null
}

/** A copied picture; null is not known yet. */
export interface PictureFileTable {
  name: string
  width: Nullable<number>
  height: Nullable<number>
  color: Nullable<string>
  bytes: Nullable<number>
  state: 'writing' | 'stored' | 'removing'
  /** ms since 1970; null while a home shows it. */
  unused_since: number | null
}
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

/** How the readings of a feed stand; times in ms since 1970. */
export interface FeedStandingRow {
  source: string
  started_at: number
  ended_at: number | null
  failures: number
  /** `ReadingCounts` as JSON. */
  counts: string | null
  problem: string | null
  succeeded_at: number | null
  whole_at: number | null
  held: string | null
  /** 1 where a reading of the whole feed found what is held. */
  held_whole: number
  lease: string | null
  leased_until: number | null
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
  agency_notice_version: string | null
}

/** A mail that waits for the mail server, or is sent or given up; times in ms since 1970. */
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

/** Who saves homes and searches: exactly one of `account_id` and `visitor_hash` is given. A subscriber has a hash that no cookie has. */
interface OwnerTable {
  id: string
  account_id: string | null
  visitor_hash: string | null
  changed_on: string
  share_seed: string | null
  share_hash: string | null
  /** 1 where people with the link may answer. */
  answers_open: Generated<number>
  /** Answers ever given on the list. */
  answer_count: Generated<number>
  /** Of those, up to which the owner has been shown them. */
  answers_seen: Generated<number>
}
export type OwnerRow = Selectable<OwnerTable>

export interface FavoriteRow {
  owner_id: string
  listing_id: number
  /** Ascends within an owner's list, as in `SavedSearchRow`. */
  position: number
  added_on: string
  note: string
  /** 1 for an untouched sample. */
  seeded: number
}

export interface SavedSearchRow {
  owner_id: string
  id: string
  position: number
  name: string
  /** The parameters of the search's address, as JSON. */
  search: string
  created_on: string
  seeded: number
}

/** Somebody who has answered on a shared list. */
export interface ListGuestRow {
  id: string
  owner_id: string
  guest_hash: string
  name: string
}

export interface ListAnswerRow {
  guest_id: string
  listing_id: number
  mark: Mark | null
  note: string
  /** Its place in `answer_count`; a changed answer counts anew. */
  number: number
}

/** A home as it was when news of it was last looked for; times in ms since 1970. */
export interface KnownHomeRow {
  listing_id: number
  /** What listings of the same home share; see `ListingHistoryRow`. */
  home_key: string | null
  /** US dollars. */
  price: number
  status: string
  /** The starts of open houses, as JSON. */
  open_houses: string
  seen_at: number
}

export interface HomeNewsRow {
  id: number
  listing_id: number
  /** `NewsOfHome` as JSON. */
  news: string
  noticed_at: number
}

/** One row: how far news has been looked for, and whose turn it is. */
interface UpdateTurnRow {
  only_row: number
  listings_version: number | null
  lease: string | null
  leased_until: number | null
}

/** What an account wants emails about. */
interface UpdateChoiceTable {
  owner_id: string
  /** 'favorites', 'similar', or the id of a saved search. */
  source: string
  every: UpdateFrequency
  consent_version: string
  chosen_at: number
  /** News up to this one has been told or left out. */
  told_through: number
  told_at: number
  mailed_at: Nullable<number>
}
/** An address that gets no email updates, in lowercase. */
interface StoppedAddressRow {
  address: string
  reason: StopReason
  stopped_at: number
}
export type UpdateChoiceRow = Selectable<UpdateChoiceTable>

/** A browser that gets notifications. */
export interface PushDeviceRow {
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  site_key: string
  added_at: number
}

/** A notification that waits for a push service. */
export interface OutboxPushRow {
  id: string
  session_id: string
  /** A `PushNotice` as JSON. */
  contents: string
  attempts: number
  created_at: number
  due_at: number
  lease: string | null
}

/** What somebody asked for at an address that isn't confirmed yet. */
export interface UpdateRequestRow {
  /** Hash of the mailed link's token; also the id of the saved search that it becomes. */
  id: string
  email: string
  name: string
  /** The parameters of the search's address, as JSON. */
  search: string
  every: UpdateFrequency
  consent_version: string
  expires_at: number
}
