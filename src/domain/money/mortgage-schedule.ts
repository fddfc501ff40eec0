import type { Cents } from './cents.ts'
import { balanceAfter, balanceFactor, paymentFactor } from './mortgage.ts'

/** A level loan with fixed rate. */
export interface FixedLoan {
  amount: Cents
  /** Percent a year, compounded monthly. */
  ratePct: number
  years: number
}

/** What is owed after payments 0 (the loan itself) to the last (0), on the original schedule. */
export const balances = ({ amount, ratePct, years }: FixedLoan): Cents[] =>
  Array.from({ length: years * 12 + 1 }, (_, paid) => balanceAfter(amount, ratePct, years, paid))

/** A year of the schedule. */
export interface ScheduleYear {
  /** From 1. */
  year: number
  principal: Cents
  interest: Cents
  /** What is owed at its end. */
  balance: Cents
}

/** All that is paid for the loan, half up to the cent; the payments aren't rounded before they are summed. */
export const totalPaid = ({ amount, ratePct, years }: FixedLoan): Cents =>
  Math.round(amount * paymentFactor(ratePct, years) * years * 12)

/** The schedule year by year, for a plot or table. Principal adds up to the loan, principal and interest to all that is paid. */
export function yearlySchedule({ amount, ratePct, years }: FixedLoan): ScheduleYear[] {
  const owedAfter = (year: number): Cents => balanceAfter(amount, ratePct, years, year * 12)
  const interestBy = (year: number): Cents => {
    const principalShare = 1 - balanceFactor(ratePct, years, year * 12)
    return Math.max(0, Math.round(amount * (paymentFactor(ratePct, years) * year * 12 - principalShare)))
  }
  return Array.from({ length: years }, (_, before) => ({
    year: before + 1,
    principal: owedAfter(before) - owedAfter(before + 1),
    interest: interestBy(before + 1) - interestBy(before),
    balance: owedAfter(before + 1),
  }))
}
