import { Link } from '@tanstack/react-router'
import { townName } from '#domain/geo/town.ts'
import { MARKETS } from '#domain/money/money.ts'
import { writeListingsPage } from '#domain/search/filters-url.ts'
import { chosenTowns } from '#domain/search/filters/towns.ts'
import type { TownPage } from '#domain/town/town-page.ts'
import { townParams } from '#domain/town/town-slug.ts'
import { LateNumbersLine } from '#features/numbers/late-numbers-line.ts'
import { useFavorites } from '#features/saved/use-favorites.ts'
import type { VisitorGateways } from '#ports/browser/gateways.ts'
import { BeforeYouBuy } from './before-you-buy.tsx'
import { HomesSection, homesOf, NoHomes, NoneOf } from './homes-section.tsx'
import { RentSection } from './rent-section.tsx'
import { TaxSection } from './tax-section.tsx'
import { TrainsSection } from './trains-section.tsx'

export interface TownSectionsProps {
  page: TownPage
  visitor: Pick<VisitorGateways, 'favorites' | 'savedSearches' | 'loadToldStore'>
}

/** The topics of a town's page, below its map and facts. */
export function TownSections({ page, visitor }: TownSectionsProps) {
  const { homes, searched } = page
  const favorites = useFavorites(visitor.favorites)
  const search = { searched, savedSearches: visitor.savedSearches }
  const isEmpty = homes.sale.total + homes.rent.total === 0
  return (
    <div className="place-sections">
      {isEmpty ? (
        <NoHomes {...search} />
      ) : (
        <>
          <HomesSection market="sale" homes={homes.sale} searched={searched} favorites={favorites}>
            <LateNumbersLine loadNumbers={visitor.loadToldStore} className="mt-6" />
            {homes.rent.total === 0 && <NoneOf market="rent" {...search} />}
          </HomesSection>
          <HomesSection market="rent" homes={homes.rent} searched={searched} favorites={favorites}>
            {homes.sale.total === 0 && <NoneOf market="sale" {...search} />}
          </HomesSection>
        </>
      )}
      <TaxSection page={page} />
      <TrainsSection page={page} />
      <RentSection page={page} />
      <BeforeYouBuy page={page} />
      <Neighbors page={page} />
    </div>
  )
}

const Neighbors = ({ page: { town, searched, neighbors } }: { page: TownPage }) => (
  <section aria-labelledby="neighbors-heading">
    <h2 id="neighbors-heading" className="section-title">
      Neighboring towns
    </h2>
    <ul className="mt-3 flex flex-wrap gap-x-6">
      {neighbors.map((neighbor) => (
        <li key={neighbor}>
          <Link to="/towns/$county/$town" params={townParams(neighbor)} className="link place-link">
            {townName(neighbor)}
          </Link>
        </li>
      ))}
    </ul>
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
      {MARKETS.map((market) => (
        <li key={market}>
          <Link
            to="/listings"
            search={writeListingsPage(
              { filters: homesOf(market, chosenTowns([...searched, ...neighbors])), sort: 'newest', page: 1 },
              'grid',
            )}
            className="link place-link"
          >
            Homes {market === 'sale' ? 'for sale' : 'for rent'} in {townName(town)} and neighboring towns
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
