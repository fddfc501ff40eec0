import type { LatLng } from '#domain/geo/geo.ts'

/**
 * New Jersey's outline as [lng, lat], coarse, drawn along the middle of its rivers and a little off its shore: good enough
 * to tell Jersey City from Manhattan, Elizabeth from Staten Island and Phillipsburg from Easton, not to survey a lot.
 */
const OUTLINE: readonly (readonly [number, number])[] = [
  [-73.893, 40.999],
  [-73.912, 40.935],
  [-73.953, 40.85],
  [-74.012, 40.765],
  [-74.026, 40.7],
  [-74.046, 40.655],
  [-74.09, 40.648],
  [-74.14, 40.645],
  [-74.18, 40.647],
  [-74.203, 40.62],
  [-74.21, 40.59],
  [-74.218, 40.557],
  [-74.247, 40.545],
  [-74.253, 40.51],
  [-74.2, 40.47],
  [-74.05, 40.475],
  [-73.98, 40.48],
  [-73.96, 40.25],
  [-74.02, 39.9],
  [-74.07, 39.75],
  [-74.35, 39.38],
  [-74.65, 39.15],
  [-74.85, 38.92],
  [-74.97, 38.91],
  [-75.0, 39.1],
  [-75.2, 39.22],
  [-75.42, 39.38],
  [-75.54, 39.48],
  [-75.56, 39.62],
  [-75.5, 39.72],
  [-75.41, 39.8],
  [-75.2, 39.875],
  [-75.137, 39.88],
  [-75.132, 39.95],
  [-75.06, 39.99],
  [-74.93, 40.07],
  [-74.83, 40.1],
  [-74.722, 40.145],
  [-74.77, 40.21],
  [-74.86, 40.28],
  [-74.95, 40.34],
  [-75.06, 40.42],
  [-75.066, 40.54],
  [-75.19, 40.58],
  [-75.204, 40.68],
  [-75.19, 40.75],
  [-75.08, 40.825],
  [-75.12, 40.9],
  [-75.13, 40.97],
  [-75.07, 41.0],
  [-74.98, 41.09],
  [-74.86, 41.23],
  [-74.8, 41.31],
  [-74.695, 41.357],
]

/** Whether a point lies in New Jersey, as far as the coarse outline can tell. */
export function isInNewJersey({ lat, lng }: LatLng): boolean {
  let inside = false
  OUTLINE.forEach(([x, y], i) => {
    const [previousX, previousY] = OUTLINE.at(i - 1)!
    const crosses = y > lat !== previousY > lat
    if (crosses && lng < ((previousX - x) * (lat - y)) / (previousY - y) + x) inside = !inside
  })
  return inside
}
