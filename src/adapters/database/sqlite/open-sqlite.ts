import { Kysely, SqliteDialect } from 'kysely'
import { assemble, type Database } from '../database.ts'
import { watchListings } from '../listings/listing-changes.ts'
import { migrate } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { BUILT_AT_ONCE, hasMoreThan } from './build-columns.ts'
import { openReader } from './connection.ts'
import { markDataFolder, prepareDataFolder } from './data-folder.ts'
import { sqliteReaderDialect } from './reader-dialect.ts'
import { SqliteReaderPool } from './reader-pool.ts'
import { SqliteWriter } from './sqlite-writer.ts'
import { sqliteWriterDialect } from './writer-dialect.ts'
import { startWriter, WriterThread } from './writer-thread.ts'

const SEARCH_THREADS = 2

/**
 * Opens the embedded database of a folder, made if it is missing, and runs the migrations it lacks. Throws when it can't be
 * opened or a migration fails.
 */
export async function openSqlite(dataDir: string): Promise<Database> {
  const file = prepareDataFolder(dataDir)
  const writer = new SqliteWriter(new WriterThread(() => startWriter(file)))
  try {
    await migrateWith(writer)
    markDataFolder(dataDir)
  } catch (error) {
    await writer.close()
    throw error
  }
  const pool = new SqliteReaderPool(file, SEARCH_THREADS)
  const reader = openReader(file)
  if (hasMoreThan(BUILT_AT_ONCE, reader)) pool.buildColumns()
  const lookups = new Kysely<Schema>({ dialect: new SqliteDialect({ database: reader }) })
  return assemble({
    kind: 'sqlite',
    db: new Kysely<Schema>({ dialect: sqliteWriterDialect(writer, reader) }),
    finder: pool,
    searches: new Kysely<Schema>({ dialect: sqliteReaderDialect(pool) }),
    lookups,
    listingLookups: lookups,
    changes: watchListings('sqlite', lookups, () => performance.now()),
    disconnect: async () => {
      await pool.close()
      reader.close()
      await writer.close()
    },
  })
}

/** All of it in one turn: no other write of this process comes between. */
async function migrateWith(writer: SqliteWriter): Promise<void> {
  const turn = await writer.turn()
  try {
    await migrate({
      engine: 'sqlite',
      run: (script) => writer.script(script),
      rows: async (query) => {
        const result = await turn.run(query)
        return 'rows' in result ? result.rows : []
      },
    })
  } finally {
    turn.end()
  }
}
