import { databaseFeedStandings } from '#adapters/database/listings/feed-standings.ts'
import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import type { FeedStandings } from '#ports/server/feed-standings.ts'
import { FeedError } from '#ports/server/listing-feed.ts'
import type { ListingImport } from '#ports/server/listing-import.ts'
import type { Config } from '#process/config.ts'
import { openLiveDatabase } from './live-database.ts'
import { openPublicFigures } from './live-figures.ts'
import { endSamples } from './live-samples.ts'
import { pictureSettings } from './picture-sources.ts'

/** Where imported listings go; to be closed after the run. */
export interface FeedStore {
  listings: ListingImport
  standings: FeedStandings
  /** Takes the sample homes away once there are real ones, unless SAMPLE_DATA asks for them. */
  endSamples(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the live edition's database for an import.
 *
 * @throws FeedError if it can't be opened, or the operator's figures can't be read.
 */
export async function openFeedStore(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'pictures' | 'feedsFile'> &
    Partial<Pick<Config, 'figuresFile' | 'timetableFile' | 'sampleData'>>,
): Promise<FeedStore> {
  const figures = await openPublicFigures({
    figuresFile: config.figuresFile ?? null,
    timetableFile: config.timetableFile ?? null,
  })
  if (!figures.ok) throw new FeedError(figures.problem.message)
  const opened = await openLiveDatabase(config, { preparesSearch: false, figures: figures.value.listings })
  if (!opened.ok) throw new FeedError(opened.problem.message)
  const database = opened.value
  const { sourceOf } = pictureSettings(config)
  const listings = databaseListingImport(database, (source) => sourceOf(source).rule)
  return {
    listings,
    standings: databaseFeedStandings(database),
    endSamples: () => endSamples(database, config.sampleData ?? null),
    close: () => database.close(),
  }
}
