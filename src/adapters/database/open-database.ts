import { PUBLISHED_LOANS } from '#content/public-figures/published-loans.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { LISTED_TAXES } from '#domain/money/cost-facts.ts'
import type { ListingFigures } from '#domain/search/listing-figures.ts'
import type { Database } from './database.ts'
import { openPostgres, type PostgresOptions } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

/** PostgreSQL's options; without an address the embedded database in `dataDir` is used. */
export interface DatabaseOptions extends Partial<PostgresOptions> {
  /** Folder of the embedded database; made if it is missing. */
  dataDir: string
  figures?: ListingFigures
  /** The embedded database starts its searching threads at once; true unless said otherwise. */
  preparesSearch?: boolean
}

/** Published terms of loans, the taxes that listings give and the embedded timetable. */
export const PLAIN_FIGURES: ListingFigures = {
  taxes: LISTED_TAXES,
  loans: PUBLISHED_LOANS,
  timetable: EMBEDDED_TIMETABLE,
}

/** Opens the database and runs the migrations it lacks. Throws when it can't be opened or a migration fails. */
export function openDatabase({
  url,
  dataDir,
  figures = PLAIN_FIGURES,
  preparesSearch = true,
  ...options
}: DatabaseOptions): Promise<Database> {
  if (url === undefined) return openSqlite({ dataDir, preparesSearch }, figures)
  return openPostgres({ url, ...options }, figures)
}
