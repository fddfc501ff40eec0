import type { Cents } from './cents.ts'

/** A level loan with fixed rate. */
export interface FixedLoan {
  amount: Cents
  /** Percent a year, compounded monthly. */
  ratePct: number
  years: number
}

/** What a dollar earns in so many months; exact at the smallest rates too, where (1 + rate) ** months - 1 loses digits. */
const growth = (monthly: number, months: number): number => Math.expm1(months * Math.log1p(monthly))

/**
 * Level monthly payment on each US dollar that is lent, US dollars, unrounded. At a rate of 0 it is one part of the term.
 *
 * @param ratePct percent a year, compounded monthly as US fixed-rate mortgages are
 */
export function paymentFactor(ratePct: number, years: number): number {
  const payments = years * 12
  const monthly = ratePct / 1200
  return monthly === 0 ? 1 / payments : monthly / -growth(monthly, -payments)
}

/** What is still owed of each US dollar that was lent, after so many payments; unrounded. */
export function balanceFactor(ratePct: number, years: number, payments: number): number {
  const monthly = ratePct / 1200
  if (monthly === 0) return 1 - payments / (years * 12)
  return 1 - growth(monthly, payments) / growth(monthly, years * 12)
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
  Math.round(loan * balanceFactor(ratePct, years, payments))
