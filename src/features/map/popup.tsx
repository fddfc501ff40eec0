import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { LatLng } from '#domain/geo/geo.ts'
import type { MapView } from '#ports/browser/map-view.ts'

interface PopupProps {
  view: MapView
  at: LatLng
  children: ReactNode
}

/** React content in the map's popup. */
export function Popup({ view, at, children }: PopupProps) {
  const [content] = useState(() => document.createElement('div'))
  useEffect(() => {
    view.popup({ at, content })
    return () => view.popup(null)
  }, [view, at, content])
  return createPortal(children, content)
}
