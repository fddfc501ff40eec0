import { useState, type RefObject } from 'react'
import type { LatLng, Ring } from '#domain/geo/geo.ts'
import type { MapPosition } from '#ports/browser/map-view.ts'
import { setCorner, type AreaDraft } from './area-draft.ts'

export interface Drawing {
  /** The corners set so far; null while nothing is drawn. */
  draft: AreaDraft | null
  /** An area was drawn before: the focus goes back to where it began. */
  drawn: boolean
  start: () => void
  /** A click of the visitor on the map. */
  corner: (at: LatLng) => void
  undo: () => void
  /** The corners set so far are the area. */
  finish: () => void
  cancel: () => void
}

interface DrawnOn {
  frame: RefObject<HTMLElement | null>
  position: MapPosition | null
}

/** Draws an area on the map, corner by corner; `onArea` hears it when it is whole. */
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
