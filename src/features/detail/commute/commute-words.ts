import { stationName } from '#domain/commute/commute-text.ts'
import type { NearStation } from '#domain/commute/near-stations.ts'
import type { Ride } from '#domain/commute/ride.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { WorkPlace } from '#domain/commute/work-place.ts'
import { countOf } from '#domain/count.ts'

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

const minutesText = (minutes: number): string => countOf(minutes, 'minute', 'minutes')
