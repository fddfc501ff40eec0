import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { HomeLaw } from '#domain/law/laws.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { toCents } from '#domain/money/cents.ts'
import { formatExact } from '#domain/money/exact-amount.ts'
import type { RentalFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import { moveInCost, type MoveInCost, type MoveInTable } from '#domain/money/move-in.ts'
import { NO_OWN_NUMBERS } from '#domain/money/own-numbers.ts'
import { tenantUtilities } from '#domain/money/tenant-utilities.ts'
import type { OwnNumbersStore } from '#ports/browser/told-store.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { PriceHistory } from '../price-history.tsx'
import { COST } from '../texts/cost-texts.ts'
import { RENT } from '../texts/renting-texts.ts'
import { TopicSection } from '../topic-section.tsx'
import { BenchmarkFold } from './benchmark-fold.tsx'
import { MoveInBill, RentBill } from './move-in-bill.tsx'
import { VoucherFold } from './voucher-fold.tsx'

interface RentCostSectionProps {
  listing: Listing
  figures: RentalFigures
  /** Null until its code is there. */
  store: OwnNumbersStore | null
}

/** What renting the home costs: before the keys and each month, then what to compare it with. */
export function RentCostSection({ listing, figures, store }: RentCostSectionProps) {
  // What the form of vouchers has kept is read again.
  const [, setKept] = useState(0)
  const today = useToday()
  const numbers = store?.read() ?? NO_OWN_NUMBERS
  const utilities = tenantUtilities(listing, numbers.renter.utilities)
  const { cost, caps } = beforeKeys(listing, figures, today)
  return (
    <TopicSection
      id="cost"
      topic={RENT.topic}
      heading={RENT.heading(formatDollars(listing.price), sumKind(cost), formatExact(cost.total))}
      lead={caps !== null && cost.total !== caps && RENT.legalMost(formatExact(caps))}
    >
      <div className="bills">
        <MoveInBill cost={cost} table={figures.moveIn} />
        <RentBill listing={listing} today={today} />
      </div>
      <div className="folds">
        <BenchmarkFold listing={listing} benchmark={figures.benchmark} utilities={utilities} />
        <VoucherFold
          listing={listing}
          figures={figures}
          numbers={numbers}
          hasUtilities={utilities.allIncluded}
          store={store}
          onKept={() => setKept((count) => count + 1)}
        />
        <PriceHistory listing={listing} />
      </div>
      <p className="cost-note print:hidden">
        <Link to="/how-we-compute" className="link">
          {COST.sources}
        </Link>
      </p>
    </TopicSection>
  )
}

/** A sum of caps is the most; one that leaves out a fee nobody gives is neither the most nor exact. */
const sumKind = ({ isMost, applicationFee }: MoveInCost) =>
  isMost ? 'most' : applicationFee === null ? 'part' : 'exact'

/** What is paid before the keys, and the most that the law allows; null where it caps no application fee. */
function beforeKeys(
  { price: rent, lease }: Listing,
  { moveIn: table, laws }: Pick<RentalFigures, 'moveIn' | 'laws'>,
  date: string,
) {
  const { securityDeposit: deposit, applicationFee } = lease
  const notListed = { brokerFee: null, otherAdvance: 0, feeGoesToBroker: false }
  const units = unitsForCap(laws, table.applicationFeeCap)
  const cost = moveInCost({ ...notListed, units, rent, deposit, applicationFee, date }, table)
  const fee = toCents(table.applicationFeeCap.amount)
  return { cost, caps: cost.feeCap === 'not-covered' ? null : cost.firstMonth + cost.depositCap + fee }
}

/** How many homes the building has isn't in listings: the kind of home may tell whether the cap holds. */
function unitsForCap(laws: readonly HomeLaw[], cap: MoveInTable['applicationFeeCap']): number | null {
  const law = laws.find(({ id }) => id === 'application-fee')
  if (law?.answer === 'ask') return null
  return law ? cap.exemptUpToUnits + 1 : cap.exemptUpToUnits
}
