import type { LoadedTables } from '#domain/money/loaded-tables.ts'
import type { FmrOverrides } from './hud-rents.ts'
import type { TaxOverrides } from './property-tax.ts'
import type { RentControlOverrides } from './rent-control.ts'

/** A figure of the operator's file: it wins over the one that comes with the site and is shown with its date. */
export interface FigureOverride {
  value: unknown
  /** ISO date (yyyy-mm-dd). */
  asOf: string
  note?: string | undefined
  /** The id of the source it was loaded from; without one it is the operator's own. */
  source?: string | undefined
}

/** What the file of the setting FIGURES says, checked. Public: browsers receive it. */
export interface FigureOverrides {
  figures: Readonly<Record<string, FigureOverride>>
  rentControl: RentControlOverrides
  taxOverrides: TaxOverrides
  fmrOverrides: FmrOverrides
  tables: LoadedTables
}

export const NO_OVERRIDES: FigureOverrides = {
  figures: {},
  rentControl: {},
  taxOverrides: {},
  fmrOverrides: {},
  tables: {},
}
