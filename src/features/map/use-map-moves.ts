import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Bounds } from '#domain/geo/geo.ts'
import type { MapPosition, MoveCause } from '#ports/browser/map-view.ts'
import { createMoveSource, type MoveSource } from './move-source.ts'

/** A map that hasn't moved for this long is at rest. */
const REST_MS = 200

export interface MapMoves {
  /** Null until the map is ready. */
  position: MapPosition | null
  source: MoveSource
  onMove: (position: MapPosition, cause: MoveCause) => void
  /** Drops the visitor's last move if it hasn't been reported yet. */
  dropPending: () => void
}

interface Moved {
  view: Bounds
  requestId: number | null
}

/**
 * Follows the map and calls `onRest` with its view whenever a visitor's move comes to rest. `continued`: the same request
 * of the visitor has come to rest before, on its way or at a first guess. `held`: a move is reported once it no longer is.
 */
export function useMapMoves(onRest: (view: Bounds, continued: boolean) => void, { held }: { held: boolean }): MapMoves {
  const [source] = useState(createMoveSource)
  const [position, setPosition] = useState<MapPosition | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const lastRequest = useRef<number | null>(null)
  const report = useEffectEvent(({ view, requestId }: Moved) => {
    onRest(view, requestId !== null && requestId === lastRequest.current)
    lastRequest.current = requestId
  })
  useEffect(() => {
    if (!moved || held) return
    const timer = setTimeout(() => {
      report(moved)
      // The map may have moved on in the meantime.
      setMoved((latest) => (latest === moved ? null : latest))
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [moved, held])
  const [dropPending] = useState(() => () => setMoved(null))
  return {
    position,
    source,
    dropPending,
    onMove: (next, cause) => {
      setPosition(next)
      if (source.isVisitors(cause)) setMoved({ view: next.bounds, requestId: source.requestId() })
    },
  }
}
