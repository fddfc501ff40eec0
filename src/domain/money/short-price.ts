import { formatDollars } from './money.ts'

/** A price in US dollars, short enough for a map pill: '$850k', '$1.1M', '$2,400'. */
export function formatShortPrice(price: number): string {
  // From here on, thousands would round to '$1000k'.
  if (price >= 999_500) return `$${trimZero((price / 1_000_000).toFixed(2))}M`
  if (price >= 10_000) return `$${Math.round(price / 1000)}k`
  return formatDollars(price)
}

const trimZero = (text: string): string => text.replace(/\.?0+$/, '')
