import type { MapLoadState } from '#ports/browser/map-view.ts'
import { MapLoading, MapUnavailable } from './map-messages.tsx'
import { ProviderFailure } from './provider-failure.tsx'

interface MapStatusProps {
  state: MapLoadState
  onUseBuiltIn: () => void
  onRetry: () => void
}

/** Covers a map that loads or can't be shown; nothing once it is ready. */
export function MapStatus({ state, onUseBuiltIn, onRetry }: MapStatusProps) {
  if (state.status === 'ready') return null
  if (state.status === 'loading') return <MapLoading />
  if (state.reason === 'provider') return <ProviderFailure onUseBuiltIn={onUseBuiltIn} />
  // Where there is no WebGL another attempt would fail as well.
  return <MapUnavailable message={state.message} {...(state.reason === 'no-webgl' ? {} : { onRetry })} />
}
