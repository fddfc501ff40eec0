import { rideKinds, stationName } from '#domain/commute/commute-text.ts'
import type { Commute } from '#domain/commute/commutes.ts'
import { PARKING_MINUTES, type NearStation } from '#domain/commute/near-stations.ts'
import type { Ride } from '#domain/commute/ride.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { workPlaceName, type WorkPlace } from '#domain/commute/work-place.ts'
import { countOf } from '#domain/count.ts'

/** '36 minutes to Penn Station from Glen Ridge', 'About 10 minutes by PATH to World Trade Center from Hoboken'. */
export function commuteHeading({ near, way, ride }: Commute, place: WorkPlace, timetable: Timetable): string {
  const name = workPlaceName(place, timetable)
  if (ride.legs.length === 0)
    return `${minutesText(way.minutes)} ${way.by === 'foot' ? 'on foot' : 'by car'} to ${name}`
  const by = isTrain(ride) ? '' : ` by ${rideKinds(ride)}`
  const minutes = ride.isAbout ? `About ${minutesText(ride.usual)}` : minutesText(ride.usual)
  return `${minutes}${by} to ${name} from ${stationName(near.station, timetable)}`
}

/** '8 minutes on foot, then a train without a change.' */
export function commuteLead({ way, ride }: Commute, timetable: Timetable): string {
  const first =
    way.by === 'foot'
      ? `${minutesText(way.minutes)} on foot`
      : `${minutesText(way.minutes - PARKING_MINUTES)} by car and ${PARKING_MINUTES} to park and walk, estimated`
  if (ride.legs.length === 0) return 'The station is the place of work itself.'
  const vehicle = isTrain(ride) ? 'a train' : rideKinds(ride)
  const change = ride.change ? `with a change at ${stationName(ride.change.from, timetable)}` : 'without a change'
  return `${first}, then ${vehicle} ${change}.`
}

/** 'The nearest station is Port Imperial, 6 minutes on foot.' */
export const nearestText = ({ station, walkMinutes }: NearStation, timetable: Timetable): string =>
  `The nearest station is ${stationName(station, timetable)}, ${minutesText(walkMinutes)} on foot.`

/**
 * What is said of the nearest station where no ride from it is known: 'The nearest station is Port Imperial, 6 minutes on foot.
 * Minutes from there are not known.'; null where one is known.
 *
 * @param near The stations around the home, the nearest first.
 */
export function unknownNearestText(
  [nearest]: readonly NearStation[],
  place: WorkPlace,
  timetable: Timetable,
): string | null {
  if (!nearest || ridesTo(place, timetable).has(nearest.station)) return null
  return `${nearestText(nearest, timetable)} Minutes from there are not known.`
}

/** What stands under a ride's usual minutes: 'change at Secaucus Junction', '32 to 39 · 6 trains, 1.5 an hour', in its parts. */
export function rideParts(ride: Ride, timetable: Timetable): string[] {
  const { change, fastest, slowest, trains, perHour } = ride
  const parts = [
    change && `change at ${stationName(change.from, timetable)}`,
    fastest !== null && slowest !== null && (fastest === slowest ? null : `${fastest} to ${slowest}`),
    trains !== null && countOf(trains, 'train', 'trains'),
    perHour !== null && `${perHour} an hour`,
  ]
  return parts.filter((part) => typeof part === 'string')
}

const isTrain = ({ legs }: Ride): boolean => legs.every(({ kind }) => kind === 'rail')

const minutesText = (minutes: number): string => countOf(minutes, 'minute', 'minutes')
