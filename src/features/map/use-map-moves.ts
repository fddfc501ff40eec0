import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Bounds } from '#domain/geo/geo.ts'
import type { MapPosition, MoveCause } from '#ports/browser/map-view.ts'
import { createMoveSource, type MoveSource } from './move-source.ts'

/** A map that hasn't moved for so long has come to rest, ms. */
const REST_MS = 200

export interface MapMoves {
  /** Where the map stands; null until it is ready. */
  position: MapPosition | null
  source: MoveSource
  onMove: (position: MapPosition, cause: MoveCause) => void
  /** What the visitor has moved and nobody has heard of yet is overtaken by something else. */
  forget: () => void
}

interface Moved {
  view: Bounds
  wish: number | null
}

/**
 * Follows the map; `onRest` hears the view in which it came to rest whenever the visitor moved it. It is `continued` where
 * the same wish has brought it to rest before: on its way, or at a first guess.
 */
export function useMapMoves(onRest: (view: Bounds, continued: boolean) => void): MapMoves {
  const [source] = useState(createMoveSource)
  const [position, setPosition] = useState<MapPosition | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const heardOf = useRef<number | null>(null)
  const tell = useEffectEvent(({ view, wish }: Moved) => {
    onRest(view, wish !== null && wish === heardOf.current)
    heardOf.current = wish
  })
  useEffect(() => {
    if (!moved) return
    const timer = setTimeout(() => tell(moved), REST_MS)
    return () => clearTimeout(timer)
  }, [moved])
  const [forget] = useState(() => () => setMoved(null))
  return {
    position,
    source,
    forget,
    onMove: (next, cause) => {
      setPosition(next)
      if (source.isVisitors(cause)) setMoved({ view: next.bounds, wish: source.wish() })
    },
  }
}
