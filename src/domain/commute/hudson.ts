import type { LatLng } from '../geo/geo.ts'

/** Points in the middle of the Hudson and the Upper Bay, from south to north (read off the map of OpenStreetMap). */
const MIDDLE: readonly LatLng[] = [
  { lat: 40.65, lng: -74.045 },
  { lat: 40.7, lng: -74.028 },
  { lat: 40.715, lng: -74.022 },
  { lat: 40.745, lng: -74.016 },
  { lat: 40.77, lng: -74.004 },
  { lat: 40.8, lng: -73.983 },
  { lat: 40.85, lng: -73.953 },
  { lat: 40.92, lng: -73.919 },
  { lat: 41, lng: -73.893 },
]

/** Whether the river lies between two places: nobody walks over, and who drives sits in a tunnel. */
export const isAcrossTheHudson = (a: LatLng, b: LatLng): boolean => isEast(a) !== isEast(b)

function isEast({ lat, lng }: LatLng): boolean {
  const at = MIDDLE.findIndex((point) => point.lat > lat)
  const [south, north] = [MIDDLE.at(at - 1)!, MIDDLE.at(at)!]
  if (at <= 0) return lng > (at === 0 ? north : MIDDLE.at(-1)!).lng
  return lng > south.lng + ((lat - south.lat) / (north.lat - south.lat)) * (north.lng - south.lng)
}
