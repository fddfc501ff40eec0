import type { Database } from '#adapters/database/database.ts'
import { databaseFeedStandings } from '#adapters/database/listings/feed-standings.ts'
import { startFeedScheduler } from '#application/feed-import/feed-scheduler.ts'
import { startFeedWatch } from '#application/feed-import/feed-watch.ts'
import type { FeedStandings } from '#ports/server/feed-standings.ts'
import type { FeedWatch } from '#ports/server/feed-watch.ts'
import type { Log } from '#ports/server/log.ts'
import type { Config } from '#process/config.ts'
import { readFeedInProcess } from './feed-reader.ts'
import { readFeeds } from './open-feed.ts'

/** Watches how up to date the site is with its feeds, and reads those of the setting file where FEED_EVERY says so. */
export interface LiveFeeds {
  watch: FeedWatch
  stop: () => Promise<void>
}

/**
 * Starts both.
 *
 * @throws FeedError if the setting file cannot be read.
 */
export async function startLiveFeeds(database: Database, parts: { config: Config; log: Log }): Promise<LiveFeeds> {
  const standings = databaseFeedStandings(database)
  const scheduler = await startScheduler(standings, parts)
  const watch = await startFeedWatch(standings, parts.log)
  return {
    watch,
    stop: async () => {
      watch.stop()
      await scheduler.stop()
    },
  }
}

/**
 * Reads the feeds of the setting file every FEED_EVERY; does nothing without it. A feed whose settings are wrong is named in
 * the log and left out.
 *
 * @throws FeedError if the setting file cannot be read.
 */
async function startScheduler(
  standings: FeedStandings,
  { config, log }: { config: Config; log: Log },
): Promise<{ stop: () => Promise<void> }> {
  if (config.feedEveryMs === null) return { stop: async () => {} }
  const { feeds, problems } = await readFeeds(config.feedsFile, process.env)
  for (const { field, message } of problems) log.error({ reason: `${field} ${message}` }, 'A feed is left out')
  return startFeedScheduler({
    feeds: feeds.map(({ name }) => name),
    everyMs: config.feedEveryMs,
    standings,
    readFeed: readFeedInProcess,
    log,
  })
}
