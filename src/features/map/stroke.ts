import type { Bounds, LatLng } from '#domain/geo/geo.ts'

/** A point on the map, CSS pixels from its upper left corner. */
export interface Pixel {
  x: number
  y: number
}

/** What turns pixels into degrees. */
export interface MapFrame {
  bounds: Bounds
  /** The map's size, CSS pixels. */
  width: number
  height: number
}

/** A corner that changes the outline by a triangle smaller than this is left out, square CSS pixels. */
const MIN_TRIANGLE = 12

/** Where a pixel lies, by Web Mercator. */
export function pixelAt({ x, y }: Pixel, { bounds, width, height }: MapFrame): LatLng {
  const [top, foot] = [mercator(bounds.north), mercator(bounds.south)]
  return {
    lat: latitude(top + (y / height) * (foot - top)),
    lng: bounds.west + (x / width) * (bounds.east - bounds.west),
  }
}

const mercator = (lat: number): number => Math.asinh(Math.tan((lat * Math.PI) / 180))
const latitude = (y: number): number => (Math.atan(Math.sinh(y)) * 180) / Math.PI

/**
 * At most `most` points of a line that keep its outline: the point that forms the smallest triangle with its neighbors goes
 * first (M. Visvalingam and J. D. Whyatt, Line generalisation by repeated elimination of points, 1993).
 */
export function simplified(line: readonly Pixel[], most: number): Pixel[] {
  const points = [...line]
  for (;;) {
    const areas = points.map((point, at) => triangle(points[at - 1], point, points[at + 1]))
    const least = Math.min(...areas)
    if (points.length <= most && least >= MIN_TRIANGLE) return points
    // The ends stay.
    if (least === Infinity) return points
    points.splice(areas.indexOf(least), 1)
  }
}

const triangle = (a: Pixel | undefined, b: Pixel, c: Pixel | undefined): number =>
  a && c ? Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2 : Infinity

/** The larger side of the box around a line, CSS pixels. */
export function extentOf(line: readonly Pixel[]): number {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)]
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}
