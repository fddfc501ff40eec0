import type { Feature, FeatureCollection, Position } from 'geojson'
import type { LatLng, Ring } from '#domain/geo/geo.ts'
import type { MapShape } from '#ports/browser/map-view.ts'

/** The shapes as the map's layers know them: each feature has the `look` of its shape; a draft's first point is `first`. */
export const shapeFeatures = (shapes: readonly MapShape[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: shapes.flatMap((shape) => (shape.look === 'draft' ? shape.rings.flatMap(draftFeatures) : [polygon(shape)])),
})

const position = ({ lat, lng }: LatLng): Position => [lng, lat]

const polygon = ({ look, rings }: MapShape): Feature => ({
  type: 'Feature',
  properties: { look },
  geometry: { type: 'Polygon', coordinates: rings.map((ring) => [...ring, ring[0]!].map(position)) },
})

/** The points set so far, and from the second on the line through them. */
function draftFeatures(points: Ring): Feature[] {
  const positions = points.map(position)
  const properties = { look: 'draft' }
  const line: Feature = { type: 'Feature', properties, geometry: { type: 'LineString', coordinates: positions } }
  const dots = positions.map((coordinates, place): Feature => ({
    type: 'Feature',
    properties: place === 0 ? { ...properties, first: true } : properties,
    geometry: { type: 'Point', coordinates },
  }))
  return points.length > 1 ? [line, ...dots] : dots
}
