import { Kysely, PostgresDialect, sql } from 'kysely'
import type { ListingFigures } from '#domain/search/listing-figures.ts'
import { assemble, type Database } from '../database.ts'
import { watchListings, type ListingChanges } from '../listings/listing-changes.ts'
import { migrate } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { addressesIn } from './addresses.ts'
import { postgresFinder } from './finder.ts'
import { primaryPool } from './primary-client.ts'
import { Primary } from './primary.ts'
import { readPool, ReadServers, type ReplicaChange } from './read-servers.ts'

export interface PostgresOptions {
  /** The primary's address, or those of servers one of which is the primary; see `serverAddresses`. */
  url: string
  /** Addresses of streaming replicas for reading listings. */
  readUrl?: string
  /** Called when a replica is taken into use, or left out because it lags or doesn't answer. */
  onReplica?: (change: ReplicaChange) => void
}

/** Opens the database on PostgreSQL. Throws when the primary can't be reached or a migration fails. */
export async function openPostgres(
  { url, readUrl, onReplica = () => {} }: PostgresOptions,
  figures: ListingFigures,
): Promise<Database> {
  const [primaryAddresses, replicaAddresses] = [addressesIn(url), readUrl ? addressesIn(readUrl) : []]
  const primary = new Primary(primaryAddresses)
  const servers = new ReadServers({ primary, primaryAddresses, replicaAddresses, onChange: onReplica })
  const disconnect = async () => {
    await servers.end()
    await primary.end()
  }
  try {
    await migrateOnOneConnection(primary)
  } catch (error) {
    await disconnect()
    throw error
  }
  await servers.watch()
  const isAlone = primaryAddresses.length + replicaAddresses.length === 1
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: primaryPool(primary) }) })
  const reads = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: readPool(servers) }) })
  const changes = changesOn(servers, reads)
  const finder = postgresFinder(reads, changes)
  return assemble({
    kind: 'postgres',
    db,
    finder,
    searches: reads,
    lookups: db,
    listingLookups: reads,
    changes,
    figures,
    // With several servers the next one takes over, and listings are read meanwhile.
    trouble: async () => (isAlone && (await isReadOnly(db)) ? 'The database is read-only.' : null),
    disconnect,
  })
}

async function isReadOnly(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ setting: string }>`select current_setting('transaction_read_only') as setting`.execute(
    db,
  )
  return rows[0]?.setting === 'on'
}

async function migrateOnOneConnection(primary: Primary): Promise<void> {
  const client = await primary.connect()
  try {
    await migrate({
      engine: 'postgres',
      run: (script) => client.query(script),
      rows: async (query) => (await client.query(query)).rows,
    })
  } finally {
    client.release()
  }
}

/** More than there will ever be versions of the listings; thousands of times it is still a safe integer. */
const GENERATION_STEP = 2 ** 40

/**
 * The version of the listings on the server that is read. Versions of two servers differ, so that an answer of a server
 * that is behind is not taken for the same version's of another.
 */
function changesOn(servers: ReadServers, reads: Kysely<Schema>): ListingChanges {
  const watch = () => watchListings('postgres', reads, () => performance.now())
  let [generation, watched] = [0, watch()]
  return {
    version: async () => {
      servers.current()
      if (servers.generation !== generation) [generation, watched] = [servers.generation, watch()]
      return generation * GENERATION_STEP + (await watched.version())
    },
  }
}
