import type { CashToClose } from '#domain/money/cash-to-close.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { HelpVerdict } from '#domain/money/state-help.ts'
import { Bill, BillRow } from '../bill.tsx'
import { CASH } from '../texts/cost-texts.ts'
import { centsText, shareText } from './cost-words.ts'
import type { CostedSale } from './use-home-costs.ts'

interface CashBillProps extends Pick<CostedSale, 'listing' | 'costs' | 'figures'> {
  cash: CashToClose
  /** Percent of the price that the visitor pays their own agent. */
  agentPct: number
  verdict: HelpVerdict
}

/** The cash a buyer brings to the closing. The seller's transfer fees are named beside the buyer's, which are none. */
export function CashBill({ listing, costs, figures, cash, agentPct, verdict }: CashBillProps) {
  const { low, typical, high } = cash.closing.total
  const { transferFee, percentFee } = figures.sellerFees.value
  return (
    <Bill id="cash-to-close" caption={CASH.caption}>
      <BillRow
        name={CASH.down}
        note={CASH.downNote(shareText(costs), formatDollars(listing.price))}
        amount={centsText(cash.downPayment)}
      />
      <BillRow
        name={CASH.closing}
        note={CASH.closingNote(centsText(low), centsText(high))}
        amount={centsText(typical)}
      />
      {cash.sellerCredit > 0 && (
        <BillRow name={CASH.credit} note={CASH.creditNote} amount={`−${centsText(cash.sellerCredit)}`} />
      )}
      {cash.ownAgent > 0 && (
        <BillRow name={CASH.ownAgent} note={CASH.ownAgentNote(agentPct)} amount={centsText(cash.ownAgent)} />
      )}
      {verdict !== 'unlikely' && (
        <BillRow
          name={CASH.help}
          note={verdict === 'likely' ? CASH.helpLikely : CASH.helpUnclear}
          amount={cash.stateHelp > 0 ? `−${centsText(cash.stateHelp)}` : '$0'}
        />
      )}
      <BillRow name={CASH.transfer} note={CASH.sellerPays(formatDollars(transferFee + percentFee))} amount="$0" />
      <BillRow name={CASH.total} amount={centsText(cash.total.typical)} isTotal />
    </Bill>
  )
}
