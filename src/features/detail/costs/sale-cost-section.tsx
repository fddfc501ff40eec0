import { Link } from '@tanstack/react-router'
import { cashToClose } from '#domain/money/cash-to-close.ts'
import { cashQuestion } from '#domain/money/closing-home.ts'
import { formatDollars } from '#domain/money/money.ts'
import { totalCents } from '#domain/money/monthly-cost.ts'
import type { OwnNumbers } from '#domain/money/own-numbers.ts'
import { rateSpread, type MonthAtRate } from '#domain/money/rate-spread.ts'
import { formatRate } from '#domain/money/terms-text.ts'
import { NumbersLine } from '#features/numbers/numbers-line.tsx'
import type { LoadToldStore, OwnNumbersStore } from '#ports/browser/told-store.ts'
import { CostBar } from '#ui/listing/cost-bar.tsx'
import { askForNumbers } from '#ui/listing/cost-terms.ts'
import { PriceHistory } from '../price-history.tsx'
import { COST } from '../texts/cost-texts.ts'
import { TopicSection } from '../topic-section.tsx'
import { CashBill } from './cash-bill.tsx'
import { ClosingFold } from './closing-fold.tsx'
import { centsText } from './cost-words.ts'
import { DownPaymentSlider } from './down-payment-slider.tsx'
import { LoanFold } from './loan-fold.tsx'
import { LoanLimitNote } from './loan-limit-note.tsx'
import { MonthBill } from './month-bill.tsx'
import { OfferFold } from './offer-fold.tsx'
import { StateHelpFold } from './state-help-fold.tsx'
import { stillOwed } from './still-owed.ts'
import type { CostedSale } from './use-home-costs.ts'

interface SaleCostSectionProps extends CostedSale {
  /** What the visitor said of themselves and of their offer. State help is taken off where it is likely for them. */
  numbers: Pick<OwnNumbers, 'household' | 'offer'>
  /** Null until it is there. */
  store: OwnNumbersStore | null
  loadNumbers: LoadToldStore
}

/** What the home costs: each month and at the closing, the down payment to try, and what is behind the figures. */
export function SaleCostSection({ numbers, store, loadNumbers, ...home }: SaleCostSectionProps) {
  const { listing, costs, figures, costTerms } = home
  const { month, parts, terms } = costs
  const { rules } = costTerms
  const asked = cashQuestion(listing, terms, numbers, figures.stateHelp.value)
  const table = figures.closingCosts.value
  const cash = cashToClose(asked, table, rules)
  return (
    <TopicSection
      id="cost"
      topic={COST.topic}
      heading={COST.heading(month === null ? null : formatDollars(month), centsText(cash.total.typical))}
      lead={month === null && COST.taxUnknown}
    >
      <NumbersLine loadNumbers={loadNumbers} className="numbers-bare mt-2" />
      {parts && <CostBar parts={parts} of={totalCents(parts)} />}
      <div className="bills">
        <MonthBill {...home} />
        <CashBill {...home} cash={cash} agentPct={asked.agentPct} verdict={asked.stateHelp!.verdict} />
      </div>
      <LoanLimitNote costs={costs} county={listing.county} limits={figures.loanLimits} />
      <DownPaymentSlider {...home} />
      <div className="folds">
        <StateHelpFold
          listing={listing}
          help={figures.stateHelp}
          answers={numbers.household}
          onAnswer={askForNumbers}
        />
        <LoanFold owed={stillOwed(costs, { rules, insuranceEnds: figures.insuranceEnds })} price={listing.price} />
        <ClosingFold
          bill={cash.closing}
          loan={terms.loan}
          price={listing.price}
          sellerFees={figures.sellerFees.value}
        />
        <OfferFold asked={asked} cash={cash} table={table} offer={numbers.offer} store={store} />
        <PriceHistory listing={listing} />
      </div>
      <p className="cost-note">
        {COST.note} {parts && spreadText(home)}{' '}
        <Link to="/how-we-compute" className="link print:hidden">
          {COST.sources}
        </Link>
      </p>
    </TopicSection>
  )
}

/** 'If rates change: about $7,970 per month at 6.90%, or $8,560 at 7.90%.' */
function spreadText({ listing, costs: { terms }, costTerms: { rules } }: CostedSale): string {
  const [less, more] = rateSpread(listing, terms, rules)!
  const at = ({ ratePct, month }: MonthAtRate) => ({ rate: formatRate(ratePct), month: formatDollars(month) })
  return COST.spread(at(less), at(more))
}
