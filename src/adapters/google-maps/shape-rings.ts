import { isInside, type Ring } from '#domain/geo/geo.ts'

/**
 * Rings for Google's polygon, which makes a hole of a ring that winds the opposite way to the one around it: winds them so
 * that the even-odd rule applies.
 */
export const woundRings = (rings: readonly Ring[]): Ring[] =>
  rings.map((ring, index) => {
    const [first] = ring
    const around = rings.filter((other, otherIndex) => otherIndex !== index && first && isInside(first, other)).length
    return isClockwise(ring) === (around % 2 === 0) ? ring : ring.toReversed()
  })

/** With north up. */
export const isClockwise = (ring: Ring): boolean =>
  ring.reduce((sum, at, index) => {
    const next = ring[(index + 1) % ring.length]!
    return sum + (next.lng - at.lng) * (next.lat + at.lat)
  }, 0) > 0
