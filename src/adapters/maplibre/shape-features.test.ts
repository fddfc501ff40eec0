import { expect, test } from 'vitest'
import type { Ring } from '#domain/geo/geo.ts'
import { shapeFeatures } from './shape-features.ts'

const [A, B, C] = [
  { lat: 40, lng: -74 },
  { lat: 41, lng: -74 },
  { lat: 41, lng: -73 },
]

const square = (west: number, size: number): Ring => [
  { lat: 40.5 - size / 2, lng: west },
  { lat: 40.5 + size / 2, lng: west },
  { lat: 40.5 + size / 2, lng: west + size },
  { lat: 40.5 - size / 2, lng: west + size },
]

const closed = (ring: Ring) => [...ring, ring[0]!].map(({ lat, lng }) => [lng, lat])

test('M-04 a shape has a closed polygon for each of its pieces, with the holes in it', () => {
  const [west, hole, east] = [square(-74, 1), square(-73.5, 0.1), square(-72, 1)]
  const [feature] = shapeFeatures([{ look: 'town', rings: [west, hole, east] }]).features
  expect(feature!.properties).toEqual({ look: 'town' })
  expect(feature!.geometry).toEqual({
    type: 'MultiPolygon',
    coordinates: [[closed(west), closed(hole)], [closed(east)]],
  })
})

test('M-04 a street is its open lines, a station its point', () => {
  const { features } = shapeFeatures([
    {
      look: 'street',
      rings: [
        [A, B],
        [B, C],
      ],
    },
    { look: 'spot', rings: [[A]] },
  ])
  expect(features.map(({ geometry }) => geometry)).toEqual([
    {
      type: 'MultiLineString',
      coordinates: [
        [
          [-74, 40],
          [-74, 41],
        ],
        [
          [-74, 41],
          [-73, 41],
        ],
      ],
    },
    { type: 'Point', coordinates: [-74, 40] },
  ])
})

test('a draft is an open line with a point at each corner; the first one is marked', () => {
  const { features } = shapeFeatures([{ look: 'draft', rings: [[A, B, C]] }])
  expect(features.map(({ geometry }) => geometry)).toEqual([
    {
      type: 'LineString',
      coordinates: [
        [-74, 40],
        [-74, 41],
        [-73, 41],
      ],
    },
    { type: 'Point', coordinates: [-74, 40] },
    { type: 'Point', coordinates: [-74, 41] },
    { type: 'Point', coordinates: [-73, 41] },
  ])
  expect(features.map(({ properties }) => properties)).toEqual([
    { look: 'draft' },
    { look: 'draft', first: true },
    { look: 'draft' },
    { look: 'draft' },
  ])
})

test('a draft of one point is that point; an empty draft has no features', () => {
  expect(shapeFeatures([{ look: 'draft', rings: [[A]] }]).features.map(({ geometry }) => geometry.type)).toEqual([
    'Point',
  ])
  expect(
    shapeFeatures([
      { look: 'draft', rings: [[]] },
      { look: 'draft', rings: [] },
    ]).features,
  ).toEqual([])
})
