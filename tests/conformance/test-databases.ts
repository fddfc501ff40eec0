import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '#adapters/database/database.ts'
import { openDatabase } from '#adapters/database/open-database.ts'

/** An empty database of its own; `remove` closes it and leaves nothing behind. */
export interface TestDatabase {
  database: Database
  /** The embedded database's file, or PostgreSQL's URL. */
  location: string
  remove(): Promise<void>
}

/** A server on which databases may be made, as postgres://user@host:port/database; without it PostgreSQL is not tested. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL']

/** The engines at hand. */
export const ENGINES = TEST_DATABASE_URL ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)

export type TestEngine = (typeof ENGINES)[number]

/** An empty database. */
export const openTestDatabase = (engine: TestEngine): Promise<TestDatabase> =>
  engine === 'sqlite' ? openTestSqlite(null) : openTestPostgres(TEST_DATABASE_URL!, null)

/** A copy of the database in a folder of tests/fixtures, opened by today's code. */
export const openFixtureDatabase = (engine: TestEngine, folder: string): Promise<TestDatabase> =>
  engine === 'sqlite'
    ? openTestSqlite(join(folder, 'keystead.db'))
    : openTestPostgres(TEST_DATABASE_URL!, readFileSync(join(folder, 'postgres.sql'), 'utf8'))

async function openTestSqlite(copied: string | null): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keystead-test-'))
  const file = join(dataDir, 'keystead.db')
  if (copied !== null) copyFileSync(copied, file)
  const database = await openDatabase({ dataDir })
  const remove = async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
  return { database, location: file, remove }
}

let made = 0

async function openTestPostgres(server: string, script: string | null): Promise<TestDatabase> {
  const { url, remove } = await emptyPostgres(server)
  if (script !== null) await administer(url, script)
  const database = await openDatabase({ url, dataDir: '' })
  const close = async () => {
    await database.close()
    await remove()
  }
  return { database, location: url, remove: close }
}

/** A PostgreSQL database without tables. */
export async function emptyPostgres(server = TEST_DATABASE_URL!): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `keystead_test_${process.pid}_${made++}`
  await administer(server, `CREATE DATABASE ${name}`)
  return {
    url: Object.assign(new URL(server), { pathname: name }).href,
    remove: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function administer(server: string, command: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}
