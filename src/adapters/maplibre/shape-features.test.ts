import { expect, test } from 'vitest'
import { shapeFeatures } from './shape-features.ts'

const [A, B, C] = [
  { lat: 40, lng: -74 },
  { lat: 41, lng: -74 },
  { lat: 41, lng: -73 },
]

test('M-04 a shape is a closed polygon with its holes', () => {
  const shape = {
    look: 'town' as const,
    rings: [
      [A, B, C],
      [C, B, A],
    ],
  }
  expect(shapeFeatures([shape]).features).toEqual([
    {
      type: 'Feature',
      properties: { look: 'town' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-74, 40],
            [-74, 41],
            [-73, 41],
            [-74, 40],
          ],
          [
            [-73, 41],
            [-74, 41],
            [-74, 40],
            [-73, 41],
          ],
        ],
      },
    },
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
