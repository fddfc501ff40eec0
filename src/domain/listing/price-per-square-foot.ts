import { formatDollars } from '../money/money.ts'
import type { ListingSummary } from './listing.ts'

const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/**
 * The price per square foot: '$347', or '$2.45 a month' with cents for a rental. Null if the living area is unknown.
 */
export function pricePerSquareFoot({
  price,
  market,
  squareFeet,
}: Pick<ListingSummary, 'price' | 'market' | 'squareFeet'>): string | null {
  if (squareFeet === null || squareFeet <= 0) return null
  const each = price / squareFeet
  return market === 'rent' ? `${dollarsAndCents.format(each)} a month` : formatDollars(each)
}
