import type { Listing } from '#domain/listing/listing.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import { BuyingSections } from '../buying/buying-sections.tsx'
import { OpenHouses } from '../open-houses.tsx'
import { PriceHistory } from '../price-history.tsx'
import { RentingSections } from '../renting/renting-sections.tsx'
import { CashSection } from './cash-section.tsx'
import { MonthlyCostSection } from './monthly-cost-section.tsx'
import { useHomeCosts, useHomeFigures } from './use-home-costs.ts'

interface HomeSectionsProps {
  listing: Listing
  figures: HomeFiguresGateway
  /** Scheme and host of the site; empty if unknown. */
  origin: string
}

/** The sections below the home's own facts: what it costs, then what has happened and will. */
export function HomeSections({ listing, figures, origin }: HomeSectionsProps) {
  return (
    <div className="home-sections">
      {listing.market === 'sale' ? (
        <SaleSections listing={listing} figures={figures} origin={origin} />
      ) : (
        <RentalSections listing={listing} figures={figures} />
      )}
      <PriceHistory listing={listing} />
      {listing.openHouses.length > 0 && <OpenHouses listing={listing} origin={origin} />}
    </div>
  )
}

function SaleSections({ listing, figures, origin }: HomeSectionsProps) {
  const { isError, refetch } = useHomeFigures(listing, figures)
  const home = useHomeCosts(listing, figures)
  if (isError) return <NotLoaded onRetry={() => void refetch()} />
  if (home === null) return <section aria-busy="true" className="min-h-[80rem]" />
  return (
    <>
      <MonthlyCostSection {...home} />
      <CashSection {...home} />
      <BuyingSections listing={listing} figures={home.figures.sale} origin={origin} />
    </>
  )
}

function RentalSections({ listing, figures }: Omit<HomeSectionsProps, 'origin'>) {
  const { data, isError, refetch } = useHomeFigures(listing, figures)
  if (isError) return <NotLoaded onRetry={() => void refetch()} />
  if (!data?.rental) return <section aria-busy="true" className="min-h-[80rem]" />
  return <RentingSections listing={listing} figures={data.rental} />
}

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <section>
    <div className="flex flex-wrap items-center gap-4">
      <p>What this home costs could not be loaded.</p>
      <Button tone="secondary" size="small" onClick={onRetry} className="min-h-11">
        Try again
      </Button>
    </div>
  </section>
)
