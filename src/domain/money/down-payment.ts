import { percentOf, toCents, type Cents } from './cents.ts'
import type { DownPayment } from './loan-terms.ts'

/** The down payment on a price in US dollars; never more than the price. */
export const downPaymentCents = (down: DownPayment, price: number): Cents =>
  down.kind === 'percent' ? percentOf(toCents(price), down.percent) : Math.min(toCents(price), toCents(down.dollars))

/** What is lent of a price in US dollars, before premiums are added. */
export const lentCents = (down: DownPayment, price: number): Cents => toCents(price) - downPaymentCents(down, price)

/** The down payment in percent of a price in US dollars; of no price it is all. */
export const downPercent = (down: DownPayment, price: number): number =>
  down.kind === 'percent' ? down.percent : down.dollars >= price ? 100 : (down.dollars / price) * 100
