import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson'
import { feature, mesh, neighbors } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Area = Polygon | MultiPolygon

/** A town or county of the region; `tint` differs from that of every neighbor as far as four tints allow. */
interface AreaProperties {
  name: string
  county?: string
  tint?: number
}

interface Region extends Topology {
  objects: { counties: GeometryCollection<AreaProperties>; towns: GeometryCollection<AreaProperties> }
}

interface Surroundings extends Topology {
  objects: Record<'states' | 'countylines' | 'delaware' | 'statelines', GeometryCollection>
}

/** What the map is drawn from, in degrees, WGS 84. */
export interface Basemap {
  counties: FeatureCollection<Area, AreaProperties>
  towns: FeatureCollection<Area, AreaProperties>
  countyLines: MultiLineString
  townLines: MultiLineString
  /** County borders that run along a river. */
  rivers: MultiLineString
  delaware: FeatureCollection
  roads: FeatureCollection
  states: FeatureCollection
  stateLines: FeatureCollection
  outerCountyLines: FeatureCollection
}

/** Counties whose common border is the Passaic, the Pompton, the Hackensack or the Musconetcong. */
const RIVER_BORDERS = new Set([
  'Essex/Morris',
  'Bergen/Essex',
  'Essex/Hudson',
  'Morris/Passaic',
  'Morris/Warren',
  'Morris/Sussex',
])

/** Fetches the three files of the basemap. Rejects when one can't be had. */
export async function loadBasemap(): Promise<Basemap> {
  const [region, surroundings, roads] = await Promise.all([
    fetchJson<Region>('region.topo.json'),
    fetchJson<Surroundings>('context.topo.json'),
    fetchJson<FeatureCollection>('roads.json'),
  ])
  const { counties, towns } = region.objects
  const outer = surroundings.objects
  return {
    counties: areas(region, counties),
    towns: tinted(areas(region, towns), neighbors(towns.geometries)),
    countyLines: mesh(region, counties, (a, b) => a !== b),
    townLines: mesh(region, towns, (a, b) => a !== b),
    rivers: mesh(region, counties, (a, b) => a !== b && isRiverBorder(a, b)),
    delaware: collection(feature(surroundings, outer.delaware)),
    roads,
    states: collection(feature(surroundings, outer.states)),
    stateLines: collection(feature(surroundings, outer.statelines)),
    outerCountyLines: collection(feature(surroundings, outer.countylines)),
  }
}

async function fetchJson<T>(name: string): Promise<T> {
  const answer = await fetch(`${import.meta.env.BASE_URL}basemap/${name}`)
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
  return (await answer.json()) as T
}

const areas = (region: Region, objects: GeometryCollection<AreaProperties>) =>
  feature(region, objects) as FeatureCollection<Area, AreaProperties>

const collection = (found: FeatureCollection | Feature): FeatureCollection =>
  found.type === 'FeatureCollection' ? found : { type: 'FeatureCollection', features: [found] }

function isRiverBorder(a: unknown, b: unknown): boolean {
  const names = [a, b].map((area) => (area as { properties: AreaProperties }).properties.name)
  return RIVER_BORDERS.has(names.sort().join('/'))
}

/** Gives each town the first tint that none of its neighbors has yet. */
function tinted(towns: Basemap['towns'], neighborsOf: readonly (readonly number[])[]): Basemap['towns'] {
  const tints: number[] = []
  towns.features.forEach((_, place) => {
    const taken = new Set(neighborsOf[place]?.map((neighbor) => tints[neighbor]))
    tints.push([0, 1, 2, 3].find((tint) => !taken.has(tint)) ?? 0)
  })
  const features = towns.features.map((town, place) => ({
    ...town,
    properties: { ...town.properties, tint: tints[place]! },
  }))
  return { ...towns, features }
}
