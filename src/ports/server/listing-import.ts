import type { Listing } from '#domain/listing/listing.ts'
import type { Picture } from '#domain/listing/picture.ts'
import type { FeedDisplay } from './feed-display.ts'
import type { RecordVersion } from './record-version.ts'

/** A picture as a feed describes it; its `url` is the feed's. */
export interface FeedPicture extends Picture {
  /** Equal for the same picture at another address, for feeds whose addresses expire. Without it the address stands for it. */
  version?: string
  /** The address tells a street that the seller hides: only a copy may be shown. */
  tellsStreet?: true
}

/** A listing of a feed, ready to be stored; the store assigns the id, keeps the history and derives the cost facts. */
export interface ImportedListing extends Omit<
  Listing,
  'id' | 'source' | 'feed' | 'otherFeeds' | 'history' | 'priceReduction' | 'costFacts'
> {
  /** RESO ListingKey, unique within its source. */
  key: string
  homeKeys: HomeKeys
  /** All pictures in order, for copying them; without it `pictures` are all, which may be linked. */
  originals?: readonly FeedPicture[]
}

/** Digests that all listings of one home in one market have in common; null where they are not known or not to be joined. */
export interface HomeKeys {
  parcel: string | null
  address: string | null
}

/** What names the content of a record, and the record's own time, ms since 1970. */
export interface Fingerprint {
  text: string
  modified: number | null
}

export interface BatchCounts {
  added: number
  changed: number
  unchanged: number
}

/** Writes a feed's listings. A batch is stored whole or not at all; the same input twice changes nothing. */
export interface ListingImport {
  /** Stores a batch of one source; known keys keep their ids, and those removed in the last 24 months get theirs back. */
  putBatch(
    source: string,
    listings: readonly ImportedListing[],
    /** By key; a listing without one is read again by the next import. */
    fingerprints?: ReadonlyMap<string, Fingerprint>,
  ): Promise<BatchCounts>
  /** The records that are stored of a source, by what names their content. */
  fingerprints(source: string): Promise<Map<string, RecordVersion>>
  /** The keys that are stored of a source. */
  storedKeys(source: string): Promise<Set<string>>
  /** Removes keys of a source (sold, withdrawn, hidden, no longer in the feed); returns how many existed. */
  removeKeys(source: string, keys: readonly string[]): Promise<number>
  /**
   * Sets which feed leads where several have one home: the first of the order that has it. The others' listings of it aren't shown, their
   * credits are. Feeds that aren't named come last.
   */
  setLead(order: readonly string[]): Promise<void>
  /** Start of the next incremental reading: the newest source time of the last finished run, ISO date-time, or null. */
  lastModified(source: string): Promise<string | null>
  /**
   * Records that a run is finished, as of the time its reading began. `modifiedUpTo`: the newest source time read; null keeps
   * the last one. ISO date-times.
   */
  finishRun(source: string, run: { modifiedUpTo: string | null; readAt: string }): Promise<void>
  /** Stores what is shown with a source's homes; null: nothing is. */
  storeDisplay(source: string, display: FeedDisplay | null): Promise<void>
  /** Stores why records that were read are not shown. */
  noteReasons(source: string, notes: ReasonNotes): Promise<void>
  /** How a key stands in each feed that has brought it; the sample homes are no feed. */
  standingOf(key: string): Promise<KeyStanding[]>
}

/** What a reading saw: by key why a record is not shown, null for a published one. */
export interface ReasonNotes {
  reasons: ReadonlyMap<string, string | null>
  /** The whole source was read: reasons of other keys are forgotten. */
  complete: boolean
}

/** Whether a key of a feed is on the site, and if not, why. */
export interface KeyStanding {
  source: string
  /** Null unless it is on the site. */
  listingId: number | null
  /** The feed whose listing of the same home is shown in its place; null where it is shown itself, or not at all. */
  shownFrom: string | null
  /** Why its newest version is not shown, and since when; null if it is shown or the feed no longer holds it. ISO date. */
  reason: { text: string; notedOn: string } | null
  /** When it was last removed; null if never, or if that is more than 24 months ago. ISO date. */
  removedOn: string | null
}
