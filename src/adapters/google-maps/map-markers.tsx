import { AdvancedMarker } from '@vis.gl/react-google-maps'
import { memo, useCallback } from 'react'
import type { LatLng } from '#domain/geo/geo.ts'
import type { MapMarker } from '#ports/browser/map-view.ts'
import type { Scene } from './map-scene.ts'
import type { PlacedMarker } from './marker-buttons.ts'

/** How far up a marker is shifted from its point: a home's tip ends just below its pill. */
const ANCHORS: Readonly<Record<MapMarker['kind'], string>> = { home: 'calc(-100% - 4px)', cluster: '-50%' }
const Z_INDEXES: Readonly<Record<MapMarker['look'], number>> = { plain: 0, visited: 0, hovered: 1, selected: 2 }
const POPUP_Z_INDEX = 3
/** The popup's tip is above the largest pill. */
const POPUP_ANCHOR = 'calc(-100% - 50px)'

/**
 * The pills and clusters. Google's marker only positions the button and takes neither clicks nor focus, so that each marker
 * is one button with one name.
 */
export const MapMarkers = ({ markers }: { markers: readonly PlacedMarker[] }) =>
  markers.map(({ key, sequence, at, kind, look, button, refocus }) => (
    <MarkerPlace
      key={`${key} ${sequence}`}
      lat={at.lat}
      lng={at.lng}
      anchorTop={ANCHORS[kind]}
      zIndex={Z_INDEXES[look]}
      button={button}
      refocus={refocus}
    />
  ))

interface MarkerPlaceProps extends LatLng {
  anchorTop: string
  zIndex: number
  button: HTMLButtonElement
  refocus: boolean
}

const MarkerPlace = memo(function MarkerPlace({ lat, lng, anchorTop, zIndex, button, refocus }: MarkerPlaceProps) {
  const host = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return
      element.append(button)
      google.maps.OverlayView.preventMapHitsFrom(button)
      if (refocus) button.focus({ preventScroll: true })
    },
    // `refocus` applies only when the button is added.
    // oxlint-disable-next-line react/exhaustive-deps
    [button],
  )
  return (
    <AdvancedMarker position={{ lat, lng }} clickable={false} anchorTop={anchorTop} zIndex={zIndex}>
      <div ref={host} />
    </AdvancedMarker>
  )
})

/** The page's element above a point. */
export function MapPopup({ popup: { at, content } }: { popup: NonNullable<Scene['popup']> }) {
  const host = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return
      element.append(content)
      google.maps.OverlayView.preventMapHitsAndGesturesFrom(element)
    },
    [content],
  )
  return (
    <AdvancedMarker position={at} clickable={false} anchorTop={POPUP_ANCHOR} zIndex={POPUP_Z_INDEX}>
      <div ref={host} className="google-map-popup" />
    </AdvancedMarker>
  )
}
