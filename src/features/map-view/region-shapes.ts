import type { MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { GAZETTEER } from '#content/gazetteer.ts'
import { boundsAround, type Bounds, type Ring } from '#domain/geo/geo.ts'
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

interface Region extends Topology {
  objects: { counties: GeometryCollection<AreaProperties>; towns: GeometryCollection<AreaProperties> }
}

let region: Promise<Region> | undefined

/** Where a town or county is. */
export interface RegionShape {
  /** Its outlines; empty for a town whose outline is unknown. */
  rings: Ring[]
  /** The box around the outlines, or the gazetteer's box for the town; null if neither is known. */
  bounds: Bounds | null
}

/** The shape of a town or county, from the built-in map's data. Rejects if that doesn't load within 15 s. */
export async function regionShape({ town, county }: MapRegion): Promise<RegionShape> {
  const data = await (region ??= fetchRegion())
  const { counties, towns } = data.objects
  const areas = feature(data, town === null ? counties : towns).features
  const isWanted = (name: string, inCounty: string | undefined) =>
    town === null ? name === county : foldTown(townKey(name, inCounty ?? '')) === foldTown(townKey(town, county))
  const rings = areas
    .filter(({ properties }) => isWanted(properties.name, properties.county))
    .flatMap(({ geometry }) => ringsOf(geometry as Polygon | MultiPolygon))
  if (rings.length > 0) return { rings, bounds: boundsAround(rings.flat()) }
  const known = GAZETTEER.find((place) => isWanted(place.name, place.county))
  return { rings, bounds: known?.bounds ?? null }
}

/** GeoJSON repeats a ring's first point at its end; ours doesn't. */
const ringsOf = (shape: Polygon | MultiPolygon): Ring[] =>
  (shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat()).map((ring) =>
    ring.slice(1).map(([lng = 0, lat = 0]) => ({ lat, lng })),
  )

async function fetchRegion(): Promise<Region> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}basemap/region.topo.json`, {
      signal: AbortSignal.timeout(MAP_TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`The outlines answered ${answer.status}`)
    return (await answer.json()) as Region
  } catch (error) {
    region = undefined
    throw error
  }
}
