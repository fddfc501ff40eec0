/** A point in degrees, WGS 84. */
export interface LatLng {
  lat: number
  lng: number
}

/** A box of degrees, WGS 84; none here crosses the date line. */
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/** A closed line of at least three points; the last is joined to the first. */
export type Ring = readonly LatLng[]

/** Whether a point lies in the box or on its edge. */
export const isWithin = ({ lat, lng }: LatLng, { west, south, east, north }: Bounds): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north

/** Whether a point lies inside the ring, by the even-odd rule for a ray to the east. */
export function isInside({ lat, lng }: LatLng, ring: Ring): boolean {
  let inside = false
  let before = ring.at(-1)!
  for (const point of ring) {
    const crosses =
      point.lat > lat !== before.lat > lat &&
      lng < ((before.lng - point.lng) * (lat - point.lat)) / (before.lat - point.lat) + point.lng
    if (crosses) inside = !inside
    before = point
  }
  return inside
}

/** The smallest box around one or more points. */
export const boundsAround = (points: readonly LatLng[]): Bounds => ({
  west: Math.min(...points.map(({ lng }) => lng)),
  south: Math.min(...points.map(({ lat }) => lat)),
  east: Math.max(...points.map(({ lng }) => lng)),
  north: Math.max(...points.map(({ lat }) => lat)),
})

/** The box extended on every side by a share of its width and height. */
export function widened({ west, south, east, north }: Bounds, share: number): Bounds {
  const [across, up] = [(east - west) * share, (north - south) * share]
  return { west: west - across, south: south - up, east: east + across, north: north + up }
}
