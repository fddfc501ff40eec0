import { useState, type RefObject } from 'react'
import type { LatLng, Ring } from '#domain/geo/geo.ts'
import type { MapPosition } from '#ports/browser/map-view.ts'
import { addStroke, setCorner, type AreaDraft, type DraftStep } from './area-draft.ts'
import { pixelAt, type MapFrame, type Pixel } from './stroke.ts'

export interface Drawing {
  /** A drawing has ended: the focus returns to the 'Draw an area' button. */
  drawn: boolean
  start: () => void
  /** The visitor clicked on the map. */
  corner: (at: LatLng) => void
  /** The visitor clicked on a pixel of the map. */
  click: (at: Pixel) => void
  /** The visitor drew a line. */
  stroke: (line: readonly Pixel[]) => void
  undo: () => void
  /** Completes the area with the corners set so far. */
  finish: () => void
  cancel: () => void
}

interface DrawnOn {
  /** The corners set so far; null while nothing is drawn. */
  draft: AreaDraft | null
  setDraft: (draft: AreaDraft | null) => void
  frame: RefObject<HTMLElement | null>
  position: MapPosition | null
}

/** Draws an area on the map in one stroke or corner by corner; calls `onArea` once it is complete. */
export function useDrawing({ draft, setDraft, frame, position }: DrawnOn, onArea: (area: Ring) => void): Drawing {
  const [drawn, setDrawn] = useState(false)
  const cancel = () => {
    setDraft(null)
    setDrawn(true)
  }
  const finish = (area: Ring) => {
    cancel()
    onArea(area)
  }
  const take = (stepOn: (draft: AreaDraft, frame: MapFrame) => DraftStep) => {
    if (!draft || !position || !frame.current) return
    const { clientWidth: width, clientHeight: height } = frame.current
    const step = stepOn(draft, { bounds: position.bounds, width, height })
    if ('area' in step) finish(step.area)
    else setDraft(step.draft)
  }
  return {
    drawn,
    start: () => setDraft([]),
    corner: (at) => take((current, map) => setCorner(current, at, map)),
    click: (at) => take((current, map) => setCorner(current, pixelAt(at, map), map)),
    stroke: (line) => take((current, map) => addStroke(current, line, map)),
    undo: () => setDraft(draft && draft.slice(0, -1)),
    finish: () => draft && finish(draft),
    cancel,
  }
}
