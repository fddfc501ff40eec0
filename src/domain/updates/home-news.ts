import { daysBefore } from '../day.ts'
import type { ListingStatus, ListingSummary } from '../listing/listing.ts'
import { newJerseyDay } from '../new-jersey-time.ts'

/** What happened to a home. `id` counts up in the order in which it was noticed. */
export type HomeNews = { id: number; listingId: number } & NewsOfHome
export type NewsOfHome =
  | { kind: 'new' | 'back' | 'under-contract' }
  /** `from`: the price before, US dollars. */
  | { kind: 'reduced'; from: number }
  /** `startsAt`: ISO date-time, UTC. */
  | { kind: 'open-house'; startsAt: string }
export type NewsKind = NewsOfHome['kind']

/** A home as it was when it was last looked at. */
export interface KnownHome {
  /** US dollars; per month for a rental. */
  price: number
  /** 'unlisted' while it isn't on the site. */
  status: ListingStatus | 'unlisted'
  /** The starts of its open houses, ISO date-times in UTC. */
  openHouses: readonly string[]
}

export const knownHome = ({ price, status, openHouses }: ListingSummary): KnownHome => ({
  price,
  status,
  openHouses: openHouses.map(({ startsAt }) => startsAt),
})

/** Days for which a home that comes to the site is a new listing: a feed that is connected brings old ones, too. */
const NEW_DAYS = 14

/**
 * What has happened since a home was last looked at. `before` is null for a home never seen, under whatever listing; `listedOn` is the ISO date
 * on which it came on the market.
 */
export function newsSince(before: KnownHome | null, home: KnownHome & { listedOn: string }, now: Date): NewsOfHome[] {
  const news: NewsOfHome[] = []
  const isOffered = home.status === 'active' || home.status === 'coming-soon'
  if (isOffered && before === null && home.listedOn >= daysBefore(newJerseyDay(now), NEW_DAYS))
    news.push({ kind: 'new' })
  if (isOffered && (before?.status === 'unlisted' || before?.status === 'under-contract')) news.push({ kind: 'back' })
  if (home.status === 'under-contract' && before !== null && before.status !== 'under-contract')
    news.push({ kind: 'under-contract' })
  if (isOffered && before !== null && home.price < before.price) news.push({ kind: 'reduced', from: before.price })
  const next = isOffered ? home.openHouses.filter((start) => new Date(start) > now).sort()[0] : undefined
  if (next !== undefined && !before?.openHouses.includes(next)) news.push({ kind: 'open-house', startsAt: next })
  return news
}
