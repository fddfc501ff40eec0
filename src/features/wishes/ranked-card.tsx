import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { fitReasons } from '#domain/match/fit-text.ts'
import { metWishes, type RankedHome, type RankQuery } from '#domain/match/ranking.ts'
import type { Favorites } from '#features/saved/use-favorites.ts'
import { ListingCard } from '#ui/listing/listing-card.tsx'
import { FitLine } from './fit-line.tsx'
import { NotForMe, UndoPass } from './not-for-me.tsx'
import { Sheet } from './sheet.tsx'
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
  onClose: () => void
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
  onClose,
  passed,
}: RankedCardProps) {
  const reasons = fitReasons(asked, listing, fit)
  const wishes = fit.points.length
  const reason = passed.reasonOf(listing.id)
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
        <FitLine reasons={reasons} />
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
              onClick={() => isOpen && onClose()}
              className="link fit-why"
            >
              Why this rank<span className="sr-only">: {listing.title}</span>
              <span aria-hidden>
                {' '}
                {metWishes(fit)}/{wishes}
              </span>
            </Link>
          )}
          {reason ? (
            <UndoPass
              home={listing}
              reason={reason}
              onUndo={() => passed.undo(listing)}
              takesFocus={() => passed.takesFocus(listing.id)}
            />
          ) : (
            <NotForMe
              home={listing}
              onPass={(why) => passed.pass(listing, why)}
              takesFocus={() => passed.takesFocus(listing.id)}
            />
          )}
        </div>
        {isOpen && wishes > 0 && (
          <Sheet query={query} id={listing.id} reasons={reasons} onRemove={() => link.current?.focus()} />
        )}
      </div>
    </>
  )
}
