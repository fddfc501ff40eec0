import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { LoadMapView, MapEvents, MapLoadState, MapOptions, MapView, OpenMapView } from '#ports/browser/map-view.ts'

interface MapUse extends Partial<Omit<MapEvents, 'onLoad'>> {
  load: LoadMapView
  start: MapOptions['start']
  /** 'built-in' if the visitor chose it over a configured map that failed; changing it needs a new component (a key). */
  which?: 'configured' | 'built-in'
  label: string
  insidePage?: boolean
}

interface OpenMap {
  /** The element the map fills. */
  container: RefObject<HTMLDivElement | null>
  /** Null until the map is ready. */
  view: MapView | null
  state: MapLoadState
}

const NOT_LOADED: MapLoadState = {
  status: 'failed',
  reason: 'not-loaded',
  message: 'We couldn’t load the map.',
}

/** Opens a map in an element and closes it when the component unmounts. */
export function useMapView({
  load,
  start,
  label,
  which = 'configured',
  insidePage = false,
  ...events
}: MapUse): OpenMap {
  const container = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<MapView | null>(null)
  const [state, setState] = useState<MapLoadState>({ status: 'loading' })
  const onMove = useEffectEvent<MapEvents['onMove']>((position, cause) => events.onMove?.(position, cause))
  const onMarker = useEffectEvent<MapEvents['onMarker']>((key) => events.onMarker?.(key))
  const onHover = useEffectEvent<MapEvents['onHover']>((key) => events.onHover?.(key))
  const onBackground = useEffectEvent<MapEvents['onBackground']>((at) => events.onBackground?.(at))
  const open = useEffectEvent((openView: OpenMapView, element: HTMLElement): MapView => {
    const opened = openView({
      container: element,
      start,
      label,
      insidePage,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      onLoad: (next) => {
        setState(next)
        setView(next.status === 'ready' ? opened : null)
      },
      onMove: (position, cause) => onMove(position, cause),
      onMarker: (key) => onMarker(key),
      onHover: (key) => onHover(key),
      onBackground: (at) => onBackground(at),
    })
    return opened
  })

  useEffect(() => {
    let ended = false
    let opened: MapView | null = null
    load(which)
      .then((openView) => {
        if (!ended && container.current) opened = open(openView, container.current)
      })
      .catch(() => !ended && setState(NOT_LOADED))
    return () => {
      ended = true
      opened?.destroy()
      setView(null)
    }
  }, [load, which])

  return { container, view, state }
}
