import type { StoredFeed, StoredFeeds } from '#ports/server/stored-feeds.ts'
import type { Database } from '../database.ts'
import { databaseFeedStandings } from './feed-standings.ts'
import { databaseListingImport } from './listing-import.ts'
import { SAMPLE_SOURCE } from './listing-rows.ts'

/** What is remembered of a feed besides its homes and their histories. */
const MEMORIES = ['feed_runs', 'feed_standings', 'import_reasons'] as const

/** The stored feeds, in the database. */
export function databaseStoredFeeds(database: Pick<Database, 'db' | 'kind' | 'figures'>): StoredFeeds {
  const { db } = database
  const listings = databaseListingImport(database)
  return {
    async all() {
      const standings = await databaseFeedStandings(database).all()
      const shown = db.selectFrom('listings').select('source').where('source', '<>', SAMPLE_SOURCE)
      const stored = await db
        .selectFrom(shown.unionAll(db.selectFrom('joined_listings').select('source')).as('homes'))
        .select(({ fn }) => ['source', fn.countAll().as('homes')])
        .groupBy('source')
        .execute()
      const names = new Set([...standings, ...stored].map(({ source }) => source))
      return [...names].toSorted().map((name): StoredFeed => {
        const isOf = ({ source }: { source: string }) => source === name
        const { succeededAt = null, failures = 0, held = null } = standings.find(isOf) ?? {}
        return { name, homes: Number(stored.find(isOf)?.homes ?? 0), succeededAt, failures, held }
      })
    },
    async retire(name) {
      const homes = await listings.removeKeys(name, [...(await listings.storedKeys(name))])
      await listings.storeDisplay(name, null)
      for (const table of MEMORIES) await db.deleteFrom(table).where('source', '=', name).execute()
      return homes
    },
  }
}
