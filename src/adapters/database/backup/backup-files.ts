import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Engine } from '../migrate.ts'
import { PRIVATE } from '../sqlite/data-folder.ts'

const EXTENSION = { sqlite: 'db', postgres: 'dump' } as const satisfies Record<Engine, string>
const WRONG_ENGINE = {
  sqlite: (file) =>
    `${file} isn’t a backup of the embedded database (keystead-….db). For a PostgreSQL backup, set DATABASE_URL.`,
  postgres: (file) =>
    `${file} isn’t a backup of PostgreSQL (keystead-….dump). For an embedded one, unset DATABASE_URL.`,
} as const satisfies Record<Engine, (file: string) => string>
const NAME = /^keystead-\d{4}-\d\d-\d\dT[\d-]+Z\.(?:db|dump)$/

/** A moment as a part of file names, which sort by it. */
export const timeInName = (at: Date): string => at.toISOString().replace(/[:.]/g, '-')

/** The name of a backup made at this moment. */
export const backupName = (engine: Engine, at: Date): string => `keystead-${timeInName(at)}.${EXTENSION[engine]}`

const checksumFile = (file: string): string => `${file}.sha256`

/** The path under which a backup is written until it is finished: an empty private file, in a folder made where missing. */
export function startBackup(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE.folder })
  const partial = `${file}.partial`
  writeFileSync(partial, '', { mode: PRIVATE.file })
  return partial
}

/** Gives a finished file its name: flushed to the disk, with its checksum beside it in the form of `sha256sum`. */
export async function sealBackup(partial: string, file: string): Promise<void> {
  await flush(partial)
  const line = `${await sha256(partial)}  ${basename(file)}\n`
  // Before the file itself: a backup without a checksum counts as unfinished.
  await writeFile(checksumFile(file), line, { mode: PRIVATE.file, flush: true })
  await rename(partial, file)
  await flush(dirname(file))
}

/** Waits until a file or folder is on the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Throws, with a message for the operator, unless the file is a whole backup of this engine. */
export async function verifyBackup(file: string, engine: Engine): Promise<void> {
  if (!file.endsWith(`.${EXTENSION[engine]}`)) throw new Error(WRONG_ENGINE[engine](file))
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const beside = checksumFile(file)
  if (!existsSync(beside)) throw new Error(`The checksum ${beside} is missing: copy it to the backup’s folder.`)
  const [expected] = readFileSync(beside, 'utf8').split(/\s/, 1)
  if (expected !== (await sha256(file))) throw new Error(`${file} is damaged: its checksum doesn’t match ${beside}.`)
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(file)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/** Removes all backups of a folder but the newest `keep`; returns how many were removed. */
export function removeOldBackups(folder: string, keep: number): number {
  const backups = readdirSync(folder).filter((name) => NAME.test(name))
  const old = backups.sort().slice(0, Math.max(0, backups.length - keep))
  for (const name of old) {
    rmSync(join(folder, name))
    rmSync(checksumFile(join(folder, name)), { force: true })
  }
  return old.length
}
