import { Link } from '@tanstack/react-router'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { LateNumbersLine } from '#features/numbers/late-numbers-line.ts'
import { useFavorites } from '#features/saved/use-favorites.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { ListingCardSkeleton } from '#ui/listing/listing-card-skeleton.tsx'
import { ListingCard } from '#ui/listing/listing-card.tsx'
import { areOurs, OfficeLine } from '#ui/listing/office-line.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { CardTrack } from './card-track.tsx'

interface FeaturedListingsProps {
  /** Undefined while loading. */
  listings: readonly ListingSummary[] | undefined
  favorites: FavoritesGateway
  loadNumbers: LoadToldStore
}

/** The carousel 'Featured Listings' (H-03). */
export function FeaturedListings({ listings, favorites: gateway, loadNumbers }: FeaturedListingsProps) {
  const agency = useAgency()
  const favorites = useFavorites(gateway)
  const illustrative = listings?.some((listing) => listing.picture?.illustrative)
  return (
    <section aria-labelledby="featured-title" className="section-space md:pt-14">
      <div className="container-page">
        <CardTrack
          label="listings"
          items={
            listings?.map((listing) => ({
              key: listing.id,
              card: (
                <ListingCard
                  listing={listing}
                  saved={favorites.has(listing.id)}
                  onToggleSaved={favorites.toggle}
                  heading="h3"
                  showOffice={!areOurs(listings, agency)}
                />
              ),
            })) ?? PLACEHOLDERS
          }
        >
          <div className="flex flex-1 flex-wrap items-baseline gap-x-8 gap-y-1 max-md:contents">
            <h2 id="featured-title" className="section-title max-md:basis-full">
              Featured Listings
            </h2>
            <Link to="/listings" className="link inline-flex min-h-11 items-center font-medium max-md:self-center">
              View All Listings
            </Link>
          </div>
        </CardTrack>
        <LateNumbersLine loadNumbers={loadNumbers} className="mt-5" />
        <OfficeLine homes={listings ?? []} className="mt-3" />
        {illustrative && (
          <p className="mt-1 text-xs text-ink-soft">
            Pictures of the sample homes are illustrative renderings, not photographs.
          </p>
        )}
      </div>
    </section>
  )
}

const PLACEHOLDERS = [-1, -2, -3, -4].map((key) => ({
  key,
  card: <ListingCardSkeleton />,
}))
