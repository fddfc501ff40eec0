import { amenities } from './amenities.ts'
import { area } from './area.ts'
import { baths } from './baths.ts'
import { beds } from './beds.ts'
import { county } from './county.ts'
import type { Filter } from './filter.ts'
import { market } from './market.ts'
import { price } from './price.ts'
import { searchText } from './search-text.ts'
import { towns } from './towns.ts'
import { within } from './within.ts'

/** Every filter by its key, in the order of the query parameters, the panel and the chips. */
export const CATALOGUE = {
  search: searchText,
  market,
  county,
  price,
  beds,
  baths,
  amenities,
  towns,
  area,
  within,
}

type Catalogue = typeof CATALOGUE
export type FilterKey = keyof Catalogue

/** What a visitor asks for, by filter; a home must meet all of them (specification section 5). */
export type ListingFilters = { [Key in FilterKey]: Catalogue[Key] extends Filter<infer Value> ? Value : never }

/** The filters of one kind. */
export type KeyOfKind<Kind> = { [Key in FilterKey]: Catalogue[Key]['kind'] extends Kind ? Key : never }[FilterKey]

/** The query parameters of all filters. */
export type FilterParam = { [Key in FilterKey]: keyof Catalogue[Key]['params'] & string }[FilterKey]

/** The catalogue with each filter bound to its value, for code that treats all filters alike. */
export const FILTERS: { readonly [Key in FilterKey]: Filter<ListingFilters[Key]> } = CATALOGUE
export const FILTER_KEYS = Object.keys(CATALOGUE) as readonly FilterKey[]

/** Uses one filter with its value. */
export type UseFilter<Result> = <Key extends FilterKey>(
  filter: Filter<ListingFilters[Key]>,
  value: ListingFilters[Key],
  key: Key,
) => Result

/** Does something with every filter and its value, in the order of the catalogue. */
export const perFilter = <Result>(filters: ListingFilters, apply: UseFilter<Result>): Result[] =>
  FILTER_KEYS.map((key) => apply(FILTERS[key], filters[key], key))
