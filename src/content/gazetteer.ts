import type { Bounds } from '#domain/geo.ts'
import type { Place, PlaceKind } from '#domain/place.ts'
import { foldTown, townKey, type TownPoint } from '#domain/town.ts'
import rows from './gazetteer.json' with { type: 'json' }

type Box = readonly number[]

const bounds = ([west = 0, south = 0, east = 0, north = 0]: Box): Bounds => ({ west, south, east, north })

/** Towns, villages, ZIP codes and counties of the seven counties (docs/map.md says where they come from). */
export const GAZETTEER: readonly Place[] = rows.map((row) => ({
  kind: row.kind as PlaceKind,
  name: row.name,
  county: row.county,
  town: row.town ?? null,
  at: { lng: row.at[0]!, lat: row.at[1]! },
  bounds: row.bounds && bounds(row.bounds),
  population: row.population,
}))

const POINTS = new Map(
  GAZETTEER.filter(({ kind }) => kind === 'town' || kind === 'hamlet').map(({ name, county, at }) => [
    foldTown(townKey(name, county)),
    at,
  ]),
)

/** Where a town or village of the seven counties lies, by its name in any case. */
export const townPoint: TownPoint = (town, county) => POINTS.get(foldTown(townKey(town, county))) ?? null
