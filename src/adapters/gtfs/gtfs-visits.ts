import { TransitFeedError, type FeedStop, type Visit, type WantedTrips } from '#ports/server/transit-feed.ts'
import { readTable } from './gtfs-table.ts'
import { minutesOf } from './gtfs-time.ts'
import type { TripRow } from './gtfs-trips.ts'
import type { ZipArchive } from './zip-archive.ts'

/** A row of stop_times.txt that is wanted. */
export interface TripVisit extends Visit {
  sequence: number
}

export interface ReadVisits {
  byTrip: Map<string, TripVisit[]>
  /** Numbers of rows that could not be used. */
  unknownTrips: number
  unknownStops: number
  untimed: number
}

interface VisitsWanted extends WantedTrips {
  trips: ReadonlyMap<string, TripRow>
  stops: ReadonlyMap<string, FeedStop>
  /** Whether the trip runs on the day or ran on the day before. */
  runs: (service: string) => boolean
  /** Trips whose times are a pattern: all their visits are kept, because the first one says when the trip begins. */
  patterns: ReadonlyMap<string, unknown>
}

const DAY = 24 * 60
/** A morning of the whole state has some hundred thousand. */
const MOST_VISITS = 2_000_000
const COLUMNS = ['trip_id', 'stop_id', 'stop_sequence', 'arrival_time', 'departure_time'] as const

/**
 * The wanted rows of stop_times.txt, which may have any order and hundreds of megabytes: memory holds what is wanted.
 *
 * @throws TransitFeedError for a stop_sequence that is no number, or an impossible amount.
 */
export async function readVisits(zip: ZipArchive, wanted: VisitsWanted): Promise<ReadVisits> {
  const read: ReadVisits = { byTrip: new Map(), unknownTrips: 0, unknownStops: 0, untimed: 0 }
  let kept = 0
  for await (const cell of readTable(zip, 'stop_times.txt', COLUMNS)) {
    const trip = wanted.trips.get(cell('trip_id'))
    if (trip === undefined) read.unknownTrips += 1
    if (!trip?.route || !wanted.runs(trip.service)) continue
    const stop = wanted.stops.get(cell('stop_id'))
    if (stop === undefined) read.unknownStops += 1
    const isPattern = wanted.patterns.has(cell('trip_id'))
    if (!stop || !(isPattern || wanted.keeps(stop, trip.route.kind))) continue
    const visit = visitOf(cell, stop, zip.name)
    if (visit === null) read.untimed += 1
    if (!visit || !(isPattern || isInTime(visit, wanted.until))) continue
    kept += 1
    if (kept > MOST_VISITS) throw new TransitFeedError(`${zip.name} has more than ${MOST_VISITS} stops in one morning`)
    add(read.byTrip, cell('trip_id'), visit)
  }
  return read
}

/** Null: without a time. One of two times stands for both (GTFS reference, stop_times.txt). */
function visitOf(cell: (column: string) => string, stop: FeedStop, zip: string): TripVisit | null {
  const sequence = Number(cell('stop_sequence'))
  if (cell('stop_sequence') === '' || !Number.isFinite(sequence)) {
    throw new TransitFeedError(`stop_times.txt in ${zip} has the stop_sequence "${cell('stop_sequence')}"`)
  }
  const [arrival, departure] = [minutesOf(cell('arrival_time')), minutesOf(cell('departure_time'))]
  const [arrives, departs] = [arrival ?? departure, departure ?? arrival]
  if (arrives === null || departs === null) return null
  return {
    stop,
    sequence,
    arrives,
    departs,
    boards: cell('pickup_type') !== '1',
    alights: cell('drop_off_type') !== '1',
  }
}

/** On the day, or past midnight of the day before. */
const isInTime = ({ arrives }: Visit, until: number): boolean => arrives % DAY <= until

function add(byTrip: Map<string, TripVisit[]>, trip: string, visit: TripVisit): void {
  const visits = byTrip.get(trip)
  if (visits) visits.push(visit)
  else byTrip.set(trip, [visit])
}
