import { commutes, wayTo } from '../commute/commutes.ts'
import { nearStations, type NearStation } from '../commute/near-stations.ts'
import type { Ride } from '../commute/ride.ts'
import { ridesTo } from '../commute/rides.ts'
import { isServedBy } from '../commute/served-stations.ts'
import type { StationId } from '../commute/station.ts'
import type { Timetable } from '../commute/timetable.ts'
import type { WorkPlace } from '../commute/work-place.ts'
import type { LatLng } from '../geo/geo.ts'
import type { TrainLimit } from './filters/train.ts'

interface Placed {
  location: LatLng | null
}

const byStations = new WeakMap<Timetable['stations'], WeakMap<LatLng, readonly NearStation[]>>()

/** The stations near a home, worked out once: a search asks for them many times. */
function near(location: LatLng, timetable: Timetable): readonly NearStation[] {
  const known = byStations.get(timetable.stations) ?? new WeakMap<LatLng, readonly NearStation[]>()
  byStations.set(timetable.stations, known)
  const stations = known.get(location) ?? nearStations(location, timetable)
  known.set(location, stations)
  return stations
}

/** Whether a search asks anything of the way to a station. */
export const asksTrain = ({ to, walk, lines }: TrainLimit): boolean => to !== null || walk !== null || lines.length > 0

/**
 * The shortest commute of homes from door to platform with the usual ride, minutes; null where none is known, and everywhere
 * without a place.
 */
export function commutesBy({ to, walk, lines }: TrainLimit, timetable: Timetable): (home: Placed) => number | null {
  if (to === null) return () => null
  const rides = ridesOn(lines, to, timetable)
  return ({ location }) =>
    location === null ? null : (commutes(near(location, timetable), rides, walk)[0]?.minutes ?? null)
}

/** The best ride to a place from each station on these lines; without any line, from every station. */
function ridesOn(lines: TrainLimit['lines'], to: WorkPlace, timetable: Timetable): ReadonlyMap<StationId, Ride> {
  const rides = ridesTo(to, timetable)
  if (lines.length === 0) return rides
  const isServed = isServedBy(lines, timetable)
  return new Map([...rides].filter(([station]) => isServed(station)))
}

/** Whether homes are as near to a train as asked for. A home whose place or commute isn't known is not. */
export function isInReach(limit: TrainLimit, timetable: Timetable): (home: Placed) => boolean {
  const { to, minutes, walk, lines } = limit
  if (to === null) {
    const isServed = isServedBy(lines, timetable)
    return ({ location }) =>
      location !== null && near(location, timetable).some((way) => isServed(way.station) && wayTo(way, walk) !== null)
  }
  const commuteOf = commutesBy(limit, timetable)
  return (home) => {
    const commute = commuteOf(home)
    return commute !== null && commute <= (minutes ?? Infinity)
  }
}
