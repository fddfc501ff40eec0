/** How far a reading has come; `total` is null where the source does not say. */
export interface ReadProgress {
  phase: 'checking' | 'reading'
  done: number
  total: number | null
  unit: 'bytes' | 'records'
}

/** One reading of a feed, from its first record to its last. */
export interface FeedRead {
  /** Everything the source holds is read: what is missing has vanished from it. False for a reading of changes. */
  complete: boolean
  /** The records as they came, unchecked. Throws a `FeedError` where the source fails. */
  records: AsyncIterable<unknown>
}

/** A feed cannot be read further; the message is for whoever started the import and says what to do. */
export class FeedError extends Error {
  override name = 'FeedError'
}
