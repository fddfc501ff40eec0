import type { MapShape } from '#ports/browser/map-view.ts'

/** How opaque the inside of a shape is, 0 to 1; the same on every map. */
export const FILL_OPACITIES: Readonly<Record<MapShape['look'], number>> = {
  place: 0.08,
  town: 0.08,
  area: 0.12,
  'left-out': 0,
  street: 0,
  spot: 0,
  draft: 0,
  way: 0,
}
