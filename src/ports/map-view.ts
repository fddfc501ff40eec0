import type { Bounds, LatLng } from '#domain/geo.ts'

/** Most markers a map shows at once: each is an element of the page. */
export const MAX_MARKERS = 150

export interface MapPosition {
  center: LatLng
  /** As on every web map: 0 shows the world, each step doubles the scale. */
  zoom: number
  bounds: Bounds
  /** The map's data ends here: nothing more would be seen from nearer. */
  deepest: boolean
}

export type MapFailure = 'no-webgl' | 'no-basemap' | 'not-loaded'

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

/** A town, village or county of the basemap; without `town` the whole county. */
export interface MapRegion {
  town: string | null
  county: string
}

export interface MapEvents {
  onLoad: (state: MapLoadState) => void
  /** Once when ready, after every move, and while zooming at every whole step. */
  onMove: (position: MapPosition) => void
  onMarker: (key: string) => void
  /** The pointer or the focus came to a marker, or left it (null). */
  onHover: (key: string | null) => void
  onBackground: () => void
}

export interface MapOptions extends MapEvents {
  container: HTMLElement
  start: { center: LatLng; zoom: number }
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
  /** Moves there; the nearest possible zoom where the given one is too deep. */
  center(at: LatLng, zoom?: number): void
  fit(bounds: Bounds): void
  /** Shows the element above a point, in place of the one shown before. */
  popup(popup: { at: LatLng; content: HTMLElement } | null): void
  /** Marks a region; answers its bounds, or null where the map doesn't know it. */
  outline(region: MapRegion | null): Bounds | null
  /** Ends the map; nothing is called afterwards. */
  destroy(): void
}

export type OpenMapView = (options: MapOptions) => MapView

/** Fetches the code of the map; rejects when it can't be had. */
export type LoadMapView = () => Promise<OpenMapView>
