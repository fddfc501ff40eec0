import type { HistoryEntry, Listing, PriceReduction } from './listing.ts'

/** What a listing says of its own past. */
export type DatedFacts = Pick<
  Listing,
  'price' | 'status' | 'listedOn' | 'originalPrice' | 'previousPrice' | 'priceChangedOn' | 'statusChangedOn'
>

/** A history that grew with one listing, and the day that one left the site, if it did (ISO date). */
export interface ListingPast {
  entries: readonly HistoryEntry[]
  endedOn: string | null
}

/** The history of a listing that is seen for the first time: what it says itself, oldest first. */
export function firstHistory(facts: DatedFacts): HistoryEntry[] {
  const { listedOn, price, originalPrice, previousPrice } = facts
  const first: HistoryEntry = {
    on: listedOn,
    price: originalPrice ?? previousPrice ?? price,
    status: facts.status === 'coming-soon' ? 'coming-soon' : 'active',
  }
  return withChanges([first], facts, null)
}

/**
 * The history with what has changed since, oldest first; entries stay as they are, but for an undated one that the source
 * dates now. A change without a day of the source's own is dated `today` (ISO date), when we saw it.
 */
export const continueHistory = (entries: readonly HistoryEntry[], facts: DatedFacts, today: string): HistoryEntry[] =>
  withChanges(dated(entries, facts), facts, today)

/** The same for a listing that left the site on `endedOn` (ISO date) and is back. */
export function resumeHistory(
  past: ListingPast & { endedOn: string },
  facts: DatedFacts,
  today: string,
): HistoryEntry[] {
  const { entries, endedOn } = past
  const returned = [facts.listedOn, facts.statusChangedOn].find((day) => day !== null && day >= endedOn)
  // The source never took it off the market: a gap in the feed is no event.
  if (returned === undefined) return continueHistory(entries, facts, today)
  const { price } = entries.at(-1)!
  const { status } = facts
  return [...entries, { on: endedOn, price, status: 'unlisted' }, { on: returned, price: facts.price, status }]
}

/** The newest change of the price while the home was on offer, if it is dated and went down; null otherwise. */
export function priceReduction(entries: readonly HistoryEntry[]): PriceReduction | null {
  for (let at = entries.length - 1; at > 0; at--) {
    const [before, entry] = [entries[at - 1]!, entries[at]!]
    if (before.status === 'unlisted') return null
    if (before.price === entry.price) continue
    return entry.on !== null && entry.price < before.price ? { amount: before.price - entry.price, on: entry.on } : null
  }
  return null
}

/**
 * One history of a home from those of its listings. Earlier listings that ran beside another, or beside the present one, are
 * left out: two offers at the same time are not a sequence.
 */
export function joinHistories(earlier: readonly ListingPast[], present: readonly HistoryEntry[]): HistoryEntry[] {
  const begins = (entries: readonly HistoryEntry[]) => entries[0]?.on ?? ''
  const joined: HistoryEntry[] = []
  for (const { entries, endedOn } of earlier.toSorted((a, b) => (begins(a.entries) < begins(b.entries) ? -1 : 1))) {
    const last = entries.at(-1)
    const runsBeside = begins(entries) >= begins(present) || begins(entries) < (joined.at(-1)?.on ?? '')
    if (last === undefined || endedOn === null || runsBeside) continue
    // It was missed later than it ended where the new listing came first.
    const until = endedOn < begins(present) ? endedOn : begins(present)
    joined.push(...entries, { on: until, price: last.price, status: 'unlisted' })
  }
  return [...joined, ...present]
}

/** Dates the last change of the price where it has no day and the source gives one now. */
function dated(entries: readonly HistoryEntry[], { price, priceChangedOn }: DatedFacts): HistoryEntry[] {
  const at = entries.findLastIndex((entry, index) => index > 0 && entry.price !== entries[index - 1]!.price)
  const undated = at > 0 && entries[at]!.on === null && entries[at]!.price === price
  if (!undated || priceChangedOn === null || priceChangedOn < lastDay(entries)) return [...entries]
  return entries.with(at, { ...entries[at]!, on: priceChangedOn })
}

function withChanges(entries: HistoryEntry[], facts: DatedFacts, seenOn: string | null): HistoryEntry[] {
  const { price, previousPrice, priceChangedOn, status, statusChangedOn } = facts
  const last = entries.at(-1)!
  const since = lastDay(entries)
  const dayOf = (given: string | null) => (given !== null && given >= since ? given : seenOn)
  const missed =
    price !== last.price && previousPrice !== null && previousPrice !== last.price && previousPrice !== price
  const changes: (Pick<HistoryEntry, 'on'> & Partial<HistoryEntry>)[] = [
    ...(missed ? [{ on: null, price: previousPrice }] : []),
    ...(price === last.price ? [] : [{ on: dayOf(priceChangedOn), price }]),
    ...(status === last.status ? [] : [{ on: dayOf(statusChangedOn), status }]),
  ]
  const [former, latter] = changes.slice(-2)
  const swapped = changes.length > 1 && latter!.on !== null && former!.on !== null && latter!.on < former!.on
  const ordered = swapped ? [...changes.slice(0, -2), latter!, former!] : changes
  const grown = [...entries]
  for (const change of ordered) grown.push({ ...grown.at(-1)!, ...change })
  return grown
}

/** The newest day of a history, ISO date; empty where none is known. */
const lastDay = (entries: readonly HistoryEntry[]): string => entries.findLast(({ on }) => on !== null)?.on ?? ''
