import { COUNTY_NAME_POINTS } from '#content/county-name-points.ts'
import outlines from '#content/town-outlines.json'
import type { LatLng } from '#domain/geo/geo.ts'
import type { TownKey } from '#domain/geo/town.ts'

const [LEFT = 0, TOP = 0, WIDTH = 1, HEIGHT = 1] = outlines.viewBox.split(' ').map(Number)

/** The towns' outlines, in the drawing's units. */
export const OUTLINES = Object.entries(outlines.towns) as [TownKey, string][]
export const { viewBox: VIEW_BOX, countyLines: COUNTY_LINES } = outlines

/** Where each county's name stands, in the drawing's units: Hudson's away from the places of work across the river. */
export const COUNTY_NAMES = { ...COUNTY_NAME_POINTS, Hudson: [600, 476] } as const

export interface DrawnPoint {
  x: number
  y: number
}

/** A point in the drawing's units. */
export const drawn = ({ lat, lng }: LatLng): DrawnPoint => {
  const { west, north, unit, stretch } = outlines.frame
  return { x: (lng - west) * unit, y: (north - lat) * unit * stretch }
}

/** The same as shares of the drawing's width and height, for what lies over it; percent. */
export const overDrawing = ({ x, y }: DrawnPoint): { left: string; top: string } => ({
  left: `${(((x - LEFT) / WIDTH) * 100).toFixed(2)}%`,
  top: `${(((y - TOP) / HEIGHT) * 100).toFixed(2)}%`,
})
