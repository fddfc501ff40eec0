import type { MultiPolygon, Polygon, Position } from 'geojson'
import { readFile } from 'node:fs/promises'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { isInside, type LatLng, type Ring } from '#domain/geo/geo.ts'
import { townKey, type TownKey } from '#domain/geo/town.ts'

interface Town {
  name: string
  county: string
}
type Outlines = Topology & { objects: { towns: GeometryCollection<Town> } }

/** Which town of the seven counties a point lies in, by the outlines that the map draws; null outside. */
export async function readTownAt(path: string): Promise<(at: LatLng) => TownKey | null> {
  const topology = JSON.parse(await readFile(path, 'utf8')) as Outlines
  const { features } = feature(topology, topology.objects.towns)
  const towns = features.map(({ properties: { name, county }, geometry }) => ({
    key: townKey(name, county),
    areas: areasOf(geometry as Polygon | MultiPolygon),
  }))
  return (at) => towns.find(({ areas }) => areas.some((rings) => isIn(at, rings)))?.key ?? null
}

const areasOf = (geometry: Polygon | MultiPolygon): Ring[][] =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map((rings) => rings.map(ringOf))

const ringOf = (ring: Position[]): Ring => ring.map(([lng, lat]) => ({ lat: lat!, lng: lng! }))

/** Within the first ring and in none of its holes. */
const isIn = (at: LatLng, [outer, ...holes]: readonly Ring[]): boolean =>
  isInside(at, outer!) && !holes.some((hole) => isInside(at, hole))
