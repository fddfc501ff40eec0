import { Link } from '@tanstack/react-router'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import type { Favorites } from '#features/saved/use-favorites.ts'
import { DottedFacts } from '#ui/listing/dotted-facts.tsx'
import { HeartButton } from '#ui/listing/heart-button.tsx'
import { Photo } from '#ui/photo/photo.tsx'
import { buttonClass } from '#ui/primitives/button.tsx'
import { CloseButton } from '#ui/primitives/close-button.tsx'

interface SelectedHomeProps {
  listing: ListingSummary
  favorites: Favorites
  onClose: () => void
}

/** The selected home's card, over the foot of the map (M-05). */
export function SelectedHome({ listing, favorites, onClose }: SelectedHomeProps) {
  return (
    <section
      aria-labelledby="selected-home"
      aria-live="polite"
      className="absolute bottom-10 left-4 z-7 flex w-[min(26rem,calc(100%-6rem))] overflow-hidden rounded-lg bg-surface shadow-lifted"
    >
      <Photo picture={listing.picture} alt="" sizes="160px" className="w-36 shrink-0 self-stretch" />
      <div className="min-w-0 flex-1 p-4 text-sm">
        <p className="display pr-8 text-xl leading-tight tabular-nums">{formatPrice(listing.price, listing.market)}</p>
        <h2 id="selected-home" className="mt-1 font-semibold">
          {listing.title}
        </h2>
        <p className="text-ink-soft">{listing.address}</p>
        <p className="text-ink-soft">
          <DottedFacts home={listing} />
        </p>
        <Link
          to="/listings/$id"
          params={{ id: String(listing.id) }}
          className={buttonClass('primary', 'small', 'mt-3')}
        >
          View Details<span className="sr-only"> of {listing.title}</span>
        </Link>
      </div>
      <HeartButton
        home={listing}
        saved={favorites.has(listing.id)}
        onToggle={favorites.toggle}
        className="heart-on-photo absolute top-1 left-24"
      />
      <CloseButton label="Close the selected home" onClose={onClose} />
    </section>
  )
}
