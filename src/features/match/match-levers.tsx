import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countOf } from '#domain/count.ts'
import type { CostBasis } from '#domain/money/cost-basis.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { matchLoan, typicalPrice, type MatchFigures } from './lit-towns.ts'
import { DOWN, downDollars, matchParams, MINUTES } from './match-address.ts'
import { homesQuery, rentalsQuery } from './match-queries.ts'
import type { MatchHomes } from './use-match-homes.ts'

export interface LeversProps {
  homes: MatchHomes
  filters: ListingFilters
  figures: MatchFigures
  basis: Pick<CostBasis, 'usual' | 'rules'>
  listings: ListingGateway
  /** A lever was pressed. */
  onTake: () => void
}

/** One change, what it gains, and why. */
interface Lever {
  change: string
  gain: string
  because: string
  filters: ListingFilters
}

const MORE_DOWN = 25_000
const MONTHLY_STEP = 50
/** More than this a month is no lever, US dollars. */
const MOST_MORE = 2000

/** What would let a home fit, each as a link to the page with that change. */
export function Levers({ homes, filters, figures, basis, listings, onTake }: LeversProps) {
  const rentals = useQuery(homesQuery(listings, filters.market === 'sale' ? rentalsQuery(filters) : null)).data
  const levers = [
    moreMonthly(homes, filters),
    moreMinutes(homes, filters),
    rentals && rentals.total > 0 && rentInstead(rentals.total, filters),
    filters.market === 'sale' && moreDown(filters, figures, basis),
  ].filter((lever) => !!lever)
  return (
    <ul aria-label="What would change that" className="match-levers">
      {levers.map(({ change, gain, because, filters: changed }) => (
        <li key={change}>
          <Link to="/match" search={matchParams(changed)} resetScroll={false} onClick={onTake}>
            <b>{change}</b>
            <span>{gain}</span>
            <small>{because}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function moreMonthly({ over }: MatchHomes, filters: ListingFilters): Lever | null {
  const home = over.find(({ reasons: [, way] }) => way!.holds)
  if (!home) return null
  const upTo = Math.ceil(home.month / MONTHLY_STEP) * MONTHLY_STEP
  if (upTo - filters.cost.upTo! > MOST_MORE) return null
  return {
    change: `${formatDollars(upTo - filters.cost.upTo!)} more a month`,
    gain: '1 home fits',
    because: home.home.title,
    filters: { ...filters, cost: { ...filters.cost, upTo } },
  }
}

function moreMinutes({ far }: MatchHomes, filters: ListingFilters): Lever | null {
  const [home] = far
  if (!home || home.minutes === null || filters.train.minutes === null) return null
  const minutes = Math.ceil(home.minutes / MINUTES.step) * MINUTES.step
  return {
    change: `${minutes - filters.train.minutes} more minutes`,
    gain: 'a home fits',
    because: `The closest home in your budget is ${home.minutes} min door to door.`,
    filters: { ...filters, train: { ...filters.train, minutes: minutes >= MINUTES.max ? null : minutes } },
  }
}

const rentInstead = (total: number, filters: ListingFilters): Lever => ({
  change: `Rent within ${formatDollars(filters.cost.upTo!)}`,
  gain: countOf(total, 'home', 'homes'),
  because: 'Keep the same monthly limit and rent first.',
  filters: { ...filters, market: 'rent' },
})

function moreDown(filters: ListingFilters, figures: MatchFigures, basis: LeversProps['basis']): Lever | null {
  const dollars = downDollars(filters) + MORE_DOWN
  const { cost } = filters
  const more = { ...filters, cost: { ...cost, terms: { ...cost.terms, down: { kind: 'dollars' as const, dollars } } } }
  const gain =
    typicalPrice(more, figures, matchLoan(more, basis)) - typicalPrice(filters, figures, matchLoan(filters, basis))
  if (gain <= 0 || dollars > DOWN.max) return null
  return {
    change: `${formatDollars(MORE_DOWN)} more down`,
    gain: `+${formatDollars(gain)}`,
    because: 'In a town with typical taxes. State programs may help with the down payment.',
    filters: more,
  }
}
