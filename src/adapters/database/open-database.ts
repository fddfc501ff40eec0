import { LISTED_COSTS, type CostFigures } from '#domain/money/cost-figures.ts'
import type { Database } from './database.ts'
import { openPostgres, type PostgresOptions } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

/** PostgreSQL's options; without an address the embedded database in `dataDir` is used. */
export interface DatabaseOptions extends Partial<PostgresOptions> {
  /** Folder of the embedded database; made if it is missing. */
  dataDir: string
  figures?: CostFigures
}

/** Opens the database and runs the migrations it lacks. Throws when it can't be opened or a migration fails. */
export function openDatabase({ url, dataDir, figures = LISTED_COSTS, ...options }: DatabaseOptions): Promise<Database> {
  return url === undefined ? openSqlite(dataDir, figures) : openPostgres({ url, ...options }, figures)
}
