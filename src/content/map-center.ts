import type { LatLng } from '#domain/geo/geo.ts'

/** The center of the agency's region, where maps start (M-06). Degrees, WGS 84. */
export const MAP_CENTER: LatLng = { lat: 40.9263, lng: -74.077 }
