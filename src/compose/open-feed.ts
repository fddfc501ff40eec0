import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { openResoFile } from '#adapters/reso/reso-file.ts'
import { openWebApi } from '#adapters/reso/reso-web-api.ts'
import { withVendorRules } from '#adapters/reso/web-api-feed.ts'
import type { FeedSettings } from '#ports/server/feed-settings.ts'
import { FeedError, type ListingFeed, type ReadProgress } from '#ports/server/listing-feed.ts'
import { readFeedSettings, type ReadFeeds } from '#process/feed-settings.ts'

/** The real network and clock. */
export const FEED_NETWORK = { fetch, wait: (ms: number): Promise<void> => wait(ms), now: () => new Date() }

/** How a feed is read. */
export interface FeedReading {
  /** ISO date-time from which changes are read; null reads everything. */
  since: string | null
  now: Date
  onProgress: (progress: ReadProgress) => void
}

/**
 * The feeds of the setting file; none without a file.
 *
 * @throws FeedError if the file cannot be read.
 */
export async function readFeeds(
  feedsFile: string | null,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<ReadFeeds> {
  if (feedsFile === null) return { feeds: [], problems: [] }
  let text: string
  try {
    text = await readFile(feedsFile, 'utf8')
  } catch (error) {
    throw new FeedError(`FEEDS: ${feedsFile} cannot be read: ${(error as Error).message}`)
  }
  return readFeedSettings(text, feedsFile, environment)
}

/**
 * Opens a feed as its settings say.
 *
 * @throws FeedError if a file is missing. A server's faults come while the records are read.
 */
export function openFeed(settings: FeedSettings, { since, now, onProgress }: FeedReading): Promise<ListingFeed> {
  if (settings.kind === 'reso-file') return openResoFile(settings.file, { now, onProgress })
  return Promise.resolve(openWebApi({ ...withVendorRules(settings), since, now, deps: FEED_NETWORK, onProgress }))
}
