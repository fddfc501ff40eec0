import type { CashToClose } from '#domain/money/cash-to-close.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import { formatPercent } from '#domain/money/terms-text.ts'
import { centsText, LENDER_DECIDES } from './cost.ts'

/** The law of both fees, for a question about no home. */
const BUYER_PAYS_NONE = 'The buyer owes no transfer fee in New Jersey.'
const SELLER_PAYS = 'The seller pays the realty transfer fee, and above $1 million the graduated percent fee on top.'

/** 'About $150,700 in cash: …' `price`: US dollars. */
function cashText(
  { total, downPayment, closingCosts, closingShare }: CashToClose,
  price: number,
  sale: SaleFigures,
): string {
  const share = formatPercent(Math.round((downPayment / price) * 10) / 10)
  return `About ${centsText(total.usual)} in cash: ${centsText(downPayment)} down (${share}) and about ${centsText(closingCosts.usual)} in closing costs, which run from ${formatPercent(closingShare.low)} to ${formatPercent(closingShare.high)} of the price, ${centsText(closingCosts.low)} to ${centsText(closingCosts.high)}. ${sellerText(sale)}, you none of it; ${LENDER_DECIDES}.`
}

/** 'The seller pays the realty transfer fee of $9,345', without its full stop. */
function sellerText({ sellerFees: { value } }: SaleFigures): string {
  const more = value.percentFee > 0 ? ` and the graduated percent fee of ${formatDollars(value.percentFee)}` : ''
  return `The seller pays the realty transfer fee of ${formatDollars(value.transferFee)}${more}`
}

export const closingTexts = {
  cash: cashText,
  cashAtPrice: ({ total, downPayment, closingCosts, closingShare }: CashToClose, price: number): string =>
    `For a price of ${formatDollars(price)}, about ${centsText(total.usual)} in cash: ${centsText(downPayment)} down (${formatPercent(Math.round((downPayment / price) * 10) / 10)}) and about ${centsText(closingCosts.usual)} in closing costs, which run from ${formatPercent(closingShare.low)} to ${formatPercent(closingShare.high)} of the price. It is an estimate for no one home; ${LENDER_DECIDES}.`,
  /** `example`: the cash at a price. */
  forExample: (example: string): string => `It depends on the price. ${example}`,
  atMyPrice: { label: 'At $400,000', says: 'how much cash to close on 400 thousand' },
  sellerFees: (sale: SaleFigures): string => `${sellerText(sale)}. ${BUYER_PAYS_NONE}`,
  feesInGeneral: `${SELLER_PAYS} ${BUYER_PAYS_NONE}`,
  forRent: 'It is for rent: nothing is closed, and no transfer fee is paid. Ask me what you need to move in.',
  ownFigures: 'Our own figures',
}
