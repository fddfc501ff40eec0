import type { Listing } from '#domain/listing/listing.ts'
import type { RentalFigures } from '#domain/money/home-figures.ts'
import { BenchmarkSection } from './benchmark-section.tsx'
import { IncomeSection } from './income-section.tsx'
import { MoveInSection } from './move-in-section.tsx'
import { RightsSection } from './rights-section.tsx'

/** What renting the home asks of a tenant, and what a tenant may expect. */
export const RentingSections = ({ listing, figures }: { listing: Listing; figures: RentalFigures }) => (
  <>
    <MoveInSection listing={listing} table={figures.moveIn} laws={figures.laws} />
    <BenchmarkSection listing={listing} benchmark={figures.benchmark} />
    <RightsSection listing={listing} figures={figures} />
    <IncomeSection />
  </>
)
