// What the archives cover: the seven counties and some way beyond them.
import type { MultiPolygon, Polygon } from 'geojson'
import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { BASEMAP_BOUNDS } from '#content/basemap-archives.ts'

const REGION = new URL('../../public/basemap/region.topo.json', import.meta.url)
/** Kilometers in a degree at this latitude. */
const KM_OF_LNG = 84
const KM_OF_LAT = 111

type Position = number[]

/** The outer rings of the counties. */
const RINGS: readonly Position[][] = readRings()

function readRings(): Position[][] {
  const region = JSON.parse(readFileSync(REGION, 'utf8')) as Topology<{ counties: GeometryCollection }>
  return feature(region, region.objects.counties).features.flatMap(({ geometry }) => {
    const area = geometry as Polygon | MultiPolygon
    return area.type === 'Polygon' ? [area.coordinates[0]!] : area.coordinates.map(([outer]) => outer!)
  })
}

export interface TilePlace {
  z: number
  x: number
  y: number
}

const lngOf = (x: number, z: number) => (x / 2 ** z) * 360 - 180
/** The latitude of a row of tiles, degrees. */
export const latOf = (y: number, z: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI

/** Whether a tile lies in the archives' bounds. */
export function isInBounds({ z, x, y }: TilePlace): boolean {
  const [west, south, east, north] = BASEMAP_BOUNDS
  return lngOf(x + 1, z) >= west && lngOf(x, z) <= east && latOf(y, z) >= south && latOf(y + 1, z) <= north
}

/** Whether a tile lies within so many kilometers of the counties. */
export function isNearCounties({ z, x, y }: TilePlace, km: number): boolean {
  const [byLng, byLat] = [km / KM_OF_LNG, km / KM_OF_LAT]
  const [west, east] = [lngOf(x, z) - byLng, lngOf(x + 1, z) + byLng]
  const [south, north] = [latOf(y + 1, z) - byLat, latOf(y, z) + byLat]
  const isInTile = ([lng = 0, lat = 0]: Position) => lng >= west && lng <= east && lat >= south && lat <= north
  return RINGS.some((ring) => ring.some(isInTile)) || isInCounties((west + east) / 2, (south + north) / 2)
}

const isInCounties = (lng: number, lat: number): boolean =>
  RINGS.some((ring) => {
    let isInside = false
    ring.forEach(([toLng = 0, toLat = 0], index) => {
      const [fromLng = 0, fromLat = 0] = ring.at(index - 1)!
      const crosses = toLat > lat !== fromLat > lat
      if (crosses && lng < ((fromLng - toLng) * (lat - toLat)) / (fromLat - toLat) + toLng) isInside = !isInside
    })
    return isInside
  })
