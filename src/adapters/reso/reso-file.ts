import type { ListingFeed, ReadProgress } from '#ports/server/listing-feed.ts'
import { statFeedFile } from './feed-file.ts'
import { fileItems, fileRecords } from './file-items.ts'
import { itemsFromThread } from './file-thread.ts'
import { resoFormat } from './listing-from-reso.ts'

/** A file from so many bytes on is read in a thread of its own; for a smaller one its start takes longer than it saves. */
const WORTH_A_THREAD = 8_000_000

export interface ResoFileOptions {
  now: Date
  onProgress: (progress: ReadProgress) => void
  /** Bytes of a file that is read in a thread of its own. */
  threadFrom?: number
}

/**
 * Opens a file in RESO Common Format: one record, an array of them, or an object whose `value` is that array. The file is
 * streamed twice: first to find the newest version of each key, then for the records. So older versions are skipped, and
 * memory holds keys, not records. A broken file yields the whole records before the break, then throws a `FeedError` that
 * names the line.
 *
 * @throws FeedError if there is no such file.
 */
export async function openResoFile(
  path: string,
  { now, onProgress, threadFrom = WORTH_A_THREAD }: ResoFileOptions,
): Promise<ListingFeed> {
  const size = await statFeedFile(path)
  const readItems = size < threadFrom ? fileItems : itemsFromThread
  return {
    complete: true,
    format: resoFormat(now),
    records: fileRecords({ path, size, now }, onProgress),
    skipping: (stored) => readItems({ path, size, now, stored }, onProgress),
  }
}
