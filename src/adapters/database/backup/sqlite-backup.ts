import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { MadeBackup, StoredCounts } from '#ports/server/backups.ts'
import { databaseFile } from '../sqlite/data-folder.ts'
import { backupName, sealBackup, startBackup } from './backup-files.ts'
import { COUNT_STORED, storedCounts } from './stored-counts.ts'

/** Timeout of waiting for another process's lock, ms. */
const BUSY_TIMEOUT = 30_000
/** The data folder's files that are not listed: the database itself, and what belongs to the running process. */
const OWN_FILES = /^keystead\.|^session-secret$/
/** Its folders that are not listed: the copied pictures may be millions of files. */
const OWN_FOLDERS = new Set(['backups', 'media'])

/** The table of a backup that holds what lies beside the database in the data folder. */
export const BESIDE_TABLE = 'backup_beside'

/**
 * Copies the embedded database, as one commit left it, into a new file of `folder`, with the session secret and a list of
 * the other files of the data folder. The server may be running and writing. Throws, with a message for the operator,
 * where there is no database or the copy can't be written.
 */
export async function backUpSqlite(dataDir: string, folder: string, at: Date): Promise<MadeBackup> {
  const source = databaseFile(dataDir)
  if (!existsSync(source)) throw new Error(`There is no database in ${dataDir} (DATA_DIR).`)
  const file = join(folder, backupName('sqlite', at))
  const partial = startBackup(file)
  try {
    copyDatabase(source, partial)
    const counts = addFilesBeside(partial, dataDir)
    await sealBackup(partial, file)
    return { file, counts }
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

/** VACUUM INTO reads one snapshot: writers go on meanwhile, and the copy is compact (sqlite.org/lang_vacuum.html). */
function copyDatabase(source: string, target: string): void {
  const database = new DatabaseSync(source, { readOnly: true, timeout: BUSY_TIMEOUT })
  try {
    database.prepare('VACUUM INTO ?').run(target)
  } finally {
    database.close()
  }
}

function addFilesBeside(backup: string, dataDir: string): StoredCounts {
  const database = new DatabaseSync(backup)
  try {
    database.exec(`BEGIN; CREATE TABLE ${BESIDE_TABLE} (name text PRIMARY KEY, bytes integer NOT NULL, contents blob)`)
    const insert = database.prepare(`INSERT INTO ${BESIDE_TABLE} VALUES (?, ?, ?)`)
    const secret = join(dataDir, 'session-secret')
    if (existsSync(secret)) insert.run('session-secret', statSync(secret).size, readFileSync(secret))
    for (const name of filesBeside(dataDir)) insert.run(name, sizeOf(join(dataDir, name)), null)
    database.exec('COMMIT')
    return storedCounts(database.prepare(COUNT_STORED).get())
  } finally {
    database.close()
  }
}

/** Files that a running server or an import makes and removes; they are listed, not copied. */
function filesBeside(dataDir: string): string[] {
  const entries = readdirSync(dataDir, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry]
    const folder = join(dataDir, entry.name)
    return OWN_FOLDERS.has(entry.name) ? [] : readdirSync(folder, { recursive: true, withFileTypes: true })
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !OWN_FILES.test(name))
}

/** 0 where the file has been removed meanwhile. */
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0
