import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { readColumnMap, type ColumnMap } from '#adapters/csv/column-map.ts'
import { openCsvFile } from '#adapters/csv/csv-file.ts'
import type { RetryDeps } from '#adapters/reso/fetch-with-retry.ts'
import { RequestThrottle } from '#adapters/reso/request-throttle.ts'
import { openResoFile } from '#adapters/reso/reso-file.ts'
import { openWebApi } from '#adapters/reso/reso-web-api.ts'
import { requestLimits, webApiOptions } from '#adapters/reso/web-api-feed.ts'
import { openSimplyRets, SIMPLYRETS_ADDRESS } from '#adapters/simplyrets/simplyrets-api.ts'
import type { FeedSettings, WebApiFeedSettings } from '#ports/server/feed-settings.ts'
import { FeedError, type ListingFeed, type ReadProgress } from '#ports/server/listing-feed.ts'
import { readFeedSettings, type ReadFeeds } from '#process/feed-settings.ts'

/** The real network and clock. */
export const FEED_NETWORK: RetryDeps = { fetch, wait: (ms) => wait(ms), now: () => new Date() }

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
  if (feedsFile === null) return { feeds: [], problems: [], leadOrder: [] }
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
export async function openFeed(
  settings: FeedSettings,
  reading: FeedReading,
  network: RetryDeps = FEED_NETWORK,
): Promise<ListingFeed> {
  switch (settings.kind) {
    case 'reso-file':
      return openResoFile(settings.file, reading)
    case 'csv-file':
      return openCsvFile(settings.file, { ...reading, map: await readMapFile(settings.map) })
    case 'simplyrets': {
      const url = settings.address ?? new URL(SIMPLYRETS_ADDRESS)
      return openSimplyRets({ ...reading, url, credentials: settings.auth, deps: network })
    }
    default:
      return openWebApi({ ...reading, ...webApiOptions(settings), deps: throttled(settings, network) })
  }
}

/** By feed, because an hour's limit counts the requests of every run in it. */
const throttles = new WeakMap<WebApiFeedSettings, RequestThrottle>()

/** The network with the feed's pauses between requests, those that are tried again included. */
function throttled(settings: WebApiFeedSettings, network: RetryDeps): RetryDeps {
  const limits = requestLimits(settings)
  if (limits === null) return network
  const clock = { now: () => network.now().getTime(), wait: network.wait }
  const throttle = throttles.get(settings) ?? new RequestThrottle(limits, clock)
  throttles.set(settings, throttle)
  return {
    ...network,
    fetch: (input, init) => throttle.send(() => network.fetch(input, init)),
  }
}

/** Files that are read as CSV. */
export const CSV_PATH = /\.(csv|tsv|txt)$/i

/**
 * Opens a file: CSV by its column map, anything else as RESO Common Format.
 *
 * @throws FeedError if there is no such file, or the map doesn't fit.
 */
export async function openFeedFile(
  path: string,
  mapPath: string | null,
  reading: Omit<FeedReading, 'since'>,
): Promise<ListingFeed> {
  if (mapPath !== null) return openCsvFile(path, { ...reading, map: await readMapFile(mapPath) })
  if (!CSV_PATH.test(path)) return openResoFile(path, reading)
  throw new FeedError('A CSV file needs --map MAP. To start, create one from its headings with --write-map MAP')
}

/**
 * Reads a saved column map.
 *
 * @throws FeedError if it can't be read or isn't one.
 */
export async function readMapFile(path: string): Promise<ColumnMap> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    throw new FeedError(`The column map ${path} cannot be read: ${(error as Error).message}`)
  }
  return readColumnMap(text, path)
}
