import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { listingsParamsFor, type MapSearch } from '#domain/search/map-url.ts'
import { Icon } from '#ui/primitives/icon.tsx'

/** The page's title (M-01), below the link to the same search without a map. */
export function MapHeading({ search }: { search: MapSearch }) {
  return (
    <div>
      <Link
        to="/listings"
        search={listingsParamsFor(search)}
        className="-ml-0.5 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold hover:text-indigo"
      >
        <Icon of={ArrowLeft} size={16} strokeWidth={1.75} />
        Back to listings
      </Link>
      <h1 id="map-title" className="display text-2xl">
        Property Map
      </h1>
      <p className="mt-1 text-sm text-ink-soft">Explore homes across Northern New Jersey.</p>
    </div>
  )
}
