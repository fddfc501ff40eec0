import type { TownKey } from '../geo/town.ts'

/** A place in a drawing, in the drawing's units. */
export type Spot = readonly [x: number, y: number]

/** What New Jersey calls its municipalities. */
export type TownKind = 'borough' | 'city' | 'town' | 'township' | 'village'

/** Width and height of a town's drawing, in its own units; the page shows a unit at about a pixel. */
export const TOWN_DRAWING = { width: 640, height: 640 } as const
/** Width of a county's drawing. */
export const COUNTY_DRAWING_WIDTH = 560

/** The map of a town's page. Lines and areas are SVG paths. */
export interface TownDrawing {
  kind: TownKind
  /** West, south, east, north of the drawing in degrees. */
  frame: readonly number[]
  outline: string
  /** The other towns of the region, as far as they lie in the frame. */
  land: string
  roads: string
  rails: string
  /** Neighbors whose name has room on the drawing. */
  names: readonly { name: string; at: Spot }[]
}

/** The map of a county's page. */
export interface CountyDrawing {
  height: number
  towns: Readonly<
    Record<TownKey, { outline: string; at: Spot; /** Whether the name lies within the outline. */ fits: boolean }>
  >
}

/** All drawings of a county, as its file holds them. */
export interface DrawnCounty {
  county: CountyDrawing
  towns: Readonly<Record<TownKey, TownDrawing>>
}
