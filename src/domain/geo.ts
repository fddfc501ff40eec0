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

/** Whether a point lies in the box or on its edge. */
export const isWithin = ({ lat, lng }: LatLng, { west, south, east, north }: Bounds): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north

/** The box made wider and higher on every side by a share of its own size. */
export function widened({ west, south, east, north }: Bounds, share: number): Bounds {
  const [across, up] = [(east - west) * share, (north - south) * share]
  return { west: west - across, south: south - up, east: east + across, north: north + up }
}
