/**
 * The built-in map's vector tiles, PMTiles archives below the site's base URL. Their names hold the first 12 digits of the
 * SHA-256 of their content. Layers: docs/map.md.
 */
export const BASEMAP_ARCHIVES = {
  streets: 'basemap/streets-81510ebcaa75.pmtiles',
  /** Buildings where nearly all are mapped, and house numbers; zoom 14 alone. */
  buildings: 'basemap/buildings-1c378db1ca4c.pmtiles',
} as const

/** Their sizes, million bytes, for those who download them. */
export const BASEMAP_MEGABYTES = { streets: 16.6, buildings: 5.4 } as const

/** The day of the OpenStreetMap data in them, and in the outlines of towns. */
export const BASEMAP_DATE = '2022-12-13'

/** Where they have tiles: west, south, east, north, degrees. */
export const BASEMAP_BOUNDS = [-75.35, 40.5, -73.7, 41.5] as const
