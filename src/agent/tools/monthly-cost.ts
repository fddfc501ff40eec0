import * as v from 'valibot'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { completeTerms } from '#domain/money/complete-terms.ts'
import { lentCents } from '#domain/money/down-payment.ts'
import type { HomeFigures } from '#domain/money/home-figures.ts'
import type { LoanTerms } from '#domain/money/loan-terms.ts'
import {
  costPieces,
  monthlyCost as costOf,
  roundedMonth,
  totalCents,
  type MonthlyCost,
} from '#domain/money/monthly-cost.ts'
import { rateSpread } from '#domain/money/rate-spread.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { ok } from '#domain/result.ts'
import { agentTool, type Fact, type ToolAnswer } from '../agent-tool.ts'
import { homeSource } from '../home-facts.ts'
import { LOAN_ENTRIES, termsWith } from '../loan-input.ts'
import type { OverLimit } from '../phrases/en/monthly-cost.ts'
import type { Phrases } from '../phrases/phrases.ts'

/** What one home costs a month, by the visitor's terms. */
export const monthlyCost = agentTool({
  name: 'monthly_cost',
  description:
    'The monthly cost of one home: principal & interest, property tax, insurance, and association fee. Give only terms that the visitor named; the others are their own or the usual ones. Say the numbers unchanged, with “about,” and never say that anyone qualifies for a loan or will get one.',
  schema: v.object({ listing_id: v.pipe(v.number(), v.integer()), ...LOAN_ENTRIES }),
  async run(
    { listing_id: id, ...loan },
    { listings, homeFigures, figures: tables, ownNumbers, clock, phrases },
    signal,
  ) {
    const own = termsWith(loan, ownNumbers().terms)
    if (!own.ok) return own
    const home = await listings.byId(id, signal)
    if (!home.ok) return home
    if (home.value.market === 'rent') return ok(ofRental(home.value, phrases))
    const figures = await homeFigures.ofHome(id, signal)
    if (!figures.ok) return figures
    const rules = await tables.figures()
    if (!rules.ok) return rules
    const { usualTerms, loanRules } = rules.value
    const terms = completeTerms(own.value, usualTerms)
    const parts = costOf(home.value, terms, costPieces(terms, loanRules))
    const spread = rateSpread(home.value, terms, loanRules)
    if (!parts || !spread) return ok(unknownMonth(home.value, phrases))
    const today = newJerseyDay(clock.now())
    const named = phrases.cost.terms(terms, own.value, usualTerms, today)
    return ok({
      say: phrases.monthlyCost.month({
        home: home.value,
        parts,
        terms: named,
        over: overLimit(home.value, terms, figures.value),
        spread,
      }),
      facts: monthFacts(home.value, terms, parts),
      shown: { kind: 'listing', listing: summaryOf(home.value) },
      sources: [
        homeSource(home.value, phrases),
        phrases.cost.figuresSource(phrases.monthlyCost.rateSource(usualTerms.rateAsOf)),
      ],
    })
  },
})

/** The limit of its kind that a loan exceeds; null within it. */
function overLimit({ price, county }: Listing, { down, loan }: LoanTerms, { sale }: HomeFigures): OverLimit | null {
  const limits = sale?.loanLimits?.value
  const isFha = loan === 'fha'
  const limit = isFha ? limits?.fha : loan === 'conventional' ? limits?.conforming : undefined
  if (!limits || limit === undefined || lentCents(down, price) <= limit * 100) return null
  return { year: limits.year, isFha, limit, county }
}

const monthFacts = (home: Listing, terms: LoanTerms, parts: MonthlyCost): Fact => ({
  listing_id: home.id,
  monthly_usd: roundedMonth(totalCents(parts)),
  loan_usd: Math.round(parts.loan / 100),
  property_tax_usd: Math.round(parts.tax / 100),
  property_tax_from: home.costFacts.tax?.from ?? null,
  mortgage_insurance_usd: Math.round(parts.mortgageInsurance / 100),
  home_insurance_usd: Math.round(parts.homeInsurance / 100),
  association_fee_usd: home.costFacts.fee,
  rate_percent: terms.ratePct,
  years: terms.years,
  loan: terms.loan,
})

const aboutHome = (home: Listing, phrases: Phrases, say: string, facts: Fact): ToolAnswer => ({
  say,
  facts,
  shown: { kind: 'listing', listing: summaryOf(home) },
  sources: [homeSource(home, phrases)],
})

const unknownMonth = (home: Listing, phrases: Phrases): ToolAnswer =>
  aboutHome(home, phrases, phrases.monthlyCost.unknown(home), { listing_id: home.id, monthly_usd: null })

const ofRental = (home: Listing, phrases: Phrases): ToolAnswer =>
  aboutHome(home, phrases, phrases.monthlyCost.ofRental(home), {
    listing_id: home.id,
    rent_usd: home.price,
    rent_includes: home.lease.rentIncludes,
    tenant_pays: home.lease.tenantPays,
  })
