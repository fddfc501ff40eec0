import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countOf } from '#domain/count.ts'
import type { FeedCredit } from '#domain/listing/feed-credit.ts'
import { contrastHeading, thanText, turnText } from '#domain/match/contrast-text.ts'
import { bestOf, contrastsOf, turned, turnsOf, type Contrast, type IsPassed } from '#domain/match/contrasts.ts'
import { fitReasons } from '#domain/match/fit-text.ts'
import type { Asked, RankedHome, RankedPage, RankQuery } from '#domain/match/ranking.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Favorites } from '#features/saved/use-favorites.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { FeedCredits } from '#ui/feed-credits.tsx'
import { ListingCard } from '#ui/listing/listing-card.tsx'
import { FitLine } from './fit-line.tsx'
import { wishesSearch } from './wishes-address.ts'
import { turnedQuery } from './wishes-queries.ts'

/** Up to three homes unlike the best ones. */
export interface Others {
  /** Null: they aren’t known yet. */
  contrasts: readonly Contrast[] | null
  /** The homes that they differ from. */
  best: readonly RankedHome[]
  /** The search that was turned. */
  asked: RankQuery
  /** The first page of it. */
  page: RankedPage
  /** What their sources require to be shown. */
  feeds: readonly FeedCredit[]
  isFailed: boolean
  isTrying: boolean
  retry: () => void
}

/** Asks for them. Null: nobody does, or the homes that they differ from aren’t known. */
export function useOthers(
  listings: ListingGateway,
  answer: { asked: RankQuery; page: RankedPage } | null,
  isPassed: IsPassed,
): Others | null {
  const best = answer && bestOf(answer.page, isPassed)
  const found = useQuery(turnedQuery(listings, answer?.asked ?? NOTHING, answer && turnsOf(answer.asked, best!)))
  if (!answer) return null
  const contrasts = found.data ? contrastsOf(answer.page, found.data, isPassed) : null
  const feeds = (found.data ?? [])
    .filter(({ turn }) => contrasts?.some((each) => each.turn === turn))
    .flatMap(({ page }) => page.feeds)
  return {
    ...answer,
    best: best!,
    contrasts,
    feeds: [...new Map(feeds.map((feed) => [feed.name, feed])).values()],
    isFailed: found.isError,
    isTrying: found.isFetching,
    retry: () => void found.refetch(),
  }
}

const NOTHING: Asked = { filters: defaultFilters('sale', everyPrice), liked: [] }

/** What a screen reader hears of them. */
export function othersText({ contrasts, isFailed }: Others): string {
  if (!contrasts) return isFailed ? '' : LOOKING
  return contrasts.length === 0 ? NONE_FOUND : countOf(contrasts.length, 'home that differs', 'homes that differ')
}

const LOOKING = 'Looking for other homes…'
/** Homes further down may miss a limit: only a first page of each turned search is asked for. */
const NONE_FOUND =
  'Among the homes ranked first, we found none that differs from the best ones in its county, its type, or by one of your limits.'

interface ContrastsProps {
  query: RankQuery
  others: Others
  favorites: Favorites
}

/** Each with what it differs in and a way to more of them. */
export function Contrasts({ query, others, favorites }: ContrastsProps) {
  const { contrasts, best, asked, page, feeds } = others
  if (!contrasts)
    return others.isFailed ? (
      <FailedPart
        title="We can’t show other homes right now"
        isTrying={others.isTrying}
        onRetry={others.retry}
        className="mt-6"
      />
    ) : (
      <p className="contrasts min-h-[60dvh] text-ink-soft">{LOOKING}</p>
    )
  if (contrasts.length === 0) return <p className="contrasts">{NONE_FOUND}</p>
  return (
    <section id="different" aria-label="Something different" className="contrasts">
      <ul>
        {contrasts.map((contrast) => {
          const { turn, home } = contrast
          const heading = contrastHeading(contrast, best[0]!)
          const than = thanText(contrast, best[0]!, page.homes)
          const search = turned(query, turn)
          return (
            <li key={turn.by}>
              <h2>{heading}</h2>
              {than && <p>{than}</p>}
              <p className="text-ink-soft">{turnText(contrast, best, asked.filters)}</p>
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
