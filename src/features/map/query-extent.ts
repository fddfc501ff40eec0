import { roundedDegrees } from '#domain/geo/degrees.ts'
import { widened, type Bounds } from '#domain/geo/geo.ts'
import { MAP_ZOOMS } from '#domain/search/map-homes.ts'
import type { MapPosition } from '#ports/browser/map-view.ts'

/** How far the queried box extends beyond the view on each side, as a share of its size. */
const MARGIN = 0.12

/**
 * A scale this far below a whole zoom already shows that zoom's clusters, so that the map never shows only a few large
 * ones. It exceeds the error of a scale restored from the URL, whose box has four decimals.
 */
const ROUND_UP_FROM = 0.3

/** The box and zoom to query for a map. */
export interface MapExtent {
  within: Bounds
  /** A whole number. */
  zoom: number
}

/**
 * What to query for a position: a box somewhat larger than the view. Its edges lie on a grid of half the world's width at
 * zoom 0, a quarter of it at zoom 1 and so on, so that a small move repeats the same query.
 */
export function extentToQuery({ bounds, scale }: Pick<MapPosition, 'bounds' | 'scale'>): MapExtent {
  const whole = Math.min(MAP_ZOOMS.max, Math.max(MAP_ZOOMS.min, Math.floor(scale + ROUND_UP_FROM)))
  const step = 180 / 2 ** whole
  const { west, south, east, north } = widened(bounds, MARGIN)
  const down = (degrees: number) => roundedDegrees(Math.floor(degrees / step) * step)
  const up = (degrees: number) => roundedDegrees(Math.ceil(degrees / step) * step)
  return {
    zoom: whole,
    within: {
      west: Math.max(-180, down(west)),
      south: Math.max(-90, down(south)),
      east: Math.min(180, up(east)),
      north: Math.min(90, up(north)),
    },
  }
}
