/**
 * node scripts/derive-town-drawings.ts: writes src/content/town-drawings/, the maps on the pages of the towns and counties, from
 * public/basemap/ (OpenStreetMap contributors, ODbL 1.0). What kind a town is of (borough, township) stays as the files have it.
 */
import type { Position } from 'geojson'
import { readFile, writeFile } from 'node:fs/promises'
import { neighbors } from 'topojson-client'
import type { GeometryCollection, LineString, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { COUNTIES } from '#domain/geo/county.ts'
import { townKey, type TownKey } from '#domain/geo/town.ts'
import {
  COUNTY_DRAWING_WIDTH,
  TOWN_DRAWING,
  type CountyDrawing,
  type DrawnCounty,
  type TownDrawing,
} from '#domain/town/town-drawing.ts'
import { clippedLine, clippedRing, pathOf, roomiestPoint, simplified, type Rectangle } from './drawing-geometry.ts'

interface Town {
  name: string
  county: string
}
/** Of a railway or of a road. */
interface LineKind {
  class?: string
  name?: string
  cls?: number
}
type Area = (Polygon<Town> | MultiPolygon<Town>) & { properties: Town }

/** Share of the drawing that the town may fill. */
const FILL = 0.76
/** Corners that span less than so many square units are left out: of the town itself, and of what lies around it. */
const [LEAST_AREA, LEAST_AREA_AROUND] = [2, 10]
/** Shorter pieces of a line are left out, units. */
const LEAST_LENGTH = 8
/** What lies so far outside the frame is drawn, so that no line along it shows. */
const BLEED = 8
/** Motorways and the next class of roads. */
const SMALLEST_ROADS = 2

const towns = await readTopology('towns')
const areas = (towns.objects['towns'] as GeometryCollection<Town>).geometries as Area[]
const kinds = await readKinds()
const touching = neighbors(areas)
const railways = await readLines('railways', (rail) => rail.class !== 'subway' || rail.name === 'PATH')
const highways = await readLines('highways', ({ cls = Infinity }) => cls <= SMALLEST_ROADS)

for (const county of COUNTIES) {
  const rows = areas.flatMap((area, row) => (area.properties.county === county ? [row] : []))
  const drawn: DrawnCounty = {
    county: countyDrawing(rows),
    towns: byKey(rows, townDrawing),
  }
  const text = JSON.stringify(drawn).replaceAll(/"[A-Z][a-z]+\/[^"]+":\{/g, '\n$&')
  await writeFile(fileOf(county), `${text}\n`)
  console.log(`${county}: ${rows.length} towns, ${Math.round(text.length / 1000)} kB`)
}

function fileOf(county: string): string {
  return `src/content/town-drawings/${county.toLowerCase()}.json`
}

function byKey<T>(rows: readonly number[], drawing: (row: number) => T): Record<TownKey, T> {
  return Object.fromEntries(
    rows.map((row) => [keyOf(row), drawing(row)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function keyOf(row: number): TownKey {
  const { name, county } = areas[row]!.properties
  return townKey(name, county)
}

function townDrawing(row: number): TownDrawing {
  const frame = frameAround([row], TOWN_DRAWING, FILL)
  const ringsOf = drawnRings(frame, LEAST_AREA_AROUND)
  const cut = (other: number) =>
    ringsOf(other)
      .map((ring) => clippedRing(ring, frame.bleed))
      .filter((ring) => ring.length > 3)
  const others = areas.flatMap((_, other) => (other !== row && cut(other).length > 0 ? [other] : []))
  return {
    kind: kinds.get(keyOf(row))!,
    frame: frame.degrees,
    outline: drawnRings(frame, LEAST_AREA)(row).map(ringPath).join(''),
    land: others.flatMap(cut).map(ringPath).join(''),
    roads: linesPath(highways, frame),
    rails: linesPath(railways, frame),
    names: others
      .filter((other) => touching[row]!.includes(other))
      .flatMap((other) => {
        const { name } = areas[other]!.properties
        const found = roomiestPoint(cut(other), { width: name.length * 8.4, height: 18 }, TOWN_DRAWING)
        return found?.fits ? [{ name, at: found.at }] : []
      }),
  }
}

function countyDrawing(rows: readonly number[]): CountyDrawing {
  const height = countyHeight(rows)
  const frame = frameAround(rows, { width: COUNTY_DRAWING_WIDTH, height }, 1)
  const ringsOf = drawnRings(frame, LEAST_AREA)
  return {
    height,
    towns: byKey(rows, (row) => {
      const rings = ringsOf(row)
      const box = { width: areas[row]!.properties.name.length * 6.6, height: 14 }
      const found = roomiestPoint(rings, box, { width: COUNTY_DRAWING_WIDTH, height })
      // A name that has no room within its town may still stand over it.
      const at = found?.at ?? middleOf(rings)
      return { outline: rings.map(ringPath).join(''), at, fits: found?.fits ?? false }
    }),
  }
}

/** The middle of an area's extent. */
function middleOf(rings: readonly Position[][]): [number, number] {
  const middle = (axis: number): number => {
    const values = rings.flat().map((point) => point[axis]!)
    return Math.round((Math.min(...values) + Math.max(...values)) / 2)
  }
  return [middle(0), middle(1)]
}

interface Frame {
  /** West, south, east, north. */
  degrees: number[]
  /** From degrees to units: at this size a county is flat. */
  place: (position: Position) => Position
  bleed: Rectangle
}

function frameAround(
  rows: readonly number[],
  { width, height }: { width: number; height: number },
  fill: number,
): Frame {
  const { west, south, east, north, stretch } = extentOf(rows)
  const unit = Math.max((east - west) / width, ((north - south) * stretch) / height) / fill
  const [lng, lat] = [(west + east) / 2, (south + north) / 2]
  const [left, top] = [lng - (unit * width) / 2, lat + (unit * height) / stretch / 2]
  const place = ([x, y]: Position): Position => [(x! - left) / unit, ((top - y!) * stretch) / unit]
  const degrees = [left, top - (unit * height) / stretch, left + unit * width, top].map((value) =>
    Number(value.toFixed(5)),
  )
  return { degrees, place, bleed: { low: [-BLEED, -BLEED], high: [width + BLEED, height + BLEED] } }
}

function countyHeight(rows: readonly number[]): number {
  const { west, south, east, north, stretch } = extentOf(rows)
  return Math.round((COUNTY_DRAWING_WIDTH * (north - south) * stretch) / (east - west))
}

function extentOf(rows: readonly number[]) {
  const points = rows.flatMap((row) =>
    arcRings(row)
      .flat()
      .flatMap((arc) => towns.arcs[arc < 0 ? ~arc : arc]!),
  )
  const [lngs, lats] = [points.map(([lng]) => lng!), points.map(([, lat]) => lat!)]
  const [west, east, south, north] = [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)]
  return { west, south, east, north, stretch: 1 / Math.cos((((north + south) / 2) * Math.PI) / 180) }
}

/** The arcs of each ring; a negative number is an arc backwards. */
function arcRings(row: number): number[][] {
  const area = areas[row]!
  return area.type === 'Polygon' ? area.arcs : area.arcs.flat()
}

/** The rings of a town in units. Neighbors share the simplified arcs, so that no gap opens between them. */
function drawnRings({ place }: Frame, leastArea: number): (row: number) => Position[][] {
  const drawn = new Map<number, Position[]>()
  const arcOf = (arc: number): Position[] => {
    const known = drawn.get(arc)
    if (known) return known
    const line = simplified(towns.arcs[arc]!.map(place), leastArea)
    drawn.set(arc, line)
    return line
  }
  return (row) =>
    arcRings(row).map((arcs) =>
      arcs.flatMap((arc, at) => (arc < 0 ? arcOf(~arc).toReversed() : arcOf(arc)).slice(at === 0 ? 0 : 1)),
    )
}

function ringPath(ring: readonly Position[]): string {
  const path = pathOf(ring.slice(0, -1))
  return path && `${path}z`
}

function linesPath(lines: readonly Position[][], { place, bleed }: Frame): string {
  return lines
    .flatMap((line) => clippedLine(line.map(place), bleed))
    .map((line) => simplified(line, LEAST_AREA_AROUND))
    .filter((line) => lengthOf(line) >= LEAST_LENGTH)
    .map(pathOf)
    .join('')
}

function lengthOf(line: readonly Position[]): number {
  return line.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x! - line[at]![0]!, y! - line[at]![1]!), 0)
}

async function readKinds(): Promise<Map<TownKey, TownDrawing['kind']>> {
  const files = await Promise.all(COUNTIES.map((county) => readFile(fileOf(county), 'utf8')))
  const drawn = files.flatMap((text) => Object.entries((JSON.parse(text) as DrawnCounty).towns))
  return new Map(drawn.map(([town, { kind }]) => [town as TownKey, kind]))
}

async function readTopology(name: string): Promise<Topology> {
  const topology = JSON.parse(await readFile(`public/basemap/${name}.topo.json`, 'utf8')) as Topology
  const { scale, translate } = topology.transform!
  topology.arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]) => {
      x += dx!
      y += dy!
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
  return topology
}

async function readLines(name: string, wanted: (properties: LineKind) => boolean): Promise<Position[][]> {
  const { arcs, objects } = await readTopology(name)
  const lines = (objects[name] as GeometryCollection<LineKind>).geometries as LineString<LineKind>[]
  return lines
    .filter(({ properties }) => wanted(properties!))
    .map((line) =>
      line.arcs.flatMap((arc, at) => (arc < 0 ? arcs[~arc]!.toReversed() : arcs[arc]!).slice(at === 0 ? 0 : 1)),
    )
}
