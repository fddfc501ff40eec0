import type { Listing } from '#domain/listing/listing.ts'
import { toCents } from '#domain/money/cents.ts'
import { formatExact } from '#domain/money/exact-amount.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { MoveInCost, MoveInTable } from '#domain/money/move-in.ts'
import { Bill, BillRow } from '../bill.tsx'
import { RENT } from '../texts/renting-texts.ts'

interface MoveInBillProps {
  cost: MoveInCost
  table: MoveInTable
}

/** What a tenant pays before the keys, beside the caps of the law. */
export const MoveInBill = ({ cost, table }: MoveInBillProps) => (
  <Bill id="move-in" caption={RENT.moveIn}>
    <BillRow name={RENT.firstMonth} amount={formatExact(cost.firstMonth)} />
    <BillRow
      name={cost.depositIsCap ? RENT.depositAtMost(table.depositCapMonths) : RENT.deposit}
      note={cost.depositIsCap ? RENT.depositCap : RENT.fromListing}
      flag={cost.flags.includes('deposit-over-cap') && RENT.depositOver(formatExact(cost.depositCap))}
      amount={formatExact(cost.deposit)}
    />
    <ApplicationFeeRow cost={cost} cap={table.applicationFeeCap} />
    <BillRow name={RENT.broker} note={RENT.brokerNote} amount={null} />
    <BillRow name={RENT.total(cost.isMost)} note={RENT.totalNote} amount={formatExact(cost.total)} isTotal />
  </Bill>
)

function ApplicationFeeRow({ cost, cap }: { cost: MoveInCost; cap: MoveInTable['applicationFeeCap'] }) {
  const { applicationFee, applicationFeeIsCap, feeCap } = cost
  const amount = formatDollars(cap.amount)
  const rule =
    feeCap === 'not-covered'
      ? RENT.feeUncapped
      : feeCap === 'capped'
        ? RENT.feeCapped(amount, cap.from)
        : RENT.feeUnsure(amount)
  const isListed = applicationFee !== null && !applicationFeeIsCap
  const isOver = !applicationFeeIsCap && feeCap !== 'not-covered' && (applicationFee ?? 0) > toCents(cap.amount)
  return (
    <BillRow
      name={applicationFeeIsCap ? RENT.feeAtMost : RENT.fee}
      note={isListed ? `${RENT.fromListing}. ${rule}` : rule}
      flag={isOver && RENT.feeOver(amount)}
      amount={applicationFee === null ? null : formatExact(applicationFee)}
    />
  )
}

/** What the lease says of a home for rent, from month to month. What every tenant asks first is there even if unknown. */
export function RentBill({ listing: { price, availableOn, lease }, today }: { listing: Listing; today: string }) {
  const { terms, pets, furnished, rentIncludes, tenantPays } = lease
  const rent = formatDollars(price)
  return (
    <Bill id="monthly-rent" caption={RENT.monthly}>
      <BillRow
        name={RENT.rent}
        note={rentIncludes.length > 0 && RENT.includes(rentIncludes.join(', '))}
        amount={rent}
      />
      <BillRow name={RENT.alsoPay} note={tenantPays.join(', ')} amount={tenantPays.length > 0 ? RENT.varies : null} />
      <BillRow
        name={RENT.term}
        note={availableOn && (availableOn <= today ? RENT.availableNow : RENT.from(availableOn))}
        amount={terms.join(', ') || null}
      />
      <BillRow name={RENT.pets} amount={pets && (pets.words === 'No' ? RENT.petsNone : pets.words)} />
      {furnished && <BillRow name={RENT.furnished} amount={RENT.furnishing[furnished]} />}
    </Bill>
  )
}
