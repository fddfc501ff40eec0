import type { HomeLaw } from '../law/laws.ts'
import type { AttorneyReviewTable } from './attorney-review.ts'
import type { ClosingCostTable } from './closing-costs.ts'
import type { AgeLimit } from './figure.ts'
import type { PrivateInsuranceTable } from './mortgage-insurance.ts'
import type { MoveInTable } from './move-in.ts'
import type { TownTax } from './property-tax.ts'
import type { RentBenchmarkRow } from './rent-benchmark.ts'
import type { RentControl } from './rent-control.ts'
import type { StateHelpTable } from './state-help.ts'
import type { VoucherTable } from './voucher.ts'

/** A figure with its date and where it comes from. */
export interface SourcedFigure<T> {
  value: T
  /** ISO date, year or month; else words, such as 'undated'. */
  asOf: string
  /** Null: the agency's own figure. */
  source: FigureOrigin | null
  /** When it is too old; missing where it doesn't age. */
  ages?: AgeLimit | undefined
}

export interface FigureOrigin {
  title: string
  /** Null where a law or a document is cited. */
  address: string | null
}

/** From and to; both ends are the same where the figure is known. */
export type FigureRange = readonly [low: number, high: number]

/** The public figures that the page of one home needs, picked from the tables by its place and price. */
export interface HomeFigures {
  /** Null for rentals. */
  sale: SaleFigures | null
  /** Null for homes for sale. */
  rental: RentalFigures | null
}

/** What buying a home costs beside its price. */
export interface SaleFigures {
  /** The rates of the home's town; null where it isn't known. */
  townTax: SourcedFigure<TownTax> | null
  /** What lenders ask for private mortgage insurance: percent of the loan a year. */
  mortgageInsurancePct: SourcedFigure<FigureRange>
  insuranceEnds: SourcedFigure<Pick<PrivateInsuranceTable, 'requestAtPct' | 'automaticAtPct'>>
  /** The county's loan limits for one home, US dollars; null where none is known. */
  loanLimits: SourcedFigure<{ year: number; conforming: number; fha: number }> | null
  /** The items of this kind of home in this county. */
  closingCosts: SourcedFigure<ClosingCostTable>
  /** What the seller pays for the deed at this price, US dollars. */
  sellerFees: SourcedFigure<{ transferFee: number; percentFee: number }>
  /** Of the home's county alone. */
  stateHelp: SourcedFigure<StateHelpTable>
  /** The laws that apply to this home, or may. */
  laws: readonly HomeLaw[]
  attorneyReview: AttorneyReviewTable
}

/** What a renter may be asked for, and what the rent compares with. */
export interface RentalFigures {
  /** The town whose rules hold here; null where it isn't known. */
  town: string | null
  /** HUD's rents of the home's ZIP code; null where it isn't known or has none. */
  benchmark: SourcedFigure<RentBenchmarkRow & { fiscalYear: number }> | null
  rentControl: RentControl
  moveIn: MoveInTable
  voucher: VoucherTable
  /** The laws that apply to this home, or may. */
  laws: readonly HomeLaw[]
}
