import type { Database } from '#adapters/database/database.ts'
import { databaseFeedStandings } from '#adapters/database/listings/feed-standings.ts'
import { startFeedScheduler } from '#application/feed-import/feed-scheduler.ts'
import type { Log } from '#ports/server/log.ts'
import type { Config } from '#process/config.ts'
import { readFeedInProcess } from './feed-reader.ts'
import { readFeeds } from './open-feed.ts'

/**
 * Reads the feeds of the setting file every FEED_EVERY; does nothing without it. A feed whose settings are wrong is named in
 * the log and left out.
 *
 * @throws FeedError if the setting file cannot be read.
 */
export async function startLiveFeeds(
  database: Database,
  { config, log }: { config: Config; log: Log },
): Promise<{ stop: () => Promise<void> }> {
  if (config.feedEveryMs === null) return { stop: async () => {} }
  const { feeds, problems } = await readFeeds(config.feedsFile, process.env)
  for (const { field, message } of problems) log.error({ reason: `${field} ${message}` }, 'A feed is left out')
  return startFeedScheduler({
    feeds: feeds.map(({ name }) => name),
    everyMs: config.feedEveryMs,
    standings: databaseFeedStandings(database),
    readFeed: readFeedInProcess,
    log,
  })
}
