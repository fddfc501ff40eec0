import { commuteLine, driveAndPark, rideMinutes, stationName } from '#domain/commute/commute-text.ts'
import type { WayToStation } from '#domain/commute/commutes.ts'
import { likelyCommutes, likelyWay } from '#domain/commute/likely-commutes.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { WorkPlace } from '#domain/commute/work-place.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { commuteHome } from '#ui/listing/commute-home.ts'

/** A home's way to work beside the others'. */
export interface ComparedCommute {
  /** '36 min', 'About 10 min by PATH'. */
  ride: string
  /** 'one transfer at Secaucus Junction', 'no transfer'. */
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

/** Why a home has none: 'No station within 3 miles', 'We don’t have times to Penn Station'. */
export interface NoCommute {
  because: string
  /** Where it has stations all the same: the nearest. */
  nearest: { station: string; way: string } | null
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
    if (best) return best
    const nearest = places.near?.[0]
    return {
      because: commuteLine(places, place, timetable)[0]!,
      nearest: nearest ? { station: stationName(nearest.station, timetable), way: wayOf(likelyWay(nearest)) } : null,
    }
  })
  const known = found.flatMap((each) => ('minutes' in each ? each.minutes : []))
  const least = new Set(known).size > 1 ? Math.min(...known) : null
  return found.map((each) => {
    if ('because' in each) return each
    const { near, way, ride, minutes } = each
    const about = ride.isAbout ? 'About ' : ''
    return {
      ride: rideMinutes(ride),
      change: ride.change ? `one transfer at ${stationName(ride.change.from, timetable)}` : 'no transfer',
      station: stationName(near.station, timetable),
      way: wayOf(way),
      perHour: ride.perHour === null ? null : String(ride.perHour),
      total: `${about}${minutes} min`,
      shortest: minutes === least,
    }
  })
}

/** '8 min walk', '6 min drive + 15 to park, estimated'. */
const wayOf = ({ by, minutes }: WayToStation): string =>
  by === 'foot' ? `${minutes} min walk` : `${driveAndPark(minutes)}, estimated`
