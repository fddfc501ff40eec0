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
  /** Every known border of a town that isn't one of a county too. */
  townLines: MultiLineString
  /** County borders that run along a river, with its `name`. */
  rivers: FeatureCollection<MultiLineString, { name: string }>
  delaware: FeatureCollection
  roads: FeatureCollection
  states: FeatureCollection
  stateLines: FeatureCollection
  outerCountyLines: FeatureCollection
}

/** Rivers that part two counties for most of their way. */
const RIVER_BORDERS: Readonly<Record<string, readonly string[]>> = {
  'Passaic River': ['Essex/Morris', 'Bergen/Essex', 'Essex/Hudson'],
  'Pequannock River': ['Morris/Passaic'],
  'Musconetcong River': ['Morris/Warren', 'Morris/Sussex'],
}

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
    townLines: townLines(region),
    rivers: { type: 'FeatureCollection', features: Object.keys(RIVER_BORDERS).map((name) => river(region, name)) },
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

/** Half of the towns' neighbors have no outline: a border with those is known to one side only. */
function townLines(region: Region): MultiLineString {
  const { counties, towns } = region.objects
  const ofCounties = new Set(arcsOf(counties))
  const arcs = [...new Set(arcsOf(towns))].filter((arc) => !ofCounties.has(arc)).map((arc) => [arc])
  return feature(region, { type: 'MultiLineString', arcs }).geometry
}

/** The pieces of line areas are made of; one that is gone along backwards has the complement of its number. */
const arcsOf = ({ geometries }: GeometryCollection): number[] =>
  geometries
    .flatMap((shape) => ('arcs' in shape ? (shape.arcs as number[][]).flat(3) : []))
    .map((arc) => (arc < 0 ? ~arc : arc))

function river(region: Region, name: string): Feature<MultiLineString, { name: string }> {
  const isOn = (a: unknown, b: unknown) => {
    const names = [a, b].map((area) => (area as { properties: AreaProperties }).properties.name)
    return RIVER_BORDERS[name]!.includes(names.sort().join('/'))
  }
  return { type: 'Feature', properties: { name }, geometry: mesh(region, region.objects.counties, isOn) }
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
