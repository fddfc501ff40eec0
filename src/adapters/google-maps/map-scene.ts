import type { LatLng } from '#domain/geo/geo.ts'
import type { MapShape } from '#ports/browser/map-view.ts'
import type { PlacedMarker } from './marker-buttons.ts'

/** What the page shows on the map. */
export interface Scene {
  markers: readonly PlacedMarker[]
  shapes: readonly MapShape[]
  popup: { at: LatLng; content: HTMLElement } | null
  drawing: boolean
}

/** The page writes the scene, the map's components read it. */
export interface SceneStore {
  read: () => Scene
  change: (part: Partial<Scene>) => void
  subscribe: (listener: () => void) => () => void
}

export function sceneStore(): SceneStore {
  let scene: Scene = { markers: [], shapes: [], popup: null, drawing: false }
  const listeners = new Set<() => void>()
  return {
    read: () => scene,
    change(part) {
      scene = { ...scene, ...part }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
