/**
 * node scripts/derive-town-neighbors.ts: writes src/content/town-neighbors.json, for each town those that share a piece of
 * border with it, from the outlines in public/basemap/towns.topo.json. A border in the middle of a river counts.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { neighbors } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { townKey, type TownKey } from '#domain/geo/town.ts'

interface Town {
  name: string
  county: string
}
type Towns = Topology & { objects: { towns: GeometryCollection<Town> } }

const { towns } = (JSON.parse(await readFile('public/basemap/towns.topo.json', 'utf8')) as Towns).objects
const keys = towns.geometries.map(({ properties }) => keyOf(properties as Town))
const neighborsOf = neighbors(towns.geometries).map((indexes) => indexes.map((index) => keys[index]!).toSorted(byCode))

const rows = keys.map((key, index) => `${JSON.stringify(key)}:${JSON.stringify(neighborsOf[index])}`).toSorted(byCode)
await writeFile('src/content/town-neighbors.json', `{\n${rows.join(',\n')}\n}\n`)
console.log(`${keys.length} towns, ${neighborsOf.flat().length / 2} borders`)

function keyOf({ name, county }: Town): TownKey {
  return townKey(name, county)
}

function byCode(a: string, b: string): number {
  return a < b ? -1 : 1
}
