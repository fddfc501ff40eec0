import type { Commute, StationWays, WayToStation } from './commutes.ts'
import { compareRides, type Ride } from './ride.ts'
import type { StationId } from './station.ts'

/** What a drive must save to come before a walk, minutes; an assumption: it needs a car, a permit and a free space. */
const DRIVE_MUST_SAVE = 10
/** Nobody walks longer to work itself day by day, minutes; an assumption. */
const LONGEST_WALK = 45

/** What a search asks of the commutes of its homes. */
export interface CommuteLimits {
  /** Minutes on foot to the station, at most; null: on foot or by car. */
  walk: number | null
  /** Minutes from the door to the platform and on the train, at most; null: any. */
  minutes: number | null
  /** Its homes are in the order of their shortest commutes, so that one is shown. */
  byShortest: boolean
}

export const NO_LIMITS: CommuteLimits = { walk: null, minutes: null, byShortest: false }

/**
 * The commutes that people would take, one from each station, the likeliest first: the shortest, but a drive only where it saves
 * ten minutes. Within the limits of a search where there is such a commute, so that a home that was found shows why.
 *
 * @param rides To the place of work, by station (`ridesTo`).
 */
export function likelyCommutes(
  near: readonly StationWays[],
  rides: ReadonlyMap<StationId, Ride>,
  { walk, minutes }: Pick<CommuteLimits, 'walk' | 'minutes'> = NO_LIMITS,
): Commute[] {
  const all = near.flatMap((station): Commute[] => {
    const ride = rides.get(station.station)
    if (!ride) return []
    return waysTo(station, walk).map((way) => ({ near: station, way, ride, minutes: way.minutes + ride.usual }))
  })
  const within = all.filter((commute) => minutes === null || commute.minutes <= minutes)
  const inOrder = preferred(within.length > 0 ? within : all).toSorted(
    (a, b) => weight(a) - weight(b) || compareRides(a.ride, b.ride) || a.near.walkMinutes - b.near.walkMinutes,
  )
  const seen = new Set<StationId>()
  return inOrder.filter(({ near: { station } }) => !seen.has(station) && seen.add(station))
}

/** Who drives to work itself, or walks there for an hour, takes no train: only where nothing else is known. */
function preferred(commutes: readonly Commute[]): readonly Commute[] {
  const likely = commutes.filter(
    ({ way, ride }) => ride.legs.length > 0 || (way.by === 'foot' && way.minutes <= LONGEST_WALK),
  )
  return likely.length > 0 ? likely : commutes
}

function waysTo({ walkMinutes, driveMinutes }: StationWays, walk: number | null): WayToStation[] {
  const onFoot: WayToStation = { by: 'foot', minutes: walkMinutes }
  if (walk !== null) return walkMinutes <= walk ? [onFoot] : []
  return [onFoot, { by: 'car', minutes: driveMinutes }]
}

/** The way to a station that people would take: on foot, unless the drive saves ten minutes. */
export const likelyWay = ({ walkMinutes, driveMinutes }: StationWays): WayToStation =>
  walkMinutes <= driveMinutes + DRIVE_MUST_SAVE
    ? { by: 'foot', minutes: walkMinutes }
    : { by: 'car', minutes: driveMinutes }

const weight = ({ minutes, way }: Pick<Commute, 'minutes' | 'way'>): number =>
  minutes + (way.by === 'car' ? DRIVE_MUST_SAVE : 0)
