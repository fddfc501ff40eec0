import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCount } from '#domain/count.ts'
import { metWishes, type RankedHome, type RankedPage, type RankQuery } from '#domain/match/ranking.ts'
import { mustsAndWishes } from '#domain/match/wishes.ts'
import { useFavorites } from '#features/saved/use-favorites.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { FeedCredits } from '#ui/feed-credits.tsx'
import { areOurs, OfficeLine } from '#ui/listing/office-line.tsx'
import { SaidAfterPause } from '#ui/primitives/said-after-pause.tsx'
import { useAgency } from '#ui/use-agency.ts'
import { RankedCard } from './ranked-card.tsx'
import { countsText, fullHeading, MISSES_HEADING } from './wish-words.ts'
import { wishesSearch } from './wishes-address.ts'
import { rankedQuery } from './wishes-queries.ts'

/** A screen reader hears what a change brought once it has paused this long, ms. */
const PAUSE_MS = 500

interface RankedHomesProps {
  /** What the address asks for. */
  query: RankQuery
  /** The same by the visitor's own loan. */
  asked: RankQuery
  why: number | null
  listings: ListingGateway
  favorites: FavoritesGateway
}

/** The homes that meet all musts: those that meet every wish, then the near misses. */
export function RankedHomes({ query, asked, why, listings, favorites: gateway }: RankedHomesProps) {
  const found = useQuery(rankedQuery(listings, asked))
  const favorites = useFavorites(gateway)
  const agency = useAgency()
  const page = found.data
  if (!page) {
    return found.isError ? (
      <FailedPart
        title="We can’t show the homes right now"
        isTrying={found.isFetching}
        onRetry={() => void found.refetch()}
        className="mt-8"
      />
    ) : (
      <p className="mt-8 min-h-[60dvh] text-ink-soft">Ranking homes…</p>
    )
  }
  const wishes = mustsAndWishes(asked.filters, asked.liked).wishes.length
  const showOffice = !areOurs(
    page.homes.map(({ listing }) => listing),
    agency,
  )
  const cards = (homes: readonly RankedHome[]) => (
    <ul>
      {homes.map((home) => (
        <li key={home.listing.id}>
          <RankedCard {...{ home, query, asked, favorites, showOffice }} isOpen={why === home.listing.id} />
        </li>
      ))}
    </ul>
  )
  const [full, misses] = inGroups(page, wishes)
  return (
    <section aria-label="Homes" aria-busy={found.isFetching} className="ranked-homes">
      <p className="ranked-count">{countsText(page, wishes)}</p>
      {page.total === 0 && <NoHomes query={query} />}
      {full.length > 0 && <h2>{fullHeading(wishes)}</h2>}
      {full.length > 0 && cards(full)}
      {misses.length > 0 && (
        <>
          <h2>{MISSES_HEADING}</h2>
          {cards(misses)}
        </>
      )}
      <OfficeLine homes={page.homes.map(({ listing }) => listing)} className="mt-8" />
      <Pages query={query} page={page} />
      <FeedCredits feeds={page.feeds} className="mt-10 border-t border-line pt-6" />
      <SaidAfterPause text={countsText(page, wishes)} pauseMs={PAUSE_MS} />
    </section>
  )
}

/** Homes of a page that meet every wish, and the others. */
function inGroups({ homes }: RankedPage, wishes: number): [RankedHome[], RankedHome[]] {
  const isFull = ({ fit }: RankedHome) => metWishes(fit) === wishes
  return [homes.filter(isFull), homes.filter((home) => !isFull(home))]
}

function NoHomes({ query }: { query: RankQuery }) {
  return (
    <p>
      No home meets every must. Change one of them to “Would like” above, or{' '}
      <Link to="/match" search={{ market: query.filters.market }} className="link">
        see which towns your limit and commute reach
      </Link>
      .
    </p>
  )
}

function Pages({ query, page: { page, pageCount } }: { query: RankQuery; page: RankedPage }) {
  if (pageCount < 2) return null
  const to = (number: number) => ({ to: '/wishes', search: wishesSearch({ ...query, page: number }) }) as const
  const link = 'link inline-flex min-h-11 items-center'
  return (
    <nav aria-label="Pages" className="ranked-pages">
      <span>
        {page > 1 && (
          <Link {...to(page - 1)} rel="prev" className={link}>
            Previous<span className="sr-only"> page</span>
          </Link>
        )}
      </span>
      <p className="tabular-nums text-ink-soft">
        Page {formatCount(page)} of {formatCount(pageCount)}
      </p>
      <span>
        {page < pageCount && (
          <Link {...to(page + 1)} rel="next" className={link}>
            Next<span className="sr-only"> page</span>
          </Link>
        )}
      </span>
    </nav>
  )
}
