import { cashToClose, type CashToClose } from '#domain/money/cash-to-close.ts'
import { cashQuestion } from '#domain/money/closing-home.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { OwnNumbers } from '#domain/money/own-numbers.ts'
import type { HelpVerdict } from '#domain/money/state-help.ts'
import { formatPercent } from '#domain/money/terms-text.ts'
import type { OwnNumbersStore } from '#ports/browser/own-numbers.ts'
import { ClosingBillTable } from './closing-bill-table.tsx'
import { CostSection, Fold } from './cost-section.tsx'
import { centsText, shareText } from './cost-words.ts'
import { FiguresLink } from './figures-link.tsx'
import { OfferFold } from './offer-fold.tsx'
import type { CostedSale } from './use-home-costs.ts'
import { WhoPays } from './who-pays.tsx'

interface CashSectionProps extends CostedSale {
  /** What the visitor said of themselves and of their offer. State help is taken off where it is likely for them. */
  numbers: Pick<OwnNumbers, 'household' | 'offer'>
  /** Null until it is there. */
  store: OwnNumbersStore | null
}

/** The cash a buyer brings to the closing, item by item, and who pays the transfer fee. */
export function CashSection({ listing, costs, figures, costTerms, numbers, store }: CashSectionProps) {
  const asked = cashQuestion(listing, costs.terms, numbers, figures.stateHelp.value)
  const { verdict } = asked.stateHelp!
  const table = figures.closingCosts.value
  const cash = cashToClose(asked, table, costTerms.rules)
  const { low, typical, high } = cash.closing.total
  return (
    <CostSection
      id="cash-to-close"
      topic="Cash to close"
      heading={`About ${centsText(cash.total.typical)} due at closing`}
      lead="Your down payment plus closing costs."
    >
      <table className="cost-table">
        <caption className="sr-only">Cash to close</caption>
        <tbody>
          <Row name="Down payment" note={`${shareText(costs)} of ${formatDollars(listing.price)}`}>
            {centsText(cash.downPayment)}
          </Row>
          <Row name="Closing costs" note={`Estimated from ${centsText(low)} to ${centsText(high)}`}>
            {centsText(typical)}
          </Row>
          <OfferRows cash={cash} agentPct={asked.agentPct} />
          {verdict !== 'unlikely' && (
            <Row name="State help" note={HELP_COUNTED[verdict]}>
              {cash.stateHelp > 0 ? `−${centsText(cash.stateHelp)}` : '$0'}
            </Row>
          )}
          <tr data-total="">
            <th scope="row">Estimated total</th>
            <td>{centsText(cash.total.typical)}</td>
          </tr>
        </tbody>
      </table>
      <Fold title="What’s in the closing costs">
        <ClosingBillTable bill={cash.closing} loan={costs.terms.loan} />
      </Fold>
      <OfferFold asked={asked} cash={cash} table={table} offer={numbers.offer} store={store} />
      <WhoPays price={listing.price} fees={figures.sellerFees} />
      <FiguresLink />
    </CostSection>
  )
}

function OfferRows({ cash: { sellerCredit, ownAgent }, agentPct }: { cash: CashToClose; agentPct: number }) {
  return (
    <>
      {sellerCredit > 0 && (
        <Row name="Seller’s credit" note="Your number; it can only lower the closing costs">
          −{centsText(sellerCredit)}
        </Row>
      )}
      {ownAgent > 0 && (
        <Row name="Your own agent" note={`Your number: ${formatPercent(agentPct)} of the price`}>
          {centsText(ownAgent)}
        </Row>
      )}
    </>
  )
}

const HELP_COUNTED: Readonly<Record<Exclude<HelpVerdict, 'unlikely'>, string>> = {
  likely: 'Likely by your answers. A lender decides.',
  unclear: 'Not counted until you have answered the questions below.',
}

interface RowProps {
  name: string
  note: string
  children: React.ReactNode
}

const Row = ({ name, note, children }: RowProps) => (
  <tr>
    <th scope="row">
      {name}
      <small>{note}</small>
    </th>
    <td>{children}</td>
  </tr>
)
