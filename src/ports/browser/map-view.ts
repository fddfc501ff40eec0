import type { Bounds, LatLng, Ring } from '#domain/geo/geo.ts'
import { MAX_ON_MAP } from '#domain/search/map-homes.ts'

/** Most markers a map shows at once, for each is an element of the page: what the gateway answers, and the selected home. */
export const MAX_MARKERS = MAX_ON_MAP + 1

/** Longer than this, ms, nobody waits for a part of the map that doesn't come. */
export const MAP_TIMEOUT_MS = 15_000

export interface MapPosition {
  center: LatLng
  /** As the map's provider counts it: each step doubles the scale. */
  zoom: number
  /** The zoom at which a world that is 512 pixels wide at 0 is as large: what groups of homes are made for. */
  scale: number
  bounds: Bounds
  /** The map's data ends here: nothing more would be seen from nearer. */
  deepest: boolean
}

/** Why a map moved: the visitor's hand or keys on it, or a call of the page. */
export type MoveCause = 'visitor' | 'page'

/** 'provider': the map service doesn't answer or refuses (M-07). */
export type MapFailure = 'no-webgl' | 'no-basemap' | 'not-loaded' | 'provider'

/** A map that is ready may still fail, when its provider withdraws it. */
export type MapLoadState =
  | { status: 'loading' }
  | { status: 'ready' }
  | { status: 'failed'; reason: MapFailure; message: string }

export interface MarkerWord {
  text: string
  /** Written on the marker: the first larger than a second one. */
  seen: boolean
}

/** A home or a group of homes at one point; the map shows it as a button. */
export interface MapMarker {
  /** Unique among the markers shown. */
  key: string
  kind: 'home' | 'cluster'
  at: LatLng
  /** Its name in pieces, all of them read out and some of them written on it. */
  words: readonly MarkerWord[]
  look: 'plain' | 'visited' | 'hovered' | 'selected'
}

/**
 * Something to be seen on the ground, below the markers. A place that was looked for and a town that was chosen are
 * washed and outlined; an area is; a draft is a line from point to point with each point marked.
 */
export interface MapShape {
  look: 'place' | 'town' | 'area' | 'draft'
  /** What lies inside an odd number of them is inside the shape. A draft is one line, which needs not be closed. */
  rings: readonly Ring[]
}

/** A place found by the map's own search. */
export interface FoundPlace {
  name: string
  at: LatLng
  /** The view that shows it; null where it has no extent. */
  bounds: Bounds | null
}

export interface MapEvents {
  onLoad: (state: MapLoadState) => void
  /** Once when ready, after every move, and while zooming at every whole step. */
  onMove: (position: MapPosition, cause: MoveCause) => void
  onMarker: (key: string) => void
  /** The pointer or the focus came to a marker, or left it (null). */
  onHover: (key: string | null) => void
  /** The ground was clicked, beside all markers. */
  onBackground: (at: LatLng) => void
}

export interface MapOptions extends MapEvents {
  container: HTMLElement
  /** The zoom as the map's provider counts it: Google's shows twice as far around at the same number. */
  start: { center: LatLng; zoom: number } | { bounds: Bounds }
  /** The map's name for screen readers. */
  label: string
  reducedMotion: boolean
  /** The map is part of a longer page: wheel and one finger scroll the page. */
  insidePage: boolean
}

/** An open map. Until `onLoad` says 'ready', calls have no effect. */
export interface MapView {
  /** Replaces all markers, in the order the keyboard goes through them; those that stay keep their element and focus. */
  setMarkers(markers: readonly MapMarker[]): void
  /** Replaces all shapes. */
  setShapes(shapes: readonly MapShape[]): void
  /** Moves there; the nearest possible zoom where the given one is too deep. */
  center(at: LatLng, zoom?: number): void
  /**
   * Shows a box with some room around it, not nearer than makes sense, below what the page covers of the map from its
   * top, CSS pixels.
   */
  fit(bounds: Bounds, coveredTop: number): void
  /** Shows exactly this box, as far as the window's form allows: a view that was seen before. */
  restore(bounds: Bounds): void
  /** Shows the element above a point, in place of the one shown before. */
  popup(popup: { at: LatLng; content: HTMLElement } | null): void
  /** While drawing a click sets a point: the pointer is a cross, and a quick pair of clicks doesn't zoom. */
  drawing(on: boolean): void
  /** Puts the provider's own place search into an element, and answers how to take it out; null where it has none. */
  placeSearch: ((host: HTMLElement, label: string, onPlace: (place: FoundPlace) => void) => () => void) | null
  /** Ends the map; nothing is called afterwards. */
  destroy(): void
}

export type OpenMapView = (options: MapOptions) => MapView

/** Fetches the code of the configured map, or of the built-in one; rejects when it can't be had. */
export type LoadMapView = (which: 'configured' | 'built-in') => Promise<OpenMapView>
