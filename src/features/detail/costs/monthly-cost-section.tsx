import { formatDollars } from '#domain/money/money.ts'
import { NOT_PROVIDED } from '../not-provided.ts'
import { CostBar } from './cost-bar.tsx'
import { CostSection } from './cost-section.tsx'
import { CostTable } from './cost-table.tsx'
import { DownPaymentSlider } from './down-payment-slider.tsx'
import { LoanLimitNote } from './loan-limit-note.tsx'
import { StillOwedFigure } from './still-owed-figure.tsx'
import { stillOwed } from './still-owed.ts'
import { TermsLine } from './terms-line.tsx'
import { tryDown } from './tried-down.ts'
import type { CostedSale } from './use-home-costs.ts'

/** What the home costs a month: parts, the down payment to try, and what is still owed over the years. */
export function MonthlyCostSection(home: CostedSale) {
  const { listing, costs, figures, rateAsOf } = home
  const { month, parts } = costs
  return (
    <CostSection
      id="monthly-cost"
      topic="Monthly cost"
      heading={month === null ? NOT_PROVIDED : `About ${formatDollars(month)} a month`}
      lead={
        <>
          <TermsLine costs={costs} rateAsOf={rateAsOf} />.
          {month === null && ' The tax of this home is not known, so its month can’t be worked out.'}
        </>
      }
    >
      {parts && <CostBar parts={parts} />}
      <CostTable {...{ listing, costs, rateAsOf }} figures={figures.sale} />
      <p className="cost-note mt-3">
        Heating, power, water and repairs are not in it: {NOT_PROVIDED}. A lender decides what you pay. This uses your
        numbers.
      </p>
      <LoanLimitNote costs={costs} county={listing.county} limits={figures.sale.loanLimits} />
      <DownPaymentSlider
        home={listing}
        costs={costs}
        figures={figures}
        onTry={(percent) => tryDown(listing.id, percent)}
      />
      <StillOwedFigure owed={stillOwed(costs, figures)} price={listing.price} />
    </CostSection>
  )
}
