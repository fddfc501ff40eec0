import type { CSSProperties, ReactNode } from 'react'
import type { Listing } from '#domain/listing/listing.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { NOT_PROVIDED } from '../not-provided.ts'
import { partName, type CostPart } from './cost-parts.ts'
import { centsText, datedRate, feeSource, mayBeForLand, percentText, taxSource } from './cost-words.ts'
import type { SaleCosts } from './sale-costs.ts'

interface CostTableProps {
  listing: Listing
  costs: SaleCosts
  figures: SaleFigures
  /** Day of the rate if it is the average; null: the visitor's own. */
  rateAsOf: string | null
}

/** The parts of the month and where each comes from. */
export function CostTable({ listing, costs, figures, rateAsOf }: CostTableProps) {
  const today = useToday()
  const { parts, month, terms } = costs
  const { costFacts } = listing
  const landNote = mayBeForLand(listing.yearBuilt, today) && ` · May be for land only: built in ${listing.yearBuilt}`
  return (
    <table className="cost-table" data-parts="">
      <caption className="sr-only">Parts of the month and where each comes from</caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">A month</th>
        </tr>
      </thead>
      <tbody>
        <Row part="loan" cents={parts?.loan} source={loanSource(costs, datedRate(terms.ratePct, rateAsOf, today))} />
        <Row
          part="tax"
          cents={parts?.tax}
          source={
            <>
              {taxSource(costFacts.tax)}
              {landNote}
            </>
          }
        />
        {parts?.mortgageInsurance !== 0 && (
          <Row part="mortgageInsurance" cents={parts?.mortgageInsurance} source={insuranceSource(costs, figures)} />
        )}
        <Row
          part="homeInsurance"
          cents={parts?.homeInsurance}
          source={`${formatDollars(terms.insurance)} a year, assumed until you have a quote`}
        />
        <Row
          part="associationFee"
          cents={costFacts.fee === null ? undefined : costFacts.fee * 100}
          source={feeSource(listing)}
        />
        {month !== null && (
          <tr data-total="">
            <th scope="row">Together, about</th>
            <td>{formatDollars(month)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

interface RowProps {
  part: CostPart
  /** Undefined: not known. */
  cents: number | undefined
  source: ReactNode
}

const Row = ({ part, cents, source }: RowProps) => (
  <tr>
    <th scope="row">
      {cents !== 0 && cents !== undefined && <i style={{ '--part': `var(--part-${part})` } as CSSProperties} />}
      {partName(part)}
      <small>{source}</small>
    </th>
    <td>{cents === undefined ? <span className="text-ink-soft">{NOT_PROVIDED}</span> : centsText(cents)}</td>
  </tr>
)

/** '$832,500 at 7.40% (rate from Oct 8, 2026) over 30 years'. */
function loanSource({ loan, upfrontPct, terms }: SaleCosts, rate: string): string {
  const fee = terms.loan === 'fha' ? 'the upfront premium' : 'the funding fee'
  const added = upfrontPct > 0 ? ` with ${fee} of ${percentText(upfrontPct)}` : ''
  return `${centsText(loan)}${added} at ${rate} over ${terms.years} years`
}

function insuranceSource({ terms }: SaleCosts, { mortgageInsurancePct }: SaleFigures): string {
  if (terms.loan === 'fha') return 'FHA’s yearly premium, in the first year'
  const [from, to] = mortgageInsurancePct.value
  return `${percentText(terms.mortgageInsurancePct)} of the loan a year, assumed; lenders ask about ${from} to ${to}`
}
