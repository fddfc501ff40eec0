import type { StationId, StationKind } from './station.ts'

/** A part of a ride without a change. */
export interface Leg {
  from: StationId
  to: StationId
  kind: StationKind
}

/** The change of a ride: from the station where the first train is left to the one where the next is taken. */
export interface Change {
  from: StationId
  to: StationId
  /** At least so many minutes from train to train. */
  minutes: number
}

/** The way between two stations on trains, direct or with one change. Minutes are scheduled, from train to train. */
export interface Ride {
  from: StationId
  to: StationId
  /** One or two; none: the station is the place of work. */
  legs: readonly Leg[]
  change: Change | null
  /** Minutes; null: not known. */
  fastest: number | null
  usual: number
  slowest: number | null
  /** Number of trains that arrive from 6:00 to 10:00; null: not known. */
  trains: number | null
  /** Trains an hour from 7:00 to 9:00; null: not known. */
  perHour: number | null
  /** Minutes after midnight; null: not in the timetable's copy. */
  departures: readonly number[] | null
  /** Words say 'about': the minutes come from an old copy, from sums of hops, or are derived. */
  isAbout: boolean
  /** Worked out from rides of the timetable, not given by it. */
  isDerived: boolean
}

/** The figures of a ride that is worked out from others. */
export const DERIVED = {
  fastest: null,
  slowest: null,
  trains: null,
  perHour: null,
  departures: null,
  isAbout: true,
  isDerived: true,
} as const satisfies Partial<Ride>

/** Less than 0 if `a` is the better one: fewer minutes, then fewer changes, then scheduled before about. */
export const compareRides = (a: Ride, b: Ride): number =>
  a.usual - b.usual || Number(a.change !== null) - Number(b.change !== null) || Number(a.isAbout) - Number(b.isAbout)
