import { Kysely, SqliteDialect } from 'kysely'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { assemble, type Database } from '../database.ts'
import { watchListings } from '../listings/listing-changes.ts'
import { migrate } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { openReader, openWriter } from './connection.ts'
import { sqliteReaderDialect } from './reader-dialect.ts'
import { SqliteReaderPool } from './reader-pool.ts'

const SEARCH_THREADS = 2

/** Opens the embedded database of a folder, made if it is missing, and runs the migrations it lacks. Throws when it can't be opened or a migration fails. */
export async function openSqlite(dataDir: string): Promise<Database> {
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
    listingLookups: lookups,
    changes: watchListings('sqlite', lookups, () => performance.now()),
    disconnect: async () => {
      await pool.close()
      reader.close()
      writer.close()
    },
  })
}
