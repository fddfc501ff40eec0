import { daysAfter, weekdayOf } from '#domain/day.ts'
import { TransitFeedError, type TransitFeed } from '#ports/server/transit-feed.ts'

type FeedDays = Pick<TransitFeed, 'name' | 'first' | 'last' | 'tripsOn'>

const MIDWEEK: ReadonlySet<number> = new Set([2, 3, 4])

/**
 * The day that stands for all: of the Tuesdays to Thursdays that every feed covers, the first one with the most usual number of
 * trips, from today on if there are any. A holiday has another number, so it isn't taken.
 *
 * @throws TransitFeedError if the feeds share no such day.
 */
export function typicalDay(feeds: readonly FeedDays[], today: string): string {
  const shared = sharedDays(feeds)
  const isRunning = (day: string) => feeds.every(({ tripsOn }) => tripsOn(day) > 0)
  const running = shared.filter((day) => MIDWEEK.has(weekdayOf(day)) && isRunning(day))
  const coming = running.filter((day) => day >= today)
  const days = coming.length > 0 ? coming : running
  if (days.length === 0) throw new TransitFeedError(noDay(feeds))
  const byTrips = Map.groupBy(days, (day) => feeds.map(({ tripsOn }) => tripsOn(day)).join(' '))
  const [usual] = [...byTrips.values()].toSorted((a, b) => b.length - a.length || (a[0]! < b[0]! ? -1 : 1))
  return usual![0]!
}

function sharedDays(feeds: readonly FeedDays[]): string[] {
  const first = feeds
    .map((feed) => feed.first)
    .toSorted()
    .at(-1)!
  const last = feeds.map((feed) => feed.last).toSorted()[0]!
  const days: string[] = []
  for (let day = first; day <= last; day = daysAfter(day, 1)) days.push(day)
  return days
}

function noDay(feeds: readonly FeedDays[]): string {
  const periods = feeds.map(({ name, first, last }) => `${name}: ${first} to ${last}`).join('; ')
  return feeds.length === 1
    ? `Nothing runs on a Tuesday, Wednesday, or Thursday (${periods})`
    : `The files share no Tuesday, Wednesday, or Thursday (${periods}). Download a newer copy of the older file`
}
