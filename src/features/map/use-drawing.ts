import { useState, type RefObject } from 'react'
import type { LatLng, Ring } from '#domain/geo/geo.ts'
import type { MapPosition } from '#ports/browser/map-view.ts'
import { setCorner, type AreaDraft } from './area-draft.ts'

export interface Drawing {
  /** The corners set so far; null while nothing is drawn. */
  draft: AreaDraft | null
  /** A drawing has ended: the focus returns to the 'Draw an area' button. */
  drawn: boolean
  start: () => void
  /** The visitor clicked on the map. */
  corner: (at: LatLng) => void
  undo: () => void
  /** Completes the area with the corners set so far. */
  finish: () => void
  cancel: () => void
}

interface DrawnOn {
  frame: RefObject<HTMLElement | null>
  position: MapPosition | null
}

/** Draws an area on the map corner by corner; calls `onArea` once it is complete. */
export function useDrawing({ frame, position }: DrawnOn, onArea: (area: Ring) => void): Drawing {
  const [draft, setDraft] = useState<AreaDraft | null>(null)
  const [drawn, setDrawn] = useState(false)
  const cancel = () => {
    setDraft(null)
    setDrawn(true)
  }
  const finish = (area: Ring) => {
    cancel()
    onArea(area)
  }
  return {
    draft,
    drawn,
    start: () => setDraft([]),
    corner: (at) => {
      if (!draft || !position || !frame.current) return
      const step = setCorner(draft, at, { bounds: position.bounds, width: frame.current.clientWidth })
      if ('area' in step) finish(step.area)
      else setDraft(step.draft)
    },
    undo: () => setDraft(draft && draft.slice(0, -1)),
    finish: () => draft && finish(draft),
    cancel,
  }
}
