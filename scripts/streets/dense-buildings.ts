// Buildings where nearly all of them are mapped: a block whose houses nobody drew would look empty.
import { latOf, type TilePlace } from './coverage.ts'
import { batched, polygonsOf, simplerPolygons } from './polygons.ts'
import { linesOf, ringCommands, type TilePoint } from './tile-geometry.ts'
import { EXTENT, type TileFeature, type TileLayers } from './vector-tile.ts'

/** Buildings for a kilometer of street: 40 and more where all are mapped, less than 15 where some are. */
const DENSE = 20
/** Cells to a tile's side: 464 m. The eight around a cell count with it. */
const CELLS = 4
const CELL = EXTENT / CELLS
const EARTH_KM = 40_075
const STREETS: ReadonlySet<unknown> = new Set(['minor', 'tertiary', 'secondary'])
/** In the tile's units. */
const TOLERANCE = 1
const LEAST_SIDE = 9
const POLYGONS = 3
const POINTS = 1

/** Streets and buildings of one cell. */
interface Cell {
  km: number
  buildings: number
}

/** A tile's polygons of buildings, simpler. */
export const buildingsOf = (tiles: readonly TileLayers[]): TileFeature[] =>
  distinct(tiles, 'building', POLYGONS).map(({ type, geometry }) => ({
    type,
    geometry: simplerPolygons(geometry, TOLERANCE, LEAST_SIDE),
    properties: {},
  }))

/** A tile's house numbers. */
export const houseNumbersOf = (tiles: readonly TileLayers[]): TileFeature[] =>
  distinct(tiles, 'housenumber', POINTS).map(({ type, geometry, properties }) => ({
    type,
    geometry,
    properties: { n: String(properties['housenumber']) },
  }))

function distinct(tiles: readonly TileLayers[], layer: string, type: number): TileFeature[] {
  const all = tiles.flatMap((tile) => tile[layer] ?? []).filter((feature) => feature.type === type)
  const byText = new Map(all.map((one) => [one.geometry.join() + String(one.properties['housenumber']), one]))
  return [...byText.values()]
}

/** Counts streets and buildings by cell, then tells which buildings lie where they are dense. */
export class BuildingDensity {
  private readonly cells = new Map<string, Cell>()

  /** `roads` and `buildings` of the tile at a place. */
  count({ z, x, y }: TilePlace, roads: readonly TileFeature[], buildings: readonly TileFeature[]): void {
    const kmOfUnit = (EARTH_KM * Math.cos((latOf(y + 0.5, z) * Math.PI) / 180)) / 2 ** z / EXTENT
    const street = roads.filter(({ properties }) => STREETS.has(properties['class']))
    for (const line of street.flatMap(({ geometry }) => linesOf(geometry))) {
      line.slice(1).forEach((to, index) => {
        const from = line[index]!
        const cell = this.cellAt({ x, y }, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
        if (cell) cell.km += Math.hypot(to[0] - from[0], to[1] - from[1]) * kmOfUnit
      })
    }
    for (const [outer] of buildings.flatMap(polygonsOf)) {
      const cell = this.cellAt({ x, y }, outer[0]!)
      if (cell) cell.buildings++
    }
  }

  /** The tile's buildings that lie in dense cells, in few features. */
  dense(place: { x: number; y: number }, buildings: readonly TileFeature[]): TileFeature[] {
    const kept = buildings.flatMap(polygonsOf).filter(([outer]) => this.isDense(...columnAndRow(place, outer[0]!)))
    return batched(kept.map((rings) => ({ type: POLYGONS, geometry: ringCommands(rings), properties: {} })))
  }

  private isDense(column: number, row: number): boolean {
    let [km, buildings] = [0, 0]
    for (const right of [-1, 0, 1]) {
      for (const down of [-1, 0, 1]) {
        const cell = this.cells.get(`${column + right}/${row + down}`)
        km += cell?.km ?? 0
        buildings += cell?.buildings ?? 0
      }
    }
    return km > 0 && buildings / km >= DENSE
  }

  /** Null outside the tile: what reaches over its edge is counted there. */
  private cellAt(place: { x: number; y: number }, point: TilePoint): Cell | null {
    if (point.some((value) => value < 0 || value >= EXTENT)) return null
    const key = columnAndRow(place, point).join('/')
    const cell = this.cells.get(key) ?? { km: 0, buildings: 0 }
    this.cells.set(key, cell)
    return cell
  }
}

const columnAndRow = (place: { x: number; y: number }, [x, y]: TilePoint): [column: number, row: number] => [
  place.x * CELLS + Math.floor(x / CELL),
  place.y * CELLS + Math.floor(y / CELL),
]
