import { Link } from '@tanstack/react-router'
import { X } from 'lucide'
import type { ListingSummary } from '#domain/listing.ts'
import { formatPrice } from '#domain/money.ts'
import { Photo } from '#ui/photo/photo.tsx'
import { buttonClass } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { factsText } from './facts-text.ts'

interface SelectedHomeProps {
  listing: ListingSummary
  onClose: () => void
}

/** The selected home's card, over the foot of the map (M-05). */
export function SelectedHome({ listing, onClose }: SelectedHomeProps) {
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
        <p className="text-ink-soft tabular-nums">{factsText(listing)}</p>
        <Link
          to="/listings/$id"
          params={{ id: String(listing.id) }}
          className={buttonClass('primary', 'small', 'mt-3')}
        >
          View Details<span className="sr-only"> of {listing.title}</span>
        </Link>
      </div>
      <button
        type="button"
        aria-label="Close the selected home"
        onClick={onClose}
        className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-sm text-ink-soft -outline-offset-2 hover:text-ink"
      >
        <Icon of={X} size={18} />
      </button>
    </section>
  )
}
