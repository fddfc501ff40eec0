import * as v from 'valibot'
import type { Market } from '#domain/money/money.ts'
import { ok } from '#domain/result.ts'
import { EVERY_PRICE, PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import { agentTool } from '../agent-tool.ts'
import { homeFacts, homeSource } from '../home-facts.ts'
import { SEARCH_ENTRIES } from '../search-entries.ts'
import { filtersOf } from '../search-input.ts'
import { affordability } from './affordability.ts'

/** Homes named beside the count. */
const MAX_NAMED = 2
/** The share of a gross income above which rent counts as a burden (U.S. Department of Housing and Urban Development). */
const RENT_SHARE = 0.3

const dollars = (description: string) =>
  v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(EVERY_PRICE.max), v.description(description)))
const { market: _market, min_price: _min, max_price: _max, ...OTHER_FILTERS } = SEARCH_ENTRIES

/** What a price, rent or income reaches, with the assumptions; no advice on loans. */
export const budget = agentTool({
  name: 'budget',
  description:
    'How many homes are within a price, a monthly rent, or a renter’s yearly income, and the assumptions. Give exactly one of price, rent, and income; for a buyer’s income, use affordability. Give no loan advice, and promise no loan.',
  schema: v.object({
    price: dollars('The most the visitor can pay for a home, US dollars.'),
    rent: dollars('The most the visitor can pay per month, US dollars.'),
    income: dollars('Gross household income per year, US dollars.'),
    market: v.optional(v.pipe(v.picklist(['sale', 'rent']), v.description('With an income: for sale or for rent.'))),
    ...OTHER_FILTERS,
  }),
  async run({ price, rent, income, market: wanted = 'sale', ...others }, context, signal) {
    const { listings, places, phrases } = context
    if (price === undefined && rent === undefined && wanted === 'sale' && income !== undefined)
      return affordability.run({ income, ...others }, context, signal)
    const market: Market = price !== undefined ? 'sale' : rent !== undefined ? 'rent' : wanted
    const reach = price ?? rent ?? (income === undefined ? null : rentWithin(income))
    if (reach === null)
      return ok({
        say: phrases.afford.askAmount,
        facts: { needs: ['price', 'rent', 'income'] },
        shown: null,
        sources: [],
      })
    const filters = filtersOf({ ...others, market, max_price: reach }, places)
    if (!filters.ok) return filters
    const found = await listings.search({ filters: filters.value, sort: 'price-desc', page: 1 }, signal)
    if (!found.ok) return found
    const homes = found.value.listings.slice(0, MAX_NAMED)
    const { total } = found.value
    const none = {
      filters: filters.value,
      relaxation: found.value.relaxation,
      inMarket: found.value.facets.markets[market],
    }
    const count =
      total === 0
        ? phrases.found.none(none, places)
        : phrases.found.reaches(phrases.found.countedHomes(total, filters.value, places))
    const assumed = income === undefined ? '' : phrases.afford.rentAssumption(income, reach)
    const top = homes.length > 0 ? phrases.found.upperEnd(homes.map(phrases.homes.inOneLine)) : ''
    const notIn = market === 'sale' ? phrases.afford.notInPrice : phrases.afford.notInRent
    return ok({
      say: [assumed, count, top, none.inMarket === 0 ? '' : notIn].filter(Boolean).join(' '),
      facts: {
        market,
        up_to_usd: reach,
        total,
        homes: homes.map(homeFacts),
        is_lending_advice: false,
        in_market: none.inMarket,
      },
      shown: { kind: 'search', filters: filters.value, sort: 'price-desc', total, listings: homes },
      sources: homes.map((home) => homeSource(home, phrases)),
    })
  },
})

/** The monthly rent that fits a yearly income, US dollars, rounded down to a slider step. */
function rentWithin(income: number): number {
  const { step } = PRICE_SCALES.rent
  return Math.max(step, Math.floor((income * RENT_SHARE) / 12 / step) * step)
}
