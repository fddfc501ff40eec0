import type { LatLng } from './geo.ts'

/** Mean radius of the Earth, meters (IUGG). */
const EARTH_RADIUS = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The great-circle distance in meters, by the haversine formula. */
export function straightMeters(a: LatLng, b: LatLng): number {
  const up = Math.sin(radians(b.lat - a.lat) / 2)
  const across = Math.sin(radians(b.lng - a.lng) / 2)
  const share = up * up + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * across * across
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(share)))
}
