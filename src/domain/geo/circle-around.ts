import { CIRCLE_CORNERS, DEGREES_PER_MILE } from './circle-miles.ts'
import { roundedDegrees } from './degrees.ts'
import type { LatLng, Ring } from './geo.ts'

/**
 * The points within a number of miles (0.25 to 25) of a place, as a regular polygon, so that every search for an area finds them. Its
 * corners are as far outside of the circle as the middles of its sides are inside: 1% of the radius. To that add 7 meters, because
 * degrees have four decimals, and 0.3%, because the Earth counts as a ball and the circle as flat.
 */
export function circleAround(place: LatLng, miles: number): Ring {
  // A center of four decimals keeps opposite corners exactly opposite, by which `circleMiles` recognizes the circle.
  const [lat, lng] = [roundedDegrees(place.lat), roundedDegrees(place.lng)]
  const up = miles * DEGREES_PER_MILE
  const across = up / Math.cos((lat * Math.PI) / 180)
  const half = Array.from({ length: CIRCLE_CORNERS / 2 }, (_, corner) => {
    const angle = (corner * 2 * Math.PI) / CIRCLE_CORNERS
    return { lat: roundedDegrees(lat + up * Math.cos(angle)), lng: roundedDegrees(lng + across * Math.sin(angle)) }
  })
  // Mirrored, not computed: at 25 miles the northern corner lies between two roundings.
  const opposite = (corner: LatLng) => ({
    lat: roundedDegrees(2 * lat - corner.lat),
    lng: roundedDegrees(2 * lng - corner.lng),
  })
  return [...half, ...half.map(opposite)]
}
