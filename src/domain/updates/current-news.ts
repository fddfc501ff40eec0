import type { ListingSummary } from '../listing/listing.ts'
import type { DigestEntry } from './digest.ts'
import type { NewsKind, NewsOfHome } from './home-news.ts'

/** The kinds of news, the most pressing first. */
export const NEWS_ORDER = ['under-contract', 'reduced', 'new', 'back', 'open-house'] as const satisfies NewsKind[]

/**
 * What is still true of a home's news now, each kind once and the most pressing first: of several reductions their sum, of open houses the
 * next. A home that found a buyer since isn't new, and an open house may be canceled or over.
 */
export function currentNews({ home, news }: Pick<DigestEntry, 'home' | 'news'>, now: Date): NewsOfHome[] {
  const current = news.filter((one) => isCurrent(one, home, now))
  return NEWS_ORDER.flatMap((kind) => firstOf(current.filter((one) => one.kind === kind)) ?? [])
}

function isCurrent(news: NewsOfHome, home: ListingSummary, now: Date): boolean {
  const isOffered = home.status !== 'under-contract'
  switch (news.kind) {
    case 'under-contract':
      return !isOffered
    case 'reduced':
      return isOffered && news.from > home.price
    case 'open-house':
      return (
        isOffered &&
        Date.parse(news.startsAt) > now.getTime() &&
        home.openHouses.some(({ startsAt }) => startsAt === news.startsAt)
      )
    default:
      return isOffered
  }
}

/** Of news of the same kind: from the highest price, or of the earliest open house. */
function firstOf(same: NewsOfHome[]): NewsOfHome | undefined {
  const rank = (one: NewsOfHome) =>
    one.kind === 'reduced' ? -one.from : one.kind === 'open-house' ? Date.parse(one.startsAt) : 0
  return same.sort((a, b) => rank(a) - rank(b))[0]
}
