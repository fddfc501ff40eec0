import type { PlaceOfWork } from './places-of-work.ts'
import type { Station, StationId } from './station.ts'

/** A ride as the timetable gives it, on one weekday morning: arrivals from 6:00 to 10:00. */
export interface ScheduledRide {
  from: StationId
  to: StationId
  /** Where the train is left and where the next is taken, mostly the same station; null: no change. */
  changeAt: readonly [StationId, StationId] | null
  /** Minutes; null: the timetable's copy doesn't say. */
  fastest: number | null
  usual: number
  slowest: number | null
  /** Number of trains from 6:00 to 10:00; null: not known. */
  trains: number | null
  /** Trains an hour from 7:00 to 9:00; null: not known. */
  perHour: number | null
  /** The minutes come from a copy that is old or sums hops: words say 'about'. */
  isAbout: boolean
  /** Minutes after midnight; null: not in the table. */
  departures: readonly number[] | null
}

/** Where trains are changed, or two stations of one place; it holds in both directions. */
export interface Interchange {
  /** The same station twice where trains of one station are changed. */
  between: readonly [StationId, StationId]
  /** At least so many minutes from train to train. */
  minutes: number
}

/** Where a timetable comes from. */
export interface TimetableSource {
  title: string
  /** Null: no page of the publisher. */
  address: string | null
  /** ISO date or month of the copy. */
  asOf: string
  licence: string
}

/** Maximum number of a timetable's stations; a region has some hundred. */
export const MAX_STATIONS = 4096

/** Stations and the rides between them on a day. */
export interface Timetable {
  /** ISO date of the weekday the rides are for. */
  asOf: string
  /** ISO date of the timetable's last day; null: not known. */
  endsOn: string | null
  stations: readonly Station[]
  rides: readonly ScheduledRide[]
  interchanges: readonly Interchange[]
  /** The order of stations towards the end of a line, where rides between them may be derived. */
  branches: readonly (readonly StationId[])[]
  sources: readonly TimetableSource[]
  /** The stations of each place of work; none: the timetable doesn't reach it. */
  places: Readonly<Record<PlaceOfWork, readonly StationId[]>>
}

const byTimetable = new WeakMap<Timetable, ReadonlyMap<StationId, Station>>()

/** The timetable's stations by id. */
export function stationsById(timetable: Timetable): ReadonlyMap<StationId, Station> {
  let stations = byTimetable.get(timetable)
  if (!stations) {
    stations = new Map(timetable.stations.map((station) => [station.id, station]))
    byTimetable.set(timetable, stations)
  }
  return stations
}
