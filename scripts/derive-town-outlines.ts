import type { Polygon, MultiPolygon, Position } from 'geojson'
/**
 * node scripts/derive-town-outlines.ts: writes src/content/town-outlines.json, the drawing of the 205 towns on /afford and /match,
 * from their outlines in public/basemap/towns.topo.json, and src/content/town-centers.json, their latitudes and longitudes, from
 * src/content/places.json.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { PLACES } from '#content/places.ts'

interface Town {
  name: string
  county: string
}
type Outlines = Topology & { objects: { towns: GeometryCollection<Town> } }

/** Width of the drawing in its own units; a unit is about 140 m. */
const WIDTH = 720
const MARGIN = 6
/** Corners that span less than so many square units are left out. */
const LEAST_AREA = 1

const topology = JSON.parse(await readFile('public/basemap/towns.topo.json', 'utf8')) as Outlines
const outlined = topology.objects.towns

const frame = frameOf(topology)
const place = placing(frame)
topology.arcs = openArcs(topology).map((arc) => simplified(arc.map(place)))
delete topology.transform

const towns = Object.fromEntries(
  (feature(topology, outlined).features as { properties: Town; geometry: Polygon | MultiPolygon }[])
    .map(({ properties: { name, county }, geometry }) => [`${county}/${name}`, areaPath(geometry)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
)
const countyLines = mesh(topology, outlined, (a, b) => a === b || countyOf(a) !== countyOf(b))
const points = topology.arcs.flat()
const height = Math.ceil(Math.max(...points.map(([, y]) => y!)))
const drawing = {
  viewBox: `${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${height + 2 * MARGIN}`,
  frame,
  countyLines: countyLines.coordinates.map((line) => linePath(line)).join(''),
  towns,
}
const centers = PLACES.filter(({ kind, name, county }) => kind === 'town' && `${county}/${name}` in towns)
const lines = centers.map(({ name, county, at }) => `"${county}/${name}": [${at.lat}, ${at.lng}]`)
await writeFile('src/content/town-outlines.json', `${JSON.stringify(drawing, null, 1)}\n`)
await writeFile('src/content/town-centers.json', `{\n${lines.join(',\n')}\n}\n`)
console.log(`${Object.keys(towns).length} towns, ${points.length} points`)

function countyOf(object: unknown): string {
  return (object as { properties: Town }).properties.county
}

/** The arcs in degrees. */
function openArcs({ arcs, transform }: Outlines): Position[][] {
  const { scale, translate } = transform!
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]) => {
      x += dx!
      y += dy!
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

/** How degrees become units: at this size the region is flat. `unit` is the units a degree of longitude has. */
function frameOf(outlines: Outlines) {
  const all = openArcs(outlines).flat()
  const west = Math.min(...all.map(([lng]) => lng!))
  const east = Math.max(...all.map(([lng]) => lng!))
  const north = Math.max(...all.map(([, lat]) => lat!))
  const south = Math.min(...all.map(([, lat]) => lat!))
  const unit = WIDTH / (east - west)
  const stretch = 1 / Math.cos((((north + south) / 2) * Math.PI) / 180)
  return { west, north, unit, stretch }
}

function placing({ west, north, unit, stretch }: ReturnType<typeof frameOf>): (position: Position) => Position {
  return ([lng, lat]) => [(lng! - west) * unit, (north - lat!) * unit * stretch]
}

/** Without its flattest corners (Visvalingam and Whyatt, 1993); neighbors share arcs, so no gap opens between them. */
function simplified(arc: Position[]): Position[] {
  const kept = [...arc]
  while (kept.length > 2) {
    const areas = kept.slice(1, -1).map((point, at) => cornerArea(kept[at]!, point, kept[at + 2]!))
    const least = Math.min(...areas)
    if (least >= LEAST_AREA) break
    kept.splice(areas.indexOf(least) + 1, 1)
  }
  return kept.map((point) => point.map((value) => Math.round(value * 10) / 10))
}

function cornerArea([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): number {
  return Math.abs((bx! - ax!) * (cy! - ay!) - (cx! - ax!) * (by! - ay!)) / 2
}

function areaPath({ type, coordinates }: Polygon | MultiPolygon): string {
  const rings = type === 'Polygon' ? coordinates : coordinates.flat()
  return rings
    .filter((ring) => ring.length > 3)
    .map((ring) => `${linePath(ring.slice(0, -1))}z`)
    .join('')
}

/** 'M1 2l3 4-1 2': the first point, then the steps. Whole tenths keep their sums exact. */
function linePath(line: Position[]): string {
  const tenths = line.map((point) => point.map((value) => Math.round(value * 10)))
  const steps = tenths.slice(1).map(([x, y], at) => stepText(x! - tenths[at]![0]!, y! - tenths[at]![1]!))
  const [x, y] = tenths[0]!
  return `M${stepText(x!, y!)}l${steps.join(' ').replaceAll(' -', '-')}`
}

function stepText(x: number, y: number): string {
  return `${x / 10} ${y / 10}`.replace(' -', '-')
}
