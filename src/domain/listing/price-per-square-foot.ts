import { formatDollars, formatDollarsAndCents } from '../money/money.ts'
import type { ListingSummary } from './listing.ts'
import { squareFootPrice } from './square-foot-price.ts'

/**
 * The price per square foot: '$347', or '$2.45 a month' with cents for a rental. Null if the living area is unknown.
 */
export function pricePerSquareFoot({
  price,
  market,
  squareFeet,
}: Pick<ListingSummary, 'price' | 'market' | 'squareFeet'>): string | null {
  const each = squareFootPrice({ price, squareFeet })
  if (each === null) return null
  return market === 'rent' ? `${formatDollarsAndCents(each)} a month` : formatDollars(each)
}
