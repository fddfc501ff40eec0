import type { LatLng } from '../geo/geo.ts'
import { straightMeters } from '../geo/straight-meters.ts'
import { isAcrossTheHudson } from './hudson.ts'
import type { StationId } from './station.ts'
import type { Timetable } from './timetable.ts'

const METERS_A_MILE = 1609.344
/** Stations farther away, in a straight line, are not offered. */
export const NEAR_MILES = 3
const NEAR_METERS = NEAR_MILES * METERS_A_MILE

/** Streets are longer than the straight line by about this factor; an assumption, stated wherever minutes are shown. */
export const DETOUR = 1.3
/** Meters a minute on foot: 4.8 km/h. */
export const WALK_SPEED = 80
/** Meters a minute by car: 30 km/h through towns; an assumption. */
const DRIVE_SPEED = 500
/** Minutes to get going, to park and to walk from the car to the platform; an assumption. Up to 18 minutes walking isn't slower. */
export const PARKING_MINUTES = 15

export interface NearStation {
  station: StationId
  /** Straight distance, whole meters. */
  meters: number
  /** Whole minutes, at least 1. */
  walkMinutes: number
  /** Whole minutes with parking: estimated, and to be called so. */
  driveMinutes: number
}

/** Minutes on foot for a straight distance in meters. */
export const walkMinutes = (meters: number): number => Math.max(1, Math.round((meters * DETOUR) / WALK_SPEED))

/** Estimated minutes by car for a straight distance in meters. */
export const driveMinutes = (meters: number): number => PARKING_MINUTES + Math.round((meters * DETOUR) / DRIVE_SPEED)

/** The stations within 3 miles on the home's side of the Hudson, nearest first; of equally near ones the smaller id first. */
export function nearStations(home: LatLng, { stations }: Pick<Timetable, 'stations'>): NearStation[] {
  return stations
    .filter(({ at }) => !isAcrossTheHudson(home, at))
    .map(({ id, at }) => ({ station: id, meters: straightMeters(home, at) }))
    .filter(({ meters }) => meters <= NEAR_METERS)
    .map(({ station, meters }) => ({
      station,
      meters: Math.round(meters),
      walkMinutes: walkMinutes(meters),
      driveMinutes: driveMinutes(meters),
    }))
    .toSorted((a, b) => a.meters - b.meters || (a.station < b.station ? -1 : 1))
}
