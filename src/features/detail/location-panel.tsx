import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Listing } from '#domain/listing/listing.ts'
import type { LoadMapView } from '#ports/browser/map-view.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { AddressLine } from './address-line.tsx'
import { MapDrawing } from './map-drawing.tsx'

/** The map is fetched when its container is as near to the window as this. */
const NEAR = '200px'

const loadMapCode = () => import('./location-map.lazy.tsx').then((file) => file.LocationMap)

/** Where the home is (D-05). The map is fetched when the visitor comes near, and again after a failure. */
export function LocationPanel({ listing, loadMap }: { listing: Listing; loadMap: LoadMapView }) {
  const container = useRef<HTMLDivElement>(null)
  const { Component: LocationMap, failed, request } = useLazyComponent(loadMapCode)
  const [shown, setShown] = useState(false)
  const onNear = useEffectEvent(() => void request())
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: NEAR })
    if (container.current) observer.observe(container.current)
    return () => observer.disconnect()
  }, [])

  return (
    <section aria-labelledby="location" className="print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="location" className="display text-xl">
          Location
        </h2>
        <Link to="/map" className="link inline-flex min-h-11 items-center text-sm">
          See all homes on the map
        </Link>
      </div>
      <p className="text-ink-soft">
        <AddressLine listing={listing} />
      </p>
      <div ref={container} className="relative mt-4 h-72 overflow-hidden rounded-lg bg-sand md:h-80">
        {LocationMap && <LocationMap key={listing.id} listing={listing} loadMap={loadMap} onShown={setShown} />}
        {!shown && (
          <MapDrawing text={failed ? 'The map cannot be shown just now.' : 'An interactive map will display here.'} />
        )}
      </div>
    </section>
  )
}
