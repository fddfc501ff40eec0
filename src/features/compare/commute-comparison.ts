import { commuteLine, rideMinutes, stationName } from '#domain/commute/commute-text.ts'
import { likelyCommutes } from '#domain/commute/likely-commutes.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { WorkPlace } from '#domain/commute/work-place.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { commuteHome } from '#ui/listing/commute-home.ts'

/** A home's way to work beside the others'. */
export interface ComparedCommute {
  /** '36 min', 'About 10 min by PATH'. */
  ride: string
  /** 'one change at Secaucus Junction', 'no change'. */
  change: string
  station: string
  /** '8 min walk'. */
  way: string
  /** Trains an hour from 7:00 to 9:00; null: not known. */
  perHour: string | null
  /** Way and ride together. */
  total: string
  /** The least of all that are known; not if all are equal. */
  shortest: boolean
}

/** Why a home has none: 'No station within 3 miles'. */
export interface NoCommute {
  because: string
}

/** The likeliest commutes of homes to a place that the timetable knows. */
export function compareCommutes(
  homes: readonly Pick<ListingSummary, 'location' | 'county'>[],
  place: WorkPlace,
  timetable: Timetable,
): (ComparedCommute | NoCommute)[] {
  const found = homes.map((home) => {
    const places = commuteHome(home, timetable)
    const [best] = places.near ? likelyCommutes(places.near, ridesTo(place, timetable)) : []
    return best ?? { because: commuteLine(places, place, timetable).join(' ') }
  })
  const known = found.flatMap((each) => ('minutes' in each ? each.minutes : []))
  const least = new Set(known).size > 1 ? Math.min(...known) : null
  return found.map((each) => {
    if ('because' in each) return each
    const { near, way, ride, minutes } = each
    const about = ride.isAbout ? 'About ' : ''
    return {
      ride: rideMinutes(ride),
      change: ride.change ? `one change at ${stationName(ride.change.from, timetable)}` : 'no change',
      station: stationName(near.station, timetable),
      way: way.by === 'foot' ? `${way.minutes} min walk` : `${way.minutes} min drive, estimated`,
      perHour: ride.perHour === null ? null : String(ride.perHour),
      total: `${about}${minutes} min`,
      shortest: minutes === least,
    }
  })
}
