import type { StyleSpecification } from 'maplibre-gl'
import { BASEMAP_ARCHIVES } from '#content/basemap-archives.ts'
import type { MapSettings } from '#ports/browser/map-settings.ts'
import { MAP_TIMEOUT_MS } from '#ports/browser/map-view.ts'
import { loadBasemap, loadMainRoads } from './basemap-data.ts'
import { outlineStyle, streetsStyle } from './basemap-style.ts'
import { withOverlay } from './overlaid-style.ts'
import { openArchive } from './pmtiles-archive.ts'
import { siteUrl } from './site-url.ts'

/** A basemap with its zoom limits. */
export interface DrawnBasemap {
  style: StyleSpecification
  /** Beyond this zoom the basemap shows nothing more. */
  maxZoom: number
  /** Deepest zoom for showing a place's whole extent. */
  fitMaxZoom: number
}

/** A basemap that may be tried. */
export interface BasemapChoice {
  /** Rejects if it can't be loaded. */
  load: () => Promise<DrawnBasemap>
  /** For the operator, if it fails; null for the last one. */
  failure: string | null
  /** Time limit for everything in the first view, ms; null where a slow connection is no failure. */
  timeoutMs: number | null
  /** Its style needs nothing but the map's worker and the files of this site. */
  builtIn: boolean
}

/** The streets stay sharp this far: their tiles end at 14. */
const BUILT_IN_MAX_ZOOM = 18
/** One house. */
const CONFIGURED_MAX_ZOOM = 20
/** A few streets. */
const FIT_MAX_ZOOM = 16
/** Style load timeout. */
const STYLE_TIMEOUT_MS = 10_000
/** Of what an operator has configured. */
const FIRST_VIEW_TIMEOUT_MS = 20_000

/** The basemaps to try in this order: the operator's if there is one, the site's streets, and its main roads alone. */
export function basemapChoices(configured: MapSettings['basemap']): readonly BasemapChoice[] {
  const land = once(loadBasemap)
  return [
    ...(configured === null ? [] : [configuredChoice(configured)]),
    {
      load: async () => builtIn(streetsStyle((await Promise.all([land(), openStreets()]))[0])),
      failure: 'Could not draw the map’s streets; showing its main roads',
      timeoutMs: null,
      builtIn: true,
    },
    {
      load: async () => builtIn(outlineStyle(await land(), await loadMainRoads())),
      failure: null,
      timeoutMs: null,
      builtIn: true,
    },
  ]
}

/** Both built-in maps need the same borders and shores: without them neither is tried again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => (loaded ??= load())
}

const configuredChoice = (configured: NonNullable<MapSettings['basemap']>): BasemapChoice => ({
  load: () => loadConfigured(configured),
  failure: 'Could not draw the configured map; showing the built-in one',
  timeoutMs: FIRST_VIEW_TIMEOUT_MS,
  builtIn: false,
})

const builtIn = (style: StyleSpecification): DrawnBasemap => ({
  style,
  maxZoom: BUILT_IN_MAX_ZOOM,
  fitMaxZoom: FIT_MAX_ZOOM,
})

const openStreets = () => inTime(openArchive(siteUrl(BASEMAP_ARCHIVES.streets)))

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('The street data didn’t load in time')), MAP_TIMEOUT_MS),
    ),
  ])

async function loadConfigured(configured: NonNullable<MapSettings['basemap']>): Promise<DrawnBasemap> {
  if (configured.kind === 'style') return drawn(await fetchStyle(configured.url), CONFIGURED_MAX_ZOOM)
  const { loadTiles } = await import('./tiles-basemap.lazy.ts')
  const { style, maxZoom } = await loadTiles(siteUrl(configured.url))
  return drawn(style, Math.min(maxZoom, CONFIGURED_MAX_ZOOM))
}

const drawn = (style: StyleSpecification, maxZoom: number): DrawnBasemap => ({
  style: withOverlay(style),
  maxZoom,
  fitMaxZoom: Math.min(FIT_MAX_ZOOM, maxZoom),
})

async function fetchStyle(url: string): Promise<StyleSpecification> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(STYLE_TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`${url} responded with ${answer.status}`)
  return (await answer.json()) as StyleSpecification
}
