import type { ReactNode } from 'react'
import { formatDay } from '#domain/day.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { toCents, toDollars } from '#domain/money/cents.ts'
import { formatExact } from '#domain/money/exact-amount.ts'
import { formatDollars } from '#domain/money/money.ts'
import { moveInCost, type MoveInCost, type MoveInTable } from '#domain/money/move-in.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { CostSection } from '../costs/cost-section.tsx'
import { Law } from '../law.tsx'
import { NOT_PROVIDED } from '../not-provided.ts'

interface MoveInSectionProps {
  listing: Listing
  table: MoveInTable
}

/** What a tenant pays before the keys, beside the caps of the law. */
export function MoveInSection({ listing, table }: MoveInSectionProps) {
  const date = useToday()
  const { price: rent, lease } = listing
  const { securityDeposit: deposit, applicationFee } = lease
  const notListed = { brokerFee: null, otherAdvance: 0, units: null, feeGoesToBroker: false }
  const cost = moveInCost({ ...notListed, rent, deposit, applicationFee, date }, table)
  const caps = cost.firstMonth + cost.depositCap + toCents(table.applicationFeeCap.amount)
  const atMost = cost.depositIsCap || cost.applicationFeeIsCap
  return (
    <CostSection
      id="move-in"
      topic="To move in"
      heading={`${atMost ? 'At most ' : ''}${formatExact(cost.total)} before the keys`}
      lead={cost.total !== caps && `The law’s caps add up to ${formatExact(caps)}.`}
    >
      <table className="cost-table">
        <caption className="sr-only">What is paid before the keys</caption>
        <tbody>
          <Row name="First month" amount={formatExact(cost.firstMonth)} />
          <DepositRow cost={cost} months={table.depositCapMonths} />
          <ApplicationFeeRow cost={cost} cap={table.applicationFeeCap} />
          <Row name="Broker fee" note="Who pays it: Not provided. Ask before you apply." amount={null} />
          <tr data-total="">
            <th scope="row">Together, {atMost && 'at most, '}without a broker fee</th>
            <td>{formatExact(cost.total)}</td>
          </tr>
        </tbody>
      </table>
      <DepositCap rent={rent} cap={toDollars(cost.depositCap)} months={table.depositCapMonths} />
    </CostSection>
  )
}

interface RowProps {
  name: string
  note?: ReactNode
  /** What is wrong with the amount. */
  flag?: string | false
  /** Null: not known. */
  amount: string | null
}

const Row = ({ name, note, flag, amount }: RowProps) => (
  <tr>
    <th scope="row">
      {name}
      {note && <small>{note}</small>}
      {flag && <small className="over-cap">{flag}</small>}
    </th>
    <td>{amount ?? <span className="text-ink-soft">{NOT_PROVIDED}</span>}</td>
  </tr>
)

function DepositRow({ cost, months }: { cost: MoveInCost; months: number }) {
  const given = cost.depositIsCap ? 'The law’s cap. The listing’s own amount: Not provided.' : 'From the listing.'
  return (
    <Row
      name={cost.depositIsCap ? `Deposit, at most ${months} months` : 'Deposit'}
      note={
        <>
          {given} Pet money and a last month paid ahead count toward it. <Law>N.J.S.A. 46:8-21.2</Law>
        </>
      }
      flag={
        cost.flags.includes('deposit-over-cap') && `Above the cap of ${formatExact(cost.depositCap)}. Ask the landlord.`
      }
      amount={formatExact(cost.deposit)}
    />
  )
}

/** How many homes the building has isn't in listings, so the cap can't be ruled out. */
function ApplicationFeeRow({ cost, cap }: { cost: MoveInCost; cap: MoveInTable['applicationFeeCap'] }) {
  const { applicationFee, applicationFeeIsCap, feeCap } = cost
  const rule = `${formatDollars(cap.amount)} since ${formatDay(cap.from)}, in buildings of three or more homes; how many this one has: Not provided.`
  const isOver = !applicationFeeIsCap && feeCap !== 'not-covered' && (applicationFee ?? 0) > toCents(cap.amount)
  return (
    <Row
      name={applicationFeeIsCap ? 'Application fee, at most' : 'Application fee'}
      note={applicationFeeIsCap ? rule : `From the listing. The cap: ${rule}`}
      flag={
        isOver &&
        `Above the cap of ${formatDollars(cap.amount)}, if the building has three or more homes. Ask the landlord.`
      }
      amount={applicationFee === null ? null : formatExact(applicationFee)}
    />
  )
}

/** The most a deposit may be, in its two pieces: a month and the rest. */
function DepositCap({ rent, cap, months }: { rent: number; cap: number; months: number }) {
  return (
    <div className="deposit-cap">
      <h3>Deposit, at most {formatExact(toCents(cap))}</h3>
      {months > 1 && (
        <p className="deposit-pieces">
          <span style={{ flexGrow: 1 }}>
            1 month <b>{formatDollars(rent)}</b>
          </span>
          <span style={{ flexGrow: months - 1 }}>
            {months === 1.5 ? 'half a month' : 'the rest'} <b>{formatExact(toCents(cap - rent))}</b>
          </span>
        </p>
      )}
      <p className="cost-note">
        Back within 30 days after the lease ends, with interest and a list of what was kept. It may grow by at most 10%
        a year, never above the cap.
      </p>
    </div>
  )
}
