import type { Database } from './database.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

export interface DatabaseOptions {
  /** A postgres:// URL; without one the embedded database in `dataDir` is used. */
  url?: string
  /** Folder of the embedded database; made if it is missing. */
  dataDir: string
}

/** Opens the database and runs the migrations it lacks. Throws when it can't be opened or a migration fails. */
export function openDatabase({ url, dataDir }: DatabaseOptions): Promise<Database> {
  return url === undefined ? openSqlite(dataDir) : openPostgres(url)
}
