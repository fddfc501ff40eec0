import type { Feature, Geometry, MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { GAZETTEER } from '#content/gazetteer.ts'
import { boundsAround, type Bounds, type Ring } from '#domain/geo/geo.ts'
import type { PlaceKind } from '#domain/geo/place.ts'
import { foldTown, townKey } from '#domain/geo/town.ts'
import { MAP_TIMEOUT_MS } from '#ports/browser/map-view.ts'

/** A town or village; a null `town` means the whole county. */
export interface MapRegion {
  town: string | null
  county: string
}

interface AreaProperties {
  name: string
  county?: string
}

type Areas<Name extends string> = Topology & { objects: Record<Name, GeometryCollection<AreaProperties>> }

/** Fetches an area file once; a failed fetch is tried again by the next call. */
function areaFile<Name extends string>(name: string): () => Promise<Areas<Name>> {
  let file: Promise<Areas<Name>> | undefined
  return () =>
    (file ??= fetchAreas<Name>(name).catch((error: unknown) => {
      file = undefined
      throw error
    }))
}

const towns = areaFile<'towns'>('towns.topo.json')
const region = areaFile<'counties' | 'villages'>('region.topo.json')

/** Where a town or county is. */
export interface RegionShape {
  /** Its outlines; empty for a village whose outline is unknown. */
  rings: Ring[]
  /** The box around the outlines, or the gazetteer's box for the town; null if neither is known. */
  bounds: Bounds | null
}

/** The shape of a town, village or county, from the built-in map's data. Rejects if that doesn't load within 15 s. */
export async function regionShape({ town, county }: MapRegion): Promise<RegionShape> {
  const isWanted = (place: AreaProperties) =>
    town === null
      ? place.name === county
      : foldTown(townKey(place.name, place.county ?? '')) === foldTown(townKey(town, county))
  const known = town === null ? undefined : GAZETTEER.find(({ kind, ...place }) => isTown(kind) && isWanted(place))
  const rings = (await areasFor(town, known?.kind))
    .filter(({ properties }) => isWanted(properties))
    .flatMap(({ geometry }) => ringsOf(geometry as Polygon | MultiPolygon))
  return { rings, bounds: rings.length > 0 ? boundsAround(rings.flat()) : (known?.bounds ?? null) }
}

const isTown = (kind: PlaceKind): boolean => kind === 'town' || kind === 'hamlet'

/** The features among which a place's outline is: only its file is fetched. */
async function areasFor(
  town: string | null,
  kind: PlaceKind | undefined,
): Promise<Feature<Geometry, AreaProperties>[]> {
  if (kind === 'town') {
    const data = await towns()
    return feature(data, data.objects.towns).features
  }
  if (town !== null && kind !== 'hamlet') return []
  const data = await region()
  return feature(data, town === null ? data.objects.counties : data.objects.villages).features
}

/** GeoJSON repeats a ring's first point at its end; ours doesn't. */
const ringsOf = (shape: Polygon | MultiPolygon): Ring[] =>
  (shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat()).map((ring) =>
    ring.slice(1).map(([lng = 0, lat = 0]) => ({ lat, lng })),
  )

async function fetchAreas<Name extends string>(name: string): Promise<Areas<Name>> {
  const answer = await fetch(`${import.meta.env.BASE_URL}basemap/${name}`, {
    signal: AbortSignal.timeout(MAP_TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`${name} responded with ${answer.status}`)
  return (await answer.json()) as Areas<Name>
}
