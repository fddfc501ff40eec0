import { formatShortDay } from '../day.ts'
import { formatDollars } from '../money/money.ts'
import { daysOnMarket } from './days-on-market.ts'
import type { ListingSummary } from './listing.ts'

/** What is new about a home, and since when: ISO date (yyyy-mm-dd). */
export interface HomeNews {
  kind: 'reduced' | 'new'
  text: string
  on: string
}

/** The facts that news are made of. */
export type NewsFacts = Pick<ListingSummary, 'listedOn' | 'priceReduction'>

/** A home is new for this many days after the one it came on the market. */
const NEW_DAYS = 7

/** The one thing that a card says beside the price, the first of several; null for nothing new. `today`: ISO date. */
export const homeNews = (home: NewsFacts, today: string): HomeNews | null => reduced(home) ?? fresh(home, today)

function reduced({ priceReduction }: NewsFacts): HomeNews | null {
  if (priceReduction === null) return null
  return { kind: 'reduced', text: `Reduced ${formatDollars(priceReduction.amount)}`, on: priceReduction.on }
}

const fresh = ({ listedOn }: NewsFacts, today: string): HomeNews | null =>
  daysOnMarket(listedOn, today) <= NEW_DAYS ? { kind: 'new', text: 'New', on: listedOn } : null

/** The day of news, 'Oct 12'; with the year where that is another one. */
export function newsDay(on: string, today: string): string {
  const day = formatShortDay(on)
  return on.slice(0, 4) === today.slice(0, 4) ? day.slice(0, -6) : day
}
