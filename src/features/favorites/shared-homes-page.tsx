import { Link } from '@tanstack/react-router'
import { BRAND } from '#content/brand.ts'
import { countOf } from '#domain/count.ts'
import { comparisonText, MIN_COMPARED, MAX_COMPARED } from '#domain/listing/comparison.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { useFavorites } from '#features/saved/use-favorites.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { ListingCard } from '#ui/listing/listing-card.tsx'
import { buttonClass } from '#ui/primitives/button.tsx'

/** Cards in the first view of a wide window. */
const FIRST_IN_VIEW = 3

interface SharedHomesPageProps {
  homes: readonly ListingSummary[]
  /** The visitor's own favorites. */
  favorites: FavoritesGateway
}

/** The homes of a shared list (F-06). */
export function SharedHomesPage({ homes, favorites }: SharedHomesPageProps) {
  const { has, toggle } = useFavorites(favorites)
  const comparable = homes.length >= MIN_COMPARED && homes.length <= MAX_COMPARED
  return (
    <div className="container-page min-h-[80dvh] py-12 md:py-16">
      <h1 className="display text-3xl md:text-4xl">Homes shared with you</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-ink-soft">
        Somebody keeps these homes on {BRAND.name} and sent you the link. The list shows what they keep today.
      </p>
      {homes.length === 0 ? (
        <EmptyList />
      ) : (
        <>
          <div className="mt-8 mb-6 flex flex-wrap items-center justify-between gap-4">
            <p className="text-ink-soft">{countOf(homes.length, 'home', 'homes')}</p>
            {comparable && (
              <Link
                to="/compare"
                search={{ homes: comparisonText(homes.map(({ id }) => id)) }}
                className={buttonClass('secondary', 'small', 'min-h-11')}
              >
                Compare side by side
              </Link>
            )}
          </div>
          <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
            {homes.map((home, index) => (
              <li key={home.id}>
                <ListingCard
                  listing={home}
                  saved={has(home.id)}
                  onToggleSaved={toggle}
                  priority={index < FIRST_IN_VIEW}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function EmptyList() {
  return (
    <div className="mt-8 border-t border-line pt-8">
      <p>There are no homes on this list just now.</p>
      <Link to="/listings" className={buttonClass('secondary', 'medium', 'mt-5')}>
        Browse Listings
      </Link>
    </div>
  )
}
