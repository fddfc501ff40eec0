import { countOf } from '../count.ts'
import { driveAndPark, rideKinds, stationName } from './commute-text.ts'
import type { Commute } from './commutes.ts'
import type { Ride } from './ride.ts'
import type { Timetable } from './timetable.ts'
import { workPlaceName, type WorkPlace } from './work-place.ts'

const minutesText = (minutes: number): string => countOf(minutes, 'minute', 'minutes')
const isTrain = ({ legs }: Ride): boolean => legs.every(({ kind }) => kind === 'rail')

/** The way and the ride together: '44 minutes door to door to Penn Station', 'About 28 minutes door to door to World Trade Center'. */
export function doorToWork({ ride, minutes }: Commute, place: WorkPlace, timetable: Timetable): string {
  const about = ride.isAbout ? `About ${minutesText(minutes)}` : minutesText(minutes)
  return `${about} door to door to ${workPlaceName(place, timetable) ?? place}`
}

/** What these minutes are made of: '8 min walk to Glen Ridge, then 36 min by train with no transfer'. */
export function doorToWorkParts({ near, way, ride }: Commute, timetable: Timetable): string {
  const station = stationName(near.station, timetable)
  const first =
    way.by === 'foot'
      ? `${way.minutes} min walk to ${station}`
      : `${driveAndPark(way.minutes)} at ${station} (estimated)`
  if (ride.legs.length === 0) return first
  const change = ride.change ? `with a transfer at ${stationName(ride.change.from, timetable)}` : 'with no transfer'
  return `${first}, then ${ride.isAbout ? 'about ' : ''}${ride.usual} min by ${isTrain(ride) ? 'train' : rideKinds(ride)} ${change}`
}
