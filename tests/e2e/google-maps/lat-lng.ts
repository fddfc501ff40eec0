export type Literal = google.maps.LatLngLiteral
export type Box = google.maps.LatLngBoundsLiteral

/** `google.maps.LatLng`. */
export class LatLng {
  private readonly value: Literal

  constructor({ lat, lng }: Literal) {
    if (!Number.isFinite(lat) || !Number.isFinite(lng)) throw new Error(`not a LatLng: ${lat}, ${lng}`)
    this.value = { lat, lng }
  }
  lat = () => this.value.lat
  lng = () => this.value.lng
  toJSON = () => ({ ...this.value })
}

/** Both forms in which the API takes a point. */
export const literal = (at: Literal | LatLng): Literal =>
  at instanceof LatLng ? at.toJSON() : new LatLng({ lat: at.lat, lng: at.lng }).toJSON()

/** `google.maps.LatLngBounds`, as far as `toJSON` and `contains`. */
export class LatLngBounds {
  private readonly value: Box

  constructor({ west, south, east, north }: Box) {
    if (![west, south, east, north].every(Number.isFinite)) throw new Error('not a LatLngBounds')
    this.value = { west, south, east, north }
  }
  toJSON = () => ({ ...this.value })
  contains = ({ lat, lng }: Literal) =>
    lat >= this.value.south && lat <= this.value.north && lng >= this.value.west && lng <= this.value.east
}

export interface Pixels {
  x: number
  y: number
}

/** Web Mercator in tiles of 256 pixels, as the API documents its world coordinates. */
export function toPixels({ lat, lng }: Literal, zoom: number): Pixels {
  const world = 256 * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: (lng / 360 + 0.5) * world, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world }
}

export function toLatLng({ x, y }: Pixels, zoom: number): Literal {
  const world = 256 * 2 ** zoom
  return {
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI,
    lng: (x / world - 0.5) * 360,
  }
}
