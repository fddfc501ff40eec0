import * as v from 'valibot'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { cashToClose as cashOf, type CashToClose } from '#domain/money/cash-to-close.ts'
import { buyerAgentCost } from '#domain/money/closing-costs.ts'
import { cashQuestion } from '#domain/money/closing-home.ts'
import { completeTerms } from '#domain/money/complete-terms.ts'
import { ok } from '#domain/result.ts'
import { agentTool, type ToolAnswer } from '../agent-tool.ts'
import { homeSource } from '../home-facts.ts'
import { LOAN_ENTRIES, termsWith } from '../loan-input.ts'
import type { Phrases } from '../phrases/phrases.ts'

/** The cash for buying one home, and who pays the fees on its deed. */
export const cashToClose = agentTool({
  name: 'cash_to_close',
  description:
    'The cash needed to buy one home: the down payment and closing costs, itemized for this home type and loan, as a range, and the transfer fees, which the seller pays. For homes for sale.',
  schema: v.object({
    listing_id: v.pipe(v.number(), v.integer()),
    ...LOAN_ENTRIES,
    about: v.optional(
      v.pipe(v.picklist(['cash', 'seller_fees']), v.description('What the visitor asked about; default cash.')),
    ),
  }),
  async run(
    { listing_id: id, about = 'cash', ...loan },
    { listings, homeFigures, figures: tables, ownNumbers, phrases },
    signal,
  ) {
    const own = termsWith(loan, ownNumbers().terms)
    if (!own.ok) return own
    const home = await listings.byId(id, signal)
    if (!home.ok) return home
    if (home.value.market === 'rent') return ok(forRent(home.value, phrases))
    const figures = await homeFigures.ofHome(id, signal)
    if (!figures.ok) return figures
    const rules = await tables.figures()
    if (!rules.ok) return rules
    const sale = figures.value.sale!
    const { price } = home.value
    const terms = completeTerms(own.value, rules.value.usualTerms)
    const asked = cashQuestion(home.value, terms, ownNumbers(), sale.stateHelp.value)
    const cash = cashOf(asked, sale.closingCosts.value, rules.value.loanRules)
    const fees = sale.sellerFees.value
    return ok({
      say: about === 'cash' ? phrases.closing.cash(cash, price, sale) : phrases.closing.sellerFees(sale),
      facts: {
        listing_id: id,
        cash_usd: rangeFacts(cash.total),
        down_payment_usd: Math.round(cash.downPayment / 100),
        closing_costs_usd: rangeFacts(cash.closing.total),
        own_agent_if_seller_does_not_pay_usd: buyerAgentCost(price, sale.closingCosts.value),
        transfer_fee_of_seller_usd: fees.transferFee,
        graduated_percent_fee_of_seller_usd: fees.percentFee,
        transfer_fee_of_buyer_usd: 0,
      },
      shown: { kind: 'listing', listing: summaryOf(home.value) },
      sources: [
        homeSource(home.value, phrases),
        phrases.cost.figuresSource(sale.closingCosts.source?.title ?? phrases.closing.ownFigures),
      ],
    })
  },
})

const rangeFacts = ({ low, typical, high }: CashToClose['total']) => ({
  low: Math.round(low / 100),
  typical: Math.round(typical / 100),
  high: Math.round(high / 100),
})

const forRent = (home: Listing, phrases: Phrases): ToolAnswer => ({
  say: phrases.closing.forRent,
  facts: { listing_id: home.id, market: 'rent' },
  shown: { kind: 'listing', listing: summaryOf(home) },
  sources: [homeSource(home, phrases)],
})
