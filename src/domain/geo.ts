/** A point in degrees, WGS 84. */
export interface LatLng {
  lat: number
  lng: number
}
