import type { ReactNode } from 'react'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import { yearlyInsurance, type HomeInsurance } from '#domain/money/home-insurance.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { CostedHome, MonthlyCost } from '#domain/money/monthly-cost.ts'
import { formatPercent } from '#domain/money/terms-text.ts'
import { FigureAge } from '#ui/listing/figure-age.tsx'
import { COST_PARTS } from '#ui/listing/home-cost.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { NOT_PROVIDED } from '../not-provided.ts'
import { centsText, datedRate, feeSource, landNote, taxSource } from './cost-words.ts'
import type { SaleCosts } from './sale-costs.ts'
import type { CostedSale } from './use-home-costs.ts'

/** The parts of the month and where each comes from. */
export function CostTable({ listing, costs, costTerms, figures }: CostedSale) {
  const today = useToday()
  const { parts, month, terms } = costs
  const { own, usual } = costTerms
  const { tax, fee } = listing.costFacts
  const rate = datedRate(terms.ratePct, own.ratePct === null ? usual.rateAsOf : null, today)
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
        <Row part="loan" cents={parts?.loan} source={loanSource(costs, rate)} />
        <Row
          part="tax"
          cents={parts?.tax}
          source={
            <>
              {taxSource(tax, figures.townTax?.value.bandPct ?? 0)}
              {tax?.from === 'town' && figures.townTax && <FigureAge figure={figures.townTax} name="Tax bills are" />}
            </>
          }
          note={landNote(listing.yearBuilt, today)}
        />
        {parts?.mortgageInsurance !== 0 && (
          <Row
            part="mortgageInsurance"
            cents={parts?.mortgageInsurance}
            source={insuranceSource(costs, figures, own.mortgageInsurancePct === null)}
          />
        )}
        <Row
          part="homeInsurance"
          cents={parts?.homeInsurance}
          source={homeInsuranceSource(listing, terms.insurance, own.insurance === null)}
        />
        <Row part="associationFee" cents={fee === null ? undefined : fee * 100} source={feeSource(listing)} />
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

const NAMES = Object.fromEntries(COST_PARTS) as Readonly<Record<keyof MonthlyCost, string>>

interface RowProps {
  part: keyof MonthlyCost
  /** Undefined: not known. */
  cents: number | undefined
  source: ReactNode
  note?: string | null
}

const Row = ({ part, cents, source, note }: RowProps) => (
  <tr>
    {/* Only what the bar shows has a square in its color. */}
    <th scope="row" data-part={cents ? part : undefined}>
      {NAMES[part]}
      <small>{source}</small>
      {note && <small>{note}</small>}
    </th>
    <td>{cents === undefined ? <span className="text-ink-soft">{NOT_PROVIDED}</span> : centsText(cents)}</td>
  </tr>
)

/** '$832,500 at 7.40% (rate from Oct 8, 2026) over 30 years'. */
function loanSource({ loan, upfrontPct, terms }: SaleCosts, rate: string): string {
  const fee = terms.loan === 'fha' ? 'the upfront premium' : 'the funding fee'
  const added = upfrontPct > 0 ? ` with ${fee} of ${formatPercent(upfrontPct)}` : ''
  return `${centsText(loan)}${added} at ${rate} over ${terms.years} years`
}

/** '$1,887 a year, 0.3% of the price: assumed until you have a quote'. */
function homeInsuranceSource({ price, costFacts }: CostedHome, insurance: HomeInsurance, isAssumed: boolean): string {
  const yearly = `${formatDollars(yearlyInsurance(insurance, price, costFacts.insured))} a year`
  if (!isAssumed) return `${yearly}, your number`
  const share = typeof insurance === 'number' ? '' : `, ${formatPercent(insurance[costFacts.insured])} of the price`
  return `${yearly}${share}: assumed until you have a quote`
}

function insuranceSource({ terms }: SaleCosts, { mortgageInsurancePct }: SaleFigures, isAssumed: boolean): string {
  if (terms.loan === 'fha') return 'FHA’s yearly premium, in the first year'
  const [from, to] = mortgageInsurancePct.value
  const share = `${formatPercent(terms.mortgageInsurancePct)} of the loan a year`
  return isAssumed ? `${share}, assumed; lenders ask about ${from} to ${to}` : `${share}, your number`
}
