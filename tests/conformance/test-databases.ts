import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Database } from '#adapters/database/database.ts'
import { openDatabase } from '#adapters/database/open-database.ts'
import type { TestEngine } from './database-engines.ts'
import { administer, emptyPostgres, TEST_DATABASE_URL } from './postgres-databases.ts'

/** An empty database of its own; `remove` closes it and leaves nothing behind. */
export interface TestDatabase {
  database: Database
  /** The embedded database's file, or PostgreSQL's URL. */
  location: string
  remove(): Promise<void>
}

/** An empty database. */
export const openTestDatabase = (engine: TestEngine): Promise<TestDatabase> =>
  engine === 'sqlite'
    ? openTestSqlite(inject('emptyDatabases').sqlite)
    : openTestPostgres(TEST_DATABASE_URL!, inject('emptyDatabases').postgres!, null)

/** A database that is open while the tests of the suite run that asks for it. */
export function databaseOfSuite(open: () => Promise<TestDatabase>): () => TestDatabase {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.remove())
  return () => opened
}

/** A copy of the database in a folder of tests/fixtures, opened by today's code. */
export const openFixtureDatabase = (engine: TestEngine, folder: string): Promise<TestDatabase> =>
  engine === 'sqlite'
    ? openTestSqlite(join(folder, 'keystead.db'))
    : openTestPostgres(TEST_DATABASE_URL!, undefined, readFileSync(join(folder, 'postgres.sql'), 'utf8'))

async function openTestSqlite(copied: string): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keystead-test-'))
  const file = join(dataDir, 'keystead.db')
  copyFileSync(copied, file)
  const database = await openDatabase({ dataDir })
  const remove = async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
  return { database, location: file, remove }
}

async function openTestPostgres(
  server: string,
  template: string | undefined,
  script: string | null,
): Promise<TestDatabase> {
  const { url, remove } = await emptyPostgres(server, template)
  if (script !== null) await administer(url, script)
  const database = await openDatabase({ url, dataDir: '' })
  const close = async () => {
    await database.close()
    await remove()
  }
  return { database, location: url, remove: close }
}
