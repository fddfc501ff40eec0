import { databaseFeedStandings } from '#adapters/database/listings/feed-standings.ts'
import { databaseStoredFeeds } from '#adapters/database/listings/stored-feeds.ts'
import type { FeedStandings } from '#ports/server/feed-standings.ts'
import type { StoredFeeds } from '#ports/server/stored-feeds.ts'
import type { Config } from '#process/config.ts'
import { openLiveDatabase } from './live-database.ts'

/** The stored feeds and their turns; to be closed after use. */
export interface OpenStoredFeeds {
  feeds: StoredFeeds
  standings: FeedStandings
  close: () => Promise<void>
}

/** Opens the live edition's database for its feeds. Throws, with a message for the operator, if it can't be opened. */
export async function openStoredFeeds(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenStoredFeeds> {
  const opened = await openLiveDatabase(config, { preparesSearch: false })
  if (!opened.ok) throw new Error(opened.problem.message)
  const database = opened.value
  return {
    feeds: databaseStoredFeeds(database),
    standings: databaseFeedStandings(database),
    close: () => database.close(),
  }
}
