import type { Cents } from './cents.ts'
import { balanceAfter, paymentFactor } from './mortgage.ts'

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
export function yearlySchedule(loan: FixedLoan): ScheduleYear[] {
  const { amount, ratePct, years } = loan
  const paidBy = (year: number): Cents => Math.round((totalPaid(loan) * year) / years)
  return Array.from({ length: years }, (_, before) => {
    const balance = balanceAfter(amount, ratePct, years, (before + 1) * 12)
    const principal = balanceAfter(amount, ratePct, years, before * 12) - balance
    return { year: before + 1, principal, interest: paidBy(before + 1) - paidBy(before) - principal, balance }
  })
}
