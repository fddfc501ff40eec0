import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Listing } from '#domain/listing/listing.ts'
import { nameSlug } from '#domain/town/town-slug.ts'
import type { LoadMapView } from '#ports/browser/map-view.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { MapDrawing } from './map-drawing.tsx'
import { LOCATION } from './texts/place-texts.ts'

/** The map is fetched when its container is as near to the window as this. */
const NEAR = '200px'

const loadMapCode = () => import('./location-map.lazy.tsx').then((file) => file.LocationMap)

interface LocationPanelProps {
  listing: Listing
  loadMap: LoadMapView
  /** The town by the name of its page; null where it has none. */
  town: string | null
}

/** Where the home is (D-05). The map is fetched when the visitor comes near, and again after a failure. */
export function LocationPanel({ listing, loadMap, town }: LocationPanelProps) {
  const container = useRef<HTMLDivElement>(null)
  const { Component: LocationMap, failed, request } = useLazyComponent(loadMapCode)
  const [shown, setShown] = useState(false)
  const [station, setStation] = useState<string | null>(null)
  const onNear = useEffectEvent(() => void request())
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: NEAR })
    if (container.current) observer.observe(container.current)
    return () => observer.disconnect()
  }, [])

  return (
    <section aria-labelledby="location" className="print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="location" className="section-title">
          {LOCATION.heading}
        </h2>
        <Link to="/map" className="link inline-flex min-h-11 items-center text-sm">
          {LOCATION.toMap}
        </Link>
      </div>
      <div ref={container} className="relative mt-2 h-60 overflow-hidden rounded-lg bg-sand md:h-68">
        {LocationMap && (
          <LocationMap key={listing.id} listing={listing} loadMap={loadMap} onShown={setShown} onStation={setStation} />
        )}
        {!shown && <MapDrawing text={failed ? LOCATION.failed : LOCATION.coming} />}
      </div>
      {/* Room for the station, which comes with the map. */}
      <p className="mt-2 min-h-[3lh] text-sm text-ink-soft sm:min-h-[1lh]">
        {station && LOCATION.straightLine(station)}{' '}
        {town && (
          <Link
            to="/towns/$county/$town"
            params={{ county: nameSlug(listing.county), town: nameSlug(town) }}
            className="link whitespace-nowrap"
          >
            {LOCATION.aboutTown(town)}
          </Link>
        )}
      </p>
    </section>
  )
}
