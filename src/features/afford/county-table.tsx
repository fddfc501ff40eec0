import { Link } from '@tanstack/react-router'
import { formatCount } from '#domain/count.ts'
import type { County } from '#domain/geo/county.ts'
import { formatDollars } from '#domain/money/money.ts'
import { writeListingsPage } from '#domain/search/filters-url.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import type { IncomeReach } from './income-reach.ts'

/** The homes that fit, by county. */
export interface CountyHomes {
  counts: Readonly<Record<County, number>>
  query: ListingQuery
}

/** The map in figures, by county. A column of zeros says less than the answer above it, and is left out. */
export function CountyTable({ reach, homes }: { reach: IncomeReach; homes: CountyHomes | undefined }) {
  const isTownReached = reach.counties.some(({ reached }) => reached > 0)
  const mayFindHomes = homes === undefined || Object.values(homes.counts).some((count) => count > 0)
  return (
    <table className="reach-table">
      <caption className="sr-only">What you could pay, by county</caption>
      <thead>
        <tr>
          <th scope="col">County</th>
          <th scope="col">You could pay about</th>
          {isTownReached && <th scope="col">Towns within budget</th>}
          {mayFindHomes && <th scope="col">Homes that fit</th>}
        </tr>
      </thead>
      <tbody>
        {reach.counties.map(({ county, price, towns, reached }) => (
          <tr key={county}>
            <th scope="row">{county}</th>
            <td>{formatDollars(price.displayPrice)}</td>
            {isTownReached && <td>{`${reached} of ${towns}`}</td>}
            {mayFindHomes && <td>{homes && <HomesIn county={county} homes={homes} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function HomesIn({ county, homes: { counts, query } }: { county: County; homes: CountyHomes }) {
  const count = counts[county]
  if (count === 0) return '0'
  const filters = { ...query.filters, county }
  return (
    <Link
      to="/listings"
      search={writeListingsPage({ ...query, filters }, 'grid')}
      aria-label={`${formatCount(count)}: homes that fit in ${county} County`}
      className="link homes-in"
    >
      {formatCount(count)}
    </Link>
  )
}
