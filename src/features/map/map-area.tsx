import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import type { LiveMapProps } from './live-map.lazy.tsx'
import { MapLoading, MapUnavailable } from './map-messages.tsx'

/** The screens that show a map (M-02, X-04). */
const WIDE = '(width >= 768px)'

const loadLiveMap = () => import('./live-map.lazy.tsx').then((file) => file.LiveMap)

/** The map's place on the page; narrow screens show only the list and never fetch the map (M-02). */
export function MapArea(props: Omit<LiveMapProps, 'which' | 'onUseBuiltIn' | 'onRetry'>) {
  const [which, setWhich] = useState<LiveMapProps['which']>('configured')
  const [attempt, setAttempt] = useState(1)
  const wide = useSyncExternalStore(onWidthChange, isWide, () => false)
  const { Component: LiveMap, failed, request } = useLazyComponent(loadLiveMap)
  const load = useEffectEvent(() => void request())
  useEffect(() => {
    if (wide) load()
  }, [wide])
  return (
    <div className="relative hidden overflow-hidden bg-sand md:block">
      {wide && LiveMap ? (
        <LiveMap
          key={`${which} ${attempt}`}
          which={which}
          onUseBuiltIn={() => setWhich('built-in')}
          onRetry={() => setAttempt(attempt + 1)}
          {...props}
        />
      ) : failed ? (
        <MapUnavailable onRetry={() => void request()} />
      ) : (
        <MapLoading />
      )}
    </div>
  )
}

const isWide = () => matchMedia(WIDE).matches

function onWidthChange(changed: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
