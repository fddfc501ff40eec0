import { readdirSync, readFileSync } from 'node:fs'

export type Engine = 'sqlite' | 'postgres'

/** A connection on which whole SQL scripts can be run. */
export interface ScriptConnection {
  engine: Engine
  run(script: string): Promise<unknown>
  rows(query: string): Promise<unknown[]>
}

const MIGRATIONS = new URL('./migrations/', import.meta.url)

/** Any fixed number: instances that start together take turns on PostgreSQL. */
const ADVISORY_LOCK = 7_261_004

/**
 * Brings the tables up to date: runs the scripts of the folder that have not been run yet, in the order of their names,
 * all in one transaction, so that a failing one leaves nothing behind. Returns the names it ran; throws what the
 * database threw, and where a script has been run that the folder doesn't hold.
 */
export async function migrate(connection: ScriptConnection, folder: URL = MIGRATIONS): Promise<string[]> {
  await connection.run(connection.engine === 'sqlite' ? 'BEGIN IMMEDIATE' : 'BEGIN')
  try {
    if (connection.engine === 'postgres') await connection.run(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`)
    const ran = await runMissing(connection, folder)
    await connection.run('COMMIT')
    return ran
  } catch (error) {
    // On a broken connection, or where the failure has ended the transaction, it fails too, and says less.
    await connection.run('ROLLBACK').catch(() => {})
    throw error
  }
}

async function runMissing(connection: ScriptConnection, folder: URL): Promise<string[]> {
  await connection.run('CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)')
  const rows = (await connection.rows('SELECT name FROM migrations')) as { name: string }[]
  const missing = missingMigrations(
    rows.map((row) => row.name),
    folder,
  )
  for (const name of missing) {
    await connection.run(scriptFor(connection.engine, readFileSync(new URL(name, folder), 'utf8')))
    await connection.run(`INSERT INTO migrations (name) VALUES ('${name}')`)
  }
  return missing
}

/** The scripts that have not been run yet, in order. Throws where one has been run that the folder doesn't hold. */
export function missingMigrations(done: readonly string[], folder: URL = MIGRATIONS): string[] {
  const scripts = readdirSync(folder).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name))
  refuseNewer(done.filter((name) => !scripts.includes(name)))
  return scripts.filter((name) => !done.includes(name)).sort()
}

/** Tables of a newer version are not to be read, let alone written, by an older one. */
function refuseNewer(unknown: readonly string[]): void {
  if (unknown.length === 0) return
  throw new Error(`a newer version has run ${unknown.join(', ')}; start that version instead`)
}

/** The lines of a script that are meant for an engine: those before any `-- @engine` line and those after its own or `-- @all`. */
function scriptFor(engine: Engine, script: string): string {
  let wanted = true
  const lines = script.split('\n').filter((line) => {
    const block = /^-- @(all|sqlite|postgres)\s*$/.exec(line)?.[1]
    if (block) wanted = block === 'all' || block === engine
    return wanted
  })
  return lines.join('\n')
}
