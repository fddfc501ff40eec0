import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { FeedError, type FeedItem, type ReadProgress } from '#ports/server/listing-feed.ts'
import type { FileReading } from './file-items.ts'
import type { ThreadMessage } from './file-reader.ts'
import { linkedPictures } from './listing-pictures.ts'

/**
 * Like `fileItems`, in a thread of its own, which also reads the records' facts: that takes longer than storing them. The thread
 * stays a few batches ahead and ends with the reading.
 *
 * @throws FeedError as `fileItems` does.
 */
export async function* itemsFromThread(
  reading: FileReading,
  onProgress: (progress: ReadProgress) => void,
): AsyncGenerator<FeedItem> {
  const thread = new Worker(new URL('./file-reader.ts', import.meta.url), {
    workerData: reading,
    // A batch is read and forgotten; by default a thread keeps several times as much.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
  try {
    for await (const [message] of on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[ThreadMessage]>) {
      if (message.kind === 'end') return
      if (message.kind === 'failed') throw new FeedError(message.reason)
      if (message.kind === 'progress') onProgress(message.progress)
      else {
        for (const item of JSON.parse(message.json) as FeedItem[]) yield withPictures(item)
        thread.postMessage('more')
      }
    }
    throw new Error('The thread that reads the file has ended')
  } finally {
    await thread.terminate()
  }
}

function withPictures(item: FeedItem): FeedItem {
  if (!('outcome' in item) || item.outcome.kind !== 'publish') return item
  const { listing } = item.outcome
  if (listing.originals) Object.assign(listing, linkedPictures(listing.originals))
  return item
}
