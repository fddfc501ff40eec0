// Polygons of a tile: simpler, and many small ones as few features.
import { linesOf, ringArea, ringCommands, simplified, type TileLine, type TilePoint } from './tile-geometry.ts'
import type { TileFeature } from './vector-tile.ts'

/** A hole smaller than this, in the tile's units squared, isn't seen. */
const SMALLEST_HOLE = 16
/** Neighbors within a cell come one after the other; most polygons of a feature. */
const CELL = 96
const MAX_PER_FEATURE = 400

/** An outer ring and its holes; no ring repeats its first point. */
export type TilePolygon = [outer: TileLine, ...holes: TileLine[]]

/** The polygons of a feature. */
export function polygonsOf({ geometry }: TileFeature): TilePolygon[] {
  const polygons: TilePolygon[] = []
  for (const closed of linesOf(geometry)) {
    const ring = closed.slice(0, -1)
    if (ringArea(ring) > 0) polygons.push([ring])
    else polygons.at(-1)?.push(ring)
  }
  return polygons
}

/** The commands of a feature's polygons, simpler and without those whose side is shorter than `least`. */
export function simplerPolygons(geometry: readonly number[], tolerance: number, least: number): number[] {
  const rings: TileLine[] = []
  let isOuterLeftOut = false
  for (const closed of linesOf(geometry)) {
    const ring = closed.slice(0, -1)
    const area = ringArea(ring)
    const isOuter = area > 0
    const smallest = isOuter ? least * least : Math.max(least * least, SMALLEST_HOLE)
    if (isOuter) isOuterLeftOut = Math.abs(area) < least * least
    if (isOuterLeftOut || Math.abs(area) < smallest) continue
    const simpler = simplerRing(ring, tolerance)
    if (simpler.length >= 3 && Math.sign(ringArea(simpler)) === Math.sign(area)) rings.push(simpler)
    else if (isOuter) isOuterLeftOut = true
  }
  return ringCommands(rings)
}

/** A ring has no ends to keep: it is simplified in two halves, cut at the point farthest from its first. */
function simplerRing(ring: TileLine, tolerance: number): TileLine {
  const [firstX, firstY] = ring[0]!
  let [far, most] = [0, -1]
  ring.forEach(([x, y], index) => {
    const distance = (x - firstX) ** 2 + (y - firstY) ** 2
    if (distance > most) [far, most] = [index, distance]
  })
  const there = simplified(ring.slice(0, far + 1), tolerance)
  const back = simplified([...ring.slice(far), ring[0]!], tolerance)
  return [...there, ...back.slice(1, -1)]
}

/** The same polygons in few features, neighbors together: short steps are small when compressed. */
export function batched(features: readonly TileFeature[]): TileFeature[] {
  const alike = new Map<string, { properties: TileFeature['properties']; polygons: TilePolygon[] }>()
  for (const feature of features) {
    const key = JSON.stringify(feature.properties)
    const batch = alike.get(key) ?? { properties: feature.properties, polygons: [] }
    alike.set(key, batch)
    batch.polygons.push(...polygonsOf(feature))
  }
  const batches: TileFeature[] = []
  for (const { properties, polygons } of alike.values()) {
    polygons.sort((a, b) => placeInRows(a[0][0]!) - placeInRows(b[0][0]!))
    for (let first = 0; first < polygons.length; first += MAX_PER_FEATURE) {
      const geometry = ringCommands(polygons.slice(first, first + MAX_PER_FEATURE).flat())
      if (geometry.length > 0) batches.push({ type: 3, geometry, properties })
    }
  }
  return batches
}

/** Rows of cells, every second one backwards. */
function placeInRows([x, y]: TilePoint): number {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)]
  return row * 1000 + (row % 2 ? 999 - column : column) + ((x % CELL) / CELL) * 0.5
}
