import type { LatLng } from './geo.ts'
import type { NamedPlace } from './place.ts'
import { townKey, type TownKey } from './town.ts'

/** The towns that share a border with a town; none for a village. */
export type NeighborsOf = (town: TownKey) => readonly TownKey[]

/** Towns, and after them those that border one of them. */
export const withNeighbors = (towns: readonly TownKey[], neighborsOf: NeighborsOf): TownKey[] => [
  ...new Set([...towns, ...towns.flatMap(neighborsOf)]),
]

/** Towns and villages within a number of miles of one of these, nearest first. */
export function townsNear(keys: readonly TownKey[], miles: number, towns: readonly NamedPlace[]): TownKey[] {
  const keyOf = ({ name, county }: NamedPlace) => townKey(name, county)
  const centers = towns.filter((place) => keys.includes(keyOf(place)))
  const nearest = (place: NamedPlace) => Math.min(...centers.map(({ at }) => milesApart(at, place.at)))
  return towns
    .map((place) => ({ key: keyOf(place), apart: nearest(place) }))
    .filter(({ apart }) => apart <= miles)
    .sort((a, b) => a.apart - b.apart)
    .map(({ key }) => key)
}

/** Miles in a degree of latitude. */
const MILES_PER_DEGREE = 69.09
const RADIANS = Math.PI / 180

/** Miles between two points of the region, on a flat map. */
const milesApart = (a: LatLng, b: LatLng): number =>
  Math.hypot((a.lng - b.lng) * Math.cos(((a.lat + b.lat) / 2) * RADIANS), a.lat - b.lat) * MILES_PER_DEGREE
