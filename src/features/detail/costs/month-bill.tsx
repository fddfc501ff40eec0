import type { SaleFigures } from '#domain/money/home-figures.ts'
import { yearlyInsurance, type HomeInsurance } from '#domain/money/home-insurance.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { CostedHome, MonthlyCost } from '#domain/money/monthly-cost.ts'
import { formatPercent, formatRate } from '#domain/money/terms-text.ts'
import { FigureAge } from '#ui/listing/figure-age.tsx'
import { COST_PARTS } from '#ui/listing/home-cost.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { Bill, BillRow } from '../bill.tsx'
import { MONTH } from '../texts/cost-texts.ts'
import { centsText, feeSource, landNote, taxSource } from './cost-words.ts'
import type { SaleCosts } from './sale-costs.ts'
import type { CostedSale } from './use-home-costs.ts'

const NAMES = Object.fromEntries(COST_PARTS) as Readonly<Record<keyof MonthlyCost, string>>

/** The parts of the monthly cost and where each comes from. */
export function MonthBill({ listing, costs, costTerms: { own }, figures }: CostedSale) {
  const today = useToday()
  const { parts, month, terms } = costs
  const { tax, fee } = listing.costFacts
  /** Only what the bar shows has a square in its color. */
  const of = (part: keyof MonthlyCost, cents = parts?.[part]) => ({
    name: NAMES[part],
    part: cents ? part : undefined,
    amount: cents === undefined ? null : centsText(cents),
  })
  const land = landNote(listing.yearBuilt, today)
  return (
    <Bill id="monthly-cost" caption={MONTH.caption}>
      <BillRow {...of('loan')} note={loanSource(costs)} />
      <BillRow
        {...of('tax')}
        note={
          <>
            {taxSource(tax, figures.townTax?.value.bandPct ?? 0)}
            {tax?.from === 'town' && figures.townTax && <FigureAge figure={figures.townTax} name={MONTH.taxAge} />}
            {land && `. ${land}`}
          </>
        }
      />
      {parts?.mortgageInsurance !== 0 && (
        <BillRow
          {...of('mortgageInsurance')}
          note={insuranceSource(costs, figures, own.mortgageInsurancePct === null)}
        />
      )}
      <BillRow {...of('homeInsurance')} note={homeInsuranceSource(listing, terms.insurance, own.insurance === null)} />
      <BillRow {...of('associationFee', fee === null ? undefined : fee * 100)} note={feeSource(listing)} />
      <BillRow name={MONTH.total} amount={month === null ? null : formatDollars(month)} isTotal />
    </Bill>
  )
}

/** '$832,500 over 30 years at 7.40%'. */
function loanSource({ loan, upfrontPct, terms }: SaleCosts): string {
  const added = upfrontPct > 0 ? MONTH.loanFee(terms.loan, formatPercent(upfrontPct)) : ''
  return MONTH.loan(centsText(loan), formatRate(terms.ratePct), terms.years, added)
}

/** 'Assumes 0.3% of the price per year until you enter a quote'; the visitor's own number by the year. */
function homeInsuranceSource({ price, costFacts }: CostedHome, insurance: HomeInsurance, isAssumed: boolean): string {
  const yearly = MONTH.perYear(formatDollars(yearlyInsurance(insurance, price, costFacts.insured)))
  if (!isAssumed) return MONTH.ownNumber(yearly)
  return MONTH.assumedInsurance(
    typeof insurance === 'number' ? null : formatPercent(insurance[costFacts.insured]),
    yearly,
  )
}

function insuranceSource({ terms }: SaleCosts, { mortgageInsurancePct }: SaleFigures, isAssumed: boolean): string {
  if (terms.loan === 'fha') return MONTH.fhaInsurance
  const pct = formatPercent(terms.mortgageInsurancePct)
  return isAssumed
    ? MONTH.assumedMortgageInsurance(pct, mortgageInsurancePct.value)
    : MONTH.ownNumber(MONTH.mortgageInsurance(pct))
}
