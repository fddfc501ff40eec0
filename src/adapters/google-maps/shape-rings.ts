import { isInside, type Ring } from '#domain/geo/geo.ts'

/**
 * Rings for Google's polygon, which leaves a hole where a ring runs the other way than the one around it: what lies in
 * an odd number of rings is filled, the rest is not.
 */
export const woundRings = (rings: readonly Ring[]): Ring[] =>
  rings.map((ring, index) => {
    const [first] = ring
    const around = rings.filter((other, place) => place !== index && first && isInside(first, other)).length
    return isClockwise(ring) === (around % 2 === 0) ? ring : ring.toReversed()
  })

/** Seen with the north above. */
export const isClockwise = (ring: Ring): boolean =>
  ring.reduce((sum, at, index) => {
    const next = ring[(index + 1) % ring.length]!
    return sum + (next.lng - at.lng) * (next.lat + at.lat)
  }, 0) > 0
