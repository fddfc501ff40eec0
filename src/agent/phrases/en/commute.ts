import { commuteLine, wayText, stationName, noStationText } from '#domain/commute/commute-text.ts'
import { doorToWork, doorToWorkParts } from '#domain/commute/door-to-work.ts'
import { likelyCommutes, likelyWay } from '#domain/commute/likely-commutes.ts'
import type { NearStation } from '#domain/commute/near-stations.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import { timetableName } from '#domain/commute/timetable-name.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { Listing } from '#domain/listing/listing.ts'

/** Stations that are named. */
const MOST_STATIONS = 3

/** '44 minutes door to door to Penn Station: 8 min walk to Glen Ridge, then 36 min by train with no transfer'. */
function toWork({ county }: Listing, near: NearStation[] | null, to: string, timetable: Timetable): string {
  const [best] = likelyCommutes(near ?? [], ridesTo(to, timetable))
  return best
    ? `${doorToWork(best, to, timetable)}: ${doorToWorkParts(best, timetable)}`
    : commuteLine({ near, county }, to, timetable).join(', ')
}

/** 'The nearest stations: 8 min walk to Glen Ridge; 9 min walk to Montclair Bay Street'. */
function stationsText({ county }: Listing, near: NearStation[] | null, timetable: Timetable): string {
  if (near === null) return 'The listing doesn’t give a location, so I don’t know the nearest station'
  if (near.length === 0) return noStationText(county, timetable)
  // Trains and PATH at one place have a station each, with the same words.
  const said = new Set(near.map((station) => wayText(likelyWay(station), stationName(station.station, timetable))))
  const ways = [...said].slice(0, MOST_STATIONS)
  return `${ways.length === 1 ? 'The nearest station' : 'The nearest stations'}: ${ways.join('; ')}`
}

export const commuteTexts = {
  /** The commute from a home; the stations near it where no place of work is given. */
  commute: (home: Listing, near: NearStation[] | null, to: string | undefined, timetable: Timetable): string =>
    `${to === undefined ? stationsText(home, near, timetable) : toWork(home, near, to, timetable)}, ${timetableName(timetable)}.`,
  timetableSource: (timetable: Timetable): string => `The ${timetableName(timetable)}`,
  noStation: (name: string): string =>
    `I don’t know a station called ${name}. Try a town or station on NJ TRANSIT or PATH.`,
}
