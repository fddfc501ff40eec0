import { straightMeters } from '../geo/straight-meters.ts'
import { derivedDirect, directRide, ridesFrom } from './direct-rides.ts'
import { compareRides, DERIVED, type Change, type Ride } from './ride.ts'
import type { StationId } from './station.ts'
import { stationsById, type Timetable } from './timetable.ts'
import { stationsAtWork, type WorkPlace } from './work-place.ts'

/** A change is offered only if the two parts together are at most so much longer than the straight line. */
const LONGEST_DETOUR = 1.5

const byPlace = new WeakMap<Timetable, Map<WorkPlace, ReadonlyMap<StationId, Ride>>>()

/**
 * The best ride from every station to a place of work, by the station's id: the fewest usual minutes, then no change before one,
 * then scheduled before about. A station without an entry has no ride that the timetable knows. The place's own stations have a
 * ride without legs, 0 minutes long. Worked out once for a timetable and a place.
 */
export function ridesTo(place: WorkPlace, timetable: Timetable): ReadonlyMap<StationId, Ride> {
  const targets = stationsAtWork(place, timetable)
  // Places that don't exist aren't kept: any number of them may be asked for.
  if (targets.length === 0) return new Map()
  const places = byPlace.get(timetable) ?? new Map<WorkPlace, ReadonlyMap<StationId, Ride>>()
  byPlace.set(timetable, places)
  const rides = places.get(place) ?? bestRides(targets, timetable)
  places.set(place, rides)
  return rides
}

function bestRides(targets: readonly StationId[], timetable: Timetable): ReadonlyMap<StationId, Ride> {
  const best = new Map<StationId, Ride>()
  for (const { id } of timetable.stations) {
    const rides = targets.flatMap((to) => ridesBetween(id, to, timetable))
    const [first] = targets.includes(id) ? [alreadyThere(id)] : rides.toSorted(compareRides)
    if (first) best.set(id, first)
  }
  return best
}

/**
 * The rides from one station to another. What the timetable gives is never replaced: only where it gives none, a direct ride is
 * derived from two of its rides on the same line, and one with a change from two direct ones.
 */
export function ridesBetween(from: StationId, to: StationId, timetable: Timetable): Ride[] {
  const given = ridesFrom(from, timetable).filter((ride) => ride.to === to)
  if (given.length > 0) return given
  const derived = derivedDirect(from, to, timetable)
  return [...(derived ? [derived] : []), ...withOneChange(from, to, timetable)]
}

const alreadyThere = (station: StationId): Ride => ({
  from: station,
  to: station,
  legs: [],
  change: null,
  fastest: 0,
  usual: 0,
  slowest: 0,
  trains: null,
  perHour: null,
  departures: null,
  isAbout: false,
  isDerived: false,
})

function withOneChange(from: StationId, to: StationId, timetable: Timetable): Ride[] {
  return changes(timetable).flatMap((change) => {
    if (change.from === from || change.to === to) return []
    const first = directRide(from, change.from, timetable)
    const second = first && directRide(change.to, to, timetable)
    return second && !isDetour(from, change, to, timetable) ? [joined(first, change, second)] : []
  })
}

/** Each interchange in both directions. */
const changes = ({ interchanges }: Timetable): Change[] =>
  interchanges.flatMap(({ between: [a, b], minutes }) =>
    a === b
      ? [{ from: a, to: a, minutes }]
      : [
          { from: a, to: b, minutes },
          { from: b, to: a, minutes },
        ],
  )

function isDetour(from: StationId, change: Change, to: StationId, timetable: Timetable): boolean {
  const [a, b, c] = [from, change.from, to].map((id) => stationsById(timetable).get(id)!.at)
  return straightMeters(a!, b!) + straightMeters(b!, c!) > LONGEST_DETOUR * straightMeters(a!, c!)
}

/** Usual minutes and the least minutes of the change; how long the next train is waited for is not known. */
const joined = (first: Ride, change: Change, second: Ride): Ride => ({
  from: first.from,
  to: second.to,
  legs: [...first.legs, ...second.legs],
  change,
  usual: first.usual + change.minutes + second.usual,
  ...DERIVED,
})
