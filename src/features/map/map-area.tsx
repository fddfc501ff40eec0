import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { LiveMapProps } from './live-map.tsx'
import { MapLoading, MapUnavailable } from './map-messages.tsx'

/** The screens that show a map (M-02, X-04). */
const WIDE = '(width >= 768px)'

const LiveMap = lazy<ComponentType<LiveMapProps>>(() =>
  import('./live-map.tsx').then(
    (code) => ({ default: code.LiveMap }),
    () => ({ default: () => <MapUnavailable /> }),
  ),
)

/** The map's place on the page; narrow screens show only the list and never fetch the map (M-02). */
export function MapArea(props: Omit<LiveMapProps, 'which' | 'onUseBuiltIn' | 'onRetry'>) {
  const [which, setWhich] = useState<LiveMapProps['which']>('configured')
  const [attempt, setAttempt] = useState(1)
  const wide = useSyncExternalStore(onWidthChange, isWide, () => false)
  return (
    <div className="relative hidden overflow-hidden bg-sand md:block">
      {wide ? (
        <Suspense fallback={<MapLoading />}>
          <LiveMap
            key={`${which} ${attempt}`}
            which={which}
            onUseBuiltIn={() => setWhich('built-in')}
            onRetry={() => setAttempt(attempt + 1)}
            {...props}
          />
        </Suspense>
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
