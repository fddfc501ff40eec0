import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { foldCase } from '#domain/fold-case.ts'
import { fitReasons, type FitReason } from '#domain/match/fit-text.ts'
import { metWishes, type RankedHome, type RankQuery } from '#domain/match/ranking.ts'
import { FULL, wishName } from '#domain/match/wishes.ts'
import { partText } from '#domain/search/filter-parts.ts'
import { activeParts } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Favorites } from '#features/saved/use-favorites.ts'
import { ListingCard } from '#ui/listing/listing-card.tsx'
import { Levels } from './levels.tsx'
import { NotForMe } from './not-for-me.tsx'
import type { PassedHomes } from './use-passed-homes.ts'
import { wishesSearch } from './wishes-address.ts'

interface RankedCardProps {
  home: RankedHome
  query: RankQuery
  asked: RankQuery
  favorites: Favorites
  showOffice: boolean
  /** Its reasons are open, each with a way to change the wish. */
  isOpen: boolean
  passed: PassedHomes
}

/** A home, what it meets, and by how much it misses. */
export function RankedCard({
  home: { listing, fit },
  query,
  asked,
  favorites,
  showOffice,
  isOpen,
  passed,
}: RankedCardProps) {
  const reasons = fitReasons(asked, listing, fit)
  const wishes = fit.points.length
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <>
      <ListingCard
        listing={listing}
        saved={favorites.has(listing.id)}
        onToggleSaved={favorites.toggle}
        heading="h3"
        showOffice={showOffice}
      />
      <div className="fit">
        {reasons.length > 0 && (
          <p className="fit-line joined">
            {shownReasons(reasons).map(({ key, text, holds }) => (
              <span key={key} data-holds={holds || undefined}>
                {text}
              </span>
            ))}
          </p>
        )}
        <div className="fit-acts">
          {wishes > 0 && (
            <Link
              ref={link}
              to="/wishes"
              search={{ ...wishesSearch(query), ...(!isOpen && { why: String(listing.id) }) }}
              hash={`home-${listing.id}`}
              hashScrollIntoView={false}
              activeOptions={{ exact: true }}
              replace
              resetScroll={false}
              aria-expanded={isOpen}
              className="link fit-why"
            >
              Why this rank<span className="sr-only">: {listing.title}</span>
              <span aria-hidden>
                {' '}
                {metWishes(fit)}/{wishes}
              </span>
            </Link>
          )}
          <NotForMe
            home={listing}
            onPass={(reason) => passed.pass(listing, reason)}
            takesFocus={() => passed.takesFocus(listing.id)}
          />
        </div>
        {isOpen && wishes > 0 && (
          <Sheet query={query} id={listing.id} reasons={reasons} onRemove={() => link.current?.focus()} />
        )}
      </div>
    </>
  )
}

/** As many as a line has room for. Money, time, and what is missed come first. */
const SHOWN = 4
const shownReasons = (reasons: readonly FitReason[]): readonly FitReason[] => reasons.slice(0, SHOWN)

interface SheetProps {
  query: RankQuery
  id: number
  reasons: readonly FitReason[]
  onRemove: () => void
}

/** Every wish with the points that it gives, and how much it matters. */
function Sheet({ query, id, reasons, onRemove }: SheetProps) {
  const parts = activeParts(query.filters, everyPrice)
  return (
    <ul className="fit-sheet">
      {reasons.map(({ key, text, holds, points }) => {
        const part = parts.find((each) => wishName(each) === key)
        if (!part) return null
        return (
          <li key={key} data-holds={holds || undefined}>
            <p>
              <b>{partText(part, query.filters)}</b>
              {foldCase(text) !== foldCase(partText(part, query.filters)) && <span>{text}</span>}
              {query.liked.includes(key) && (
                <small>
                  {points} of {FULL} points
                </small>
              )}
            </p>
            <Levels query={query} part={part} open={{ why: String(id) }} hash={`home-${id}`} onRemove={onRemove} />
          </li>
        )
      })}
    </ul>
  )
}
