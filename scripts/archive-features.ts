import { VectorTile } from '@mapbox/vector-tile'
import { open } from 'node:fs/promises'
import { PbfReader } from 'pbf'
import { PMTiles, type RangeResponse } from 'pmtiles'

/** A point in units of a world that is `WORLD` wide: x to the east, y to the south (Web Mercator). */
export type WorldPoint = readonly [x: number, y: number]

/** The zoom at which the archive names streets. */
const ZOOM = 14
const TILE = 4096
export const WORLD = 2 ** ZOOM * TILE

/** A feature of one tile, as far as it lies in that tile. */
export interface ArchiveFeature {
  layer: string
  properties: Readonly<Record<string, number | string | boolean>>
  parts: WorldPoint[][]
}

export const worldPoint = (lng: number, lat: number): WorldPoint => {
  const sine = Math.sin((lat * Math.PI) / 180)
  return [((lng + 180) / 360) * WORLD, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD]
}

export const degreesOf = ([x, y]: WorldPoint): { lat: number; lng: number } => ({
  lng: (x / WORLD) * 360 - 180,
  lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI,
})

/** Every feature of some layers at the archive's street zoom, tile by tile from the northwest. */
export async function* archiveFeatures(path: string, layers: readonly string[]): AsyncGenerator<ArchiveFeature> {
  const file = await open(path)
  const getBytes = async (offset: number, length: number): Promise<RangeResponse> => {
    const data = new ArrayBuffer(length)
    await file.read(new Uint8Array(data), 0, length, offset)
    return { data }
  }
  const archive = new PMTiles({ getKey: () => path, getBytes })
  const { minLon, minLat, maxLon, maxLat } = await archive.getHeader()
  const [west, north] = worldPoint(minLon, maxLat).map((value) => Math.floor(value / TILE))
  const [east, south] = worldPoint(maxLon, minLat).map((value) => Math.floor(value / TILE))
  for (let column = west!; column <= east!; column++) {
    for (let row = north!; row <= south!; row++) {
      const tile = await archive.getZxy(ZOOM, column, row)
      if (tile) yield* tileFeatures(new VectorTile(new PbfReader(new Uint8Array(tile.data))), layers, [column, row])
    }
  }
  await file.close()
}

function* tileFeatures(tile: VectorTile, layers: readonly string[], [column, row]: WorldPoint) {
  for (const name of layers) {
    const layer = tile.layers[name]
    for (let at = 0; at < (layer?.length ?? 0); at++) {
      const feature = layer!.feature(at)
      const scale = TILE / feature.extent
      const parts = feature
        .loadGeometry()
        .map((part) => part.map(({ x, y }): WorldPoint => [column * TILE + x * scale, row * TILE + y * scale]))
      yield {
        layer: name,
        properties: feature.properties,
        parts: parts.flatMap((part) => cutToTile(part, column, row)),
      }
    }
  }
}

/** Tiles overlap a little: the steps of a line inside its tile, each as a line of its own; a point as it is. */
function cutToTile(part: WorldPoint[], column: number, row: number): WorldPoint[][] {
  const [left, top] = [column * TILE, row * TILE]
  if (part.length === 1) {
    const [x, y] = part[0]!
    return x >= left && x < left + TILE && y >= top && y < top + TILE ? [part] : []
  }
  return part.slice(1).flatMap((end, at) => {
    const step = cutStep(part[at]!, end, [left, top])
    return step ? [step] : []
  })
}

/** The part of a step inside the tile at `corner` (Liang and Barsky, 1984); null if there is none. */
function cutStep([x, y]: WorldPoint, [toX, toY]: WorldPoint, [left, top]: WorldPoint): WorldPoint[] | null {
  const [across, down] = [toX - x, toY - y]
  let [from, to] = [0, 1]
  for (const [slope, room] of [
    [-across, x - left],
    [across, left + TILE - x],
    [-down, y - top],
    [down, top + TILE - y],
  ] as const) {
    if (slope === 0 && room < 0) return null
    if (slope < 0) from = Math.max(from, room / slope)
    if (slope > 0) to = Math.min(to, room / slope)
  }
  if (from >= to) return null
  const along = (share: number): WorldPoint => [Math.round(x + across * share), Math.round(y + down * share)]
  return [along(from), along(to)]
}
