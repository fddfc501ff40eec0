import type { Market } from '#domain/money/money.ts'
import { readListingQuery } from '#domain/search/filters-from-url.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { NO_TRAIN } from '#domain/search/filters/train.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import { confirmOrReplace, searchFromUrl, type UrlCodec, type UrlSearchState } from '#features/url-search/url-sync.ts'

/** What the page shows and searches for. */
export type MatchState = UrlSearchState<ListingQuery>

/** A slider's ends and step, and where it stands before a visitor moves it. */
export interface Scale {
  min: number
  max: number
  step: number
  usual: number
}

/** US dollars a month. */
export const MONTHLY: Readonly<Record<Market, Scale>> = {
  sale: { min: 1500, max: 9000, step: 50, usual: 5500 },
  rent: { min: 1000, max: 6000, step: 50, usual: 2600 },
}
/** Gross income, US dollars a year. */
export const INCOME: Scale = { min: 40_000, max: 400_000, step: 2000, usual: 150_000 }
/** US dollars. */
export const DOWN: Scale = { min: 0, max: 300_000, step: 5000, usual: 100_000 }
/** Door to door; the highest stands for any number of minutes. */
export const MINUTES: Scale = { min: 20, max: 125, step: 5, usual: 75 }
const USUAL_PLACE = 'new-york-penn'

/** Parameters that the listings know: a link to /match opens there, too. */
const OWN_PARAMS = ['market', 'cost', 'down', 'train', 'trainMinutes']

/** The filters of an address; what it leaves out is usual. Other filters of the listings don't hold here. */
export function matchFilters(params: QueryParams): ListingFilters {
  const { market, cost, train } = readListingQuery({ ...params, ...sentDown(params) }).query.filters
  const { down } = cost.terms
  const isNew = !OWN_PARAMS.some((name) => params[name])
  return {
    ...defaultFilters(market),
    price: EVERY_PRICE,
    cost: {
      upTo: cost.upTo ?? MONTHLY[market].usual,
      withUnknown: false,
      terms: { ...cost.terms, down: down?.kind === 'dollars' ? down : { kind: 'dollars', dollars: DOWN.usual } },
    },
    train: { ...NO_TRAIN, to: train.to ?? USUAL_PLACE, minutes: isNew ? MINUTES.usual : train.minutes },
  }
}

/** The form of a browser without scripts sends dollars alone. */
const sentDown = ({ downDollars }: QueryParams): QueryParams =>
  /^\d+$/.test(downDollars ?? '') ? { down: `${downDollars}usd` } : {}

/** The parameters of these filters, without the price, which is any. */
export const matchParams = (filters: ListingFilters): Record<string, string> =>
  writeListingQuery({ filters: { ...filters, price: defaultFilters(filters.market).price }, sort: 'newest', page: 1 })

/** Homes within the limits, those of the lowest monthly cost first. */
export const matchQuery = (filters: ListingFilters): ListingQuery => ({ filters, sort: 'monthly-cost', page: 1 })

/** How the page's state and its URL become each other. */
export const MATCH_URL: UrlCodec<MatchState> = {
  read(params) {
    const filters = matchFilters(params)
    return searchFromUrl(matchQuery(filters), matchParams(filters))
  },
  write: ({ wanted }) => matchParams(wanted.filters),
  follow: (state, params) => confirmOrReplace(state, MATCH_URL.read(params)),
}

/** The down payment, US dollars. */
export const downDollars = ({ cost: { terms } }: ListingFilters): number =>
  terms.down?.kind === 'dollars' ? terms.down.dollars : DOWN.usual
