import { roundedDegrees } from '#domain/geo/degrees.ts'
import { widened, type Bounds } from '#domain/geo/geo.ts'
import { MAP_ZOOMS } from '#domain/search/map-homes.ts'
import type { MapPosition } from '#ports/browser/map-view.ts'

/** Homes just outside the view are there when it moves a little: a share of its size. */
const MARGIN = 0.12

/**
 * How much before a whole scale its groups are shown, so that the map is never left with few large ones. More than what a
 * view restored from the address is off the scale it had, its box being kept to four places.
 */
const FINER = 0.3

/** What is asked for to fill a map. */
export interface MapExtent {
  within: Bounds
  /** A whole number. */
  zoom: number
}

/**
 * What to ask for so that a position is filled: a box somewhat larger than the view, its edges on a grid of half the
 * world's width at zoom 0, a quarter of it at zoom 1 and so on, so that a small move asks for nothing new.
 */
export function extentToAsk({ bounds, scale }: Pick<MapPosition, 'bounds' | 'scale'>): MapExtent {
  const whole = Math.min(MAP_ZOOMS.max, Math.max(MAP_ZOOMS.min, Math.floor(scale + FINER)))
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
