import * as v from 'valibot'
import { ok } from '#domain/result.ts'
import { PAGE_SIZE } from '#domain/search/search.ts'
import { SORTS } from '#domain/search/sort.ts'
import { agentTool } from '../agent-tool.ts'
import { homeFacts, homeSource } from '../home-facts.ts'
import { SEARCH_ENTRIES } from '../search-entries.ts'
import { filtersOf } from '../search-input.ts'

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** Homes read out per answer; listeners can't remember more. */
export const READ_OUT = 3

/** Searches the listings: the count and the first few homes. */
export const searchListings = agentTool({
  name: 'search_listings',
  description:
    'Finds homes for sale or for rent in New Jersey: how many there are, and three of them. Never choose homes by the people who live nearby, by the quality of schools, or by crime.',
  schema: v.object({
    ...SEARCH_ENTRIES,
    sort: v.optional(v.pipe(v.picklist(SORTS), v.description('Sort order; default newest.'))),
    offset: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.description('How many homes to skip: 3 for the next three.')),
    ),
  }),
  async run(input, { listings, places, phrases }, signal) {
    const filters = filtersOf(input, places)
    if (!filters.ok) return filters
    const { sort = 'newest', offset = 0 } = input
    const page = Math.floor(offset / PAGE_SIZE) + 1
    const found = await listings.search({ filters: filters.value, sort, page }, signal)
    if (!found.ok) return found
    const { total, listings: onPage, relaxation, facets } = found.value
    const inMarket = facets.markets[filters.value.market]
    // Of a search that names counties, none lies elsewhere, and the counts beside the counties exceed the total.
    const outside = Math.max(0, total - sumOf(Object.values(facets.counties)))
    // Past the last page, the gateway returns the last one.
    const homes = offset < total ? onPage.slice(offset % PAGE_SIZE, (offset % PAGE_SIZE) + READ_OUT) : []
    return ok({
      say: phrases.found.found(
        { filters: filters.value, sort, total, offset, homes, relaxation, inMarket, outside },
        places,
      ),
      facts: { total, offset, homes: homes.map(homeFacts), in_market: inMarket, outside_our_counties: outside },
      shown: { kind: 'search', filters: filters.value, sort, total, listings: homes },
      sources: homes.map((home) => homeSource(home, phrases)),
    })
  },
})
