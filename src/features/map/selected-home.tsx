import { Link } from '@tanstack/react-router'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { HomeReasons } from '#features/reasons/home-reasons.tsx'
import type { Favorites } from '#features/saved/use-favorites.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { CompactAddress } from '#ui/listing/compact-address.tsx'
import { COMPACT } from '#ui/listing/compact-look.ts'
import { CostLine } from '#ui/listing/cost-line.tsx'
import { DottedFacts } from '#ui/listing/dotted-facts.tsx'
import { HeartButton } from '#ui/listing/heart-button.tsx'
import { HomeTitle } from '#ui/listing/home-title.tsx'
import { LateCommuteLine } from '#ui/listing/late-commute-line.ts'
import { useWorkPlace } from '#ui/listing/work-place.ts'
import { Photo } from '#ui/photo/photo.tsx'
import { buttonClass } from '#ui/primitives/button.tsx'
import { CloseButton } from '#ui/primitives/close-button.tsx'

interface SelectedHomeProps {
  listing: ListingSummary
  favorites: Favorites
  listings: ListingGateway
  loadTold: LoadToldStore
  onClose: () => void
  /** Its size and position. */
  className: string
}

/** The selected home's card (M-05): the popup above its pill (M-03), or at the map's foot. */
export function SelectedHome({ listing, favorites, listings, loadTold, onClose, className }: SelectedHomeProps) {
  const { id: place } = useWorkPlace()
  return (
    <section
      aria-labelledby="selected-home"
      aria-live="polite"
      className={`grid grid-cols-[8.25rem_minmax(0,1fr)] content-start gap-x-3.5 gap-y-2.5 rounded-lg bg-surface p-3 text-sm ${className}`}
    >
      <div className="aspect-3/2 self-start overflow-hidden rounded-sm bg-sand">
        <Photo picture={listing.picture} alt="" sizes="160px" className="size-full" />
      </div>
      <div className="row-span-2 min-w-0">
        <p className={`pr-9 ${COMPACT.price}`}>{formatPrice(listing.price, listing.market)}</p>
        <h2 id="selected-home" className={COMPACT.title}>
          <HomeTitle title={listing.title} />
        </h2>
        <p>
          <CompactAddress address={listing.address} className="mt-0.5 text-ink-soft" />
        </p>
        <p className={`text-ink-soft ${COMPACT.line}`}>
          <DottedFacts home={listing} />
        </p>
        <p className="mt-1.5">
          <CostLine home={listing} />
        </p>
        {place && (
          <p className="mt-0.5 text-xs">
            <LateCommuteLine home={listing} place={place} />
          </p>
        )}
      </div>
      <Link
        to="/listings/$id"
        params={{ id: String(listing.id) }}
        className={buttonClass('primary', 'small', 'self-end max-md:min-h-11')}
      >
        View Details<span className="sr-only"> of {listing.title}</span>
      </Link>
      <HomeReasons
        key={listing.id}
        home={listing}
        ids={[listing.id]}
        listings={listings}
        loadTold={loadTold}
        className="col-span-2 -my-1"
      />
      <HeartButton
        home={listing}
        saved={favorites.has(listing.id)}
        onToggle={favorites.toggle}
        className="heart-on-photo absolute top-2.5 left-2.5"
      />
      <CloseButton label="Close home details" onClose={onClose} />
    </section>
  )
}
