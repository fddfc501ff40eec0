import * as v from 'valibot'
import { COUNTIES } from '#domain/geo/county.ts'
import { townCounty } from '#domain/geo/town.ts'
import { searchLimits, type AffordablePrice, type BuyerMeans } from '#domain/money/affordable-price.ts'
import { completeTerms } from '#domain/money/complete-terms.ts'
import type { OwnTerms } from '#domain/money/loan-terms.ts'
import { costPieces } from '#domain/money/monthly-cost.ts'
import type { PublicFigures } from '#domain/money/public-figures.ts'
import { priceAtTax } from '#domain/money/reach.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { ok } from '#domain/result.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import type { Source } from '#domain/voice/conversation.ts'
import { agentTool, type Fact } from '../agent-tool.ts'
import { homeFacts, homeSource } from '../home-facts.ts'
import { LOAN_ENTRIES, termsWith } from '../loan-input.ts'
import type { CountyPrice } from '../phrases/en/afford.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { SEARCH_ENTRIES } from '../search-entries.ts'
import { filtersOf } from '../search-input.ts'

/** Homes named beside the count. */
const MAX_NAMED = 2
const dollars = (description: string) => v.optional(v.pipe(v.number(), v.minValue(0), v.description(description)))
const { market: _market, min_price: _min, max_price: _max, max_monthly_cost: _cost, ...PLACE_AND_HOME } = SEARCH_ENTRIES

/** The highest price that an income, debts and savings allow by the usual limits, and the homes within it. */
export const affordability = agentTool({
  name: 'affordability',
  description:
    'The highest price that a buyer’s income, debts, and savings allow under a rule of thumb, the limit that sets it, and the homes within it. For buying only. Say that a lender decides, and promise no loan.',
  schema: v.object({
    income: dollars('Gross household income per year, US dollars.'),
    debts: dollars('Payments on other debts per month, US dollars.'),
    savings: dollars('Savings for the down payment and closing costs, US dollars.'),
    homes: v.optional(v.pipe(v.boolean(), v.description('Whether to list homes; default true.'))),
    ...LOAN_ENTRIES,
    ...PLACE_AND_HOME,
  }),
  async run(input, { listings, figures, ownNumbers, places, clock, phrases }, signal) {
    const { terms: ownTerms, household } = ownNumbers()
    const own = termsWith(input, ownTerms)
    if (!own.ok) return own
    const income = input.income ?? household.income
    const savings = input.savings ?? household.savings
    if (!income && savings === null)
      return ok({ say: phrases.afford.askMeans, facts: { needs: ['income', 'savings'] }, ...NOTHING })
    const filters = filtersOf(input, places)
    if (!filters.ok) return filters
    const tables = await figures.figures()
    if (!tables.ok) return tables
    const means = { income: income || Infinity, debts: input.debts ?? household.debts ?? 0, savings }
    const limits = tables.value.debtLimits['rule-of-thumb']
    const prices = pricesIn(filters.value, means, own.value, tables.value)
    if (prices.highest.price === 0)
      return ok({
        say: phrases.afford.overLimit(means, limits),
        facts: { highest_price_usd: 0 },
        shown: null,
        sources: [affordPage(phrases)],
      })
    const { usualTerms } = tables.value
    const terms = completeTerms(own.value, usualTerms)
    const assumed = phrases.cost.terms(terms, own.value, usualTerms, newJerseyDay(clock.now()))
    const told = { means, limits, terms, ...prices, assumed }
    const ofLimits = phrases.cost.figuresSource(phrases.afford.limitsSource(limits))
    if (input.homes === false)
      return ok({
        say: phrases.afford.afford({ ...told, homes: '' }),
        facts: priceFacts(prices),
        shown: null,
        sources: [affordPage(phrases), ofLimits],
      })
    const within = filtersWithin(filters.value, prices.highest, own.value)
    const found = await listings.search({ filters: within, sort: 'price-desc', page: 1 }, signal)
    if (!found.ok) return found
    const { total, listings: onPage, relaxation, facets } = found.value
    const homes = onPage.slice(0, MAX_NAMED)
    const none = { filters: within, relaxation, inMarket: facets.markets.sale }
    const count =
      total === 0
        ? phrases.found.none(none, places)
        : phrases.found.reaches(phrases.found.countedHomes(total, within, places))
    const top = homes.length > 0 ? ` ${phrases.found.upperEnd(homes.map(phrases.homes.inOneLine))}` : ''
    return ok({
      say: phrases.afford.afford({ ...told, homes: count + top }),
      facts: { ...priceFacts(prices), total, homes: homes.map(homeFacts), is_lending_advice: false },
      shown: { kind: 'search', filters: within, sort: 'price-desc', total, listings: homes },
      sources: [...homes.map((home) => homeSource(home, phrases)), affordPage(phrases), ofLimits],
    })
  },
})

const affordPage = ({ afford }: Phrases): Source => ({ ...afford.page, href: '/afford' })
const NOTHING = { shown: null, sources: [] } as const
interface Prices {
  lowest: CountyPrice
  highest: CountyPrice
}

/** The highest price where the county's taxes allow least, and where they allow most. */
function pricesIn(filters: ListingFilters, means: BuyerMeans, own: OwnTerms, figures: PublicFigures): Prices {
  const terms = completeTerms(own, figures.usualTerms)
  const buyer = {
    means,
    limits: figures.debtLimits['rule-of-thumb'],
    assumptions: {
      terms,
      pieces: costPieces(terms, figures.loanRules),
      rules: figures.loanRules,
      closingCosts: figures.closingCosts,
    },
  }
  const all = countiesOf(filters).map((county) => ({
    county,
    ...priceAtTax(buyer, figures.countyTaxPct[county]!, county),
  }))
  const byPrice = all.toSorted((a, b) => a.price - b.price)
  return { lowest: byPrice[0]!, highest: byPrice.at(-1)! }
}

/** The counties a search names, by itself or by towns; all seven otherwise. */
function countiesOf({ county, counties, towns }: ListingFilters): readonly string[] {
  const named = [...(county ? [county] : []), ...counties, ...towns.map(townCounty)]
  return named.length > 0 ? [...new Set(named)] : COUNTIES
}

/** Homes by their own taxes and fees: each month within the room, each price within the cash. */
function filtersWithin(filters: ListingFilters, highest: AffordablePrice, terms: OwnTerms): ListingFilters {
  const { month, price } = searchLimits(highest)
  const max = price ?? EVERY_PRICE.max
  return { ...filters, price: { min: EVERY_PRICE.min, max }, cost: { upTo: month, withUnknown: false, terms } }
}

const priceFacts = ({ lowest, highest }: Prices): Record<string, Fact> => ({
  highest_price_usd: highest.displayPrice,
  highest_price_in: highest.county,
  lowest_price_usd: lowest.displayPrice,
  lowest_price_in: lowest.county,
  binding_limit: highest.binding,
  monthly_room_usd: searchLimits(highest).month,
})
