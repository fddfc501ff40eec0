import type { Cents } from './cents.ts'

/**
 * Level monthly payment on each US dollar that is lent, US dollars, unrounded. At a rate of 0 it is one part of the term.
 *
 * @param ratePct percent a year, compounded monthly as US fixed-rate mortgages are
 */
export function paymentFactor(ratePct: number, years: number): number {
  const payments = years * 12
  const monthly = ratePct / 1200
  return monthly === 0 ? 1 / payments : monthly / (1 - (1 + monthly) ** -payments)
}

/** What is still owed of each US dollar that was lent, after so many payments; unrounded. */
export function balanceFactor(ratePct: number, years: number, payments: number): number {
  const monthly = ratePct / 1200
  if (monthly === 0) return 1 - payments / (years * 12)
  const grown = (1 + monthly) ** payments
  return grown - (paymentFactor(ratePct, years) * (grown - 1)) / monthly
}

/** The balance on average over a year, as the FHA charges its yearly premium on: mean of those before its twelve payments. */
export function averageBalanceFactor(ratePct: number, years: number, year: number): number {
  const before = Array.from({ length: 12 }, (_, paid) => balanceFactor(ratePct, years, (year - 1) * 12 + paid))
  return before.reduce((sum, balance) => sum + balance) / before.length
}

/** The level monthly payment of a loan, half up to the cent. */
export const monthlyPayment = (loan: Cents, ratePct: number, years: number): Cents =>
  Math.round(loan * paymentFactor(ratePct, years))

/** What is still owed of a loan after so many payments on schedule, half up to the cent. */
export const balanceAfter = (loan: Cents, ratePct: number, years: number, payments: number): Cents =>
  // What doubles leave of nothing may lie a trace below it.
  Math.max(0, Math.round(loan * balanceFactor(ratePct, years, payments)))
