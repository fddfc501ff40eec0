import type { Bounds } from '#domain/geo/geo.ts'
import type { Place } from '#domain/geo/place.ts'
import { foldTown, townKey, type TownPoint } from '#domain/geo/town.ts'
import views from './place-views.json' with { type: 'json' }
import { PLACES } from './places.ts'

type Box = readonly number[]

const bounds = ([west = 0, south = 0, east = 0, north = 0]: Box): Bounds => ({ west, south, east, north })

/** Every place with its map view and population; `PLACES` has the names alone, which are half the bytes. */
export const GAZETTEER: readonly Place[] = PLACES.map((place, row) => {
  const view = views[row]!
  return { ...place, bounds: view.bounds && bounds(view.bounds), population: view.population }
})

const POINTS = new Map(
  GAZETTEER.filter(({ kind }) => kind === 'town' || kind === 'hamlet').map(({ name, county, at }) => [
    foldTown(townKey(name, county)),
    at,
  ]),
)

/** The point of a town or village of the seven counties, by name in any case. */
export const townPoint: TownPoint = (town, county) => POINTS.get(foldTown(townKey(town, county))) ?? null
