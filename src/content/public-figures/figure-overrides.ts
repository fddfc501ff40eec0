import type { FmrOverrides } from './hud-rents.ts'
import type { TaxOverrides } from './property-tax.ts'
import type { RentControlOverrides } from './rent-control.ts'

/** An operator's own figure: it wins over the published one and is shown with its date. */
export interface FigureOverride {
  value: unknown
  /** ISO date (yyyy-mm-dd). */
  asOf: string
  note?: string | undefined
}

/** What the file of the setting FIGURES says, checked. Public: browsers receive it. */
export interface FigureOverrides {
  figures: Readonly<Record<string, FigureOverride>>
  rentControl: RentControlOverrides
  taxOverrides: TaxOverrides
  fmrOverrides: FmrOverrides
}

export const NO_OVERRIDES: FigureOverrides = { figures: {}, rentControl: {}, taxOverrides: {}, fmrOverrides: {} }
