import { stationName } from '#domain/commute/commute-text.ts'
import { stationsById, type Timetable } from '#domain/commute/timetable.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { commuteHome } from '#ui/listing/commute-home.ts'
import { shownCommutes } from './work-places.ts'

/** The station that the section 'Getting to work' begins with. */
export interface StationWay {
  station: string
  at: LatLng
}

/** The station of a home's first commute; null if it has none. `asked`: the place of work, if there is one. */
export function stationWay(listing: Listing, asked: string | null, timetable: Timetable): StationWay | null {
  const { near } = commuteHome(listing, timetable)
  const [best] = near ? shownCommutes(near, asked, timetable).commutes : []
  if (!best) return null
  const { station } = best.near
  return { station: stationName(station, timetable), at: stationsById(timetable).get(station)!.at }
}
