/** The room around a box that is fitted, CSS pixels. */
const ROOM = 56
/** The least between the box and what covers the map above it: a pill with its tip. */
const MIN_ROOM_ABOVE = 32
/** The least below it: the line that names the map's sources. */
const MIN_ROOM_BELOW = 24

export interface FitPadding {
  top: number
  right: number
  bottom: number
  left: number
}

/**
 * How far a fitted box keeps from the map's edges where the page covers so much of it from the top, all CSS pixels: the
 * box is moved down before it is shown smaller.
 */
export function fitPadding(coveredTop: number): FitPadding {
  const top = Math.max(ROOM, coveredTop + MIN_ROOM_ABOVE)
  return { top, right: ROOM, bottom: Math.max(MIN_ROOM_BELOW, 2 * ROOM - top), left: ROOM }
}
