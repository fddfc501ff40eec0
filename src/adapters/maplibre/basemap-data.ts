import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson'
import { feature, merge, mesh, neighbors } from 'topojson-client'
import type {
  GeometryCollection,
  MultiPolygon as TopoMultiPolygon,
  Polygon as TopoPolygon,
  Topology,
} from 'topojson-specification'
import { MAP_TIMEOUT_MS } from '#ports/browser/map-view.ts'

type Area = Polygon | MultiPolygon

/** A town or county of the region; neighbors have different tints as far as four tints allow. */
interface AreaProperties {
  name: string
  county?: string
  tint?: number
}

interface Region extends Topology {
  objects: { counties: GeometryCollection<AreaProperties> }
}

interface Towns extends Topology {
  objects: { towns: GeometryCollection<AreaProperties> }
}

interface Context extends Topology {
  objects: Record<'states' | 'countylines' | 'delaware' | 'statelines', GeometryCollection>
}

/** The built-in map's data, degrees, WGS 84. */
export interface Basemap {
  counties: FeatureCollection<Area, AreaProperties>
  towns: FeatureCollection<Area, AreaProperties>
  /** Borders between counties, except along rivers. */
  countyLines: MultiLineString
  /** Borders between two towns of a county. */
  townLines: MultiLineString
  /** County borders that run along a river. */
  rivers: MultiLineString
  /** Rivers outside the region, as lines: the Delaware and the upper Hudson. */
  outerRivers: FeatureCollection
  states: FeatureCollection
  /** What the states leave: towns and counties end in the middle of a river, and so do their tints without it. */
  waters: MultiPolygon
  stateLines: FeatureCollection
  outerCountyLines: FeatureCollection
}

/** Counties divided by the Passaic, the Pequannock or the Musconetcong. */
const RIVER_BORDERS = new Set([
  'Essex/Morris',
  'Bergen/Essex',
  'Essex/Hudson',
  'Morris/Passaic',
  'Morris/Warren',
  'Morris/Sussex',
])

const FRAME = [
  [-80, 36],
  [-69, 36],
  [-69, 45],
  [-80, 45],
  [-80, 36],
]

/** Drawn by hand, accurate to about a kilometer. */
const UPPER_HUDSON: readonly (readonly [lng: number, lat: number])[] = [
  [-73.95, 41.235],
  [-73.965, 41.275],
  [-73.945, 41.29],
  [-73.98, 41.32],
  [-73.958, 41.37],
  [-73.952, 41.4],
  [-73.968, 41.43],
  [-73.985, 41.46],
  [-74.002, 41.5],
  [-73.985, 41.54],
  [-73.955, 41.58],
  [-73.945, 41.65],
  [-73.942, 41.71],
  [-73.938, 41.77],
  [-73.955, 41.84],
  [-73.957, 41.92],
  [-73.915, 42.0],
  [-73.915, 42.08],
  [-73.868, 42.16],
  [-73.802, 42.25],
  [-73.775, 42.36],
  [-73.765, 42.5],
]

/** What is drawn in place of the streets archive. */
export interface MainRoads {
  /** `cls` 1 is a motorway, 2 another highway; `kind` i interstate, p parkway, n other; `ref` its number or ''. */
  mainRoads: FeatureCollection
  /** `class` rail, light_rail, subway, monorail. */
  railways: FeatureCollection
}

/** Fetches the outlines, borders and shores. Rejects if a file fails or takes longer than the map load timeout. */
export async function loadBasemap(): Promise<Basemap> {
  const [region, outlines, context] = await Promise.all([
    fetchJson<Region>('region.topo.json'),
    fetchJson<Towns>('towns.topo.json'),
    fetchJson<Context>('context.topo.json'),
  ])
  const { counties } = region.objects
  const { towns } = outlines.objects
  const outer = context.objects
  return {
    counties: areas(region, counties),
    towns: tinted(areas(outlines, towns), neighbors(towns.geometries)),
    countyLines: mesh(region, counties, (a, b) => a !== b && !RIVER_BORDERS.has(borderName(a, b))),
    townLines: mesh(outlines, towns, (a, b) => a !== b && countyOf(a) === countyOf(b)),
    rivers: mesh(region, counties, (a, b) => a !== b && RIVER_BORDERS.has(borderName(a, b))),
    outerRivers: withUpperHudson(collection(feature(context, outer.delaware))),
    states: collection(feature(context, outer.states)),
    waters: watersOf(merge(context, outer.states.geometries as (TopoPolygon | TopoMultiPolygon)[])),
    stateLines: collection(feature(context, outer.statelines)),
    outerCountyLines: collection(feature(context, outer.countylines)),
  }
}

/** Fetches the main roads and railways. Rejects as `loadBasemap` does. */
export async function loadMainRoads(): Promise<MainRoads> {
  const [highways, railways] = await Promise.all([
    fetchJson<Topology<{ highways: GeometryCollection }>>('highways.topo.json'),
    fetchJson<Topology<{ railways: GeometryCollection }>>('railways.topo.json'),
  ])
  return {
    mainRoads: collection(feature(highways, highways.objects.highways)),
    railways: collection(feature(railways, railways.objects.railways)),
  }
}

async function fetchJson<T>(name: string): Promise<T> {
  const answer = await fetch(`${import.meta.env.BASE_URL}basemap/${name}`, {
    signal: AbortSignal.timeout(MAP_TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`${name} responded with ${answer.status}`)
  return (await answer.json()) as T
}

const areas = (region: Topology, objects: GeometryCollection<AreaProperties>) =>
  feature(region, objects) as FeatureCollection<Area, AreaProperties>

const collection = (found: FeatureCollection | Feature): FeatureCollection =>
  found.type === 'FeatureCollection' ? found : { type: 'FeatureCollection', features: [found] }

const countyOf = (area: unknown): string | undefined => (area as { properties: AreaProperties }).properties.county

/** A frame wider than the map with the land as its holes, and the lakes in the land. */
function watersOf(land: MultiPolygon): MultiPolygon {
  const shores = land.coordinates.map(([shore]) => shore!)
  const lakes = land.coordinates.flatMap(([, ...holes]) => holes.map((hole) => [hole]))
  return { type: 'MultiPolygon', coordinates: [[FRAME, ...shores], ...lakes] }
}

/** 'Essex/Morris' for the border of these counties, in either order. */
const borderName = (a: unknown, b: unknown): string =>
  [a, b]
    .map((area) => (area as { properties: AreaProperties }).properties.name)
    .sort()
    .join('/')

const withUpperHudson = ({ features }: FeatureCollection): FeatureCollection => {
  const geometry = { type: 'LineString' as const, coordinates: UPPER_HUDSON.map((position) => [...position]) }
  return { type: 'FeatureCollection', features: [...features, { type: 'Feature', properties: {}, geometry }] }
}

/** Gives each town the first tint that no neighbor has yet. */
function tinted(towns: Basemap['towns'], neighborsOf: readonly (readonly number[])[]): Basemap['towns'] {
  const tints: number[] = []
  towns.features.forEach((_, index) => {
    const taken = new Set(neighborsOf[index]?.map((neighbor) => tints[neighbor]))
    tints.push([0, 1, 2, 3].find((tint) => !taken.has(tint)) ?? 0)
  })
  const features = towns.features.map((town, index) => ({
    ...town,
    properties: { ...town.properties, tint: tints[index]! },
  }))
  return { ...towns, features }
}
