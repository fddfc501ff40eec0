import { useState } from 'react'
import type { Listing } from '#domain/listing/listing.ts'
import type { RentalFigures } from '#domain/money/home-figures.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import { tenantUtilities } from '#domain/money/tenant-utilities.ts'
import type { OwnNumbersStore } from '#ports/browser/own-numbers.ts'
import { BenchmarkSection } from './benchmark-section.tsx'
import { IncomeSection } from './income-section.tsx'
import { MoveInSection } from './move-in-section.tsx'
import { RightsSection } from './rights-section.tsx'
import { VoucherSection } from './voucher-section.tsx'

interface RentingSectionsProps {
  listing: Listing
  figures: RentalFigures
  /** Null until its code is there. */
  store: OwnNumbersStore | null
}

/** What renting the home asks of a tenant, and what a tenant may expect. */
export function RentingSections({ listing, figures, store }: RentingSectionsProps) {
  // What the form of vouchers has kept is read again.
  const [, setKept] = useState(0)
  const numbers = store?.read() ?? NO_OWN_NUMBERS
  const utilities = tenantUtilities(listing, numbers.renter.utilities)
  return (
    <>
      <MoveInSection listing={listing} table={figures.moveIn} laws={figures.laws} />
      <BenchmarkSection listing={listing} benchmark={figures.benchmark} utilities={utilities} />
      <RightsSection listing={listing} figures={figures} />
      <IncomeSection />
      <VoucherSection
        listing={listing}
        figures={figures}
        numbers={numbers}
        hasUtilities={utilities.allIncluded}
        store={store}
        onKept={() => setKept((count) => count + 1)}
      />
    </>
  )
}
