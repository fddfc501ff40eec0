import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** For the site's user alone: visitors' messages and accounts are in it. */
export const PRIVATE = { file: 0o600, folder: 0o700 }

/** The files of the embedded database in a data folder. */
interface DataFolder {
  database: string
  /** Says that the folder has held a database. */
  marker: string
}

/** The embedded database's file in a data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'keystead.db')

const filesOf = (dataDir: string): DataFolder => ({
  database: databaseFile(dataDir),
  marker: join(dataDir, 'keystead.marker'),
})

/**
 * Makes the data folder and an empty database file where they are missing, readable by the site's user alone; returns the
 * file. Throws where the folder has held a database that is missing or empty now: a disk that isn't mounted would otherwise
 * look like a first start.
 */
export function prepareDataFolder(dataDir: string): string {
  const { database, marker } = filesOf(dataDir)
  const empty = (statSync(database, { throwIfNoEntry: false })?.size ?? 0) === 0
  if (empty && existsSync(marker)) throw new Error(vanished(database, marker))
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE.folder })
  if (!existsSync(database)) closeSync(openSync(database, 'a', PRIVATE.file))
  // SQLite gives the files beside it the same mode; those of earlier versions have another.
  for (const file of [database, `${database}-wal`, `${database}-shm`]) makePrivate(file)
  return database
}

/** Notes that the folder holds a database; on a full disk a later start does. */
export function markDataFolder(dataDir: string): void {
  const { marker } = filesOf(dataDir)
  if (existsSync(marker)) return
  try {
    writeFileSync(marker, MARKER_TEXT, { mode: PRIVATE.file })
  } catch {
    // The database itself says what the disk lacks.
  }
}

/** Gives a file a mode for the site's user alone, if it is there. */
export function makePrivate(file: string): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode
  if (mode === undefined || (mode & 0o777) === PRIVATE.file) return
  try {
    chmodSync(file, PRIVATE.file)
  } catch {
    // Another user's file, or a disk that can't be written: the database says what it can't do.
  }
}

const MARKER_TEXT = `The site’s database is in this folder. If keystead.db is missing or empty beside this file, the server
refuses to start: an unmounted disk must not look like a first start.
`

const vanished = (database: string, marker: string): string =>
  `${database} is missing or empty, but it had data before. Is the disk mounted? Mount it, or restore a backup (npm run restore -- FILE); to begin with an empty database, remove ${marker}`
