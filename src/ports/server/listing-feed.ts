import type { ImportedListing } from './listing-import.ts'
import type { RecordVersion } from './record-version.ts'

/** How far a reading has come; `total` is null if the source doesn't say. */
export interface ReadProgress {
  phase: 'checking' | 'reading'
  done: number
  total: number | null
  unit: 'bytes' | 'records'
}

/** What is wrong with one field of one record. */
export interface RecordProblem {
  /** The record's key, or 'record' and its number if it has none. */
  key: string
  /** The field's name in the feed. */
  field: string
  reason: string
}

/** What becomes of one record. */
export type RecordOutcome =
  /** Shown. `omitted` names the facts left out because they can't be right. */
  | { kind: 'publish'; listing: ImportedListing; omitted: RecordProblem[] }
  /** In order, but not public: another status, hidden by the seller, not a home, not in New Jersey. */
  | { kind: 'withhold'; key: string; reason: string }
  /** Wrong in a way that would make the listing wrong. */
  | { kind: 'reject'; key: string; problems: RecordProblem[] }

/** Reads the records of one kind of feed. Never throws, whatever the record is. */
export interface RecordFormat {
  /** Null if the input is not a record or has no usable key. */
  versionOf(record: unknown): RecordVersion | null
  /** @param number The record's number in the feed, from 1; it names a record without a key. */
  toListing(record: unknown, number: number): RecordOutcome
}

/** One reading of a listing feed, from its first record to its last. */
export interface ListingFeed {
  /** Everything the source holds is read: what is missing was removed there. False when only changes are read. */
  complete: boolean
  /** The records as they came, unchecked. Throws a `FeedError` if the source fails. */
  records: AsyncIterable<unknown>
  format: RecordFormat
  /** The same reading, for sources that can tell a record that was stored before without reading it again. */
  skipping?(stored: ReadonlyMap<string, RecordVersion>): AsyncIterable<FeedItem>
}

/**
 * A record that is stored as it is; or one to be read, or read already, and what names its content: null if that can't be
 * relied on.
 */
export type FeedItem =
  | { stored: RecordVersion }
  | { record: unknown; fingerprint: string | null }
  | { version: RecordVersion | null; outcome: RecordOutcome; fingerprint: string | null }

/** A feed can't be read (further). The message is for whoever started the import and says what to do. */
export class FeedError extends Error {
  override name = 'FeedError'
}
