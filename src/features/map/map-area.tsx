import { useEffect, useEffectEvent, useState } from 'react'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import type { LiveMapProps } from './live-map.lazy.tsx'
import { MapLoading, MapUnavailable } from './map-messages.tsx'

interface MapAreaProps extends Omit<LiveMapProps, 'which' | 'onUseBuiltIn' | 'onRetry'> {
  /** The map is to be seen: only then its code and data are fetched. */
  shown: boolean
}

const loadLiveMap = () => import('./live-map.lazy.tsx').then((file) => file.LiveMap)

/** The map, or in its place that it loads or why it can't be shown. */
export function MapArea({ shown, ...props }: MapAreaProps) {
  const [which, setWhich] = useState<LiveMapProps['which']>('configured')
  const [attempt, setAttempt] = useState(1)
  const { Component: LiveMap, failed, request } = useLazyComponent(loadLiveMap)
  const load = useEffectEvent(() => void request())
  useEffect(() => {
    if (shown) load()
  }, [shown])
  if (shown && LiveMap)
    return (
      <LiveMap
        key={`${which} ${attempt}`}
        which={which}
        onUseBuiltIn={() => setWhich('built-in')}
        onRetry={() => setAttempt(attempt + 1)}
        {...props}
      />
    )
  return failed ? <MapUnavailable onRetry={() => void request()} /> : <MapLoading />
}
