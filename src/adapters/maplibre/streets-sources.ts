import type { ExpressionSpecification, VectorSourceSpecification } from 'maplibre-gl'
import { BASEMAP_ARCHIVES, BASEMAP_BOUNDS } from '#content/basemap-archives.ts'
import { siteUrl } from './site-url.ts'

/** The archives' layers (docs/map.md). */
export type StreetsLayer =
  | 'land'
  | 'parks'
  | 'water'
  | 'waterway'
  | 'water_names'
  | 'aeroway'
  | 'roads'
  | 'road_names'
  | 'rail'
  | 'boundary'
  | 'places'
  | 'poi'

/** Named by its tiles, so that nothing of an archive is read before one is drawn. */
const archiveSource = (path: string, minzoom: number): VectorSourceSpecification => ({
  type: 'vector',
  tiles: [`pmtiles://${siteUrl(path)}/{z}/{x}/{y}`],
  minzoom,
  maxzoom: 14,
  bounds: [...BASEMAP_BOUNDS],
})

/** The vector tiles of the built-in map. */
export const streetsSources = (): Record<'streets' | 'buildings', VectorSourceSpecification> => ({
  streets: archiveSource(BASEMAP_ARCHIVES.streets, 6),
  buildings: archiveSource(BASEMAP_ARCHIVES.buildings, 14),
})

/** The source of a layer of the streets archive. */
export const streets = (layer: StreetsLayer) => ({ source: 'streets', 'source-layer': layer }) as const

/** The source of a layer of the buildings archive. */
export const buildings = (layer: 'buildings' | 'numbers') => ({ source: 'buildings', 'source-layer': layer }) as const

/** Features of these classes. */
export const isClass = (...classes: string[]): ExpressionSpecification =>
  ['match', ['get', 'class'], classes, true, false] as unknown as ExpressionSpecification
