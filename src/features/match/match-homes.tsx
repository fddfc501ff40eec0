import { Link } from '@tanstack/react-router'
import { memo, useRef } from 'react'
import { formatCount } from '#domain/count.ts'
import { formatDollars, formatPrice, type Market } from '#domain/money/money.ts'
import { writeListingsPage } from '#domain/search/filters-url.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { HomeTitle } from '#ui/listing/home-title.tsx'
import { Photo } from '#ui/photo/photo.tsx'
import { matchQuery } from './match-address.ts'
import type { MatchHome } from './match-home.ts'
import { Levers, type LeversProps } from './match-levers.tsx'
import { nearMisses, type MatchHomes as Found } from './use-match-homes.ts'

/** Near misses that are shown: more where nothing fits. */
const MISSES = 3

interface MatchHomesProps extends Omit<LeversProps, 'homes' | 'onTake'> {
  homes: Found
  shown: number | null
  onShow: (id: number | null) => void
}

/** The homes within the limits with their reasons, ways on where none is, and those just out of reach. */
export const MatchHomes = memo(function MatchHomes({ homes, filters, shown, onShow, ...levers }: MatchHomesProps) {
  const { total, fitting, failed, retry } = homes
  const heading = useRef<HTMLHeadingElement>(null)
  // The lever goes away with what it did.
  const leave = () => heading.current?.focus({ preventScroll: true })
  const misses = nearMisses(homes, filters, MISSES)
  const rows = (all: readonly MatchHome[]) =>
    all.map((match) => <Row key={match.home.id} match={match} isShown={match.home.id === shown} onShow={onShow} />)
  return (
    <section aria-labelledby="match-homes" className="match-homes">
      <h2 id="match-homes" ref={heading} tabIndex={-1} className="outline-none">
        {total === null ? 'Homes that fit' : headingText(total, filters.market)}
      </h2>
      {failed && <FailedPart title="We couldn’t load the homes" onRetry={retry} className="mt-2" />}
      {total === 0 && <Levers homes={homes} filters={filters} onTake={leave} {...levers} />}
      <ul aria-label="Homes that fit">{rows(fitting)}</ul>
      {total !== null && total > fitting.length && (
        <p className="py-3">
          <Link to="/listings" search={writeListingsPage(matchQuery(filters), 'grid')} className="link">
            See all {formatCount(total)} homes
          </Link>
        </p>
      )}
      {misses.length > 0 && (
        <>
          <h3>{total === 0 ? 'Closest to your limits' : 'Just out of reach'}</h3>
          <ul aria-label="Homes just out of reach">{rows(misses)}</ul>
        </>
      )}
    </section>
  )
})

function headingText(total: number, market: Market): string {
  if (total === 0) return 'No homes fit yet. Here’s what would change that.'
  return total === 1
    ? '1 home fits'
    : `${formatCount(total)} homes fit, lowest ${market === 'rent' ? 'rent' : 'monthly cost'} first`
}

interface RowProps {
  match: MatchHome
  isShown: boolean
  onShow: (id: number | null) => void
}

function Row({ match: { home, month, reasons }, isShown, onShow }: RowProps) {
  return (
    <li
      data-shown={isShown || undefined}
      data-home={home.id}
      onPointerEnter={() => onShow(home.id)}
      onPointerLeave={() => onShow(null)}
    >
      <span className="match-photo">
        <Photo picture={home.picture} alt="" sizes="96px" className="size-full" />
      </span>
      <div>
        <p className="match-price">
          {/* A line breaks before the monthly cost, not in it: Firefox takes a space inside for a part of it. */}
          {formatPrice(home.price, home.market)}{' '}
          {home.market === 'sale' && <small>about {formatDollars(month)} a month</small>}
        </p>
        <Link
          to="/listings/$id"
          params={{ id: String(home.id) }}
          className="match-title"
          onFocus={() => onShow(home.id)}
          onBlur={() => onShow(null)}
        >
          <HomeTitle title={home.title} />
        </Link>
        <p className="match-reasons">
          {reasons.map(({ text, holds }) => (
            <span key={text} data-holds={holds || undefined}>
              {text}
            </span>
          ))}
        </p>
      </div>
    </li>
  )
}
