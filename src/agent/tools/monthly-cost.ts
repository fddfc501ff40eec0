import * as v from 'valibot'
import { formatDay, newJerseyDay } from '#domain/day.ts'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { lentCents } from '#domain/money/down-payment.ts'
import type { HomeFigures } from '#domain/money/home-figures.ts'
import { completeTerms, type LoanTerms } from '#domain/money/loan-terms.ts'
import { formatDollars } from '#domain/money/money.ts'
import {
  costPieces,
  monthlyCost as costOf,
  roundedMonth,
  totalCents,
  type MonthlyCost,
} from '#domain/money/monthly-cost.ts'
import { ok } from '#domain/result.ts'
import { agentTool, type Fact, type ToolAnswer } from '../agent-tool.ts'
import { centsText, figuresSource, LENDER_DECIDES, taxText, termsText } from '../cost-text.ts'
import { homeSource } from '../home-text.ts'
import { LOAN_ENTRIES, termsWith } from '../loan-input.ts'

/** What one home costs a month, by the visitor's terms. */
export const monthlyCost = agentTool({
  name: 'monthly_cost',
  description:
    'What one home costs a month: loan, property tax, insurance and association fee. Give only terms that the visitor named; the others are their own or the usual ones. Say the numbers as told, with “about”; never that anybody qualifies or gets a loan.',
  schema: v.object({ listing_id: v.pipe(v.number(), v.integer()), ...LOAN_ENTRIES }),
  async run({ listing_id: id, ...loan }, { listings, homeFigures, figures: tables, ownNumbers, clock }, signal) {
    const own = termsWith(loan, ownNumbers().terms)
    if (!own.ok) return own
    const home = await listings.byId(id, signal)
    if (!home.ok) return home
    if (home.value.market === 'rent') return ok(ofRental(home.value))
    const figures = await homeFigures.ofHome(id, signal)
    if (!figures.ok) return figures
    const rules = await tables.figures()
    if (!rules.ok) return rules
    const { usualTerms, loanRules } = rules.value
    const terms = completeTerms(own.value, usualTerms)
    const parts = costOf(home.value, terms, costPieces(terms, loanRules))
    if (!parts) return ok(unknownMonth(home.value))
    const today = newJerseyDay(clock.now())
    const named = termsText(terms, own.value, usualTerms, today)
    return ok({
      say: `About ${formatDollars(roundedMonth(totalCents(parts)))} a month with ${named}: ${partsText(parts, home.value)}. ${taxText(home.value.costFacts.tax!)}${limitText(home.value, terms, figures.value)}; ${LENDER_DECIDES}.`,
      facts: monthFacts(home.value, terms, parts),
      shown: { kind: 'listing', listing: summaryOf(home.value) },
      sources: [homeSource(home.value), figuresSource(`Average rate of ${formatDay(usualTerms.rateAsOf)}`)],
    })
  },
})

/** 'loan $6,855, tax $1,783, …'; parts of nothing are left out, an unknown fee is named. */
function partsText(parts: MonthlyCost, { costFacts }: Listing): string {
  const named = [
    ['loan', parts.loan],
    ['tax', parts.tax],
    ['mortgage insurance', parts.mortgageInsurance],
    ['home insurance', parts.homeInsurance],
    ['association fee', parts.associationFee],
  ] as const
  const known = named.filter(([, cents]) => cents > 0).map(([name, cents]) => `${name} ${centsText(cents)}`)
  return [...known, ...(costFacts.fee === null ? ['association fee not provided'] : [])].join(', ')
}

/** ', and the loan is above the FHA’s 2026 limit of $1,249,125 in Bergen County'; '' within it. */
function limitText({ price, county }: Listing, { down, loan }: LoanTerms, { sale }: HomeFigures): string {
  const limits = sale?.loanLimits?.value
  const limit = loan === 'fha' ? limits?.fha : loan === 'conventional' ? limits?.conforming : undefined
  if (!limits || limit === undefined || lentCents(down, price) <= limit * 100) return ''
  return `, the loan is above the ${limits.year} ${loan === 'fha' ? 'FHA' : 'conforming'} limit of ${formatDollars(limit)} in ${county} County`
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

const aboutHome = (home: Listing, say: string, facts: Fact): ToolAnswer => ({
  say,
  facts,
  shown: { kind: 'listing', listing: summaryOf(home) },
  sources: [homeSource(home)],
})

const unknownMonth = (home: Listing): ToolAnswer =>
  aboutHome(
    home,
    'I can’t work out its month: the listing gives no property tax, and none is known for its town. Its price is ' +
      `${formatDollars(home.price)}.`,
    { listing_id: home.id, monthly_usd: null },
  )

/** A renter's month: the rent, and who pays for what beside it as far as the listing says. */
function ofRental(home: Listing): ToolAnswer {
  const { tenantPays, rentIncludes } = home.lease
  const beside = [
    rentIncludes.length > 0 ? `The rent includes ${rentIncludes.join(', ').toLowerCase()}` : '',
    tenantPays.length > 0 ? `the tenant pays ${tenantPays.join(', ').toLowerCase()}` : '',
  ].filter(Boolean)
  const rest = beside.length > 0 ? beside.join('; ') : 'What utilities cost is not provided'
  return aboutHome(
    home,
    `${formatDollars(home.price)} a month in rent. ${rest.replace(/^./, (letter) => letter.toUpperCase())}.`,
    { listing_id: home.id, rent_usd: home.price, rent_includes: rentIncludes, tenant_pays: tenantPays },
  )
}
