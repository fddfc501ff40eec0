import { useEffect, useEffectEvent, useState } from 'react'
import type { Bounds } from '#domain/geo.ts'
import type { MapPosition, MoveCause } from '#ports/map-view.ts'
import { createMoveSource, type MoveSource } from './move-source.ts'

/** A map that hasn't moved for so long has come to rest, ms. */
const REST_MS = 200

interface MapMoves {
  /** Where the map stands; null until it is ready. */
  position: MapPosition | null
  source: MoveSource
  onMove: (position: MapPosition, cause: MoveCause) => void
}

/** Follows the map; `onRest` hears the view in which it came to rest whenever the visitor moved it. */
export function useMapMoves(onRest: (view: Bounds) => void): MapMoves {
  const [source] = useState(createMoveSource)
  const [position, setPosition] = useState<MapPosition | null>(null)
  const [moved, setMoved] = useState<Bounds | null>(null)
  const tell = useEffectEvent(onRest)
  useEffect(() => {
    if (!moved) return
    const timer = setTimeout(() => tell(moved), REST_MS)
    return () => clearTimeout(timer)
  }, [moved])
  return {
    position,
    source,
    onMove: (next, cause) => {
      setPosition(next)
      if (source.isVisitors(cause)) setMoved(next.bounds)
    },
  }
}
