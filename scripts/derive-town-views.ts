import type { MultiPolygon, Polygon } from 'geojson'
/**
 * node scripts/derive-town-views.ts: for each town without an outline in `public/basemap/`, writes the view in which it is
 * shown into `src/content/place-views.json`. A view is the box around what the outlines of its county leave over and what
 * is nearer to its point than to that of another such town, in one piece: where the town must be, not where it ends.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { roundedDegrees } from '#domain/geo/degrees.ts'
import { boundsAround, isInside, isWithin, widened, type Bounds, type LatLng, type Ring } from '#domain/geo/geo.ts'

/** Degrees between two places that are looked at: some 170 m from west to east, 220 m from south to north. */
const STEP = 0.002
/** How much longer a degree of latitude is here than one of longitude. */
const STRETCH = 1 / Math.cos((40.95 * Math.PI) / 180)

/** Some more is shown on every side, for the real town may reach farther: a share of the box. */
const MARGIN = 0.1

interface Row {
  kind: 'town' | 'hamlet' | 'zip' | 'county'
  name: string
  county: string
  at: [lng: number, lat: number]
}

interface View {
  bounds: number[] | null
  population: number | null
}

interface Region extends Topology {
  objects: Record<'counties' | 'towns', GeometryCollection<{ name: string; county?: string }>>
}

interface Area {
  name: string
  county: string
  rings: Ring[]
  bounds: Bounds
}

const VIEWS = pathOf('../src/content/place-views.json')
const region = JSON.parse(readFileSync(pathOf('../public/basemap/region.topo.json'), 'utf8')) as Region
const rows = JSON.parse(readFileSync(pathOf('../src/content/places.json'), 'utf8')) as Row[]
/** One for each row, in their order. */
const views = JSON.parse(readFileSync(VIEWS, 'utf8')) as View[]
const counties = areasOf('counties')
const towns = rows.filter(({ kind }) => kind === 'town')
const isSame = (a: { name: string; county: string }) => (b: { name: string; county: string }) =>
  a.name === b.name && a.county === b.county
// Villages are parts of the towns whose outlines aren't known.
const outlined = areasOf('towns').filter((area) => towns.some(isSame(area)))

for (const county of counties) {
  const open = towns.filter((town) => town.county === county.name && !outlined.some(isSame(town)))
  const known = outlined.filter((area) => area.county === county.name)
  for (const [town, places] of sharedOut(leftOver(county, known), open)) {
    const { west, south, east, north } = widened(boundsAround([...inOnePiece(places, town), pointOf(town)]), MARGIN)
    const view = views[rows.indexOf(town)]!
    view.bounds = [west, south, east, north].map(roundedDegrees)
    console.log(`${county.name}/${town.name}: ${places.length} places, ${view.bounds.join(' ')}`)
  }
}
writeFileSync(VIEWS, `[\n${views.map((view) => JSON.stringify(view)).join(',\n')}\n]\n`)

function pathOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

function areasOf(object: 'counties' | 'towns'): Area[] {
  return feature(region, region.objects[object]).features.map(({ properties: { name, county }, geometry }) => {
    const shape = geometry as Polygon | MultiPolygon
    const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
    const rings = polygons.flat().map((ring) => ring.slice(1).map(([lng = 0, lat = 0]) => ({ lat, lng })))
    return { name, county: county ?? name, rings, bounds: boundsAround(rings.flat()) }
  })
}

function holds({ rings, bounds }: Area, at: LatLng): boolean {
  return isWithin(at, bounds) && rings.filter((ring) => isInside(at, ring)).length % 2 === 1
}

function pointOf({ at: [lng, lat] }: Row): LatLng {
  return { lat, lng }
}

function leftOver(county: Area, known: readonly Area[]): LatLng[] {
  const { west, south, east, north } = county.bounds
  const left: LatLng[] = []
  for (let lat = south; lat <= north; lat += STEP) {
    for (let lng = west; lng <= east; lng += STEP) {
      const at = { lat, lng }
      if (holds(county, at) && !known.some((area) => holds(area, at))) left.push(at)
    }
  }
  return left
}

function distance(a: LatLng, b: LatLng): number {
  return Math.hypot(a.lng - b.lng, (a.lat - b.lat) * STRETCH)
}

function nearest<Item>(items: readonly Item[], far: (item: Item) => number): Item {
  return items.reduce((best, item) => (far(item) < far(best) ? item : best))
}

/** Each place to the town whose point is nearest. */
function sharedOut(places: readonly LatLng[], open: readonly Row[]): Map<Row, LatLng[]> {
  const shares = new Map<Row, LatLng[]>(open.map((town) => [town, []]))
  for (const place of places) {
    shares.get(nearest(open, (town) => distance(place, pointOf(town))))?.push(place)
  }
  return shares
}

/** Those of some places that hang together with the one nearest to the town's point. */
function inOnePiece(places: readonly LatLng[], town: Row): LatLng[] {
  const keyOf = ({ lat, lng }: LatLng) => `${Math.round(lat / STEP)}/${Math.round(lng / STEP)}`
  const left = new Map(places.map((place) => [keyOf(place), place]))
  const piece = [nearest(places, (place) => distance(place, pointOf(town)))]
  left.delete(keyOf(piece[0]!))
  for (const { lat, lng } of piece) {
    for (const [up, across] of [
      [STEP, 0],
      [-STEP, 0],
      [0, STEP],
      [0, -STEP],
    ] as const) {
      const key = keyOf({ lat: lat + up, lng: lng + across })
      const next = left.get(key)
      if (!next) continue
      left.delete(key)
      piece.push(next)
    }
  }
  return piece
}
