import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import type { Listing } from '#domain/listing/listing.ts'
import type { LoadMapView } from '#ports/browser/map-view.ts'
import { AddressLine } from './address-line.tsx'
import type { LocationMapProps } from './location-map.tsx'

/** The map is fetched when its place comes as near as this to the window. */
const NEAR = '200px'

// Without the code of the map its place keeps the drawing.
const LocationMap = lazy<ComponentType<LocationMapProps>>(() =>
  import('./location-map.tsx').then(
    (code) => ({ default: code.LocationMap }),
    () => ({ default: () => null }),
  ),
)

/** Where the home is (D-05); its map is fetched only when the visitor comes near it. */
export function LocationPanel({ listing, loadMap }: { listing: Listing; loadMap: LoadMapView }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR })
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
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
      <div ref={place} className="relative mt-4 h-72 overflow-hidden rounded-lg bg-sand md:h-80">
        {near && (
          <Suspense>
            <LocationMap key={listing.id} listing={listing} loadMap={loadMap} onShown={setShown} />
          </Suspense>
        )}
        {!shown && <MapToCome />}
      </div>
    </section>
  )
}

function MapToCome() {
  return (
    <div className="absolute inset-0 flex items-end justify-center bg-sand pb-5">
      <img
        src="/drawings/location.svg"
        alt=""
        width={760}
        height={280}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
      <p className="relative rounded-full bg-surface px-4 py-1.5 text-sm text-ink-soft">
        An interactive map will display here.
      </p>
    </div>
  )
}
