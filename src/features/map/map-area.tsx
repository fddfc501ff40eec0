import { useEffect, useEffectEvent, useState } from 'react'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import type { LiveMapProps } from './live-map.lazy.tsx'
import { MapLoading, MapUnavailable } from './map-messages.tsx'

/** The id of the map's place, for the link that skips to it. */
export const MAP_ID = 'map'

interface MapAreaProps extends Omit<LiveMapProps, 'which' | 'onUseBuiltIn' | 'onRetry'> {
  /** The screen is wide enough for the map. */
  wide: boolean
}

const loadLiveMap = () => import('./live-map.lazy.tsx').then((file) => file.LiveMap)

/** The map's place on the page; narrow screens show only the list and never fetch the map (M-02). */
export function MapArea({ wide, ...props }: MapAreaProps) {
  const [which, setWhich] = useState<LiveMapProps['which']>('configured')
  const [attempt, setAttempt] = useState(1)
  const { Component: LiveMap, failed, request } = useLazyComponent(loadLiveMap)
  const load = useEffectEvent(() => void request())
  useEffect(() => {
    if (wide) load()
  }, [wide])
  return (
    <div id={MAP_ID} tabIndex={-1} className="relative hidden overflow-hidden bg-sand outline-none md:block">
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
