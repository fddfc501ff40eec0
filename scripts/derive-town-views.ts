/**
 * node scripts/derive-town-views.ts: writes the view of each town, the box around its outline in
 * public/basemap/towns.topo.json, into src/content/place-views.json.
 */
import type { MultiPolygon, Polygon } from 'geojson'
import { readFile, writeFile } from 'node:fs/promises'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { roundedDegrees } from '#domain/geo/degrees.ts'
import { boundsAround } from '#domain/geo/geo.ts'
import { townKey } from '#domain/geo/town.ts'

type Towns = Topology & { objects: { towns: GeometryCollection<{ name: string; county: string }> } }

interface Row {
  kind: 'town' | 'hamlet' | 'zip' | 'county'
  name: string
  county: string
}

interface View {
  bounds: number[] | null
  population: number | null
}

const VIEWS = 'src/content/place-views.json'
const topology = await readJson<Towns>('public/basemap/towns.topo.json')
const rows = await readJson<Row[]>('src/content/places.json')
/** One for each row, in their order. */
const views = await readJson<View[]>(VIEWS)

const boxes = new Map(
  feature(topology, topology.objects.towns).features.map(({ properties: { name, county }, geometry }) => [
    townKey(name, county),
    boxAround(geometry as Polygon | MultiPolygon),
  ]),
)
rows.forEach(({ kind, name, county }, row) => {
  if (kind === 'town') views[row]!.bounds = boxes.get(townKey(name, county))!
})
await writeFile(VIEWS, `[\n${views.map((view) => JSON.stringify(view)).join(',\n')}\n]\n`)

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T
}

function boxAround({ type, coordinates }: Polygon | MultiPolygon): number[] {
  const points = (type === 'Polygon' ? coordinates : coordinates.flat()).flat()
  const { west, south, east, north } = boundsAround(points.map(([lng = 0, lat = 0]) => ({ lat, lng })))
  return [west, south, east, north].map(roundedDegrees)
}
