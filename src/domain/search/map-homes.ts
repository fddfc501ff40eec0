import type { Bounds, LatLng } from '../geo/geo.ts'
import type { ListingSummary } from '../listing/listing.ts'
import type { ListingFilters } from './filters/catalogue.ts'

/** Width of the whole world on a map at zoom 0, CSS pixels. */
export const WORLD_SIZE = 512

/** Room a marker needs for itself, CSS pixels across: a single home's price and a cluster's disc. */
export const MARKER_ROOM = { home: 44, cluster: 64 } as const

/** Most homes and groups a map is given at once. */
export const MAX_ON_MAP = 149

/** The scales a map may ask for: 0 shows the world, each step doubles the scale. */
export const MAP_ZOOMS = { min: 0, max: 20 } as const

/** A home that has a place on the map. */
export type PlacedHome = ListingSummary & { location: LatLng }

/** Homes too near to each other to be shown one by one at some scale. */
export interface MapCluster {
  /** The middle of its homes. */
  at: LatLng
  /** At least two. */
  count: number
  /** The cheapest of them; of equals the one with the lower id. */
  cheapest: Pick<PlacedHome, 'id' | 'price' | 'market'>
  /** The smallest box around its homes: a mere point for homes at one door. */
  bounds: Bounds
}

export interface MapQuery {
  /** `within` is the box to be shown; null is everywhere. */
  filters: ListingFilters
  /** A whole number, see MAP_ZOOMS. */
  zoom: number
}

/** What a map shows: every home that meets the filters and has a place, alone or in exactly one group. */
export interface MapHomes {
  /** The newest first. */
  homes: PlacedHome[]
  groups: MapCluster[]
}

export const isPlaced = <Home extends ListingSummary>(home: Home): home is Home & PlacedHome => home.location !== null
