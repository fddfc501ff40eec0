/**
 * US dollars in whole cents: the unit of every result that is exact to the cent. Prices, rents and what a visitor enters are US
 * dollars, as listings hold them; tables are in dollars and percent, as their sources print them.
 *
 * Integers are enough and no decimal library is needed: the largest sum times the finest rate (hundred millions of dollars, a
 * thousandth of a percent) stays far below 2^53, so that products are exact and one division rounds each result once, half up.
 * Only payments of a loan need powers; their doubles are right to far less than a cent before they are rounded.
 */
export type Cents = number

/** US dollars, as a listing, a visitor or a table writes them, in cents. */
export const toCents = (dollars: number): Cents => Math.round(dollars * 100)

/** Cents in US dollars. */
export const toDollars = (amount: Cents): number => amount / 100

/** Percentages count to a thousandth of a percent. */
const PERCENT_STEPS = 1000

/** A percentage of an amount, half up to the cent. */
export const percentOf = (amount: Cents, pct: number): Cents =>
  Math.round((amount * Math.round(pct * PERCENT_STEPS)) / (100 * PERCENT_STEPS))
