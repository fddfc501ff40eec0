import type { MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { townKey, type TownKey } from '#domain/geo/town.ts'
import { worldPoint, type WorldPoint } from './archive-features.ts'

interface TownProperties {
  name: string
  county: string
}

/** public/basemap/towns.topo.json. */
export type TownOutlines = Topology & { objects: { towns: GeometryCollection<TownProperties> } }

interface TownArea {
  key: TownKey
  rings: WorldPoint[][]
  box: { west: number; north: number; east: number; south: number }
}

/** Towns that overlap a cell of this width are looked through for its points; about 1.8 km. */
const CELL = 4096

/** Which town a point lies in; null outside all of them. */
export function townFinder(outlines: TownOutlines): {
  towns: TownKey[]
  townAt: (point: WorldPoint) => TownKey | null
} {
  const areas = feature(outlines, outlines.objects.towns).features.map(townArea)
  const cells = new Map<string, TownArea[]>()
  const townAt = (point: WorldPoint) => {
    const [column, row] = point.map((value) => Math.floor(value / CELL)) as [number, number]
    const cell = `${column} ${row}`
    if (!cells.has(cell))
      cells.set(
        cell,
        areas.filter(({ box }) => overlaps(box, column * CELL, row * CELL)),
      )
    return cells.get(cell)!.find(({ rings }) => contains(rings, point))?.key ?? null
  }
  return { towns: areas.map(({ key }) => key).sort(), townAt }
}

function townArea({ geometry, properties }: { geometry: unknown; properties: TownProperties }): TownArea {
  const shape = geometry as Polygon | MultiPolygon
  const rings = (shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat()).map((ring) =>
    ring.map(([lng = 0, lat = 0]) => worldPoint(lng, lat)),
  )
  const [xs, ys] = [0, 1].map((axis) => rings.flat().map((point) => point[axis]!)) as [number[], number[]]
  const box = { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) }
  return { key: townKey(properties.name, properties.county), rings, box }
}

const overlaps = ({ west, north, east, south }: TownArea['box'], left: number, top: number): boolean =>
  west < left + CELL && east > left && north < top + CELL && south > top

/** The even-odd rule. */
function contains(rings: WorldPoint[][], [x, y]: WorldPoint): boolean {
  let inside = false
  for (const ring of rings) {
    let [beforeX, beforeY] = ring.at(-1)!
    for (const [atX, atY] of ring) {
      if (atY > y !== beforeY > y && x < ((beforeX - atX) * (y - atY)) / (beforeY - atY) + atX) inside = !inside
      ;[beforeX, beforeY] = [atX, atY]
    }
  }
  return inside
}
