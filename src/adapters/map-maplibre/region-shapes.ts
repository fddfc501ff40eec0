import type { Feature, Position } from 'geojson'
import { GAZETTEER } from '#content/gazetteer.ts'
import type { Bounds } from '#domain/geo.ts'
import type { MapRegion } from '#ports/map-view.ts'
import type { Basemap } from './basemap-data.ts'

type Shape = Basemap['towns']['features'][number]

/** The outlines of a region; none for a town whose outline the basemap doesn't have. */
export const regionShapes = ({ towns, counties }: Basemap, { town, county }: MapRegion): Shape[] =>
  town === null
    ? counties.features.filter(({ properties }) => properties.name === county)
    : towns.features.filter(({ properties }) => properties.name === town && properties.county === county)

/** The box around the outlines, or else the view the gazetteer gives for the town; null where neither is known. */
export function regionBounds(shapes: readonly Shape[], { town, county }: MapRegion): Bounds | null {
  if (shapes.length > 0) return boxAround(shapes.flatMap(pointsOf))
  return GAZETTEER.find((place) => place.name === town && place.county === county)?.bounds ?? null
}

const pointsOf = ({ geometry }: Feature<Shape['geometry']>): Position[] =>
  geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2)

function boxAround(points: readonly Position[]): Bounds {
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const [lng = 0, lat = 0] of points) {
    bounds.west = Math.min(bounds.west, lng)
    bounds.east = Math.max(bounds.east, lng)
    bounds.south = Math.min(bounds.south, lat)
    bounds.north = Math.max(bounds.north, lat)
  }
  return bounds
}
