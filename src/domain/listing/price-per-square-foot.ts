import { formatDollars } from '../money/money.ts'
import type { ListingSummary } from './listing.ts'

const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/**
 * The price for one square foot: '$347', or '$2.45/mo' for a rental, whose cents matter. Null where the living area is
 * not known.
 */
export function pricePerSquareFoot({
  price,
  market,
  squareFeet,
}: Pick<ListingSummary, 'price' | 'market' | 'squareFeet'>): string | null {
  if (squareFeet === null || squareFeet <= 0) return null
  const each = price / squareFeet
  return market === 'rent' ? `${dollarsAndCents.format(each)}/mo` : formatDollars(each)
}
