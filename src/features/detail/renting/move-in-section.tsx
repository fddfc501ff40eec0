import type { ReactNode } from 'react'
import { formatDay } from '#domain/day-text.ts'
import type { HomeLaw } from '#domain/law/laws.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { toCents, toDollars } from '#domain/money/cents.ts'
import { formatExact } from '#domain/money/exact-amount.ts'
import { formatDollars } from '#domain/money/money.ts'
import { moveInCost, type MoveInCost, type MoveInTable } from '#domain/money/move-in.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { CostSection } from '../costs/cost-section.tsx'
import { NOT_PROVIDED } from '../not-provided.ts'

interface MoveInSectionProps {
  listing: Listing
  table: MoveInTable
  laws: readonly HomeLaw[]
}

/** What a tenant pays before the keys, beside the caps of the law. */
export function MoveInSection({ listing, table, laws }: MoveInSectionProps) {
  const date = useToday()
  const { price: rent, lease } = listing
  const { securityDeposit: deposit, applicationFee } = lease
  const notListed = { brokerFee: null, otherAdvance: 0, feeGoesToBroker: false }
  const units = unitsForCap(laws, table.applicationFeeCap)
  const cost = moveInCost({ ...notListed, units, rent, deposit, applicationFee, date }, table)
  const feeCap = cost.feeCap === 'not-covered' ? 0 : toCents(table.applicationFeeCap.amount)
  const caps = cost.firstMonth + cost.depositCap + feeCap
  return (
    <CostSection
      id="move-in"
      topic="To move in"
      heading={`${sumWords(cost)}${formatExact(cost.total)} due before you get the keys`}
      lead={
        cost.total !== caps &&
        `By law, it can’t exceed ${formatExact(caps)}${cost.feeCap === 'not-covered' ? ' plus an application fee' : ''}.`
      }
    >
      <table className="cost-table">
        <caption className="sr-only">What is paid before the keys</caption>
        <tbody>
          <Row name="First month" amount={formatExact(cost.firstMonth)} />
          <DepositRow cost={cost} months={table.depositCapMonths} />
          <ApplicationFeeRow cost={cost} cap={table.applicationFeeCap} />
          <Row name="Broker fee" note="Who pays it: Not provided. Ask before you apply." amount={null} />
          <tr data-total="">
            <th scope="row">Together, {cost.isMost && 'at most, '}without a broker fee</th>
            <td>{formatExact(cost.total)}</td>
          </tr>
        </tbody>
      </table>
      <DepositCap rent={rent} cap={toDollars(cost.depositCap)} months={table.depositCapMonths} />
    </CostSection>
  )
}

/** A sum of caps is the most; one that leaves out a fee nobody gives is neither the most nor exact. */
const sumWords = ({ isMost, applicationFee }: MoveInCost): string =>
  isMost ? 'Up to ' : applicationFee === null ? 'About ' : ''

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
      note={<>{given} Pet money and a last month paid ahead count toward it. N.J.S.A. 46:8-21.2</>}
      flag={
        cost.flags.includes('deposit-over-cap') && `Above the cap of ${formatExact(cost.depositCap)}. Ask the landlord.`
      }
      amount={formatExact(cost.deposit)}
    />
  )
}

/** How many homes the building has isn't in listings: the kind of home may tell whether the cap holds. */
function unitsForCap(laws: readonly HomeLaw[], cap: MoveInTable['applicationFeeCap']): number | null {
  const law = laws.find(({ id }) => id === 'application-fee')
  if (law?.answer === 'ask') return null
  return law ? cap.exemptUpToUnits + 1 : cap.exemptUpToUnits
}

function ApplicationFeeRow({ cost, cap }: { cost: MoveInCost; cap: MoveInTable['applicationFeeCap'] }) {
  const { applicationFee, applicationFeeIsCap, feeCap } = cost
  const since = `${formatDollars(cap.amount)} since ${formatDay(cap.from)}`
  const rule =
    feeCap === 'not-covered'
      ? 'No cap in one- and two-family houses.'
      : feeCap === 'capped'
        ? `Capped at ${since}.`
        : `Capped at ${since}, in buildings with three or more homes. The listing doesn’t say how many this one has.`
  const isOver = !applicationFeeIsCap && feeCap !== 'not-covered' && (applicationFee ?? 0) > toCents(cap.amount)
  return (
    <Row
      name={applicationFeeIsCap ? 'Application fee, at most' : 'Application fee'}
      note={applicationFee === null || applicationFeeIsCap ? rule : `From the listing. ${rule}`}
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
