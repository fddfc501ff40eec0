import { countOf } from '#domain/count.ts'
import type { Bounds, LatLng, Ring } from '#domain/geo/geo.ts'
import { MAX_AREA_POINTS } from '#domain/search/listing-params.ts'
import type { MapShape } from '#ports/browser/map-view.ts'

/** An area needs so many corners. */
const MIN_POINTS = 3
/** A click so near to the first corner closes the area, CSS pixels. */
const CLOSING_PX = 16

/** The corners set so far, in the order they were set. */
export type AreaDraft = readonly LatLng[]

/** What a click does to a draft. */
export type DraftStep = { draft: AreaDraft } | { area: Ring }

/** How large the map shows what: to know how near a click came. */
export interface MapScale {
  bounds: Bounds
  /** The map's own width, CSS pixels. */
  width: number
}

export const isArea = (draft: AreaDraft): boolean => draft.length >= MIN_POINTS

/** A click sets a corner; on the first corner it closes the area. No more corners are set than an area may have. */
export function setCorner(draft: AreaDraft, at: LatLng, scale: MapScale): DraftStep {
  const [first] = draft
  if (first && isArea(draft) && pixelsApart(first, at, scale) <= CLOSING_PX) return { area: draft }
  return { draft: draft.length < MAX_AREA_POINTS ? [...draft, at] : draft }
}

/** What to do next, in words. */
export function draftHint(draft: AreaDraft): string {
  if (draft.length === 0) return 'Click on the map to set the corners of your area.'
  const set = countOf(draft.length, 'corner', 'corners')
  if (!isArea(draft)) return `${set} set. Set at least ${MIN_POINTS - draft.length} more.`
  if (draft.length === MAX_AREA_POINTS) return `${set}: an area can’t have more.`
  return `${set} set. Click the first one again, or choose Done.`
}

/** The draft as it is drawn on the map. */
export const draftShapes = (draft: AreaDraft): MapShape[] =>
  draft.length > 0 ? [{ look: 'draft', rings: [draft] }] : []

function pixelsApart(a: LatLng, b: LatLng, { bounds, width }: MapScale): number {
  const { lat } = a
  const across = width / (bounds.east - bounds.west)
  // On a web map a degree to the north is longer than one to the east by this.
  const up = across / Math.cos((lat * Math.PI) / 180)
  return Math.hypot((a.lng - b.lng) * across, (lat - b.lat) * up)
}
