import { toDollars } from './cents.ts'
import { depositCap } from './move-in.ts'
import type { MoveInTable } from './move-in.ts'
import type { RenterNumbers, UtilityKind } from './renter-numbers.ts'

/** The share of a gross income that HUD and most landlords take for rent and utilities, percent. */
export const USUAL_SHARE_PCT = 30
/** Limits in searches are multiples of this, rounded down, US dollars: a link tells no exact income. */
export const RENT_STEP = 50

/** A rent as pages say it: US dollars, rounded down to $10. */
export const roundedRent = (rent: number): number => Math.floor(rent / 10) * 10

/** What a renter's means allow, US dollars a month. */
export interface RentBudget {
  /** Rent and utilities by the income; null: no income given. */
  gross: number | null
  /** Of the utilities that the visitor entered. */
  utilities: number
  /** Rent by the income. */
  byIncome: number | null
  /** Rent by the savings for the first month, the deposit and the application fee at their caps; null: none given. */
  bySavings: number | null
  /** The lower of the two; null: neither is given. */
  rent: number | null
  /** What `rent` is limited by. */
  limit: 'income' | 'savings' | null
  /** `rent` rounded down to a step, as searches carry it. */
  searched: number | null
}

/**
 * The rent that an income, savings and utilities allow.
 *
 * @param income US dollars a year before tax
 */
export function rentBudget(
  income: number | null,
  { savings, sharePct, utilities }: Pick<RenterNumbers, 'savings' | 'sharePct' | 'utilities'>,
  moveIn: MoveInTable,
): RentBudget {
  const monthly = utilitySum(utilities)
  const gross = income === null ? null : (income * (sharePct ?? USUAL_SHARE_PCT)) / 1200
  const byIncome = gross === null ? null : Math.max(0, gross - monthly)
  const bySavings = savings === null ? null : rentOfSavings(savings, moveIn)
  const rent = least(byIncome, bySavings)
  return {
    gross,
    utilities: monthly,
    byIncome,
    bySavings,
    rent,
    limit: rent === null ? null : rent === byIncome ? 'income' : 'savings',
    searched: rent === null ? null : Math.floor(rent / RENT_STEP) * RENT_STEP,
  }
}

/** The utilities of a typical home: heat counts once, by the dearest that was entered. */
export function utilitySum(amounts: RenterNumbers['utilities']): number {
  const of = (kind: UtilityKind) => amounts[kind] ?? 0
  const heat = Math.max(of('heat-gas'), of('heat-electric'), of('heat-oil'))
  return heat + of('hot-water') + of('electricity') + of('gas') + of('water')
}

/** The highest rent whose first month, deposit and application fee are within the savings. */
function rentOfSavings(savings: number, moveIn: MoveInTable): number {
  const rest = Math.max(0, savings - moveIn.applicationFeeCap.amount)
  const months = toDollars(depositCap(1000, moveIn)) / 1000
  return rest / (1 + months)
}

function least(a: number | null, b: number | null): number | null {
  if (a === null) return b
  return b === null ? a : Math.min(a, b)
}
