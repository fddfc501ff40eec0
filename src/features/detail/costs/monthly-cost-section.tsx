import { formatDollars } from '#domain/money/money.ts'
import { rateSpread, type MonthAtRate } from '#domain/money/rate-spread.ts'
import { formatRate, termsText } from '#domain/money/terms-text.ts'
import { askForNumbers } from '#ui/listing/cost-terms.ts'
import { useToday } from '#ui/listing/use-today.ts'
import { NOT_PROVIDED } from '../not-provided.ts'
import { NamedCostBar } from './cost-bar.tsx'
import { CostSection } from './cost-section.tsx'
import { CostTable } from './cost-table.tsx'
import { DownPaymentSlider } from './down-payment-slider.tsx'
import { FiguresLink } from './figures-link.tsx'
import { LoanLimitNote } from './loan-limit-note.tsx'
import { StillOwedFigure } from './still-owed-figure.tsx'
import { stillOwed } from './still-owed.ts'
import type { CostedSale } from './use-home-costs.ts'

/** What the home costs a month: parts, the down payment to try, and what is still owed over the years. */
export function MonthlyCostSection(home: CostedSale) {
  const { listing, costs, figures, costTerms } = home
  const { month, parts } = costs
  const { rules } = costTerms
  return (
    <CostSection
      id="monthly-cost"
      topic="Monthly cost"
      heading={month === null ? NOT_PROVIDED : `About ${formatDollars(month)} a month`}
      lead={<Lead {...home} />}
    >
      {parts && <NamedCostBar parts={parts} />}
      <CostTable {...home} />
      <p className="cost-note mt-3">
        {parts && spreadText(home)} Doesn’t include heat, electricity, water, or repairs. This is an estimate from your
        numbers; a lender decides what you pay.
      </p>
      <LoanLimitNote costs={costs} county={listing.county} limits={figures.loanLimits} />
      <DownPaymentSlider {...home} />
      <StillOwedFigure owed={stillOwed(costs, { rules, insuranceEnds: figures.insuranceEnds })} price={listing.price} />
      <FiguresLink />
    </CostSection>
  )
}

/** 'Rates move: at 6.90% it’s about $7,970 a month, at 7.90% it’s about $8,560.' */
function spreadText({ listing, costs: { terms }, costTerms: { rules } }: CostedSale): string {
  const [less, more] = rateSpread(listing, terms, rules)!
  const at = ({ ratePct, month }: MonthAtRate) => `${formatRate(ratePct)} it’s about ${formatDollars(month)}`
  return `Rates move: at ${at(less)} a month, at ${at(more)}.`
}

/** The numbers that this month is reckoned with. */
function Lead({ costs: { terms, month }, costTerms: { own, usual } }: CostedSale) {
  const today = useToday()
  return (
    <>
      With {termsText({ ...own, down: terms.down }, usual, today)}.{' '}
      {month === null && 'The tax of this home is not known, so its month can’t be worked out. '}
      <button type="button" className="link print:hidden" onClick={askForNumbers}>
        Change
      </button>
    </>
  )
}
