import { memo } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { ListingsView } from '#domain/search/filters-url.ts'
import { CompareBox } from '#features/saved/compare-box.tsx'
import type { Favorites } from '#features/saved/use-favorites.ts'
import { ListingCardSkeleton } from '#ui/listing/listing-card-skeleton.tsx'
import { ListingCard } from '#ui/listing/listing-card.tsx'
import { areOurs, OfficeLine } from '#ui/listing/office-line.tsx'
import { useAgency } from '#ui/use-agency.ts'

/** Cards whose pictures are in the first view of a wide window. */
const FIRST_IN_VIEW = 2

const LAYOUT = {
  grid: 'grid gap-x-6 gap-y-10 md:grid-cols-2',
  list: 'flex flex-col gap-y-10 md:gap-y-0 md:[&>li]:border-t md:[&>li]:border-line md:[&>li]:py-6 md:[&>li:first-child]:border-0 md:[&>li:first-child]:pt-0',
}

interface ResultsListProps {
  listings: readonly ListingSummary[]
  view: ListingsView
  favorites: Favorites
}

/** The homes found, as a grid or one under the other. */
export function ResultsList({ listings, view, favorites }: ResultsListProps) {
  const agency = useAgency()
  const showOffice = !areOurs(listings, agency)
  return (
    <>
      <ul aria-label="Properties" className={LAYOUT[view]}>
        {listings.map((listing, place) => (
          <li key={listing.id}>
            <div className="relative">
              <Card
                listing={listing}
                saved={favorites.has(listing.id)}
                onToggleSaved={favorites.toggle}
                layout={view}
                priority={place < FIRST_IN_VIEW}
                showOffice={showOffice}
              />
              <CompareBox home={listing} className={view === 'list' ? 'card-compare md:w-80' : 'card-compare'} />
            </div>
          </li>
        ))}
      </ul>
      <OfficeLine homes={listings} className="mt-8" />
    </>
  )
}

// Results that stay while a visitor types, or saves another home, are not rendered again.
const Card = memo(ListingCard)

const PLACEHOLDERS = 6

/** The place of the results while the first of them load, in their measures. */
export function ResultsSkeleton({ view }: { view: ListingsView }) {
  return (
    <ul aria-hidden className={LAYOUT[view]}>
      {Array.from({ length: PLACEHOLDERS }, (_, place) => (
        <li key={place}>
          <ListingCardSkeleton layout={view} />
        </li>
      ))}
    </ul>
  )
}
