import { hash } from 'node:crypto'
import { wayTo } from '#domain/commute/commutes.ts'
import { nearStations } from '#domain/commute/near-stations.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import { isServedBy } from '#domain/commute/served-stations.ts'
import type { StationId } from '#domain/commute/station.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import type { TrainLimit } from '#domain/search/filters/train.ts'
import { asksTrain } from '#domain/search/home-commutes.ts'

/** Minutes to each station in reach of a home, as they are stored: on foot, and on foot or by car, whichever is quicker. */
export type NearWays = Readonly<Record<StationId, readonly [onFoot: number, quickest: number]>>

/** The stored text; a home without a location has no ways. */
export const storedWays = (location: LatLng | null, timetable: Stations): string =>
  JSON.stringify(location === null ? {} : waysFrom(location, timetable))

const waysFrom = (location: LatLng, timetable: Stations): NearWays =>
  Object.fromEntries(
    nearStations(location, timetable).map((near) => [near.station, [near.walkMinutes, wayTo(near)!.minutes]]),
  )

type Stations = Pick<Timetable, 'stations'>

const versions = new WeakMap<Stations['stations'], string>()

/** Equal for timetables with the same stations: what is stored of homes depends on them. */
export function stationsVersion({ stations }: Stations): string {
  const version = versions.get(stations) ?? digestOf(stations)
  versions.set(stations, version)
  return version
}

function digestOf(stations: Stations['stations']): string {
  const places = stations.map(({ id, at }) => `${id} ${at.lat} ${at.lng}`)
  return hash('sha256', places.toSorted().join('\n'), 'base64url').slice(0, 16)
}

/** Usual minutes on trains to what a search asks for, by the station on its lines; 0 from each where it names no place. */
export type RideMinutes = Readonly<Record<StationId, number>>

export function rideMinutes(limit: TrainLimit, timetable: Timetable): RideMinutes {
  if (!asksTrain(limit)) return {}
  const isServed = isServedBy(limit.lines, timetable)
  const rides =
    limit.to === null
      ? timetable.stations.map(({ id }) => [id, 0] as const)
      : [...ridesTo(limit.to, timetable)].map(([id, { usual }]) => [id, usual] as const)
  return Object.fromEntries(rides.filter(([id]) => isServed(id)))
}

/** How homes' commutes are added up from their ways. */
export interface CommuteSum {
  rides: RideMinutes
  /** Ways are those on foot, of at most so many minutes; null: the quickest. */
  walk: number | null
}

/** As long as any way that is stored, minutes. */
const ANY_WAY = 255

/** The longest way to each station with which a commute takes at most so many minutes; null: any. */
export function longestWays({ rides, walk }: CommuteSum, minutes: number | null): Readonly<Record<StationId, number>> {
  const wayBefore = (ride: number) => Math.min(walk ?? ANY_WAY, minutes === null ? ANY_WAY : minutes - ride)
  const ways = Object.entries(rides).map(([id, ride]) => [id, wayBefore(ride)] as const)
  return Object.fromEntries(ways.filter(([, way]) => way > 0))
}
