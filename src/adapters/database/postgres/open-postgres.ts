import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { assemble, type Database } from '../database.ts'
import { watchListings } from '../listings/listing-changes.ts'
import { migrate } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { postgresFinder } from './finder.ts'

const POOL_SIZE = 10
/** Timeout of a connection to PostgreSQL, ms. */
const CONNECT_TIMEOUT = 5000

/** `count` and `sum` are 64 bits wide on PostgreSQL; no count of ours reaches 2^53. */
const numbersAsNumbers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

/** Opens the database at a postgres:// address. Throws when it can't be reached or a migration fails. */
export async function openPostgres(url: string): Promise<Database> {
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
  const changes = watchListings('postgres', db, () => performance.now())
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
