import type { Bounds, LatLng } from '#domain/geo/geo.ts'
import type { MapCluster } from '#domain/search/map-homes.ts'
import type { MapPosition } from '#ports/browser/map-view.ts'

/** The share of the map that an opened cluster's homes fill at most. */
const MAX_SHARE = 0.6
/** How far the map zooms in, zoom levels. */
const MIN_STEP = 1
const MAX_STEP = 6
/** Homes within this distance are at one door, degrees: about five meters. */
const ONE_DOOR = 0.00005

const sizeOf = ({ west, south, east, north }: Bounds): [across: number, up: number] => [east - west, north - south]

/** Whether the homes are at one place at every zoom. */
export const isOneDoor = ({ bounds }: MapCluster): boolean => sizeOf(bounds).every((size) => size <= ONE_DOOR)

/** The position at which a cluster separates into its homes. */
export function clusterView({ bounds }: MapCluster, position: MapPosition): { at: LatLng; zoom: number } {
  const [across, up] = sizeOf(bounds)
  const [wide, high] = sizeOf(position.bounds)
  const step = Math.log2(MAX_SHARE * Math.min(wide / across, high / up))
  return {
    at: { lat: bounds.south + up / 2, lng: bounds.west + across / 2 },
    zoom: position.zoom + Math.min(MAX_STEP, Math.max(MIN_STEP, step)),
  }
}
