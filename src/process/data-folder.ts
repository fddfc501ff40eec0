import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'

/**
 * Makes the data folder where it is missing, for the site's user alone. 'unavailable' says what is wrong with DATA_DIR and what to do
 * where there can be no folder, or none that this user may use. A folder that has data is served from even where nothing can be
 * written.
 */
export function openDataFolder(dataDir: string): Result<void> {
  try {
    makeFolder(dataDir)
    // Also refused where reading is.
    if (readdirSync(dataDir).length === 0) tryWriting(dataDir)
    return ok(undefined)
  } catch (error) {
    return fail(unavailable(`DATA_DIR is "${dataDir}"; ${reasonOf(error as NodeJS.ErrnoException, dataDir)}`))
  }
}

/** One folder after the other: Node's own `recursive` never ends where the system denies that a parent is there, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it just now.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function tryWriting(folder: string): void {
  const file = join(folder, `.written-by-${process.pid}`)
  try {
    writeFileSync(file, 'The site can write here.', { mode: 0o600 })
  } finally {
    rmSync(file, { force: true })
  }
}

function reasonOf({ code, message }: NodeJS.ErrnoException, dataDir: string): string {
  const file = fileOnTheWay(dataDir)
  if (file !== null) return `${file} is a file, not a folder. Choose another folder.`
  if (code === 'EACCES' || code === 'EPERM')
    return `this user can’t ${existsSync(dataDir) ? 'read and write there' : 'create a folder there'}. Create the folder and give it to the user the site runs as, or choose another one.`
  if (code === 'EROFS') return 'the disk is read-only. Choose a folder on a writable disk.'
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full. Free some space, or choose another folder.'
  if (code === 'ENOENT') return 'the folder can’t be created. Choose another one.'
  return `it can’t be used: ${message}. Choose another folder.`
}

/** The file that stands where the path needs a folder; null if none does. */
function fileOnTheWay(path: string): string | null {
  const there = existsSync(path) ? statSync(path) : null
  if (there) return there.isDirectory() ? null : path
  const parent = dirname(path)
  return parent === path ? null : fileOnTheWay(parent)
}
