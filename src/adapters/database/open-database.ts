import { Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { watchListings, type ListingChanges } from './listings/listing-changes.ts'
import type { ListingFinder } from './listings/listing-finder.ts'
import { migrate, type Engine } from './migrate.ts'
import { postgresFinder } from './postgres/finder.ts'
import type { Schema } from './schema.ts'
import { openReader, openWriter } from './sqlite/connection.ts'
import { sqliteReaderDialect } from './sqlite/reader-dialect.ts'
import { SqliteReaderPool } from './sqlite/reader-pool.ts'

/** An open database with its tables up to date. */
export interface Database {
  kind: Engine
  /** For writing, and for reading inside a transaction. */
  db: Kysely<Schema>
  /** For searching the listings. */
  finder: ListingFinder
  /** For other reads that may take milliseconds: they do so off the event loop. */
  searches: Kysely<Schema>
  /** For reading a few rows by their keys: microseconds. */
  lookups: Kysely<Schema>
  changes: ListingChanges
  /** Whether the database answers. */
  ready(): Promise<boolean>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** A postgres:// URL; without one the embedded database in `dataDir` is used. */
  url?: string
  /** Folder of the embedded database; made if it is missing. */
  dataDir: string
}

const SEARCH_THREADS = 2
const POOL_SIZE = 10
/** Timeout of a connection to PostgreSQL, ms. */
const CONNECT_TIMEOUT = 5000

/** Opens the database and runs the migrations it lacks. Throws when it can't be opened or a migration fails. */
export function openDatabase({ url, dataDir }: DatabaseOptions): Promise<Database> {
  return url === undefined ? openSqlite(dataDir) : openPostgres(url)
}

async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'keystead.db')
  const writer = openWriter(file)
  try {
    await migrate({
      engine: 'sqlite',
      run: async (script) => writer.raw.exec(script),
      rows: async (query) => writer.raw.prepare(query).all(),
    })
  } catch (error) {
    writer.close()
    throw error
  }
  const pool = new SqliteReaderPool(file, SEARCH_THREADS)
  const reader = openReader(file)
  const lookups = new Kysely<Schema>({ dialect: new SqliteDialect({ database: reader }) })
  return assemble({
    kind: 'sqlite',
    db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: writer }) }),
    finder: pool,
    searches: new Kysely<Schema>({ dialect: sqliteReaderDialect(pool) }),
    lookups,
    changes: watchListings('sqlite', lookups, clock),
    disconnect: async () => {
      await pool.close()
      reader.close()
      writer.close()
    },
  })
}

/** `count` and `sum` are 64 bits wide on PostgreSQL; no count of ours reaches 2^53. */
const numbersAsNumbers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    types: numbersAsNumbers,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    await migrateOnOneConnection(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const changes = watchListings('postgres', db, clock)
  const finder = postgresFinder(db, changes)
  const disconnect = async () => {
    if (!pool.ended) await pool.end()
  }
  return assemble({ kind: 'postgres', db, finder, searches: db, lookups: db, changes, disconnect })
}

async function migrateOnOneConnection(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
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

const clock = () => performance.now()

/** Kysely closes only connections it has used; `disconnect` closes the others. */
function assemble({
  disconnect,
  ...parts
}: Omit<Database, 'ready' | 'close'> & { disconnect: () => Promise<void> }): Database {
  const { db, searches, lookups } = parts
  return {
    ...parts,
    ready: () =>
      sql`select version from listing_state`.execute(lookups).then(
        () => true,
        () => false,
      ),
    close: async () => {
      for (const use of new Set([searches, lookups, db])) await use.destroy()
      await disconnect()
    },
  }
}
