import { AdvancedMarker } from '@vis.gl/react-google-maps'
import { memo, useCallback } from 'react'
import type { LatLng } from '#domain/geo/geo.ts'
import type { MapMarker } from '#ports/browser/map-view.ts'
import type { Scene } from './map-scene.ts'
import type { PlacedMarker } from './marker-buttons.ts'

/** Where the point of a marker is: a home's tip ends a little below its pill. */
const ANCHORS: Readonly<Record<MapMarker['kind'], string>> = { home: 'calc(-100% - 4px)', cluster: '-50%' }
const HEIGHTS: Readonly<Record<MapMarker['look'], number>> = { plain: 0, visited: 0, hovered: 1, selected: 2 }
const POPUP_HEIGHT = 3
/** The popup's tip stands above the largest pill. */
const POPUP_ANCHOR = 'calc(-100% - 50px)'

/**
 * The pills and groups. Google's marker only places the button: it takes no click and no focus itself, so that each
 * marker is one button with one name.
 */
export const MapMarkers = ({ markers }: { markers: readonly PlacedMarker[] }) =>
  markers.map(({ key, turn, at, kind, look, button, refocus }) => (
    <MarkerPlace
      key={`${key} ${turn}`}
      lat={at.lat}
      lng={at.lng}
      anchorTop={ANCHORS[kind]}
      zIndex={HEIGHTS[look]}
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
    // What was focused when it was set is no reason to do it again.
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
    <AdvancedMarker position={at} clickable={false} anchorTop={POPUP_ANCHOR} zIndex={POPUP_HEIGHT}>
      <div ref={host} className="google-map-popup" />
    </AdvancedMarker>
  )
}
