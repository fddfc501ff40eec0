import { Link } from '@tanstack/react-router'
import { townName, type TownKey } from '#domain/geo/town.ts'
import type { TownPage } from '#domain/town/town-page.ts'
import { townParams } from '#domain/town/town-slug.ts'
import { LateNumbersLine } from '#features/numbers/late-numbers-line.ts'
import { useFavorites } from '#features/saved/use-favorites.ts'
import type { VisitorGateways } from '#ports/browser/gateways.ts'
import { BeforeYouBuy } from './before-you-buy.tsx'
import { HomesSection, NoHomes, NoneOf } from './homes-section.tsx'
import { RentSection } from './rent-section.tsx'
import { TaxSection } from './tax-section.tsx'
import { TrainsSection } from './trains-section.tsx'

export interface TownSectionsProps {
  page: TownPage
  visitor: Pick<VisitorGateways, 'favorites' | 'savedSearches' | 'loadOwnNumbers'>
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
            <LateNumbersLine loadNumbers={visitor.loadOwnNumbers} className="mt-6" />
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
      <Neighbors towns={page.neighbors} />
    </div>
  )
}

const Neighbors = ({ towns }: { towns: readonly TownKey[] }) => (
  <section aria-labelledby="neighbors-heading">
    <h2 id="neighbors-heading" className="section-title">
      Neighboring towns
    </h2>
    <ul className="mt-3 flex flex-wrap gap-x-6">
      {towns.map((town) => (
        <li key={town}>
          <Link to="/towns/$county/$town" params={townParams(town)} className="link place-link">
            {townName(town)}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
