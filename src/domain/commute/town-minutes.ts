import type { TownKey } from '../geo/town.ts'
import { compareRides } from './ride.ts'
import { ridesTo } from './rides.ts'
import { stationsById, type Timetable } from './timetable.ts'

/** The best usual ride from a town's own stations. */
export interface TownRide {
  minutes: number
  isAbout: boolean
  station: string
}

/** Minutes on the train to a place of work from each town that has a station with a known ride; a way to the station is not in them. */
export function townMinutes(place: string, timetable: Timetable): ReadonlyMap<TownKey, TownRide> {
  const stations = stationsById(timetable)
  const rides = ridesTo(place, timetable)
  const byTown = Map.groupBy(
    [...rides.entries()].filter(([id]) => stations.get(id)?.town),
    ([id]) => stations.get(id)!.town!,
  )
  return new Map(
    [...byTown].map(([town, all]) => {
      const [id, best] = all.toSorted(([, a], [, b]) => compareRides(a, b))[0]!
      return [town, { minutes: best.usual, isAbout: best.isAbout, station: stations.get(id)!.name }]
    }),
  )
}
