import type { StyleSpecification } from 'maplibre-gl'
import type { MapSettings } from '#ports/browser/map-settings.ts'
import { loadBasemap } from './basemap-data.ts'
import { basemapStyle } from './basemap-style.ts'
import { withOverlay } from './overlaid-style.ts'

/** What a map is drawn from. */
export interface DrawnBasemap {
  style: StyleSpecification
  /** Nearer than this nothing more would be seen. */
  maxZoom: number
  /** How near a place's whole extent is shown at most. */
  fitMaxZoom: number
  /** It comes with the site; otherwise the operator has chosen it, and it may fail. */
  own: boolean
}

/** Nearer than this a view of our own data would hold little more than the name of one town. */
const OWN_MAX_ZOOM = 14
const OWN_FIT_MAX_ZOOM = 13.5
/** The door of one house. */
const CHOSEN_MAX_ZOOM = 20
/** A few streets. */
const CHOSEN_FIT_MAX_ZOOM = 16
/** How long a style may take, ms. */
const TIMEOUT_MS = 10_000

/** The basemap that comes with the site. Rejects when it can't be had. */
export const loadOwnBasemap = async (): Promise<DrawnBasemap> => ({
  style: basemapStyle(await loadBasemap()),
  maxZoom: OWN_MAX_ZOOM,
  fitMaxZoom: OWN_FIT_MAX_ZOOM,
  own: true,
})

/** The basemap the operator has chosen. Rejects when it can't be had. */
export async function loadChosenBasemap(chosen: NonNullable<MapSettings['basemap']>): Promise<DrawnBasemap> {
  if (chosen.kind === 'style') return drawn(await fetchStyle(chosen.url), CHOSEN_MAX_ZOOM)
  const { loadTiles } = await import('./tiles-basemap.ts')
  const { style, maxZoom } = await loadTiles(siteAddress(chosen.url))
  return drawn(style, Math.min(maxZoom, CHOSEN_MAX_ZOOM))
}

const drawn = (style: StyleSpecification, maxZoom: number): DrawnBasemap => ({
  style: withOverlay(style),
  maxZoom,
  fitMaxZoom: Math.min(CHOSEN_FIT_MAX_ZOOM, maxZoom),
  own: false,
})

async function fetchStyle(url: string): Promise<StyleSpecification> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()) as StyleSpecification
}

const siteAddress = (path: string): string => new URL(`${import.meta.env.BASE_URL}${path}`, location.href).href
