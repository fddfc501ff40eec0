import { Link } from '@tanstack/react-router'
import { timetableName } from '#domain/commute/timetable-name.ts'
import { formatCount } from '#domain/count.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { CountyPage as County } from '#domain/town/town-page.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { CountyMap } from './county-map.tsx'
import { CountyTable } from './county-table.tsx'
import { countySentence, homesForSale, homesToRent, townsHeading, townsWithHomes, withStation } from './county-words.ts'
import { PlaceFacts, type PlaceFact } from './place-facts.tsx'
import './towns.css'

/** A county: its towns on a map and in a table by name. */
export const CountyPage = ({ page }: { page: County }) => (
  <div className="container-page place-page">
    <Breadcrumbs
      before={
        <Link to="/" hash="counties-title" className="link place-link">
          All counties
        </Link>
      }
      here={`${page.county} County`}
    />
    <h1 className="page-title">{page.county} County</h1>
    <p className="mt-2 text-lg text-ink-soft">{countySentence(page)} Choose a town on the map or in the list.</p>
    <div className="place-head">
      <CountyMap page={page} />
      <div>
        <PlaceFacts facts={countyFacts(page)} />
        <p className="mt-3 flex flex-wrap gap-x-6">
          <Link to="/listings" search={{ county: page.county }} className="link place-link">
            Homes for sale in {page.county} County
          </Link>
          <Link to="/listings" search={{ market: 'rent', county: page.county }} className="link place-link">
            Homes for rent
          </Link>
        </p>
      </div>
    </div>
    <section aria-labelledby="towns-heading" className="mt-12 md:mt-16">
      <h2 id="towns-heading" className="section-title">
        {townsHeading(page)}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">Sorted by name. Compare tax bills alongside home prices.</p>
      <CountyTable page={page} />
    </section>
    <section aria-labelledby="counties-heading" className="mt-12 md:mt-16">
      <h2 id="counties-heading" className="section-title">
        Other counties
      </h2>
      <p className="mt-3 flex flex-wrap gap-x-6">
        {COUNTIES.filter((county) => county !== page.county).map((county) => (
          <Link
            key={county}
            to="/counties/$county"
            params={{ county: county.toLowerCase() }}
            className="link place-link"
          >
            {county} County
          </Link>
        ))}
      </p>
    </section>
  </div>
)

function countyFacts(page: County): PlaceFact[] {
  const { towns, averageBill, loanLimit, trainsAsOf } = page
  const [sale, rent] = [homesForSale(page), homesToRent(page)]
  return [
    {
      name: 'Homes for sale',
      value: formatCount(sale),
      source: [townsWithHomes(page), rent === 0 ? 'None for rent' : `${formatCount(rent)} for rent`]
        .filter(Boolean)
        .join('; '),
    },
    {
      name: `Average tax bill, ${averageBill.year}`,
      value: formatDollars(averageBill.dollars),
      source: 'The average home in the county',
    },
    {
      name: 'Towns with a station',
      value: `${withStation(page)} of ${towns.length}`,
      source: `NJ TRANSIT trains, PATH, and light rail; ${timetableName({ asOf: trainsAsOf })}`,
    },
    {
      name: 'Loan limit, one-family home',
      value: loanLimit && formatDollars(loanLimit.dollars),
      source: loanLimit ? `Conforming loan, ${loanLimit.year}` : 'Ask a lender',
    },
  ]
}
