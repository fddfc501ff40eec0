import type { TownKey } from '#domain/geo/town.ts'
import type { LoadedTables } from '#domain/money/loaded-tables.ts'

/** A figure of an official file by its name in the tables. */
export interface FileFigure {
  name: string
  value: unknown
  /** ISO date. */
  asOf: string
  /** The id of its source. */
  source: string
}

/** The table that a file replaces, and its new rows. */
export type FileTable = {
  [Name in 'taxBills' | 'taxRates' | 'taxRatios' | 'hudRents']: { name: Name; rows: NonNullable<LoadedTables[Name]> }
}['taxBills' | 'taxRates' | 'taxRatios' | 'hudRents']

/** What an official file holds for the seven counties. */
export interface FigureFile {
  /** Publisher and table. */
  title: string
  figures: readonly FileFigure[]
  table: FileTable | null
  /** Ratios of another kind, which replace nothing: beside ours they show a reading that went wrong. Percent. */
  crossCheck: Readonly<Record<TownKey, number>> | null
  /** What to look at. */
  notes: readonly string[]
}

/** Why a file can't be used, in a sentence. */
export class FigureFileError extends Error {
  override name = 'FigureFileError'
}
