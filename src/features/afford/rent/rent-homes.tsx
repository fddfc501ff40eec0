import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countOf, formatCount } from '#domain/count.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { formatDollars } from '#domain/money/money.ts'
import { RENT_STEP, roundedRent, type RentBudget } from '#domain/money/rent-budget.ts'
import type { RenterAnswers } from '#domain/money/renter-form.ts'
import { roomAboveStandard, type VoucherFamily, type VoucherTable } from '#domain/money/voucher.ts'
import { writeListingsPage } from '#domain/search/filters-url.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import { useFavorites } from '#features/saved/use-favorites.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { ListingCards } from '#ui/listing/listing-cards.tsx'
import { homesQuery } from '../fitting-homes.ts'
import { useSettled } from '../use-settled.ts'
import { rentalQuery } from './rental-query.ts'

interface RentHomesProps {
  listings: ListingGateway
  favorites: FavoritesGateway
  budget: RentBudget
  answers: RenterAnswers
  place: string | null
  /** Null without a voucher. */
  family: VoucherFamily | null
  table: VoucherTable
}

/** Cards that are shown; a link leads to the rest. */
const SHOWN = 6
/** Of the nearest above the limit. */
const NEAREST = 3
/** A search waits until typing has paused this long, ms. */
const PAUSE_MS = 500

/** The homes for rent within the numbers; where none is, the nearest above them with what each is over by. */
export function RentHomes({ listings, favorites, budget, answers, place, family, table }: RentHomesProps) {
  const asked = useSettled(
    {
      upTo: family ? voucherLimit(family, table) : budget.searched,
      bedrooms: answers.renter.bedrooms ?? family?.voucherBedrooms ?? null,
      minutes: answers.renter.minutes,
      place,
      voucher: family !== null,
    },
    PAUSE_MS,
  )
  const query = asked.upTo === null && !asked.voucher ? null : rentalQuery(asked, 'newest')
  const { data, isError, refetch } = useQuery(homesQuery(listings, query))
  const none = data?.total === 0
  const nearest = useQuery(
    homesQuery(listings, none ? rentalQuery({ ...asked, upTo: null, voucher: false }, 'price-asc') : null),
  )
  const saved = useFavorites(favorites)
  const limit = family ? asked.upTo : budget.rent && roundedRent(budget.rent)
  if (query === null) return null
  const shown = none ? (nearest.data?.listings.slice(0, NEAREST) ?? []) : (data?.listings.slice(0, SHOWN) ?? [])
  return (
    <>
      <noscript>
        {import.meta.env.SSR && (
          <Link to="/listings" search={writeListingsPage(query, 'grid')} className="link">
            See rentals in your budget
          </Link>
        )}
      </noscript>
      <section aria-labelledby="rent-homes" className="noscript:hidden print:hidden">
        <h2 id="rent-homes" className="display text-2xl">
          {data ? `Homes for rent that fit: ${formatCount(data.total)}` : 'Homes for rent that fit'}
        </h2>
        <p className="mt-1 max-w-[68ch] text-sm text-ink-soft">
          {`${asked.upTo === null ? 'Up to 110% of HUD’s fair market rent for the home’s size' : `Up to ${formatDollars(asked.upTo)} a month`}. We search with this rounded limit${asked.minutes !== null && place !== null ? ', your workplace, and the minutes to it' : ''}, never your income, savings, or voucher.`}
        </p>
        {isError && <FailedPart title="We couldn’t load the homes" onRetry={() => void refetch()} className="mt-6" />}
        {none && (
          <p className="mt-6">
            {shown.length > 0
              ? 'No rentals in your budget today. Here’s what comes close:'
              : 'No rentals in your budget today.'}
          </p>
        )}
        <ListingCards
          homes={shown}
          favorites={saved}
          noteOf={(home) => (none && limit !== null ? overText(home, limit) : null)}
        />
        {data && data.total > 0 && <All total={data.total} query={query} />}
      </section>
    </>
  )
}

/** The highest rent for a move by the family's own payment standard, rounded down to a step; null while that isn't known. */
function voucherLimit(family: VoucherFamily, table: VoucherTable): number | null {
  if (!family.isMoving || family.paymentStandard === null || family.utilityAllowance === null) return null
  const highest = family.paymentStandard + roomAboveStandard(family, family.utilityAllowance, table)
  return Math.max(0, Math.floor(highest / RENT_STEP) * RENT_STEP)
}

const overText = ({ price }: ListingSummary, upTo: number): string =>
  price > upTo ? `${formatDollars(price - upTo)} a month over` : 'Within your rent limit, but not your other limits'

const All = ({ total, query }: { total: number; query: ListingQuery }) => (
  <p className="mt-6">
    <Link to="/listings" search={writeListingsPage(query, 'grid')} className="link inline-flex min-h-11 items-center">
      {total > SHOWN ? `See all ${countOf(total, 'home', 'homes')}` : 'See them on the listings page'}
    </Link>
  </p>
)
