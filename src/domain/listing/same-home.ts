/** A listing of a feed, as far as it says which home it is. */
export interface HomeRecord {
  /** The feed it comes from. */
  source: string
  /** Its key there. */
  key: string
  /** What all listings of the home have in common: number and office, parcel, address. A listing may lack any of them. */
  marks: readonly string[]
  /** The place of its feed among those that may lead: the lowest leads. */
  place: number
  /** The id under which it is shown while no other leads. */
  id: number
}

/**
 * Puts listings of one home together, each group with the one that leads it first. A mark joins only listings of different feeds,
 * and only where none of them has it twice: two homes of one feed under one mark are two homes, whatever another feed says. So no group
 * has two listings of a feed. The order of the input doesn't matter.
 */
export function groupHomes(records: readonly HomeRecord[]): HomeRecord[][] {
  const ordered = records.toSorted(leadsFirst)
  const groups = new Map<HomeRecord, HomeRecord[]>(ordered.map((record) => [record, [record]]))
  for (const together of recordsByMark(ordered)) {
    for (const record of together.slice(1)) {
      const [into, from] = [groups.get(together[0]!)!, groups.get(record)!]
      if (into === from || shareFeed(into, from)) continue
      into.push(...from)
      for (const joined of from) groups.set(joined, into)
    }
  }
  return [...new Set(groups.values())].map((group) => group.toSorted(leadsFirst))
}

/** By the place of the feed, then the older id. */
const leadsFirst = (a: HomeRecord, b: HomeRecord): number => a.place - b.place || a.id - b.id

/** The listings that have a mark in common and may be joined by it. */
function recordsByMark(records: readonly HomeRecord[]): HomeRecord[][] {
  const byMark = new Map<string, HomeRecord[]>()
  for (const record of records)
    for (const mark of new Set(record.marks)) byMark.set(mark, [...(byMark.get(mark) ?? []), record])
  return [...byMark]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, together]) => together)
    .filter((together) => together.length > 1 && new Set(together.map(({ source }) => source)).size === together.length)
}

function shareFeed(one: readonly HomeRecord[], other: readonly HomeRecord[]): boolean {
  const sources = new Set(one.map(({ source }) => source))
  return other.some(({ source }) => sources.has(source))
}

/** How a feed is read, as far as it decides who leads. */
export interface LeadingFeed {
  name: string
  /** The agency's own list, such as a spreadsheet. */
  isOwn: boolean
}

/** The names of feeds from the one that leads first: those of `lead`, then the agency's own lists, then the others as they stand. */
export function leadOrder(feeds: readonly LeadingFeed[], lead: readonly string[]): string[] {
  const own = feeds.filter(({ isOwn }) => isOwn)
  const others = feeds.filter(({ isOwn }) => !isOwn)
  return [...new Set([...lead, ...[...own, ...others].map(({ name }) => name)])]
}
