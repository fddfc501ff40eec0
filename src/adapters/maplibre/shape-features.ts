import type { Feature, FeatureCollection, Position } from 'geojson'
import type { LatLng, Ring } from '#domain/geo/geo.ts'
import type { MapShape } from '#ports/browser/map-view.ts'

/** Shapes as GeoJSON: each feature has the `look` of its shape; a draft's first point has `first`. */
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

/** The points, and the line through them once there are two. */
function draftFeatures(points: Ring): Feature[] {
  const positions = points.map(position)
  const properties = { look: 'draft' }
  const line: Feature = { type: 'Feature', properties, geometry: { type: 'LineString', coordinates: positions } }
  const dots = positions.map((coordinates, index): Feature => ({
    type: 'Feature',
    properties: index === 0 ? { ...properties, first: true } : properties,
    geometry: { type: 'Point', coordinates },
  }))
  return points.length > 1 ? [line, ...dots] : dots
}
