import type { Database } from '#adapters/database/database.ts'
import { watchListings } from '#adapters/database/listings/listing-changes.ts'
import type { ListingFinder } from '#adapters/database/listings/listing-finder.ts'
import { databaseListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { SAMPLE_SOURCE, toRows } from '#adapters/database/listings/listing-rows.ts'
import { ListingStore } from '#adapters/database/listings/listing-store.ts'
import { PLAIN_FIGURES } from '#adapters/database/open-database.ts'
import { postgresFinder } from '#adapters/database/postgres/finder.ts'
import { openReader } from '#adapters/database/sqlite/connection.ts'
import { SqliteSearch } from '#adapters/database/sqlite/search.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { GatewayHarness } from './clause.ts'
import type { TestEngine } from './database-engines.ts'
import { openTestDatabase, type TestDatabase } from './test-databases.ts'

/** The database adapter on an engine, in a database of its own. */
export function databaseHarness(engine: TestEngine): GatewayHarness {
  let opened: Promise<TestDatabase> | null = null
  const rethrow = (error: unknown) => {
    throw error
  }
  return {
    serve: async (listings) => {
      const { database } = await (opened ??= openTestDatabase(engine))
      await replaceAll(database, listings)
      return databaseListingGateway(withoutMemory(database), rethrow)
    },
    serveBroken: async () => {
      const { database, remove } = await openTestDatabase(engine)
      await database.db.schema.dropTable('listing_contents').execute()
      await database.db.schema.dropTable('listing_state').execute()
      await remove()
      return databaseListingGateway(database, () => {})
    },
    close: async () => (await opened)?.remove(),
  }
}

/** The same on SQLite as it answers while it has no columns: by SQL alone. */
export function sqlSearchHarness(): GatewayHarness {
  const open = async () => {
    const test = await openTestDatabase('sqlite')
    return { ...test, reader: openReader(test.location) }
  }
  let opened: ReturnType<typeof open> | null = null
  return {
    serve: async (listings) => {
      const { database, reader } = await (opened ??= open())
      await replaceAll(database, listings)
      const search = new SqliteSearch(reader, 0)
      const finder: ListingFinder = {
        find: async (query) => search.find(query),
        rank: async (query) => search.rank(query),
        tally: async (filters) => search.tally(filters),
        counts: async (searches) => search.counts(searches),
        onMap: async (query) => search.onMap(query),
      }
      return databaseListingGateway({ ...database, finder }, (error) => {
        throw error
      })
    },
    serveBroken: null,
    close: async () => {
      const test = await opened
      test?.reader.close()
      await test?.remove()
    },
  }
}

/** On PostgreSQL the known version may be a quarter of a second old; the listings served before must not shine through. */
export function withoutMemory(database: Database): Database {
  if (database.kind === 'sqlite') return database
  const changes = watchListings('postgres', database.db, () => performance.now())
  return { ...database, changes, finder: postgresFinder(database.db, changes) }
}

/** Makes the database hold exactly these listings, under their own ids. */
export async function replaceAll({ db }: Database, listings: readonly Listing[]): Promise<void> {
  await ListingStore.write(db, async (store, transaction) => {
    await transaction.deleteFrom('listings').execute()
    await transaction.deleteFrom('listing_histories').execute()
    await transaction.deleteFrom('joined_listings').execute()
    await transaction.deleteFrom('feed_places').execute()
    await store.put(listings.map(rowsOf))
    return { changed: true }
  })
}

export function rowsOf(listing: Listing) {
  const { id, source, ...facts } = listing
  return toRows(id, { source: source === 'sample' ? SAMPLE_SOURCE : 'test-feed', key: String(id) }, facts, {
    rule: 'link',
    ...PLAIN_FIGURES,
  })
}
