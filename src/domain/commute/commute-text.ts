import { isServed } from '../geo/county.ts'
import { commutes, type Commute, type StationWays, type WayToStation } from './commutes.ts'
import { likelyCommutes, likelyWay, NO_LIMITS, type CommuteLimits } from './likely-commutes.ts'
import { NEAR_MILES, PARKING_MINUTES } from './near-stations.ts'
import type { Ride } from './ride.ts'
import { ridesTo } from './rides.ts'
import type { StationId, StationKind } from './station.ts'
import { stationsById, type Timetable } from './timetable.ts'
import { workPlaceName, type WorkPlace } from './work-place.ts'

const KIND_NAMES: Readonly<Record<StationKind, string>> = {
  rail: 'train',
  'light-rail': 'light rail',
  path: 'PATH',
  ferry: 'ferry',
  bus: 'bus',
}

/** 'PATH', 'train and PATH': what a ride is made with. */
export const rideKinds = ({ legs }: Pick<Ride, 'legs'>): string =>
  [...new Set(legs.map(({ kind }) => KIND_NAMES[kind]))].join(' and ')

/** '36 min', 'About 10 min'. */
export const rideMinutes = ({ usual, isAbout }: Pick<Ride, 'usual' | 'isAbout'>): string =>
  isAbout ? `About ${usual} min` : `${usual} min`

/** '36 min to Penn Station', '67 min to Penn Station, one transfer', 'About 10 min by PATH to World Trade Center'. */
export function rideText(ride: Ride, place: string): string {
  const onlyTrains = ride.legs.every(({ kind }) => kind === 'rail')
  const by = onlyTrains ? '' : ` by ${rideKinds(ride)}`
  return `${rideMinutes(ride)}${by} to ${place}${ride.change ? ', one transfer' : ''}`
}

/** '6 min drive + 15 to park', of the minutes by car with parking. */
export const driveAndPark = (minutes: number): string =>
  `${minutes - PARKING_MINUTES} min drive + ${PARKING_MINUTES} to park`

/** '8 min walk to Glen Ridge', '6 min drive + 15 to park at Bloomfield, estimated'. */
export const wayText = ({ by, minutes }: WayToStation, station: string): string =>
  by === 'foot' ? `${minutes} min walk to ${station}` : `${driveAndPark(minutes)} at ${station}, estimated`

export const stationName = (id: StationId, timetable: Timetable): string => stationsById(timetable).get(id)?.name ?? id

/** '36 min to Penn Station · 8 min walk to Glen Ridge', in its parts: a dot between them goes where the line breaks. */
export function commuteParts({ near, way, ride }: Commute, place: WorkPlace, timetable: Timetable): string[] {
  const walk = wayText(way, stationName(near.station, timetable))
  return ride.legs.length === 0 ? [walk] : [rideText(ride, workPlaceName(place, timetable) ?? place), walk]
}

/** What is known of a home's commute. */
export interface CommuteHome {
  /** The near stations as they are stored; null: the home's place is not known. */
  near: readonly StationWays[] | null
  county: string
}

/** The line of a card in its parts: the likeliest commute, in a search by the shortest that one, or why there is none. */
export function commuteLine(
  { near, county }: CommuteHome,
  place: WorkPlace,
  timetable: Timetable,
  limits: CommuteLimits = NO_LIMITS,
): string[] {
  const name = workPlaceName(place, timetable)
  if (near === null || name === null) return ['Commute: Not provided']
  const rides = ridesTo(place, timetable)
  const [best] = limits.byShortest ? commutes(near, rides, limits.walk) : likelyCommutes(near, rides, limits)
  if (best) return commuteParts(best, place, timetable)
  if (near.length === 0) return [noStationText(county, timetable)]
  const inReach = near.some(({ walkMinutes }) => limits.walk === null || walkMinutes <= limits.walk)
  if (!inReach) return [`No station within ${limits.walk} minutes on foot`]
  const nearest = near.reduce((least, each) => (each.walkMinutes < least.walkMinutes ? each : least))
  return [`We don’t have times to ${name}`, wayText(likelyWay(nearest), stationName(nearest.station, timetable))]
}

const TRAINS: ReadonlySet<StationKind> = new Set(['rail', 'light-rail', 'path'])

/** 'No train station in Sussex County', else 'No station within 3 miles'. */
export function noStationText(county: string, { stations }: Pick<Timetable, 'stations'>): string {
  const hasTrain = stations.some(({ town, kind }) => town?.startsWith(`${county}/`) && TRAINS.has(kind))
  return isServed(county) && !hasTrain
    ? `No train station in ${county} County`
    : `No station within ${NEAR_MILES} miles`
}
