import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { MadeBackup, RestoredBackup, StoredCounts } from '#ports/server/backups.ts'
import { addressesIn } from '../postgres/addresses.ts'
import { Primary } from '../postgres/primary.ts'
import { backupName, sealBackup, startBackup, verifyBackup } from './backup-files.ts'
import { COUNT_STORED, storedCounts } from './stored-counts.ts'

const run = promisify(execFile)

/**
 * Dumps a PostgreSQL database into a new file of `folder` with `pg_dump`, of one snapshot, while it is written to. Throws,
 * with a message for the operator, where the database can't be reached or `pg_dump` fails.
 */
export async function backUpPostgres(urls: string, folder: string, at: Date): Promise<MadeBackup> {
  const url = await primaryAddress(urls)
  const file = join(folder, backupName('postgres', at))
  const partial = startBackup(file)
  try {
    const counts = await inTransaction(url, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', async (client) => {
      const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot')
      const { snapshot } = rows[0] as { snapshot: string }
      const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`]
      await runTool('pg_dump', url, [...options, `--file=${partial}`])
      return countStored(client)
    })
    await sealBackup(partial, file)
    return { file, counts }
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

/**
 * Puts a dump into a PostgreSQL database, in one transaction; no instance may be running. Throws, with a message for the
 * operator: the dump is damaged, the database has tables already and `force` is false, or `pg_restore` fails.
 */
export async function restorePostgres(backup: string, urls: string, force: boolean): Promise<RestoredBackup> {
  await verifyBackup(backup, 'postgres')
  const url = await primaryAddress(urls)
  if (!force && (await hasTables(url)))
    throw new Error('The database named by DATABASE_URL has tables. Nothing was changed; --force replaces them.')
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
  await runTool('pg_restore', url, [...options, ...(force ? ['--clean', '--if-exists'] : []), backup])
  await inTransaction(url, 'BEGIN', (client) => client.query(END_AGENCY_SESSIONS))
  return { counts: await inTransaction(url, 'BEGIN READ ONLY', countStored), missingFiles: [], replaced: null }
}

/** Somebody may have been removed, or have signed out, since. An older dump has no such table. */
const END_AGENCY_SESSIONS = `DO $$ BEGIN
  IF to_regclass('agency_sessions') IS NOT NULL THEN DELETE FROM agency_sessions; END IF;
END $$`

/** The one of the servers named by DATABASE_URL that takes writes. */
async function primaryAddress(urls: string): Promise<string> {
  const primary = new Primary(addressesIn(urls))
  try {
    return await primary.address()
  } finally {
    await primary.end()
  }
}

const countStored = async (client: pg.Client): Promise<StoredCounts> =>
  storedCounts((await client.query(COUNT_STORED)).rows[0])

const hasTables = (url: string): Promise<boolean> =>
  inTransaction(url, 'BEGIN READ ONLY', async (client) => {
    const { rows } = await client.query("SELECT to_regclass('listings') IS NOT NULL AS found")
    return (rows[0] as { found: boolean }).found
  })

async function inTransaction<T>(url: string, begin: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(begin)
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } finally {
    await client.end()
  }
}

/** Runs one of PostgreSQL's programs on a database. The password goes by the environment: other users see arguments. */
async function runTool(tool: string, url: string, options: readonly string[]): Promise<void> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const env = password === '' ? process.env : { ...process.env, PGPASSWORD: password }
  try {
    await run(tool, [...options.slice(0, -1), `--dbname=${address.href}`, options.at(-1)!], { env })
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string }
    if (code === 'ENOENT')
      throw new Error(`${tool} is missing: install PostgreSQL’s client programs, in the server’s version or newer.`, {
        cause: error,
      })
    throw new Error(`${tool} failed: ${stderr?.trim() ?? (error as Error).message}`, { cause: error })
  }
}
