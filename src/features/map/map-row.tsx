import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { CompactAddress } from '#ui/listing/compact-address.tsx'
import { COMPACT } from '#ui/listing/compact-look.ts'
import { useCostTerms, type CostTerms } from '#ui/listing/cost-terms.ts'
import { DottedFacts } from '#ui/listing/dotted-facts.tsx'
import { HeartButton, type HeartedHome } from '#ui/listing/heart-button.tsx'
import { aboutText, homeCost } from '#ui/listing/home-cost.ts'
import { HomeTitle } from '#ui/listing/home-title.tsx'
import { OutsideTag } from '#ui/listing/outside-tag.tsx'
import { Photo } from '#ui/photo/photo.tsx'
import { RowCost } from './row-cost.tsx'

interface MapRowProps {
  listing: ListingSummary
  /** The map is beside the list: the row selects its home. Without the map it leads to it. */
  besideMap: boolean
  selected: boolean
  /** The pointer or the focus is on its pill. */
  hovered: boolean
  /** Null to deselect. */
  onSelect: (home: ListingSummary | null) => void
  onHover: (id: number | null) => void
  /** Whether it is one of the visitor's favorites. */
  saved: boolean
  onToggleSaved: (home: HeartedHome) => void
  /** It shows what the home costs a month by these first; null: its price. */
  months: CostTerms | null
}

const ROW = 'relative flex gap-4 border-b border-line px-5 py-4 transition-colors'
/** Photograph above the text in a tablet's narrow panel, compact beside the map of a wide screen. */
const ROW_BESIDE_MAP = 'md:flex-col md:gap-3 lg:flex-row lg:gap-3 lg:px-4 lg:py-1'
const SELECTED =
  'bg-indigo-wash shadow-[inset_3px_0_0_var(--color-indigo)] forced-colors:outline-4 forced-colors:-outline-offset-4 forced-colors:outline-[Highlight]'
const PHOTO = 'aspect-3/2 w-24 shrink-0 self-start overflow-hidden rounded-sm sm:w-32 md:w-full lg:mt-0.5 lg:w-27'

/** A home in the map's list; choosing it selects it (M-01), or without the map leads to it. */
export function MapRow({ listing, selected, hovered, onHover, saved, onToggleSaved, months, ...target }: MapRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { besideMap } = target
  useEffect(() => {
    // Only beside the map, where the list scrolls by itself; on a phone the whole page would scroll.
    if (selected && besideMap) row.current?.scrollIntoView({ block: 'nearest' })
  }, [selected, besideMap])
  return (
    <li
      ref={row}
      onPointerEnter={() => onHover(listing.id)}
      onPointerLeave={() => onHover(null)}
      className={`${ROW} ${ROW_BESIDE_MAP} ${selected ? SELECTED : hovered ? 'bg-sand' : 'hover:bg-sand'}`}
    >
      <span className={`block bg-sand ${PHOTO}`}>
        <Photo
          picture={listing.picture}
          alt=""
          sizes="(width >= 64rem) 96px, (width >= 48rem) 26vw, 128px"
          className="size-full"
        />
      </span>
      <div className="min-w-0 flex-1">
        <RowTarget {...target} listing={listing} selected={selected} onHover={onHover}>
          <RowText listing={listing} months={months} />
        </RowTarget>
      </div>
      <HeartButton
        home={listing}
        saved={saved}
        onToggle={onToggleSaved}
        className="absolute top-1.5 right-2 max-md:p-2 lg:top-0 lg:right-2.5 lg:size-8 lg:p-0 lg:after:absolute lg:after:-inset-1.5 md:max-lg:heart-on-photo md:max-lg:top-5 md:max-lg:right-6"
      />
    </li>
  )
}

interface RowTargetProps extends Pick<MapRowProps, 'listing' | 'besideMap' | 'selected' | 'onSelect' | 'onHover'> {
  children: ReactNode
}

/** Fills the row; its name is the row's text. */
const TARGET =
  'block w-full text-left text-sm outline-none after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-indigo forced-colors:focus-visible:after:outline-[CanvasText]'
/** The row shows that it is selected: not its text alone. */
const PLAIN_WHEN_PRESSED =
  'forced-colors:forced-color-adjust-auto! forced-colors:bg-transparent! forced-colors:text-[CanvasText]!'

function RowTarget({ listing, besideMap, selected, onSelect, onHover, children }: RowTargetProps) {
  if (!besideMap)
    return (
      <Link
        to="/listings/$id"
        params={{ id: String(listing.id) }}
        aria-current={selected ? 'true' : undefined}
        className={TARGET}
      >
        {children}
      </Link>
    )
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={() => onSelect(listing)}
      onKeyDown={({ key }) => key === 'Escape' && onSelect(null)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onHover(listing.id)}
      onBlur={() => onHover(null)}
      className={`${TARGET} ${PLAIN_WHEN_PRESSED}`}
    >
      {children}
    </button>
  )
}

/** Whole, on two lines if need be; cut only in a wide window that is low, so that five homes are in view there (M-01). */
const TITLE = 'block text-balance lg:[@media(height<56rem)]:truncate'

function RowText({ listing, months }: Pick<MapRowProps, 'listing' | 'months'>) {
  const costTerms = useCostTerms()
  return (
    <>
      <span className={`block ${COMPACT.price}`}>
        {months ? monthText(listing, months) : formatPrice(listing.price, listing.market)}
      </span>
      <span className={`${TITLE} ${COMPACT.title}`}>
        <HomeTitle title={listing.title} />
      </span>
      <CompactAddress
        address={listing.address}
        className="mt-0.5 text-ink-soft lg:mt-0 lg:truncate"
        // Beside the map of a wide screen it is cut at its end.
        placeClass="max-lg:inline-block"
      />
      <span className={`block text-ink-soft ${COMPACT.line}`}>
        <DottedFacts home={listing} />
      </span>
      <span className={`mt-0.5 block tabular-nums lg:mt-0 ${COMPACT.line}`}>
        {months ? formatPrice(listing.price, listing.market) : <RowCost home={listing} costTerms={costTerms} />}
      </span>
      <span className="block empty:hidden lg:py-0.5">
        <OutsideTag county={listing.county} />
      </span>
      {listing.location === null && (
        <span className="mt-1 hidden text-xs text-ink-soft italic md:block">
          Not on the map: the listing gives no exact location.
        </span>
      )}
    </>
  )
}

/** 'about $5,440 a month'; a rental's price is by the month already. */
function monthText(listing: ListingSummary, months: CostTerms): string {
  const cost = homeCost(listing, months)
  if (cost?.kind === 'move-in') return formatPrice(listing.price, listing.market)
  return cost ? `${aboutText(cost.dollars)} a month` : 'Monthly cost: Not provided'
}

export function MapRowSkeleton() {
  return (
    <div className={`${ROW} ${ROW_BESIDE_MAP}`}>
      <div className={`skeleton ${PHOTO}`} />
      <div className="flex-1 space-y-1.5 lg:space-y-1">
        <div className="skeleton h-5 w-24" />
        <div className="skeleton h-4 w-4/5" />
        <div className="skeleton h-4 w-full" />
        <div className="skeleton h-4 w-2/3" />
      </div>
    </div>
  )
}
