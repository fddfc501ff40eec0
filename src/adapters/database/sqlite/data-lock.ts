import { existsSync, mkdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import { makePrivate } from './data-folder.ts'

/** A server's hold on its data folder. */
export interface DataLock {
  release(): void
}

/** Time for the other process to write down who it is, ms. */
const HOLDER_TIMEOUT = 1000
/** SQLite's primary result codes (https://sqlite.org/rescode.html): another connection writes; nothing can be written. */
const [BUSY, READ_ONLY, CANNOT_OPEN] = [5, 8, 14]

/**
 * Makes this process the only server of a data folder, which is made if it is missing. The lock is the write lock of an
 * SQLite file of its own, so the operating system ends it with the process, however that ends, and it works between
 * containers that share the folder. Commands beside the server don't take it. A folder in which nothing can be written needs
 * no lock. 'unavailable' names the server that has it.
 */
export function lockDataFolder(dataDir: string, now: Date): Result<DataLock> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return lock(join(dataDir, 'keystead.lock'), now)
  } catch (error) {
    const code = codeOf(error)
    if (code === BUSY) return fail(unavailable(`${dataDir} (DATA_DIR) is in use by ${holderOf(dataDir)}. ${WAY_OUT}`))
    if (code === READ_ONLY || code === CANNOT_OPEN) return ok({ release: () => {} })
    return fail(unavailable(`${dataDir} (DATA_DIR): could not lock it: ${(error as Error).message}`))
  }
}

const WAY_OUT =
  'Stop that one first, or give this one another DATA_DIR; several instances share a PostgreSQL database (DATABASE_URL).'

function lock(file: string, now: Date): Result<DataLock> {
  const held = new DatabaseSync(file, { timeout: 0 })
  try {
    held.exec('BEGIN IMMEDIATE')
    // By its path: closing another handle of the file would end the lock.
    makePrivate(file)
    signIn(held, now)
    return ok({ release: () => held.close() })
  } catch (error) {
    held.close()
    throw error
  }
}

/** Writes down who has the lock, for others to read, and takes it again. */
function signIn(held: DatabaseSync, now: Date): void {
  try {
    held.exec('CREATE TABLE IF NOT EXISTS holder (pid integer, host text, since text); DELETE FROM holder')
    const values = [process.pid, hostname(), now.toISOString()]
    held.prepare('INSERT INTO holder VALUES (?, ?, ?)').run(...values)
    held.exec('COMMIT')
  } catch (error) {
    // On a full disk the lock holds without a name.
    if (codeOf(error) === BUSY) throw error
    if (held.isTransaction) held.exec('ROLLBACK')
  }
  held.exec('BEGIN IMMEDIATE')
}

function holderOf(dataDir: string): string {
  const file = join(dataDir, 'keystead.lock')
  try {
    if (!existsSync(file)) return 'another server'
    const read = new DatabaseSync(file, { readOnly: true, timeout: HOLDER_TIMEOUT })
    const holder = read.prepare('SELECT pid, host, since FROM holder').get()
    read.close()
    if (!holder) return 'another server'
    return `another server: process ${String(holder['pid'])} on ${String(holder['host'])}, since ${String(holder['since'])}`
  } catch {
    return 'another server'
  }
}

/** SQLite's primary result code of an error; undefined for others. */
function codeOf(error: unknown): number | undefined {
  const extended = (error as { errcode?: number }).errcode
  return extended === undefined ? undefined : extended & 0xff
}
