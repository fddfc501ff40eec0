import { PLACE_NAMES, PLACES_OF_WORK, type PlaceOfWork } from '../commute/places-of-work.ts'
import { compareRides, type Ride } from '../commute/ride.ts'
import { ridesTo } from '../commute/rides.ts'
import type { Station, StationKind } from '../commute/station.ts'
import { stationsById, type Timetable } from '../commute/timetable.ts'
import type { LatLng } from '../geo/geo.ts'
import { straightMeters } from '../geo/straight-meters.ts'
import type { TownKey } from '../geo/town.ts'

/** The stations of a town, or else the nearest ones, with the rides from each. */
export interface TownTrains {
  /** ISO date of the timetable. */
  asOf: string
  /** ISO date of its last day; null if it doesn't say. */
  endsOn: string | null
  /** False: the town has no station, and these are the nearest. */
  inTown: boolean
  stations: readonly TownStation[]
}

export interface TownStation {
  name: string
  kind: StationKind
  lines: readonly string[]
  town: TownKey | null
  /** From the town's middle in a straight line, whole miles, at least 1; null for a station in the town. */
  miles: number | null
  rides: readonly StationRide[]
}

/** The usual way to a place of work, as the timetable has it; minutes on trains. */
export interface StationRide extends Pick<Ride, 'usual' | 'fastest' | 'slowest' | 'trains' | 'perHour' | 'isAbout'> {
  place: PlaceOfWork
  to: string
  /** Where the train is changed; null: no change. */
  changeAt: string | null
}

/** How a town is connected to New York's Penn Station. */
export type TrainToNewYork =
  | { kind: 'ride'; minutes: number; isAbout: boolean; station: string; hasChange: boolean }
  /** There are stations, but no known ride; `modes` says of which kinds they are. */
  | { kind: 'other'; modes: readonly StationKind[] }
  | { kind: 'none' }

const METERS_A_MILE = 1609.344
/** Stations that are named for a town without one. */
const NEAREST = 3
/** Trains go before what stops more often. */
const KIND_ORDER: Readonly<Record<StationKind, number>> = { rail: 0, path: 1, 'light-rail': 2, ferry: 3, bus: 4 }

/** The stations that a town's page names; `middle` is the town's point, from which the nearest are looked for. */
export function townTrains(town: TownKey, middle: LatLng | null, timetable: Timetable): TownTrains {
  const own = timetable.stations.filter((station) => station.town === town)
  const { asOf, endsOn } = timetable
  if (own.length > 0 || middle === null) {
    const stations = own.map((station) => townStation(station, null, timetable)).toSorted(byRides)
    return { asOf, endsOn, inTown: own.length > 0, stations }
  }
  const nearest = timetable.stations
    .map((station) => ({ station, meters: straightMeters(middle, station.at) }))
    .toSorted((a, b) => a.meters - b.meters)
    .slice(0, NEAREST)
  return {
    asOf,
    endsOn,
    inTown: false,
    stations: nearest.map(({ station, meters }) => townStation(station, meters, timetable)),
  }
}

/** The best ride from a town's stations to Penn Station. */
export function trainToNewYork(town: TownKey, timetable: Timetable): TrainToNewYork {
  const own = timetable.stations.filter((station) => station.town === town)
  const rides = ridesTo('new-york-penn', timetable)
  const [best] = own.flatMap(({ id }) => rides.get(id) ?? []).toSorted(compareRides)
  if (own.length === 0) return { kind: 'none' }
  if (!best) return { kind: 'other', modes: [...new Set(own.map(({ kind }) => kind))] }
  const station = stationsById(timetable).get(best.from)!.name
  return { kind: 'ride', minutes: best.usual, isAbout: best.isAbout, station, hasChange: best.change !== null }
}

function townStation(
  { id, name, kind, lines, town }: Station,
  meters: number | null,
  timetable: Timetable,
): TownStation {
  const rides = PLACES_OF_WORK.flatMap((place) => {
    const ride = ridesTo(place, timetable).get(id)
    // A station of the place itself has a ride without legs.
    return ride && ride.legs.length > 0 ? [stationRide(place, ride, timetable)] : []
  })
  const miles = meters === null ? null : Math.max(1, Math.round(meters / METERS_A_MILE))
  return { name, kind, lines, town, miles, rides }
}

function stationRide(place: PlaceOfWork, ride: Ride, timetable: Timetable): StationRide {
  const { usual, fastest, slowest, trains, perHour, isAbout, change } = ride
  const changeAt = change && stationsById(timetable).get(change.from)!.name
  const to = PLACE_NAMES[place]
  return { place, to, usual, fastest, slowest, trains, perHour, isAbout, changeAt }
}

const byRides = (a: TownStation, b: TownStation): number =>
  KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || toPenn(a) - toPenn(b) || (a.name < b.name ? -1 : 1)

const toPenn = ({ rides }: TownStation): number => rides.find(({ place }) => place === 'new-york-penn')?.usual ?? 1e6
