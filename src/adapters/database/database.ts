import { type Kysely, sql } from 'kysely'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { ListingFigures } from '#domain/search/listing-figures.ts'
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
  /** What monthly costs and commutes are computed from: rows are derived and searched by it. */
  figures: ListingFigures
  /** 'unavailable', with the reason, where listings can't be read or nothing can be written. */
  ready(): Promise<Result<void>>
  close(): Promise<void>
}

/** What an engine adds to its connections. */
type EngineParts = Omit<Database, 'ready' | 'close'> & {
  /** Why nothing can be written, in a sentence; null where that is not known. */
  trouble: () => Promise<string | null>
  /** Kysely closes only connections it has used; this closes the others. */
  disconnect: () => Promise<void>
}

export function assemble({ trouble, disconnect, ...parts }: EngineParts): Database {
  const { db, searches, lookups, listingLookups } = parts
  return {
    ...parts,
    ready: async () => {
      const reading = sql`select version from listing_state`.execute(listingLookups)
      const reason = await reading.then(trouble).catch(() => 'The database isn’t responding.')
      return reason === null ? ok(undefined) : fail(unavailable(reason))
    },
    close: async () => {
      for (const use of new Set([searches, listingLookups, lookups, db])) await use.destroy()
      await disconnect()
    },
  }
}
