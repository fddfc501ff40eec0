import { daysBefore } from '#domain/day.ts'
import {
  TransitFeedError,
  type FeedStop,
  type FeedTrip,
  type TransitFeed,
  type Visit,
  type WantedTrips,
} from '#ports/server/transit-feed.ts'
import { readCalendar, type ServiceCalendar } from './gtfs-calendar.ts'
import { readStops } from './gtfs-stops.ts'
import { minutesOf } from './gtfs-time.ts'
import { readAgencies, readRhythms, readTrips, type Rhythm, type TripRow } from './gtfs-trips.ts'
import { readVisits, type ReadVisits, type TripVisit } from './gtfs-visits.ts'
import { openZip, type ZipArchive } from './zip-archive.ts'

const REQUIRED = ['stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt']
const DAY = 24 * 60

/**
 * Opens a GTFS file (General Transit Feed Specification, Schedule): everything but its stop times is read.
 *
 * @param today ISO date.
 * @throws TransitFeedError if it is no zip, is damaged, or lacks files, columns or any day of service.
 */
export async function openGtfs(path: string, today: string): Promise<TransitFeed> {
  const zip = await openZip(path)
  try {
    return await readFeed(zip, today)
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readFeed(zip: ZipArchive, today: string): Promise<TransitFeed> {
  const missing = REQUIRED.filter((file) => !zip.has(file))
  if (missing.length > 0)
    throw new TransitFeedError(`${zip.name} has no ${missing.join(', no ')}: it isn’t a GTFS file`)
  const [agency] = [...(await readAgencies(zip)).values()]
  const publisher = agency?.name ?? zip.name
  const calendar = await readCalendar(zip, today)
  const stops = await readStops(zip)
  const trips = await readTrips(zip, publisher)
  const counts = countByService(trips)
  const notes: string[] = []
  return {
    name: zip.name,
    publisher,
    address: agency?.address ?? null,
    first: calendar.first,
    last: calendar.last,
    tripsOn: (day) =>
      [...counts].reduce((sum, [service, count]) => sum + (calendar.runsOn(service, day) ? count : 0), 0),
    trips: async (wanted) => {
      const read = await readTrains(zip, wanted, { calendar, stops, trips })
      notes.push(...read.notes)
      return read.trains
    },
    notes: () => notes,
    close: () => zip.close(),
  }
}

interface FeedTables {
  calendar: ServiceCalendar
  stops: ReadonlyMap<string, FeedStop>
  trips: ReadonlyMap<string, TripRow>
}

async function readTrains(zip: ZipArchive, wanted: WantedTrips, { calendar, stops, trips }: FeedTables) {
  const before = daysBefore(wanted.day, 1)
  const shiftsOf = (service: string): number[] => [
    ...(calendar.runsOn(service, wanted.day) ? [0] : []),
    ...(calendar.runsOn(service, before) ? [DAY] : []),
  ]
  const runs = memoized((service) => shiftsOf(service).length > 0)
  const rhythms = await readRhythms(zip, minutesOf)
  const visits = await readVisits(zip, { ...wanted, trips, stops, runs, patterns: rhythms })
  const made = [...visits.byTrip].map(([id, of]) => tripsOf(trips.get(id)!, of, { rhythms: rhythms.get(id), shiftsOf }))
  const backwards = made.filter((each) => each === null).length
  return { trains: made.flatMap((each) => each ?? []), notes: notesOf(visits, backwards, zip.name) }
}

function countByService(trips: ReadonlyMap<string, TripRow>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { service } of trips.values()) counts.set(service, (counts.get(service) ?? 0) + 1)
  return counts
}

function memoized(compute: (key: string) => boolean): (key: string) => boolean {
  const known = new Map<string, boolean>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

interface Running {
  rhythms: readonly Rhythm[] | undefined
  /** Minutes to subtract: a day for yesterday's trips. */
  shiftsOf: (service: string) => number[]
}

/** The trains of one trip on the day; null if its times run backwards. */
function tripsOf({ service, route }: TripRow, visits: TripVisit[], { rhythms, shiftsOf }: Running): FeedTrip[] | null {
  const ordered = visits.toSorted((a, b) => a.sequence - b.sequence)
  if (!isForward(ordered)) return null
  const starts = rhythms?.flatMap(startsOf) ?? [{ at: ordered[0]!.departs, isExact: true }]
  return shiftsOf(service).flatMap((shift) =>
    starts.flatMap(({ at, isExact }): FeedTrip[] => {
      const moved = movedBy(at - ordered[0]!.departs - shift, ordered)
      // Of the day before only what runs past midnight.
      return moved.at(-1)!.arrives < 0
        ? []
        : [{ kind: route!.kind, line: route!.line, visits: moved, isAbout: !isExact }]
    }),
  )
}

const isForward = (visits: readonly TripVisit[]): boolean =>
  visits.every(({ arrives, departs }, at) => departs >= arrives && (at === 0 || arrives >= visits[at - 1]!.departs))

function startsOf({ start, end, headway, isExact }: Rhythm): { at: number; isExact: boolean }[] {
  const starts: { at: number; isExact: boolean }[] = []
  for (let at = start; at < end; at += headway) starts.push({ at, isExact })
  return starts
}

const movedBy = (minutes: number, visits: readonly TripVisit[]): Visit[] =>
  visits.map(({ stop, arrives, departs, boards, alights }) => ({
    stop,
    arrives: arrives + minutes,
    departs: departs + minutes,
    boards,
    alights,
  }))

function notesOf({ unknownTrips, unknownStops, untimed }: ReadVisits, backwards: number, name: string): string[] {
  return [
    [unknownTrips, 'stop times name a missing trip'],
    [unknownStops, 'stop times name a stop that is missing or has no location'],
    [untimed, 'stops have no time'],
    [backwards, 'trips run backwards in time'],
  ].flatMap(([count, what]) => (count === 0 ? [] : [`${name}: ${count} ${what}; left out`]))
}
