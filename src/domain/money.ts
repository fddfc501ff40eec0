/** How the price is to be read: a sum to buy (US dollars) or a rent (US dollars per month). */
export type Market = 'sale' | 'rent'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** US dollars without decimals, '$850,000' (specification section 9, X-04). */
export const formatDollars = (amount: number): string => dollars.format(amount)

/** A listing's price: '$850,000', or '$2,400/mo' for a rental. */
export const formatPrice = (price: number, market: Market): string =>
  market === 'rent' ? `${formatDollars(price)}/mo` : formatDollars(price)

/** A price in the space of a map pill or a slider label: '$850k', '$1.1M', '$2,400'. */
export function formatShortPrice(price: number): string {
  // From here on the thousands would round to 1000.
  if (price >= 999_500) return `$${trimZero((price / 1_000_000).toFixed(2))}M`
  if (price >= 10_000) return `$${Math.round(price / 1000)}k`
  return formatDollars(price)
}

const trimZero = (text: string): string => text.replace(/\.?0+$/, '')
