import { DERIVED, type Ride } from './ride.ts'
import type { StationId } from './station.ts'
import { stationsById, type ScheduledRide, type Timetable } from './timetable.ts'

const byTimetable = new WeakMap<Timetable, ReadonlyMap<StationId, readonly Ride[]>>()

/** The rides that the timetable gives from a station. */
export function ridesFrom(from: StationId, timetable: Timetable): readonly Ride[] {
  let rides = byTimetable.get(timetable)
  if (!rides) {
    const all = timetable.rides.map((ride) => givenRide(ride, timetable))
    rides = Map.groupBy(all, (ride) => ride.from)
    byTimetable.set(timetable, rides)
  }
  return rides.get(from) ?? []
}

function givenRide({ changeAt, ...ride }: ScheduledRide, timetable: Timetable): Ride {
  const { kind } = stationsById(timetable).get(ride.from)!
  const { from, to } = ride
  if (changeAt === null) return { ...ride, legs: [{ from, to, kind }], change: null, isDerived: false }
  const [left, taken] = changeAt
  const legs = [
    { from, to: left, kind },
    { from: taken, to, kind: stationsById(timetable).get(taken)!.kind },
  ]
  const change = { from: left, to: taken, minutes: leastMinutes(changeAt, timetable) }
  return { ...ride, legs, change, isDerived: false }
}

const leastMinutes = (change: readonly StationId[], { interchanges }: Timetable): number =>
  interchanges.find(
    ({ between }) => change.every((id) => between.includes(id)) && between.every((id) => change.includes(id)),
  )?.minutes ?? 0

const directByTimetable = new WeakMap<Timetable, Map<string, Ride | null>>()

/** The ride without a change between two stations, given or else derived; null: not known. Each is worked out once. */
export function directRide(from: StationId, to: StationId, timetable: Timetable): Ride | null {
  const known = directByTimetable.get(timetable) ?? new Map<string, Ride | null>()
  directByTimetable.set(timetable, known)
  const key = `${from} ${to}`
  const ride = known.get(key)
  if (ride !== undefined) return ride
  const found = givenDirect(from, to, timetable) ?? derivedDirect(from, to, timetable)
  known.set(key, found)
  return found
}

const givenDirect = (from: StationId, to: StationId, timetable: Timetable): Ride | null =>
  ridesFrom(from, timetable).find((ride) => ride.to === to && ride.change === null) ?? null

/**
 * The minutes between two stations of one branch: the difference of their minutes to the same station farther on. Where there are
 * two such stations the longer difference stands, so that the estimate doesn't flatter.
 */
export function derivedDirect(from: StationId, to: StationId, timetable: Timetable): Ride | null {
  const ends = timetable.branches.flatMap((branch) => stationsPast(from, to, branch))
  const differences = ends.flatMap((end) => {
    const [long, short] = [givenDirect(from, end, timetable), givenDirect(to, end, timetable)]
    return long && short && long.usual > short.usual ? [long.usual - short.usual] : []
  })
  return differences.length === 0 ? null : derived(from, to, Math.max(...differences), timetable)
}

/** The stations after `to` on a branch on which `to` comes after `from`. */
function stationsPast(from: StationId, to: StationId, branch: readonly StationId[]): readonly StationId[] {
  const [start, end] = [branch.indexOf(from), branch.indexOf(to)]
  return start >= 0 && end > start ? branch.slice(end + 1) : []
}

const derived = (from: StationId, to: StationId, usual: number, timetable: Timetable): Ride => ({
  from,
  to,
  legs: [{ from, to, kind: stationsById(timetable).get(from)!.kind }],
  change: null,
  usual,
  ...DERIVED,
})
