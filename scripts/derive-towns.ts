/**
 * Writes public/basemap/towns.topo.json, the outlines of the 205 towns, from those of New Jersey's municipalities as TopoJSON
 * (OpenStreetMap contributors, ODbL 1.0; object `munis` with `id`, the Census GEOID, `name` and `county`):
 *
 *     node scripts/derive-towns.ts municipalities.topo.json
 *
 * Then derive what follows from it: derive-town-outlines.ts, derive-town-views.ts and derive-town-neighbors.ts.
 */
import { readFile, writeFile } from 'node:fs/promises'
import type { GeometryCollection, Topology } from 'topojson-specification'

interface Municipality {
  id: string
  name: string
  county: string
}
type Municipalities = Topology & { objects: { munis: GeometryCollection<Municipality> } }

const [path] = process.argv.slice(2)
if (!path) throw new Error('Name the TopoJSON file of the municipalities.')
const {
  objects: { munis },
  ...shared
} = JSON.parse(await readFile(path, 'utf8')) as Municipalities

const geometries = munis.geometries.map(({ properties, ...geometry }) => {
  const { id, name, county } = properties as Municipality
  return { ...geometry, id, properties: { name, county } }
})
const towns = { ...shared, objects: { towns: { type: 'GeometryCollection', geometries } } }
await writeFile('public/basemap/towns.topo.json', `${JSON.stringify(towns)}\n`)
console.log(`${geometries.length} towns`)
