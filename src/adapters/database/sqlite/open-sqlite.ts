import { Kysely, SqliteDialect } from 'kysely'
import { statfs } from 'node:fs/promises'
import type { ListingFigures } from '#domain/search/listing-figures.ts'
import { assemble, type Database } from '../database.ts'
import { watchListings } from '../listings/listing-changes.ts'
import type { Schema } from '../schema.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { BUILT_AT_ONCE, hasMoreThan } from './build-columns.ts'
import { openReader } from './connection.ts'
import { markDataFolder, prepareDataFolder } from './data-folder.ts'
import { sqliteReaderDialect } from './reader-dialect.ts'
import { SqliteReaderPool } from './reader-pool.ts'
import { SqliteWriter } from './sqlite-writer.ts'
import { sqliteWriterDialect } from './writer-dialect.ts'
import { startWriter, WriterThread } from './writer-thread.ts'

const SEARCH_THREADS = 2

/** Free space below which a disk counts as full, bytes: a commit, its index pages and a mail need less. */
const MIN_FREE = 1 << 20

export interface SqliteOptions {
  dataDir: string
  /** Starts the threads that search; otherwise the first search does. They take more memory than all else. */
  preparesSearch: boolean
}

/**
 * Opens the embedded database of a folder, made if it is missing, and runs the migrations it lacks. Where nothing can be
 * written (a full disk, a read-only file or folder), it opens what is there for reading; `ready` says why. Throws when it can't
 * be opened, a migration fails, or it lacks one that can't be run.
 */
export async function openSqlite(
  { dataDir, preparesSearch }: SqliteOptions,
  figures: ListingFigures,
): Promise<Database> {
  const file = prepareDataFolder(dataDir)
  const writer = new SqliteWriter(new WriterThread(() => startWriter(file)))
  try {
    const frozen = await bringUpToDate(writer, file)
    if (!frozen) markDataFolder(dataDir)
    return assemble({
      ...connect({ dataDir, file: frozen?.file ?? file, writer: frozen?.writer ?? writer, preparesSearch }),
      figures,
    })
  } catch (error) {
    await writer.close()
    throw error
  }
}

function connect({ dataDir, file, writer, preparesSearch }: SqliteOptions & { file: string; writer: SqliteWriter }) {
  const pool = new SqliteReaderPool(file, SEARCH_THREADS)
  const reader = openReader(file)
  if (preparesSearch && hasMoreThan(BUILT_AT_ONCE, reader)) void pool.prepare()
  const lookups = new Kysely<Schema>({ dialect: new SqliteDialect({ database: reader }) })
  return {
    kind: 'sqlite' as const,
    db: new Kysely<Schema>({ dialect: sqliteWriterDialect(writer, reader) }),
    finder: pool,
    searches: new Kysely<Schema>({ dialect: sqliteReaderDialect(pool) }),
    lookups,
    listingLookups: lookups,
    changes: watchListings('sqlite', lookups, () => performance.now()),
    trouble: async () => ((await isFull(dataDir)) ? 'The data folder’s disk is full.' : writer.trouble()),
    disconnect: async () => {
      await pool.close()
      reader.close()
      await writer.close()
    },
  }
}

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < MIN_FREE
}
