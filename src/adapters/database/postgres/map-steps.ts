import type { Bounds } from '#domain/geo/geo.ts'
import { MAP_ZOOMS } from '#domain/search/map-homes.ts'
import { cellsAcross, mercator } from '../listings/map-clusters.ts'

/** A rectangle of whole numbers, both ends included: steps of `map_x` and `map_y`, or cells of a zoom. Empty where an end is before its start. */
export interface Rectangle {
  x0: number
  x1: number
  y0: number
  y1: number
}

/** Steps of the world each way in `map_x` and `map_y`. */
const STEP_BITS = 31
const LAST_STEP = 2 ** STEP_BITS - 1

export const WORLD: Rectangle = { x0: 0, x1: LAST_STEP, y0: 0, y1: LAST_STEP }

/** Steps by which the engine's logarithm may differ from ours, and more than enough. */
const ROUNDING = 4

/** Bits by which a step is shifted to give its cell at a zoom. */
export const cellShift = (zoom: number): number => STEP_BITS - Math.log2(cellsAcross(zoom))

/** The steps in which the homes of a box stand, and perhaps a few around them. */
export const stepsAround = (box: Bounds): Rectangle => stepsOf(box, ROUNDING)

/** Steps whose homes all stand in the box. */
export const stepsInside = (box: Bounds): Rectangle => stepsOf(box, -ROUNDING)

function stepsOf({ west, south, east, north }: Bounds, wider: number): Rectangle {
  const [from, to] = [mercator({ lat: north, lng: west }), mercator({ lat: south, lng: east })]
  const step = (share: number, more: number) =>
    Math.min(LAST_STEP, Math.max(0, Math.floor(share * 2 ** STEP_BITS) + more))
  return { x0: step(from.x, -wider), x1: step(to.x, wider), y0: step(from.y, -wider), y1: step(to.y, wider) }
}

/** The cells of a zoom that the steps touch. */
export const cellsTouched = ({ x0, x1, y0, y1 }: Rectangle, zoom: number): Rectangle => {
  const shift = cellShift(zoom)
  return { x0: x0 >> shift, x1: x1 >> shift, y0: y0 >> shift, y1: y1 >> shift }
}

/** The cells of a zoom that lie wholly within the steps. */
export const cellsWithin = ({ x0, x1, y0, y1 }: Rectangle, zoom: number): Rectangle => {
  const size = 2 ** cellShift(zoom)
  return {
    x0: Math.ceil(x0 / size),
    x1: Math.floor((x1 + 1) / size) - 1,
    y0: Math.ceil(y0 / size),
    y1: Math.floor((y1 + 1) / size) - 1,
  }
}

/** The same area in units of which each of the former has 2^bits each way. */
export const finer = ({ x0, x1, y0, y1 }: Rectangle, bits: number): Rectangle => {
  const size = 2 ** bits
  return { x0: x0 * size, x1: (x1 + 1) * size - 1, y0: y0 * size, y1: (y1 + 1) * size - 1 }
}

export const areaOf = ({ x0, x1, y0, y1 }: Rectangle): number => Math.max(0, x1 - x0 + 1) * Math.max(0, y1 - y0 + 1)

/** What is left of a rectangle around a hole: up to four rectangles. The hole may reach beyond; so may then what is left. */
export function around(whole: Rectangle, hole: Rectangle | null): Rectangle[] {
  const rest = hole
    ? [
        { ...whole, y1: hole.y0 - 1 },
        { ...whole, y0: hole.y1 + 1 },
        { ...hole, x0: whole.x0, x1: hole.x0 - 1 },
        { ...hole, x0: hole.x1 + 1, x1: whole.x1 },
      ]
    : [whole]
  return rest.filter((rectangle) => areaOf(rectangle) > 0)
}

export const overlap = (a: Rectangle, b: Rectangle): Rectangle => ({
  x0: Math.max(a.x0, b.x0),
  x1: Math.min(a.x1, b.x1),
  y0: Math.max(a.y0, b.y0),
  y1: Math.min(a.y1, b.y1),
})

export const contains = (whole: Rectangle, part: Rectangle): boolean =>
  part.x0 >= whole.x0 && part.x1 <= whole.x1 && part.y0 >= whole.y0 && part.y1 <= whole.y1

/** The nearest zoom, from this one down, at which the steps touch at most so many cells. */
export function zoomWithin(steps: Rectangle, zoom: number, cells: number): number {
  let within = zoom
  while (within > MAP_ZOOMS.min && areaOf(cellsTouched(steps, within)) > cells) within--
  return within
}
