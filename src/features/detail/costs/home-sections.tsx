import type { Listing } from '#domain/listing/listing.ts'
import type { RentalFigures, SaleFigures } from '#domain/money/home-figures.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import { useOwnNumbers } from '#features/numbers/use-own-numbers.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { LoadOwnNumbers } from '#ports/browser/own-numbers.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { AboutTown } from '../about-town.tsx'
import { BuyingSections } from '../buying/buying-sections.tsx'
import { CommuteSection } from '../commute/commute-section.tsx'
import { OpenHouses } from '../open-houses.tsx'
import { PriceHistory } from '../price-history.tsx'
import { RentingSections } from '../renting/renting-sections.tsx'
import { CashSection } from './cash-section.tsx'
import { MonthlyCostSection } from './monthly-cost-section.tsx'
import { useHomeCosts, useHomeFigures } from './use-home-costs.ts'

interface HomeSectionsProps {
  listing: Listing
  figures: HomeFiguresGateway
  loadNumbers: LoadOwnNumbers
  /** Scheme and host of the site; empty if unknown. */
  origin: string
}

/** The sections below the home's own facts: what it costs, the way to work, then what has happened and will. */
export function HomeSections({ listing, figures, loadNumbers, origin }: HomeSectionsProps) {
  const { data, isPending, isError, refetch } = useHomeFigures(listing, figures)
  return (
    <div className="home-sections">
      {isPending && <section aria-busy="true" className="min-h-[80rem]" />}
      {isError && <NotLoaded onRetry={() => void refetch()} />}
      {data?.sale && <SaleSections listing={listing} figures={data.sale} loadNumbers={loadNumbers} origin={origin} />}
      {data?.rental && <RentalSections listing={listing} figures={data.rental} loadNumbers={loadNumbers} />}
      <CommuteSection
        listing={listing}
        loadNumbers={loadNumbers}
        foot={data && <AboutTown county={listing.county} figures={data} />}
      />
      <PriceHistory listing={listing} />
      {listing.openHouses.length > 0 && <OpenHouses listing={listing} origin={origin} />}
    </div>
  )
}

interface SaleSectionsProps extends Omit<HomeSectionsProps, 'figures'> {
  figures: SaleFigures
}

function RentalSections({
  listing,
  figures,
  loadNumbers,
}: Pick<HomeSectionsProps, 'listing' | 'loadNumbers'> & { figures: RentalFigures }) {
  return <RentingSections listing={listing} figures={figures} store={useOwnNumbers(loadNumbers)} />
}

function SaleSections({ listing, figures, loadNumbers, origin }: SaleSectionsProps) {
  const store = useOwnNumbers(loadNumbers)
  const home = useHomeCosts(listing, figures, store)
  // Whenever numbers are kept, the costs' terms change with them, and this is read again.
  const numbers = store?.read() ?? NO_OWN_NUMBERS
  return (
    <>
      <MonthlyCostSection {...home} />
      <CashSection {...home} numbers={numbers} store={store} />
      <BuyingSections listing={listing} figures={figures} answers={numbers.household} origin={origin} />
    </>
  )
}

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <section>
    <FailedPart title="What this home costs could not be loaded" onRetry={onRetry} />
  </section>
)
