import type { Listing } from '#domain/listing/listing.ts'
import type { RentalFigures, SaleFigures } from '#domain/money/home-figures.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import { useOwnNumbers } from '#features/numbers/use-own-numbers.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { LoadMapView } from '#ports/browser/map-view.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { BuyingSection } from '../buying/buying-section.tsx'
import { CommuteSection } from '../commute/commute-section.tsx'
import { LocationPanel } from '../location-panel.tsx'
import { RentCostSection } from '../renting/rent-cost-section.tsx'
import { RightsSection } from '../renting/rights-section.tsx'
import { COST } from '../texts/cost-texts.ts'
import { SaleCostSection } from './sale-cost-section.tsx'
import { useHomeCosts, useHomeFigures } from './use-home-costs.ts'

interface HomeSectionsProps {
  listing: Listing
  figures: HomeFiguresGateway
  loadNumbers: LoadToldStore
  loadMap: LoadMapView
  /** Scheme and host of the site; empty if unknown. */
  origin: string
}

/** The sections below the home's own facts: what it costs, getting to work, what buying or renting brings, and where it is. */
export function HomeSections({ listing, figures, loadNumbers, loadMap, origin }: HomeSectionsProps) {
  const { data, isPending, isError, refetch } = useHomeFigures(listing, figures)
  return (
    <div className="home-sections">
      {isPending && <section aria-busy="true" className="min-h-[56rem]" />}
      {isError && <NotLoaded onRetry={() => void refetch()} />}
      {data?.sale && <SaleCosts listing={listing} figures={data.sale} loadNumbers={loadNumbers} />}
      {data?.rental && <RentCosts listing={listing} figures={data.rental} loadNumbers={loadNumbers} />}
      <CommuteSection listing={listing} loadNumbers={loadNumbers} />
      {data?.sale && <BuyingSection listing={listing} figures={data.sale} origin={origin} />}
      {data?.rental && <RightsSection listing={listing} figures={data.rental} />}
      <LocationPanel listing={listing} loadMap={loadMap} town={townOf(data)} />
    </div>
  )
}

/** The town by its name in the tables; null where it isn't known. */
const townOf = (figures: { sale: SaleFigures | null; rental: RentalFigures | null } | undefined): string | null =>
  figures?.sale?.townTax?.value.name ?? figures?.rental?.town ?? null

interface CostsProps<Figures> extends Pick<HomeSectionsProps, 'listing' | 'loadNumbers'> {
  figures: Figures
}

function RentCosts({ listing, figures, loadNumbers }: CostsProps<RentalFigures>) {
  return <RentCostSection listing={listing} figures={figures} store={useOwnNumbers(loadNumbers)} />
}

function SaleCosts({ listing, figures, loadNumbers }: CostsProps<SaleFigures>) {
  const store = useOwnNumbers(loadNumbers)
  const home = useHomeCosts(listing, figures, store)
  // Whenever numbers are kept, the costs' terms change with them, and this is read again.
  const numbers = store?.read() ?? NO_OWN_NUMBERS
  return <SaleCostSection {...home} numbers={numbers} store={store} loadNumbers={loadNumbers} />
}

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <section>
    <FailedPart title={COST.notLoaded} onRetry={onRetry} />
  </section>
)
