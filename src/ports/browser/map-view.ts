import type { Station, StationKind } from '#domain/commute/station.ts'
import type { Bounds, LatLng, Ring } from '#domain/geo/geo.ts'
import { MAX_ON_MAP } from '#domain/search/map-homes.ts'

/** Most markers on a map, each a DOM element: what the gateway answers, and the selected home. */
export const MAX_MARKERS = MAX_ON_MAP + 1

/** Map load timeout: for each part of a map. */
export const MAP_TIMEOUT_MS = 15_000

export interface MapPosition {
  center: LatLng
  /** The provider's zoom: each level doubles the scale. */
  zoom: number
  /** The zoom in a world that is 512 pixels wide at zoom 0, for which clusters are made. */
  scale: number
  bounds: Bounds
  /** The map is at its deepest zoom. */
  deepest: boolean
}

/** Why a map moved: by the visitor's hand or keys, or by a call of the page. */
export type MoveCause = 'visitor' | 'page'

/** 'provider': the map service fails or refuses the key (M-07). */
export type MapFailure = 'no-webgl' | 'no-basemap' | 'not-loaded' | 'provider'

/** A ready map may still fail if its provider withdraws it. */
export type MapLoadState =
  | { status: 'loading' }
  | { status: 'ready' }
  | { status: 'failed'; reason: MapFailure; message: string }

export interface MarkerWord {
  text: string
  /** Whether the word is visible; the first one is larger. All words are read out. */
  seen: boolean
}

/** A home or a cluster; the map shows it as a button. */
export interface MapMarker {
  /** Unique among the markers shown. */
  key: string
  kind: 'home' | 'cluster'
  at: LatLng
  /** The button's accessible name in parts. */
  words: readonly MarkerWord[]
  look: 'plain' | 'visited' | 'hovered' | 'selected'
}

/**
 * A shape on the map, below the markers. A found place, a chosen town and a drawn area are filled and outlined; a found street is
 * lines; a found station or park is a spot; a draft, and the way from one point to another, is a dashed line, with their points
 * marked. A town or area left out is outlined with dashes and not filled.
 */
export interface MapShape {
  look: 'place' | 'town' | 'area' | 'left-out' | 'street' | 'spot' | 'draft' | 'way'
  /** Filled by the even-odd rule. A draft and a way have one open line, a street open lines, a spot one point. */
  rings: readonly Ring[]
}

/** An area shaded by a figure: step 0 is the lowest of five. */
export interface ShadedArea {
  rings: readonly Ring[]
  step: number
  /** Where its label stands. */
  at: LatLng
  label: string
}

/** The colors of the layers, for the map and its legend; the pills lead on all of them. */
export const LAYER_COLORS = {
  /** From the lowest to the highest figure. */
  shading: ['#fbf4e3', '#f3e2bd', '#e8ca92', '#d8ac6e', '#c08a4f'],
  /** White letters stand on them. */
  stations: { rail: '#4a5672', 'light-rail': '#2f746b', path: '#8a4a68', ferry: '#426882', bus: '#6b6152' },
} as const

/** What the visitor has laid over the map. */
export interface MapLayers {
  stations: readonly Station[]
  /** Kinds whose lines stand out. */
  lines: readonly StationKind[]
  shading: readonly ShadedArea[]
}

/** A place found by the map's own search. */
export interface FoundPlace {
  name: string
  at: LatLng
  /** The view that shows it; null for a point. */
  bounds: Bounds | null
}

export interface MapEvents {
  onLoad: (state: MapLoadState) => void
  /** Called once when ready, after every move, and at every whole zoom level while zooming. */
  onMove: (position: MapPosition, cause: MoveCause) => void
  onMarker: (key: string) => void
  /** The pointer or the focus reached a marker, or left it (null). */
  onHover: (key: string | null) => void
  /** The map was clicked outside all markers. */
  onBackground: (at: LatLng) => void
}

export interface MapOptions extends MapEvents {
  container: HTMLElement
  /** The provider's zoom: at the same number Google's map shows twice the distance. */
  start: { center: LatLng; zoom: number } | { bounds: Bounds }
  /** The map's name for screen readers. */
  label: string
  reducedMotion: boolean
  /** The map is part of a longer page: the wheel and one finger scroll the page. */
  insidePage: boolean
}

/** An open map. Calls have no effect before `onLoad` reports 'ready'. */
export interface MapView {
  /** Replaces all markers; their order is the tab order. Markers that stay keep their element and focus. */
  setMarkers(markers: readonly MapMarker[]): void
  /** Replaces all shapes. */
  setShapes(shapes: readonly MapShape[]): void
  /** Replaces the layers; null if the provider can't show any. */
  setLayers: ((layers: MapLayers) => void) | null
  /** Moves to a point; a zoom that is too deep is limited. */
  center(at: LatLng, zoom?: number): void
  /**
   * Shows a box with some space around it, up to a sensible zoom. `coveredTop`: how far from its top the page covers the
   * map, CSS pixels.
   */
  fit(bounds: Bounds, coveredTop: number): void
  /** Shows exactly this box, a view from the URL, as far as the window's shape allows. */
  restore(bounds: Bounds): void
  /** Shows an element above a point instead of the last one; null shows none. */
  popup(popup: { at: LatLng; content: HTMLElement } | null): void
  /**
   * While drawing, a click sets a point and a drag draws: the pointer is a crosshair, a double click doesn't zoom, and
   * neither the mouse nor one finger moves the map.
   */
  drawing(on: boolean): void
  /** Adds the provider's place search to an element and returns its removal; null if the provider has none. */
  placeSearch: ((host: HTMLElement, label: string, onPlace: (place: FoundPlace) => void) => () => void) | null
  /** Closes the map; no callback follows. */
  destroy(): void
}

export type OpenMapView = (options: MapOptions) => MapView

/** Loads the code of the configured or the built-in map; rejects if that fails. */
export type LoadMapView = (which: 'configured' | 'built-in') => Promise<OpenMapView>
