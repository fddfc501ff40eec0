import { Link } from '@tanstack/react-router'
import { townName, type TownKey } from '#domain/geo/town.ts'
import type { TownPage } from '#domain/town/town-page.ts'
import { townParams } from '#domain/town/town-slug.ts'
import { LateNumbersLine } from '#features/numbers/late-numbers-line.ts'
import { useFavorites } from '#features/saved/use-favorites.ts'
import type { VisitorGateways } from '#ports/browser/gateways.ts'
import { BeforeYouBuy } from './before-you-buy.tsx'
import { HomesSection, NoHomes } from './homes-section.tsx'
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
  const ofHomes = { searched, favorites, savedSearches: visitor.savedSearches }
  return (
    <div className="place-sections">
      <TaxSection page={page} />
      <TrainsSection page={page} />
      <RentSection page={page} />
      {homes.sale.total + homes.rent.total === 0 ? (
        <NoHomes searched={searched} savedSearches={visitor.savedSearches} />
      ) : (
        <>
          <HomesSection market="sale" homes={homes.sale} {...ofHomes}>
            <LateNumbersLine loadNumbers={visitor.loadOwnNumbers} className="mt-6" />
          </HomesSection>
          <HomesSection market="rent" homes={homes.rent} {...ofHomes} />
        </>
      )}
      <BeforeYouBuy page={page} />
      <Neighbors towns={page.neighbors} />
    </div>
  )
}

const Neighbors = ({ towns }: { towns: readonly TownKey[] }) => (
  <section aria-labelledby="neighbors-heading">
    <p className="eyebrow">Around it</p>
    <h2 id="neighbors-heading" className="display mt-1 text-xl md:text-2xl">
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
