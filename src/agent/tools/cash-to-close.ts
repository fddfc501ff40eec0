import * as v from 'valibot'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { cashToClose as cashOf, type CashToClose } from '#domain/money/cash-to-close.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import { completeTerms } from '#domain/money/loan-terms.ts'
import { formatDollars } from '#domain/money/money.ts'
import { formatPercent } from '#domain/money/terms-text.ts'
import { ok } from '#domain/result.ts'
import { agentTool, type ToolAnswer } from '../agent-tool.ts'
import { centsText, figuresSource, LENDER_DECIDES } from '../cost-text.ts'
import { homeSource } from '../home-text.ts'
import { LOAN_ENTRIES, termsWith } from '../loan-input.ts'

/** The cash for buying one home, and who pays the fees on its deed. */
export const cashToClose = agentTool({
  name: 'cash_to_close',
  description:
    'The cash that buying one home takes: down payment and closing costs as a range; and the fees on the deed, which the seller pays. For homes for sale.',
  schema: v.object({
    listing_id: v.pipe(v.number(), v.integer()),
    ...LOAN_ENTRIES,
    about: v.optional(
      v.pipe(v.picklist(['cash', 'seller_fees']), v.description('What was asked; the cash where left out.')),
    ),
  }),
  async run(
    { listing_id: id, about = 'cash', ...loan },
    { listings, homeFigures, figures: tables, ownNumbers },
    signal,
  ) {
    const own = termsWith(loan, ownNumbers().terms)
    if (!own.ok) return own
    const home = await listings.byId(id, signal)
    if (!home.ok) return home
    if (home.value.market === 'rent') return ok(forRent(home.value))
    const figures = await homeFigures.ofHome(id, signal)
    if (!figures.ok) return figures
    const rules = await tables.figures()
    if (!rules.ok) return rules
    const sale = figures.value.sale!
    const { price, costFacts } = home.value
    const { down } = completeTerms(own.value, rules.value.usualTerms)
    const question = { price, down, propertyTax: costFacts.tax?.yearly ?? null, stateHelp: null }
    const cash = cashOf(question, sale.closingCosts.value)
    const fees = sale.sellerFees.value
    return ok({
      say: about === 'cash' ? cashText(cash, price, sale) : `${sellerText(sale)}. ${BUYER_PAYS_NONE}`,
      facts: {
        listing_id: id,
        cash_usd: rangeFacts(cash.total),
        down_payment_usd: Math.round(cash.downPayment / 100),
        closing_costs_usd: rangeFacts(cash.closingCosts),
        transfer_fee_of_seller_usd: fees.transferFee,
        graduated_percent_fee_of_seller_usd: fees.percentFee,
        transfer_fee_of_buyer_usd: 0,
      },
      shown: { kind: 'listing', listing: summaryOf(home.value) },
      sources: [homeSource(home.value), figuresSource(sale.closingCosts.source?.title ?? 'Our own figures')],
    })
  },
})

/** The law of both fees, for a question about no home. */
export const BUYER_PAYS_NONE = 'The buyer owes no transfer fee in New Jersey.'
export const SELLER_PAYS =
  'The seller pays the realty transfer fee, and above $1 million the graduated percent fee on top.'

const rangeFacts = ({ low, usual, high }: CashToClose['total']) => ({
  low: Math.round(low / 100),
  usual: Math.round(usual / 100),
  high: Math.round(high / 100),
})

/** 'About $150,700 in cash: …' */
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

const forRent = (home: Listing): ToolAnswer => ({
  say: 'It is for rent: nothing is closed, and no transfer fee is paid. Ask me what you need to move in.',
  facts: { listing_id: home.id, market: 'rent' },
  shown: { kind: 'listing', listing: summaryOf(home) },
  sources: [homeSource(home)],
})
