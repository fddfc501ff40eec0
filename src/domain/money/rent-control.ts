import type { TownKey } from '../geo/town.ts'
import type { AgeLimit } from './figure.ts'

/** A town's code that was read longer ago may have changed since. */
export const RENT_CONTROL_AGES: AgeLimit = { afterDays: 365 }

/**
 * Whether a town has rent control: 'listed' means that a chapter stood in its code (or an ordinance was reported) at a date, and
 * says nothing of which homes it covers; 'not-checked' means nothing. 'yes' and 'no' come from the operator alone.
 */
export type RentControlAnswer = 'yes' | 'no' | 'listed' | 'not-checked'

export interface RentControl {
  answer: RentControlAnswer
  /** ISO date, or 'undated'; null where nobody looked. */
  asOf: string | null
}

/** New Jersey has no state law: towns decide. */
export interface RentControlTable {
  status(town: TownKey): RentControl
}
