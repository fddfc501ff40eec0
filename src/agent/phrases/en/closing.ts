import type { CashToClose } from '#domain/money/cash-to-close.ts'
import { buyerAgentCost } from '#domain/money/closing-costs.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import { formatPercent } from '#domain/money/terms-text.ts'
import { centsText, LENDER_DECIDES } from './cost.ts'

/** The law of both fees, for a question about no home. */
const BUYER_PAYS_NONE = 'The buyer pays no transfer fee in New Jersey.'
const SELLER_PAYS = 'The seller pays the realty transfer fee, plus a graduated percent fee above $1 million.'

/** 'About $150,700 due at closing: …' `price`: US dollars. */
function cashText(cash: CashToClose, price: number, sale: SaleFigures): string {
  const agent =
    cash.ownAgent > 0
      ? ''
      : ` Your own agent may cost up to ${formatDollars(buyerAgentCost(price, sale.closingCosts.value))} more if the seller doesn’t pay.`
  return `About ${cashParts(cash, price)}.${agent} ${sellerText(sale)}; ${LENDER_DECIDES}.`
}

/** '$82,165 due at closing: $62,900 down (10%) and about $19,265 in closing costs, which can range from $10,446 to $32,104' */
function cashParts(
  { total, downPayment, closing: { total: costs }, sellerCredit, stateHelp, ownAgent }: CashToClose,
  price: number,
): string {
  const share = formatPercent(Math.round((downPayment / price) * 10) / 10)
  const less = [
    sellerCredit > 0 && `less ${centsText(sellerCredit)} paid by the seller`,
    stateHelp > 0 && `less ${centsText(stateHelp)} of down payment assistance that may be available`,
    ownAgent > 0 && `plus ${centsText(ownAgent)} for your agent`,
  ].filter(Boolean)
  return [
    `${centsText(total.typical)} due at closing: ${centsText(downPayment)} down (${share}) and about ${centsText(costs.typical)} in closing costs, which can range from ${centsText(costs.low)} to ${centsText(costs.high)}`,
    ...less,
  ].join(', ')
}

/** 'The seller pays the realty transfer fee of $9,345', without its full stop. */
function sellerText({ sellerFees: { value } }: SaleFigures): string {
  const more = value.percentFee > 0 ? ` and the graduated percent fee of ${formatDollars(value.percentFee)}` : ''
  return `The seller pays the realty transfer fee of ${formatDollars(value.transferFee)}${more}`
}

export const closingTexts = {
  cash: cashText,
  cashAtPrice: (cash: CashToClose, price: number): string =>
    `For a ${formatDollars(price)} house, about ${cashParts(cash, price)}; ${LENDER_DECIDES}.`,
  /** `example`: the cash at a price. */
  forExample: (example: string): string => `It depends on the price. ${example}`,
  atMyPrice: { label: 'At $400,000', says: 'how much cash to close on 400 thousand' },
  sellerFees: (sale: SaleFigures): string => `${sellerText(sale)}. ${BUYER_PAYS_NONE}`,
  feesInGeneral: `${SELLER_PAYS} ${BUYER_PAYS_NONE}`,
  forRent: 'It’s for rent, so there’s no closing and no transfer fee. Ask me what you need to move in.',
  ownFigures: 'Our own figures',
}
