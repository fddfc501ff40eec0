import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RestoredBackup, StoredCounts } from '#ports/server/backups.ts'
import { migrate } from '../migrate.ts'
import { databaseFile, PRIVATE } from '../sqlite/data-folder.ts'
import { flush, timeInName, verifyBackup } from './backup-files.ts'
import { BESIDE_TABLE } from './sqlite-backup.ts'
import { COUNT_STORED, storedCounts } from './stored-counts.ts'

/**
 * Puts a backup of the embedded database into a data folder whose server is stopped. It is checked and brought up to
 * date beside the place it is then moved to, so a failure leaves everything as it was. Throws, with a message for the
 * operator: the backup is damaged or of a newer version, or there is a database already and `force` is false.
 */
export async function restoreSqlite(backup: string, dataDir: string, force: boolean): Promise<RestoredBackup> {
  await verifyBackup(backup, 'sqlite')
  const target = databaseFile(dataDir)
  if (existsSync(target) && !force)
    throw new Error(`${target} exists. Nothing was changed; --force moves it aside and restores the backup.`)
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE.folder })
  const incoming = `${target}.restoring`
  try {
    copyFileSync(backup, incoming)
    await chmod(incoming, PRIVATE.file)
    const { counts, files, secret } = await prepare(incoming)
    await flush(incoming)
    const replaced = existsSync(target) ? moveAside(dataDir) : null
    if (secret) writeFileSync(join(dataDir, 'session-secret'), secret, { mode: PRIVATE.file, flush: true })
    renameSync(incoming, target)
    await flush(dataDir)
    return { counts, replaced, missingFiles: files.filter((name) => !existsSync(join(dataDir, name))) }
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(incoming + suffix, { force: true })
  }
}

interface Prepared {
  counts: StoredCounts
  files: string[]
  secret: Uint8Array | null
}

/** Checks the copy, runs the migrations it lacks, and takes out what lay beside the database. */
async function prepare(file: string): Promise<Prepared> {
  const database = new DatabaseSync(file)
  try {
    const [check] = database.prepare('PRAGMA integrity_check(1)').all()
    if (check?.['integrity_check'] !== 'ok') throw new Error(`it is damaged: ${String(check?.['integrity_check'])}`)
    await migrate({
      engine: 'sqlite',
      run: async (script) => database.exec(script),
      rows: async (query) => database.prepare(query).all(),
    })
    const beside = database.prepare(`SELECT name, contents FROM ${BESIDE_TABLE} ORDER BY name`).all()
    database.exec(`DROP TABLE ${BESIDE_TABLE}`)
    // Somebody may have been removed, or have signed out, since.
    database.exec('DELETE FROM agency_sessions')
    return {
      counts: storedCounts(database.prepare(COUNT_STORED).get()),
      files: beside.filter(({ contents }) => contents === null).map(({ name }) => String(name)),
      secret: (beside.find(({ name }) => name === 'session-secret')?.['contents'] as Uint8Array | undefined) ?? null,
    }
  } catch (error) {
    throw new Error(`Could not restore the backup: ${(error as Error).message}`, { cause: error })
  } finally {
    database.close()
  }
}

/** Moves the database, with what SQLite keeps beside it, into a folder of its own; returns the folder. */
function moveAside(dataDir: string): string {
  const folder = join(dataDir, `replaced-${timeInName(new Date())}`)
  mkdirSync(folder, { mode: PRIVATE.folder })
  for (const name of ['keystead.db-shm', 'keystead.db-wal', 'keystead.db', 'session-secret']) {
    if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(folder, name))
  }
  return folder
}
