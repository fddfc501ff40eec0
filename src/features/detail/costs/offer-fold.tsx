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
import type { OwnNumbersStore } from '#ports/browser/told-store.ts'
import { Fold } from '#ui/primitives/fold.tsx'
import { useLazyComponent } from '#ui/primitives/use-lazy-component.ts'
import { OFFER } from '../texts/cost-texts.ts'
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
    <Fold title={OFFER.title} value={OFFER.value} onOpen={() => void request()}>
      <ul className="offer-notes">
        <li>
          <b>{OFFER.deposit}</b>{' '}
          {paidBefore > 0
            ? OFFER.ownDeposit(
                centsText(Math.min(paidBefore, toCents(deposit.atSigning))),
                centsText(paidBefore),
                centsText(cash.total.typical - paidBefore),
              )
            : OFFER.usualDeposit(
                formatDollars(deposit.atSigning),
                deposit.upToPct,
                formatDollars(Math.round((price * deposit.upToPct) / 100)),
              )}
        </li>
        <li>
          <b>{OFFER.credit}</b> {OFFER.creditNote}
          {ceiling !== null && OFFER.creditCeiling(formatDollars(ceiling))}
          {ceiling !== null && (offer.sellerCredit ?? 0) > ceiling && OFFER.creditAbove}
        </li>
        <li>
          <b>{OFFER.ownAgent}</b> {OFFER.ownAgentNote(formatDollars(buyerAgentCost(price, table)), buyerAgentPct)}
        </li>
      </ul>
      {Fields && <Fields key={JSON.stringify(offer)} offer={offer} store={store} />}
    </Fold>
  )
}
