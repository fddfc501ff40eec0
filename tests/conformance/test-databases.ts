import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase, type Database } from '#adapters/database/open-database.ts'

/** An empty database of its own; `remove` closes it and leaves nothing behind. */
export interface TestDatabase {
  database: Database
  /** The file of the embedded database; null on PostgreSQL. */
  file: string | null
  remove(): Promise<void>
}

/** A server on which databases may be made, as postgres://user@host:port/database; without it PostgreSQL is not tested. */
export const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL']

/** The engines at hand. */
export const ENGINES = TEST_DATABASE_URL ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)

export const openTestDatabase = (engine: (typeof ENGINES)[number]): Promise<TestDatabase> =>
  engine === 'sqlite' ? openTestSqlite() : openTestPostgres(TEST_DATABASE_URL!)

async function openTestSqlite(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keystead-test-'))
  const database = await openDatabase({ dataDir })
  const remove = async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
  return { database, file: join(dataDir, 'keystead.db'), remove }
}

let made = 0

async function openTestPostgres(server: string): Promise<TestDatabase> {
  const name = `keystead_test_${process.pid}_${made++}`
  await administer(server, `CREATE DATABASE ${name}`)
  const database = await openDatabase({ url: Object.assign(new URL(server), { pathname: name }).href, dataDir: '' })
  const remove = async () => {
    await database.close()
    await administer(server, `DROP DATABASE ${name} WITH (FORCE)`)
  }
  return { database, file: null, remove }
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
