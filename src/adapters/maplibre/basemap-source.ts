import type { StyleSpecification } from 'maplibre-gl'
import type { MapSettings } from '#ports/browser/map-settings.ts'
import { loadBasemap } from './basemap-data.ts'
import { basemapStyle } from './basemap-style.ts'
import { withOverlay } from './overlaid-style.ts'

/** A basemap with its zoom limits. */
export interface DrawnBasemap {
  style: StyleSpecification
  /** Beyond this zoom the basemap shows nothing more. */
  maxZoom: number
  /** Deepest zoom for showing a place's whole extent. */
  fitMaxZoom: number
  /** Part of the site; otherwise configured by the operator, and it may fail. */
  builtIn: boolean
}

/** Beyond this zoom the built-in basemap shows little more than the name of one town. */
const BUILT_IN_MAX_ZOOM = 14
const BUILT_IN_FIT_MAX_ZOOM = 13.5
/** One house. */
const CONFIGURED_MAX_ZOOM = 20
/** A few streets. */
const CONFIGURED_FIT_MAX_ZOOM = 16
/** Style load timeout. */
const TIMEOUT_MS = 10_000

/** The site's own basemap. Rejects if it can't be loaded. */
export const loadBuiltInBasemap = async (): Promise<DrawnBasemap> => ({
  style: basemapStyle(await loadBasemap()),
  maxZoom: BUILT_IN_MAX_ZOOM,
  fitMaxZoom: BUILT_IN_FIT_MAX_ZOOM,
  builtIn: true,
})

/** The operator's basemap. Rejects if it can't be loaded. */
export async function loadConfiguredBasemap(configured: NonNullable<MapSettings['basemap']>): Promise<DrawnBasemap> {
  if (configured.kind === 'style') return drawn(await fetchStyle(configured.url), CONFIGURED_MAX_ZOOM)
  const { loadTiles } = await import('./tiles-basemap.lazy.ts')
  const { style, maxZoom } = await loadTiles(siteUrl(configured.url))
  return drawn(style, Math.min(maxZoom, CONFIGURED_MAX_ZOOM))
}

const drawn = (style: StyleSpecification, maxZoom: number): DrawnBasemap => ({
  style: withOverlay(style),
  maxZoom,
  fitMaxZoom: Math.min(CONFIGURED_FIT_MAX_ZOOM, maxZoom),
  builtIn: false,
})

async function fetchStyle(url: string): Promise<StyleSpecification> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()) as StyleSpecification
}

const siteUrl = (path: string): string => new URL(`${import.meta.env.BASE_URL}${path}`, location.href).href
