import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { listingsParamsFor, type MapSearch } from '#domain/search/map-url.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { useAgency } from '#ui/use-agency.ts'

/** The page's title (M-01), on one line with the link to the same search without a map. */
export function MapHeading({ search }: { search: MapSearch }) {
  const { areaName } = useAgency()
  return (
    <div className="@container">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h1 id="map-title" className="display text-2xl whitespace-nowrap md:text-xl">
          Property Map
        </h1>
        <Link
          to="/listings"
          search={listingsParamsFor(search)}
          title="Back to Listings"
          className="-mr-1 inline-flex min-h-11 min-w-11 items-center justify-end gap-1.5 pr-1 text-sm font-semibold whitespace-nowrap hover:text-indigo"
        >
          <Icon of={ArrowLeft} size={16} strokeWidth={1.75} />
          <span className="@max-[20rem]:sr-only">Back to Listings</span>
        </Link>
      </div>
      <p className="text-sm text-ink-soft md:-mt-1 lg:text-xs">
        Explore homes across {areaName}.<span className="md:hidden"> Small screens show the list first.</span>
      </p>
    </div>
  )
}
