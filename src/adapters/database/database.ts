import { type Kysely, sql } from 'kysely'
import type { ListingChanges } from './listings/listing-changes.ts'
import type { ListingFinder } from './listings/listing-finder.ts'
import type { Engine } from './migrate.ts'
import type { Schema } from './schema.ts'

/** An open database with its tables up to date. */
export interface Database {
  kind: Engine
  /** For writing, and for reading inside a transaction. */
  db: Kysely<Schema>
  /** For searching the listings. */
  finder: ListingFinder
  /** For other reads that may take milliseconds: they do so off the event loop. */
  searches: Kysely<Schema>
  /** For reading a few rows by their keys: microseconds. What has been written is there. */
  lookups: Kysely<Schema>
  /** The same for listings, which may be some seconds old: with replicas of PostgreSQL one of those. */
  listingLookups: Kysely<Schema>
  changes: ListingChanges
  /** Whether listings can be read. */
  ready(): Promise<boolean>
  close(): Promise<void>
}

/** Kysely closes only connections it has used; `disconnect` closes the others. */
export function assemble({
  disconnect,
  ...parts
}: Omit<Database, 'ready' | 'close'> & { disconnect: () => Promise<void> }): Database {
  const { db, searches, lookups, listingLookups } = parts
  return {
    ...parts,
    ready: () =>
      sql`select version from listing_state`.execute(listingLookups).then(
        () => true,
        () => false,
      ),
    close: async () => {
      for (const use of new Set([searches, listingLookups, lookups, db])) await use.destroy()
      await disconnect()
    },
  }
}
