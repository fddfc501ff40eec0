import type { PlaceSuggestion } from '#domain/geo/place.ts'
import { townCounty, townName, type TownKey } from '#domain/geo/town.ts'

/** The index keeps points to this many units a degree: about 20 m. */
export const POINTS_PER_DEGREE = 5000

/** The streets and parks of a town, by its place in `towns`. */
export interface StreetIndex {
  towns: readonly TownOfStreets[]
  /** By name; its places are in the order of their towns. */
  streets: readonly { name: string; places: readonly PlaceOfTown[] }[]
  parks: readonly PlaceOfTown[]
}

export interface TownOfStreets {
  key: TownKey
  /** Villages in it, which addresses name instead of it. */
  villages: readonly string[]
}

interface PlaceOfTown {
  place: PlaceSuggestion
  town: number
}

/** As `scripts/derive-street-index.ts` writes it. */
type Table = typeof import('./street-index.json')

/** Streets and parks of the seven counties (OpenStreetMap contributors, December 2022; docs/map.md). Rejects if it can't be loaded. */
export async function loadStreetIndex(): Promise<StreetIndex> {
  const { default: table } = await import('./street-index.json', { with: { type: 'json' } })
  const towns = table.towns.map(([key, , , ...villages]) => ({ key: key as TownKey, villages: villages as string[] }))
  return { towns, streets: readStreets(table), parks: readParks(table) }
}

function readStreets(table: Table): StreetIndex['streets'] {
  let row = 0
  return table.names.split('\n').map((name, at) => {
    let town = 0
    const places = Array.from({ length: table.counts[at]! }, () => {
      town += table.townSteps[row]!
      const point = pointOf(table, town, table.east[row]!, table.north[row]!)
      row++
      return { town, place: placeIn(table, town, { kind: 'street', name, at: point, bounds: null }) }
    })
    return { name, places }
  })
}

function readParks(table: Table): PlaceOfTown[] {
  return (table.parks as [string, number, number, number, number?, number?][]).map(
    ([name, town, east, north, width, height]) => {
      const at = pointOf(table, town, east, north)
      const [across, up] = [(width ?? 0) / 2 / POINTS_PER_DEGREE, (height ?? 0) / 2 / POINTS_PER_DEGREE]
      const bounds = { west: at.lng - across, south: at.lat - up, east: at.lng + across, north: at.lat + up }
      return {
        town,
        place: placeIn(table, town, { kind: 'park', name, at, bounds: width === undefined ? null : bounds }),
      }
    },
  )
}

function pointOf({ towns }: Table, town: number, east: number, north: number) {
  const [, west, south] = towns[town] as [string, number, number]
  return { lng: (west + east) / POINTS_PER_DEGREE, lat: (south + north) / POINTS_PER_DEGREE }
}

function placeIn(
  { towns }: Table,
  town: number,
  place: Pick<PlaceSuggestion, 'kind' | 'name' | 'at' | 'bounds'>,
): PlaceSuggestion {
  const key = towns[town]![0] as TownKey
  return { ...place, town: townName(key), county: townCounty(key), population: null }
}
