import type { Listing } from '#domain/listing/listing.ts'

/** A feed's listing, ready to be stored: ours in every field but the id, which the store gives. */
export interface ImportedListing extends Omit<Listing, 'id' | 'source'> {
  /** RESO ListingKey, unique within its source. */
  key: string
}

export interface BatchCounts {
  added: number
  changed: number
  unchanged: number
}

/** Writing a feed's listings. A batch is stored whole or not at all; the same input twice changes nothing. */
export interface ListingImport {
  /** Stores a batch of one source; ids of known keys stay as they are. */
  putBatch(source: string, listings: readonly ImportedListing[]): Promise<BatchCounts>
  /** Removes the given keys of a source (sold, withdrawn, hidden); returns how many were there. */
  removeKeys(source: string, keys: readonly string[]): Promise<number>
  /** Removes what a complete read of the source no longer held; returns how many. */
  removeAllBut(source: string, keys: ReadonlySet<string>): Promise<number>
  /** Where an incremental read may begin: the newest source time stored by the last finished run, ISO date-time, or null. */
  lastModified(source: string): Promise<string | null>
  /** Records that a run has been finished up to this source time. */
  finishRun(source: string, modifiedUpTo: string): Promise<void>
}
