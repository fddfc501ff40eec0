import type { Feature, FeatureCollection, Position } from 'geojson'
import { isInside, type LatLng, type Ring } from '#domain/geo/geo.ts'
import type { MapShape } from '#ports/browser/map-view.ts'

/** Shapes as GeoJSON: each feature has the `look` of its shape; a line's first point and a spot have `first`. */
export const shapeFeatures = (shapes: readonly MapShape[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: shapes.flatMap(featuresOf),
})

function featuresOf(shape: MapShape): Feature[] {
  if (shape.look === 'draft' || shape.look === 'way')
    return shape.rings.flatMap((ring) => lineFeatures(ring, shape.look))
  if (shape.look === 'street') return [streetFeature(shape)]
  return shape.look === 'spot' ? [spotFeature(shape)] : [polygon(shape)]
}

const streetFeature = ({ look, rings }: MapShape): Feature => ({
  type: 'Feature',
  properties: { look },
  geometry: { type: 'MultiLineString', coordinates: rings.map((line) => line.map(position)) },
})

const spotFeature = ({ look, rings }: MapShape): Feature => ({
  type: 'Feature',
  properties: { look, first: true },
  geometry: { type: 'Point', coordinates: position(rings[0]![0]!) },
})

const position = ({ lat, lng }: LatLng): Position => [lng, lat]

const polygon = ({ look, rings }: MapShape): Feature => ({
  type: 'Feature',
  properties: { look },
  geometry: {
    type: 'MultiPolygon',
    coordinates: inPieces(rings).map((piece) => piece.map((ring) => [...ring, ring[0]!].map(position))),
  },
})

/** Each ring that lies in no other one, with those that lie in it, its holes: some towns have several pieces. */
function inPieces(rings: readonly Ring[]): Ring[][] {
  const lies = (ring: Ring, around: Ring) => ring !== around && isInside(ring[0]!, around)
  const outer = rings.filter((ring) => !rings.some((other) => lies(ring, other)))
  return outer.map((shore) => [shore, ...rings.filter((ring) => lies(ring, shore))])
}

/** The points, and the line through them once there are two. */
function lineFeatures(points: Ring, look: MapShape['look']): Feature[] {
  const positions = points.map(position)
  const properties = { look }
  const line: Feature = { type: 'Feature', properties, geometry: { type: 'LineString', coordinates: positions } }
  const dots = positions.map((coordinates, index): Feature => ({
    type: 'Feature',
    properties: index === 0 ? { ...properties, first: true } : properties,
    geometry: { type: 'Point', coordinates },
  }))
  return points.length > 1 ? [line, ...dots] : dots
}
