import type { Database } from '#adapters/database/database.ts'
import { databaseFeedStandings } from '#adapters/database/listings/feed-standings.ts'
import { startFeedScheduler } from '#application/feed-import/feed-scheduler.ts'
import { startFeedWatch } from '#application/feed-import/feed-watch.ts'
import type { FeedSettings } from '#ports/server/feed-settings.ts'
import type { FeedStandings } from '#ports/server/feed-standings.ts'
import type { FeedWatch } from '#ports/server/feed-watch.ts'
import { FeedError } from '#ports/server/listing-feed.ts'
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
 * Starts both. A feed whose settings are wrong is left out, and named in the log and by the watch.
 *
 * @throws FeedError if the setting file cannot be read.
 */
export async function startLiveFeeds(database: Database, parts: { config: Config; log: Log }): Promise<LiveFeeds> {
  const standings = databaseFeedStandings(database)
  const settings = await readSettings(parts)
  const scheduler = startScheduler(standings, settings.feeds, parts)
  const watch = await startFeedWatch(standings, parts.log, settings.leftOut)
  return {
    watch,
    stop: async () => {
      watch.stop()
      await scheduler.stop()
    },
  }
}

/** The feeds that are in order, and the others with all that is wrong. */
async function readSettings({ config, log }: { config: Config; log: Log }) {
  const { feeds, problems } = await readFeeds(config.feedsFile, process.env)
  const leftOut = new Map<string, string[]>()
  for (const { feed, field, message } of problems) {
    const reason = `${field} ${message}`
    if (feed === null) throw new FeedError(reason)
    log.error({ reason }, 'Feed left out')
    leftOut.set(feed, [...(leftOut.get(feed) ?? []), reason])
  }
  return { feeds, leftOut: [...leftOut].map(([name, reasons]) => ({ name, problem: reasons.join('; ') })) }
}

/** Reads the feeds every FEED_EVERY; does nothing without it. */
function startScheduler(
  standings: FeedStandings,
  feeds: readonly FeedSettings[],
  { config, log }: { config: Config; log: Log },
): { stop: () => Promise<void> } {
  if (config.feedEveryMs === null) return { stop: async () => {} }
  return startFeedScheduler({
    feeds: feeds.map(({ name }) => name),
    everyMs: config.feedEveryMs,
    standings,
    readFeed: readFeedInProcess,
    log,
  })
}
