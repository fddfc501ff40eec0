import { pathToFileURL } from 'node:url'
import { migrate, missingMigrations } from '../migrate.ts'
import { openReader } from './connection.ts'
import { SqliteWriter, writeTrouble } from './sqlite-writer.ts'

/** A file that is read as it is, as long as the process lives, and the writer that says so. */
export interface Frozen {
  file: string
  writer: SqliteWriter
}

/** Runs the migrations that are lacking. Where that is not possible the file must be up to date and readable without. */
export async function bringUpToDate(writer: SqliteWriter, file: string): Promise<Frozen | null> {
  try {
    await migrateWith(writer)
    return null
  } catch (error) {
    const trouble = writeTrouble(error)
    if (trouble === null) throw error
    const readable = readableWithoutWriting(file)
    if (readable === file) return null
    await writer.close()
    const refusal = new Error(`${trouble} Fix this, then restart the site.`)
    return { file: readable, writer: SqliteWriter.refusing(refusal) }
  }
}

/**
 * The file, or an address of it that is read without files beside it: those can't be made in a read-only folder or on a full
 * disk (https://sqlite.org/wal.html#readonly). Throws where it lacks a migration.
 */
function readableWithoutWriting(file: string): string {
  try {
    requireUpToDate(file)
    return file
  } catch (error) {
    if ((error as { errcode?: number }).errcode === undefined) throw error
    const immutable = `${pathToFileURL(file).href}?immutable=1`
    requireUpToDate(immutable)
    return immutable
  }
}

function requireUpToDate(file: string): void {
  const reader = openReader(file)
  try {
    const ran = reader.prepare('SELECT name FROM migrations').all([]) as { name: string }[]
    const missing = missingMigrations(ran.map(({ name }) => name))
    if (missing.length > 0) throw new Error(`it lacks ${missing.join(', ')}, and nothing can be written`)
  } finally {
    reader.close()
  }
}

/** All of it in one turn: no other write of this process comes between. */
async function migrateWith(writer: SqliteWriter): Promise<void> {
  const turn = await writer.turn()
  try {
    await migrate({
      engine: 'sqlite',
      run: (script) => writer.script(script),
      rows: async (query) => {
        const result = await turn.run(query)
        return 'rows' in result ? result.rows : []
      },
    })
  } finally {
    turn.end()
  }
}
