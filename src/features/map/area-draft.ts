import { countOf } from '#domain/count.ts'
import type { Bounds, LatLng, Ring } from '#domain/geo/geo.ts'
import { MAX_AREA_POINTS } from '#domain/search/filters/area.ts'
import type { MapShape } from '#ports/browser/map-view.ts'
import { pixelAt, simplified, type MapFrame, type Pixel } from './stroke.ts'

/** Fewest corners of an area. */
const MIN_POINTS = 3
/** A click within this distance of the first corner closes the area, CSS pixels. */
const CLOSING_PX = 16

/** The corners set so far, in the order they were set. */
export type AreaDraft = readonly LatLng[]

/** What a click does to a draft. */
export type DraftStep = { draft: AreaDraft } | { area: Ring }

/** What turns degrees into pixels, to tell how near a click came. */
export interface MapScale {
  bounds: Bounds
  /** The map's width, CSS pixels. */
  width: number
}

export const isArea = (draft: AreaDraft): boolean => draft.length >= MIN_POINTS

/** A click sets a corner, up to MAX_AREA_POINTS; a click on the first corner closes the area. */
export function setCorner(draft: AreaDraft, at: LatLng, scale: MapScale): DraftStep {
  const [first] = draft
  if (first && isArea(draft) && pixelsApart(first, at, scale) <= CLOSING_PX) return { area: draft }
  return { draft: draft.length < MAX_AREA_POINTS ? [...draft, at] : draft }
}

/** A stroke goes on from the corners set before it, and closes the area; it is no area if it has no width. */
export function addStroke(draft: AreaDraft, line: readonly Pixel[], frame: MapFrame): DraftStep {
  const room = MAX_AREA_POINTS - draft.length
  const points = simplified(line, room).slice(0, room)
  const area = [...draft, ...points.map((pixel) => pixelAt(pixel, frame))]
  return isArea(area) ? { area } : { draft }
}

/** Tells the visitor what to do next. */
export function draftHint(draft: AreaDraft): string {
  if (draft.length === 0) return 'Draw around your area, or click to set its corners.'
  const set = countOf(draft.length, 'corner', 'corners')
  if (!isArea(draft)) return `${set} set. Set at least ${MIN_POINTS - draft.length} more.`
  if (draft.length === MAX_AREA_POINTS) return `${set}. That’s the most an area can have.`
  return `${set} set. Click the first one again, or choose Done.`
}

/** The draft as a shape on the map. */
export const draftShapes = (draft: AreaDraft): MapShape[] =>
  draft.length > 0 ? [{ look: 'draft', rings: [draft] }] : []

function pixelsApart(a: LatLng, b: LatLng, { bounds, width }: MapScale): number {
  const { lat } = a
  const across = width / (bounds.east - bounds.west)
  // Web Mercator: a degree of latitude is 1 / cos(latitude) times as long on the map as a degree of longitude.
  const up = across / Math.cos((lat * Math.PI) / 180)
  return Math.hypot((a.lng - b.lng) * across, (lat - b.lat) * up)
}
