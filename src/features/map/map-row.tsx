import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { DottedFacts } from '#ui/listing/dotted-facts.tsx'
import { HeartButton, type HeartedHome } from '#ui/listing/heart-button.tsx'
import { Photo } from '#ui/photo/photo.tsx'
import { buttonClass } from '#ui/primitives/button.tsx'

interface MapRowProps {
  listing: ListingSummary
  selected: boolean
  /** The pointer or the focus is on its pill. */
  hovered: boolean
  /** Null to deselect. */
  onSelect: (home: ListingSummary | null) => void
  onHover: (id: number | null) => void
  /** Whether it is one of the visitor's favorites. */
  saved: boolean
  onToggleSaved: (home: HeartedHome) => void
}

/** A home in the map's list; choosing it selects it (M-01). */
export function MapRow({ listing, selected, hovered, onSelect, onHover, saved, onToggleSaved }: MapRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Only beside the map, where the list scrolls by itself; on a phone the whole page would scroll.
    if (selected && matchMedia('(width >= 768px)').matches) row.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    <li
      ref={row}
      onPointerEnter={() => onHover(listing.id)}
      onPointerLeave={() => onHover(null)}
      className={`relative border-b border-line ${selected ? 'bg-indigo-wash shadow-[inset_3px_0_0_var(--color-indigo)]' : ''}`}
    >
      <button
        type="button"
        aria-pressed={selected}
        onClick={() => onSelect(listing)}
        onKeyDown={({ key }) => key === 'Escape' && onSelect(null)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onHover(listing.id)}
        onBlur={() => onHover(null)}
        className={`flex w-full gap-4 px-5 py-4 text-left md:flex-col md:gap-3 xl:flex-row xl:gap-4 -outline-offset-2 transition-colors ${selected ? '' : hovered ? 'bg-sand' : 'hover:bg-sand'}`}
      >
        <span className="block aspect-3/2 w-24 shrink-0 self-start overflow-hidden rounded-sm bg-sand sm:w-32 md:w-full xl:w-24">
          <Photo
            picture={listing.picture}
            alt=""
            sizes="(width >= 80rem) 96px, (width >= 48rem) 26vw, 128px"
            className="size-full"
          />
        </span>
        <span className="min-w-0 text-sm">
          <span className="display block text-lg leading-tight tabular-nums">
            {formatPrice(listing.price, listing.market)}
          </span>
          <span className="mt-0.5 block font-semibold">{listing.title}</span>
          <span className="block text-ink-soft">{listing.address}</span>
          <span className="block text-ink-soft">
            <DottedFacts home={listing} />
          </span>
          {listing.location === null && (
            <span className="mt-1 hidden text-xs text-ink-soft italic md:block">
              Not on the map: its exact place is not given.
            </span>
          )}
        </span>
      </button>
      <HeartButton
        home={listing}
        saved={saved}
        onToggle={onToggleSaved}
        className="absolute top-1.5 right-2 md:max-xl:heart-on-photo md:max-xl:top-5 md:max-xl:right-6"
      />
      {selected && (
        <Link
          to="/listings/$id"
          params={{ id: String(listing.id) }}
          className={buttonClass('primary', 'small', 'mx-5 mb-4 min-h-11 md:hidden')}
        >
          View Details<span className="sr-only"> of {listing.title}</span>
        </Link>
      )}
    </li>
  )
}

export function MapRowSkeleton() {
  return (
    <div className="flex gap-4 border-b border-line px-5 py-4 md:flex-col md:gap-3 xl:flex-row xl:gap-4">
      <div className="skeleton aspect-3/2 w-24 shrink-0 self-start sm:w-32 md:w-full xl:w-24" />
      <div className="flex-1 space-y-1.5">
        <div className="skeleton h-5 w-24" />
        <div className="skeleton h-4 w-4/5" />
        <div className="skeleton h-4 w-full" />
        <div className="skeleton h-4 w-2/3" />
      </div>
    </div>
  )
}
