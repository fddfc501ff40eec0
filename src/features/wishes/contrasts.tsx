import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { contrastHeading, turnText } from '#domain/match/contrast-text.ts'
import { bestOf, turned } from '#domain/match/contrasts.ts'
import { fitReasons } from '#domain/match/fit-text.ts'
import type { RankedPage, RankQuery } from '#domain/match/ranking.ts'
import type { Favorites } from '#features/saved/use-favorites.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { FeedCredits } from '#ui/feed-credits.tsx'
import { ListingCard } from '#ui/listing/listing-card.tsx'
import { FitLine } from './fit-line.tsx'
import { wishesSearch } from './wishes-address.ts'
import { contrastsQuery } from './wishes-queries.ts'

interface ContrastsProps {
  query: RankQuery
  /** The search that the page answers. */
  asked: RankQuery
  page: RankedPage
  listings: ListingGateway
  favorites: Favorites
}

/** Up to three homes unlike the best ones, each with what it differs in and a way to more of them. */
export function Contrasts({ query, asked, page, listings, favorites }: ContrastsProps) {
  const found = useQuery(contrastsQuery(listings, asked, page))
  if (!found.data)
    return found.isError ? (
      <FailedPart
        title="We can’t show other homes right now"
        isTrying={found.isFetching}
        onRetry={() => void found.refetch()}
        className="mt-6"
      />
    ) : (
      <p className="contrasts text-ink-soft">Looking for other homes…</p>
    )
  const { contrasts, feeds } = found.data
  if (contrasts.length === 0)
    return (
      <p className="contrasts">No home differs from the best ones in its county, its type, or by one of your limits.</p>
    )
  return (
    <section id="different" aria-label="Something different" className="contrasts">
      <ul>
        {contrasts.map((contrast) => {
          const { turn, home } = contrast
          const heading = contrastHeading(contrast, page.homes[0]!)
          const search = turned(query, turn)
          return (
            <li key={turn.by}>
              <h2>{heading}</h2>
              <p className="text-ink-soft">{turnText(contrast, bestOf(page), asked.filters)}</p>
              <ListingCard
                listing={home.listing}
                saved={favorites.has(home.listing.id)}
                onToggleSaved={favorites.toggle}
                heading="h3"
                showOffice
              />
              <div className="fit">
                <FitLine reasons={fitReasons(turned(asked, turn), home.listing, home.fit)} />
                <Link
                  to="/wishes"
                  search={wishesSearch(search)}
                  activeOptions={{ exact: true }}
                  className="link fit-why"
                >
                  See more like this<span className="sr-only">: {heading}</span>
                </Link>
              </div>
            </li>
          )
        })}
      </ul>
      <FeedCredits feeds={feeds} className="mt-6" />
    </section>
  )
}
