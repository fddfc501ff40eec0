import * as v from 'valibot'
import { isServed, type County } from '#domain/geo/county.ts'
import { countyAndNeighbors } from '#domain/geo/neighboring-counties.ts'
import { summaryOf, type Listing, type ListingSummary } from '#domain/listing/listing.ts'
import { SIMILAR_COUNT, SIMILAR_PRICE_SHARE } from '#domain/listing/similar.ts'
import { ok, type Result } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Sort } from '#domain/search/sort.ts'
import type { AgentContext } from '../agent-context.ts'
import { agentTool } from '../agent-tool.ts'
import { homeFacts, homeSource } from '../home-facts.ts'

/** How a home may differ from the one it is like. */
export const DIFFERENCES = ['cheaper', 'bigger', 'smaller', 'lower-taxes'] as const
type Difference = (typeof DIFFERENCES)[number]

/** Homes like one, as its page shows them; or like it and cheaper, bigger, smaller or with lower taxes. */
export const similarListings = agentTool({
  name: 'similar_listings',
  description:
    'Up to three homes similar to one: in the same market, in the same or a neighboring county, and within 20% of its price. With `but`, only cheaper, bigger, or smaller ones, or ones with lower taxes.',
  schema: v.object({
    listing_id: v.pipe(v.number(), v.integer()),
    but: v.optional(v.pipe(v.picklist(DIFFERENCES), v.description('How they must differ.'))),
  }),
  async run({ listing_id: id, but }, context, signal) {
    const found = await context.listings.byId(id, signal)
    if (!found.ok) return found
    const home = found.value
    const similar = but ? await differing(home, but, context, signal) : await context.listings.similarTo(id, signal)
    if (!similar.ok) return similar
    const { references, homes } = context.phrases
    const listings = similar.value
    return ok({
      say:
        listings.length > 0
          ? references.similarTo(home.title, listings.map(homes.inOneLine))
          : references.noneSimilar(home.title),
      facts: { like: id, homes: listings.map(homeFacts) },
      shown: listings.length > 0 ? { kind: 'similar', to: summaryOf(home), listings } : null,
      sources: listings.map((each) => homeSource(each, context.phrases)),
    })
  },
})

/** The homes that differ so, nearest to it by price or size. */
async function differing(
  home: Listing,
  but: Difference,
  { listings }: AgentContext,
  signal: AbortSignal | undefined,
): Promise<Result<ListingSummary[]>> {
  const { sort, ...filters } = BUT[but](home)
  if (IS_BY_SIZE[but] && filters.size === null) return ok([])
  const counties = countyAndNeighbors(home.county).filter(isServed) as County[]
  const query = {
    ...defaultFilters(home.market, everyPrice),
    counties: counties.toSorted(),
    beds: bedsOf(home),
    ...filters,
  }
  const found = await listings.search({ filters: query, sort, page: 1 }, signal)
  if (!found.ok) return found
  const others = found.value.listings.filter(({ id }) => id !== home.id)
  return ok((but === 'lower-taxes' ? others.filter(hasLowerTaxes(home)) : others).slice(0, SIMILAR_COUNT))
}

const IS_BY_SIZE: Readonly<Record<Difference, boolean>> = {
  cheaper: false,
  bigger: true,
  smaller: true,
  'lower-taxes': false,
}

/** By the listing's own taxes or the estimate for its town; a home without either has none. */
const hasLowerTaxes =
  (home: ListingSummary) =>
  ({ costFacts: { tax } }: ListingSummary): boolean =>
    tax !== null && home.costFacts.tax !== null && tax.yearly < home.costFacts.tax.yearly

/** As many bedrooms, or one fewer. */
const bedsOf = ({ beds }: Listing): number | null => (beds === null || beds < 2 ? null : Math.min(5, beds - 1))

type Narrowed = Pick<ListingFilters, 'price' | 'size'> & { sort: Sort }

const BUT: Readonly<Record<Difference, (home: Listing) => Narrowed>> = {
  cheaper: ({ price }) => ({ price: { min: 0, max: price - 1 }, size: null, sort: 'price-desc' }),
  bigger: ({ price, squareFeet }) => ({
    price: { min: 0, max: Math.floor(price * (1 + SIMILAR_PRICE_SHARE)) },
    size: squareFeet === null ? null : { min: squareFeet + 1, max: null },
    sort: 'price-desc',
  }),
  smaller: ({ price, squareFeet }) => ({
    price: { min: 0, max: Math.floor(price * (1 + SIMILAR_PRICE_SHARE)) },
    size: squareFeet === null ? null : { min: null, max: squareFeet - 1 },
    sort: 'square-feet',
  }),
  'lower-taxes': ({ price }) => ({
    price: {
      min: Math.ceil(price * (1 - SIMILAR_PRICE_SHARE)),
      max: Math.floor(price * (1 + SIMILAR_PRICE_SHARE)),
    },
    size: null,
    sort: 'price-asc',
  }),
}
