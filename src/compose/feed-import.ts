import { databaseFeedStandings } from '#adapters/database/listings/feed-standings.ts'
import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import type { FeedStandings } from '#ports/server/feed-standings.ts'
import { FeedError } from '#ports/server/listing-feed.ts'
import type { ListingImport } from '#ports/server/listing-import.ts'
import type { Config } from '#process/config.ts'
import { openLiveDatabase } from './live-database.ts'
import { pictureSettings } from './picture-sources.ts'

/** Where imported listings go; to be closed after the run. */
export interface FeedStore {
  listings: ListingImport
  standings: FeedStandings
  close(): Promise<void>
}

/**
 * Opens the live edition's database for an import.
 *
 * @throws FeedError if it can't be opened.
 */
export async function openFeedStore(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'pictures' | 'feedsFile'>,
): Promise<FeedStore> {
  const opened = await openLiveDatabase(config, { preparesSearch: false })
  if (!opened.ok) throw new FeedError(opened.problem.message)
  const database = opened.value
  const { sourceOf } = pictureSettings(config)
  const listings = databaseListingImport(database, (source) => sourceOf(source).rule)
  return { listings, standings: databaseFeedStandings(database), close: () => database.close() }
}
