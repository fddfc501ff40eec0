/** Padding around a fitted box, CSS pixels. */
const PADDING = 56
/** Least padding below what covers the map's top: a pill with its tip. */
const MIN_PADDING_TOP = 32
/** Least padding at the bottom: the attribution's line. */
const MIN_PADDING_BOTTOM = 24

export interface FitPadding {
  top: number
  right: number
  bottom: number
  left: number
}

/**
 * The padding of a fitted box where the page covers the map's top, all CSS pixels. The box moves down before it gets
 * smaller.
 */
export function fitPadding(coveredTop: number): FitPadding {
  const top = Math.max(PADDING, coveredTop + MIN_PADDING_TOP)
  return { top, right: PADDING, bottom: Math.max(MIN_PADDING_BOTTOM, 2 * PADDING - top), left: PADDING }
}
