import type { NearStation } from './near-stations.ts'
import { compareRides, type Ride } from './ride.ts'
import type { StationId } from './station.ts'

/** How one gets to the station. By car is estimated. */
export interface WayToStation {
  by: 'foot' | 'car'
  minutes: number
}

/** The ways that a listing keeps of its near stations. */
export type StationWays = Pick<NearStation, 'station' | 'walkMinutes' | 'driveMinutes'>

/** From a home to a place of work. */
export interface Commute {
  near: StationWays
  way: WayToStation
  ride: Ride
  /** The way and the usual ride together, door to platform. */
  minutes: number
}

/**
 * The way to a station: with a limit (minutes) on foot or not at all (null); without one the quicker of both, on foot when they
 * take the same.
 */
export function wayTo(
  { walkMinutes, driveMinutes }: StationWays,
  walkLimit: number | null = null,
): WayToStation | null {
  if (walkLimit !== null) return walkMinutes <= walkLimit ? { by: 'foot', minutes: walkMinutes } : null
  return walkMinutes <= driveMinutes ? { by: 'foot', minutes: walkMinutes } : { by: 'car', minutes: driveMinutes }
}

/**
 * The commutes from a home, the shortest first; then as rides are compared, then the nearer station.
 *
 * @param rides To the place of work, by station (`ridesTo`).
 */
export function commutes(
  near: readonly StationWays[],
  rides: ReadonlyMap<StationId, Ride>,
  walkLimit: number | null = null,
): Commute[] {
  return near
    .flatMap((station): Commute[] => {
      const [way, ride] = [wayTo(station, walkLimit), rides.get(station.station)]
      return way && ride ? [{ near: station, way, ride, minutes: way.minutes + ride.usual }] : []
    })
    .toSorted(
      (a, b) => a.minutes - b.minutes || compareRides(a.ride, b.ride) || a.near.walkMinutes - b.near.walkMinutes,
    )
}
