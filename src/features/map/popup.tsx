import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { LatLng } from '#domain/geo/geo.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import type { MapView } from '#ports/browser/map-view.ts'
import { DottedFacts } from '#ui/listing/dotted-facts.tsx'

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

/** The popup above a home's pill (M-03). */
export function HomePopup({ home }: { home: ListingSummary }) {
  return (
    <section aria-label="Selected on the map" className="w-60 px-4 py-3 text-sm">
      <p className="display text-lg leading-tight tabular-nums">{formatPrice(home.price, home.market)}</p>
      <p className="mt-1 font-semibold">{home.title}</p>
      <p className="text-ink-soft">{home.address}</p>
      <p className="mt-1">
        <DottedFacts home={home} />
      </p>
    </section>
  )
}
