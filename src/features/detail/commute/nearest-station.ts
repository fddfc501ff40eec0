import { stationName } from '#domain/commute/commute-text.ts'
import type { NearStation } from '#domain/commute/near-stations.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { WorkPlace } from '#domain/commute/work-place.ts'
import { COMMUTE } from '../texts/place-texts.ts'

/** 'The nearest station is Port Imperial, 6 minutes on foot.' */
export const nearestText = ({ station, walkMinutes }: NearStation, timetable: Timetable): string =>
  COMMUTE.nearest(stationName(station, timetable), walkMinutes)

/**
 * What is said of the nearest station where no ride from it is known; null where one is known.
 *
 * @param near The stations around the home, the nearest first.
 */
export function unknownNearestText(
  [nearest]: readonly NearStation[],
  place: WorkPlace,
  timetable: Timetable,
): string | null {
  if (!nearest || ridesTo(place, timetable).has(nearest.station)) return null
  return `${nearestText(nearest, timetable)} ${COMMUTE.noTimesFrom}`
}
