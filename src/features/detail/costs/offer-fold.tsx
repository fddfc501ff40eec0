import type { CashToClose } from '#domain/money/cash-to-close.ts'
import { toCents } from '#domain/money/cents.ts'
import {
  buyerAgentCost,
  sellerCreditCeiling,
  type ClosingCostTable,
  type ClosingQuestion,
} from '#domain/money/closing-costs.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { OwnOffer } from '#domain/money/own-numbers.ts'
import type { OwnNumbersStore } from '#ports/browser/own-numbers.ts'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { Fold } from './cost-section.tsx'
import { centsText } from './cost-words.ts'

const loadFields = () => import('./offer-fields.lazy.tsx').then((file) => file.OfferFields)

interface OfferFoldProps {
  asked: ClosingQuestion
  cash: CashToClose
  table: ClosingCostTable
  offer: OwnOffer
  store: OwnNumbersStore | null
}

/** What is agreed with the seller and with one's own agent: when the deposit is due, a seller's credit, the agent's pay. */
export function OfferFold({ asked, cash, table, offer, store }: OfferFoldProps) {
  const { Component: Fields, request } = useLazyComponent(loadFields)
  const { price } = asked
  const { deposit, buyerAgentPct } = table
  const ceiling = sellerCreditCeiling(asked, table)
  const paidBefore = Math.min(toCents(offer.deposit ?? 0), cash.downPayment)
  return (
    <Fold title="Deposit, seller’s credit and your own agent" onOpen={() => void request()}>
      <ul className="offer-notes">
        <li>
          <b>Deposit (earnest money).</b>{' '}
          {paidBefore > 0
            ? `${centsText(Math.min(paidBefore, toCents(deposit.atSigning)))} at signing, the rest of your ${centsText(paidBefore)} after attorney review, usually within ten days. That leaves about ${centsText(cash.total.typical - paidBefore)} for closing day.`
            : `Often ${formatDollars(deposit.atSigning)} at signing and the rest, up to ${deposit.upToPct}% of the price (${formatDollars(Math.round((price * deposit.upToPct) / 100))}) in all, within about ten days after attorney review. It’s part of your down payment. Customs differ: ask your attorney.`}
        </li>
        <li>
          <b>Seller’s credit.</b> A seller may agree to pay some of your closing costs, never your down payment.
          {ceiling !== null && ` Lenders usually allow up to ${formatDollars(ceiling)} with this loan.`}
          {ceiling !== null && (offer.sellerCredit ?? 0) > ceiling && ' Yours is above that: ask your lender.'}
        </li>
        <li>
          <b>Your own agent.</b> Up to {formatDollars(buyerAgentCost(price, table))} ({buyerAgentPct}%) if the seller
          doesn’t pay your agent. It’s negotiable, and your agreement with the agent names it.
        </li>
      </ul>
      {Fields && <Fields key={JSON.stringify(offer)} offer={offer} store={store} />}
    </Fold>
  )
}
