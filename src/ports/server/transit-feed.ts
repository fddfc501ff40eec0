import type { StationKind } from '#domain/commute/station.ts'
import type { LatLng } from '#domain/geo/geo.ts'

/** Why a file of timetables can't be used, in words for the operator. */
export class TransitFeedError extends Error {
  override name = 'TransitFeedError'
}

/** A station as an operator's file has it; platforms are counted to their station. */
export interface FeedStop {
  name: string
  at: LatLng
}

/** A train's visit to a stop; minutes after midnight of the day, with fractions. */
export interface Visit {
  stop: FeedStop
  arrives: number
  departs: number
  boards: boolean
  alights: boolean
}

/** One train on the day: its visits in order. */
export interface FeedTrip {
  kind: StationKind
  line: string
  visits: readonly Visit[]
  /** Its times are a rhythm, not a timetable. */
  isAbout: boolean
}

/** The trips of a day, with those of the day before that run past midnight, and of them only the visits that are wanted. */
export interface WantedTrips {
  /** ISO date. */
  day: string
  /** Minutes after midnight: later visits are left out. */
  until: number
  keeps: (stop: FeedStop, kind: StationKind) => boolean
}

/** An operator's timetable. */
export interface TransitFeed {
  /** The file's name. */
  name: string
  publisher: string
  /** The publisher's page; null: the file names none. */
  address: string | null
  /** First and last ISO date with trains. */
  first: string
  last: string
  /** Number of trips on an ISO date. */
  tripsOn: (day: string) => number
  /** @throws TransitFeedError where the file is broken. */
  trips: (wanted: WantedTrips) => Promise<FeedTrip[]>
  /** What was left out, in sentences; complete once the trips were read. */
  notes: () => string[]
  close: () => void
}
