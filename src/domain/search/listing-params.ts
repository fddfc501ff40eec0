import { FILTER_KEYS, FILTERS, type FilterParam } from './filters/catalogue.ts'
import type { QueryParam } from './query-param.ts'
import { SORTS } from './sort.ts'

const MAX_PAGE = 100_000

export type ListingParamName = FilterParam | 'sort' | 'page'

/** The parameters of a listing search: those of its filters, its order and its page. */
export const LISTING_PARAMS: Readonly<Record<ListingParamName, QueryParam>> = Object.assign(
  {},
  ...FILTER_KEYS.map((key) => FILTERS[key].params),
  { sort: { kind: 'one-of', options: SORTS }, page: { kind: 'whole-number', min: 1, max: MAX_PAGE } },
)
