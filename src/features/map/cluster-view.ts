import type { LatLng } from '#domain/geo/geo.ts'
import type { MapCluster } from '#domain/search/map-homes.ts'
import type { MapPosition } from '#ports/browser/map-view.ts'

/** A group's homes take up at most this share of the map once it is opened. */
const SHARE = 0.6
/** How much nearer the map comes, in steps of zoom. */
const MIN_STEP = 1
const MAX_STEP = 6
/** Homes as near to each other as this stand at one door, degrees: about five meters. */
const ONE_DOOR = 0.00005

type Box = MapCluster['bounds']

const sizeOf = ({ west, south, east, north }: Box): [across: number, up: number] => [east - west, north - south]

/** Whether the map could come as near as it likes and the homes would still stand in one place. */
export const isOneDoor = ({ bounds }: MapCluster): boolean => sizeOf(bounds).every((size) => size <= ONE_DOOR)

/** Where the map has to be for a group to fall apart. */
export function groupView({ bounds }: MapCluster, position: MapPosition): { at: LatLng; zoom: number } {
  const [across, up] = sizeOf(bounds)
  const [wide, high] = sizeOf(position.bounds)
  const step = Math.log2(SHARE * Math.min(wide / across, high / up))
  return {
    at: { lat: bounds.south + up / 2, lng: bounds.west + across / 2 },
    zoom: position.zoom + Math.min(MAX_STEP, Math.max(MIN_STEP, step)),
  }
}
