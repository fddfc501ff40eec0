import { roundedDegrees } from './degrees.ts'
import type { Ring } from './geo.ts'

export const CIRCLE_CORNERS = 16

/** Degrees of latitude from the center of a circle of one mile to a corner. A mile is 0.014473 degrees (haversine formula). */
export const DEGREES_PER_MILE = 0.014614

/**
 * The radius of a ring that `circleAround` made, to a quarter of a mile; 0 for any other ring. All pairs of opposite corners have
 * the same sum, which a line drawn by hand never has.
 */
export function circleMiles(ring: Ring): number {
  const half = CIRCLE_CORNERS / 2
  const sums = ring.map(({ lat, lng }, corner) => {
    const opposite = ring[(corner + half) % ring.length]!
    return roundedDegrees(lat + lng + opposite.lat + opposite.lng)
  })
  if (ring.length !== CIRCLE_CORNERS || new Set(sums).size > 1) return 0
  return Math.round(((ring[0]!.lat - ring[half]!.lat) * 2) / DEGREES_PER_MILE) / 4
}
