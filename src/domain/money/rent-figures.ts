import type { TownKey } from '../geo/town.ts'
import type { SourcedFigure } from './home-figures.ts'
import type { MoveInTable } from './move-in.ts'
import type { RentControlAnswer } from './rent-control.ts'
import type { VoucherTable } from './voucher.ts'

/** A town as renters compare it. */
export interface RentTown {
  town: TownKey
  /** HUD's benchmark for 0 to 4 bedrooms, utilities included, US dollars a month: of its lowest and its highest ZIP code. */
  low: readonly number[]
  high: readonly number[]
  rentControl: RentControlAnswer
}

/** The public figures that a renter's budget is held against. */
export interface RentFigures {
  /** The towns with a benchmark of their own. */
  towns: SourcedFigure<readonly RentTown[]>
  fiscalYear: number
  moveIn: MoveInTable
  voucher: VoucherTable
}
