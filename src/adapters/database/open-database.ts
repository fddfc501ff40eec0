import { LISTED_COSTS, type CostFigures } from '#domain/money/cost-figures.ts'
import type { Database } from './database.ts'
import { openPostgres, type PostgresOptions } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

/** PostgreSQL's options; without an address the embedded database in `dataDir` is used. */
export interface DatabaseOptions extends Partial<PostgresOptions> {
  /** Folder of the embedded database; made if it is missing. */
  dataDir: string
  figures?: CostFigures
  /** The embedded database starts its searching threads at once; true unless said otherwise. */
  preparesSearch?: boolean
}

/** Opens the database and runs the migrations it lacks. Throws when it can't be opened or a migration fails. */
export function openDatabase({
  url,
  dataDir,
  figures = LISTED_COSTS,
  preparesSearch = true,
  ...options
}: DatabaseOptions): Promise<Database> {
  if (url === undefined) return openSqlite({ dataDir, preparesSearch }, figures)
  return openPostgres({ url, ...options }, figures)
}
