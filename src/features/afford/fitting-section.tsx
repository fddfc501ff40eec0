import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countOf, formatCount } from '#domain/count.ts'
import { formatDollars } from '#domain/money/money.ts'
import { writeListingsPage } from '#domain/search/filters-url.ts'
import { PAGE_SIZE, type ListingPage, type ListingQuery } from '#domain/search/search.ts'
import { useFavorites } from '#features/saved/use-favorites.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import type { CostTerms } from '#ui/listing/cost-terms.ts'
import { homeCost } from '#ui/listing/home-cost.ts'
import { CARD_GRID, ListingCards } from '#ui/listing/listing-cards.tsx'
import { homesQuery, overQuery, type FitLimits } from './fitting-homes.ts'

/** Cards that are shown; a link leads to the rest. */
const SHOWN = 6

interface FittingSectionProps {
  listings: ListingGateway
  favorites: FavoritesGateway
  costTerms: CostTerms
  limits: FitLimits
  /** The search for homes within the limits. */
  query: ListingQuery
  /** What it found. */
  homes: UseQueryResult<ListingPage>
}

/** The homes whose month and price are within the limits, and the first one just over. */
export function FittingSection({ listings, favorites, costTerms, limits, query, homes }: FittingSectionProps) {
  const { data, isError, refetch } = homes
  const saved = useFavorites(favorites)
  const shown = data?.listings.slice(0, SHOWN)
  return (
    <section aria-labelledby="afford-homes" className="print:hidden">
      <h2 id="afford-homes" className="section-title">
        {data ? `Homes that fit: ${formatCount(data.total)}` : 'Homes that fit'}
      </h2>
      <p className="mt-1 max-w-[62ch] text-sm text-ink-soft">
        {`Each home costs up to ${limitsText(limits)}, including its own tax and fee. We search with these limits and your loan terms, never your income, debts, or savings.`}
      </p>
      {isError && <Failure onRetry={() => void refetch()} />}
      {!isError && !shown && <Skeleton />}
      {shown && shown.length > 0 && <ListingCards homes={shown} favorites={saved} />}
      {data && <Further page={data} query={query} />}
      {data && <JustOver listings={listings} costTerms={costTerms} limits={limits} fitting={data.total} />}
    </section>
  )
}

const limitsText = ({ month, price }: FitLimits): string =>
  price === null ? `${formatDollars(month)} a month` : `${formatDollars(month)} a month, at a price your savings cover`

/** Where more homes fit than are shown, or none does. */
function Further({ page: { total }, query }: { page: ListingPage; query: ListingQuery }) {
  if (total === 0) return <p className="mt-6">No homes in your budget today.</p>
  return (
    <p className="mt-6">
      <Link to="/listings" search={writeListingsPage(query, 'grid')} className="link inline-flex min-h-11 items-center">
        {total > SHOWN ? `See all ${countOf(total, 'home', 'homes')}` : 'See them on the listings page'}
      </Link>
    </p>
  )
}

type JustOverProps = Pick<FittingSectionProps, 'listings' | 'costTerms' | 'limits'> & { fitting: number }

/** The home whose month is the first above the limit. The difference is taken between the months as they are said. */
function JustOver({ listings, costTerms, limits, fitting }: JustOverProps) {
  const { data } = useQuery(homesQuery(listings, overQuery(limits, costTerms.own, fitting)))
  const home = data?.listings[fitting % PAGE_SIZE]
  const cost = home && homeCost(home, costTerms)
  if (!home || cost?.kind !== 'month' || cost.dollars <= limits.month) return null
  return (
    <p className="mt-2">
      <b className="font-semibold">Just over budget:</b>{' '}
      <Link to="/listings/$id" params={{ id: String(home.id) }} className="link">
        {home.title}
      </Link>
      , about {formatDollars(cost.dollars - limits.month)} a month above your limit.
    </p>
  )
}

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <FailedPart title="We couldn’t load the homes" onRetry={onRetry} className="mt-6" />
)

const Skeleton = () => (
  <ul aria-hidden className={CARD_GRID}>
    {[0, 1, 2].map((place) => (
      <li key={place} className="skeleton aspect-3/2 rounded-lg" />
    ))}
  </ul>
)
