import { formatDollars } from '../money/money.ts'
import type { ListingSummary } from './listing.ts'

type Compared = Pick<ListingSummary, 'price' | 'market' | 'county'>

/** What a similar home has over the one that was asked about, in a line: '$12,000 less, also in Morris County'. */
export const similarReason = (home: Compared, similar: Compared): string =>
  `${priceDifference(home, similar)}, ${place(home, similar)}`

function priceDifference(home: Compared, { price, market }: Compared): string {
  const difference = price - home.price
  if (difference === 0) return 'Same price'
  const amount = formatDollars(Math.abs(difference))
  return `${market === 'rent' ? `${amount} a month` : amount} ${difference < 0 ? 'less' : 'more'}`
}

const place = (home: Compared, { county }: Compared): string =>
  `${county === home.county ? 'also ' : ''}in ${county} County`
