import type { Market } from '../../money/money.ts'
import { accessibility } from './accessibility.ts'
import { amenities, notAmenities } from './amenities.ts'
import { area, notArea } from './area.ts'
import { baths, bathsMax } from './baths.ts'
import { beds, bedsMax } from './beds.ts'
import { built } from './built.ts'
import { cost } from './cost.ts'
import { counties, county, notCounties } from './county.ts'
import { days, listedSince } from './days.ts'
import { features, notFeatures } from './features.ts'
import { fee } from './fee.ts'
import type { FilterDefinition, FilterKind } from './filter.ts'
import { garage } from './garage.ts'
import { inside } from './inside.ts'
import { kinds, notKinds } from './kinds.ts'
import { available, deposit, lease } from './lease.ts'
import { lot } from './lot.ts'
import { marketDays } from './market-days.ts'
import { market } from './market.ts'
import { openHouse, openOn } from './open-house.ts'
import { price } from './price.ts'
import { reduced, reducedBy, reducedSince } from './reduced.ts'
import { searchText } from './search-text.ts'
import { size } from './size.ts'
import { notTowns, towns } from './towns.ts'
import { train } from './train.ts'
import { voucher } from './voucher.ts'
import { within } from './within.ts'
import { words } from './words.ts'

/** Every filter by its key, in the order of the query parameters, the panel and the chips. */
export const CATALOGUE = {
  search: searchText,
  market,
  county,
  price,
  beds,
  bedsMax,
  baths,
  bathsMax,
  amenities,
  cost,
  train,
  counties,
  features,
  kinds,
  ...inside,
  size,
  lot,
  built,
  fee,
  garage,
  marketDays,
  days,
  listedSince,
  openHouse,
  openOn,
  reduced,
  reducedBy,
  reducedSince,
  ...accessibility,
  ...lease,
  voucher,
  deposit,
  available,
  words,
  towns,
  area,
  within,
  notTowns,
  notCounties,
  notKinds,
  notAmenities,
  notFeatures,
  notArea,
}

type Catalogue = typeof CATALOGUE
export type FilterKey = keyof Catalogue

/** What a visitor asks for, by filter; a home must meet all of them (specification section 5). */
export type ListingFilters = {
  [Key in FilterKey]: Catalogue[Key] extends FilterDefinition<infer Value> ? Value : never
}

/** The filters of one kind. */
export type KeyOfKind<Kind> = { [Key in FilterKey]: Catalogue[Key]['kind'] extends Kind ? Key : never }[FilterKey]

/** The query parameters of all filters. */
export type FilterParam = { [Key in FilterKey]: keyof Catalogue[Key]['params'] & string }[FilterKey]

/** The catalogue with each filter bound to its value, for code that treats all filters alike. */
export const FILTERS: { readonly [Key in FilterKey]: FilterDefinition<ListingFilters[Key]> } = CATALOGUE
export const FILTER_KEYS = Object.keys(CATALOGUE) as readonly FilterKey[]

/** Uses one filter with its value. */
export type UseFilter<Result> = <Key extends FilterKey>(
  filter: FilterDefinition<ListingFilters[Key]>,
  value: ListingFilters[Key],
  key: Key,
) => Result

/** The kinds of the filters that stand in the panel or on the map, not in 'More filters'. */
const NEARBY: ReadonlySet<FilterKind> = new Set(['text', 'choice', 'minimum', 'range', 'set', 'cost', 'shape'])
export const isFurther = (key: FilterKey): boolean => !NEARBY.has(FILTERS[key].kind)

/** The filters of a market. */
export const filterKeysOf = (market: Market): readonly FilterKey[] =>
  FILTER_KEYS.filter((key) => (FILTERS[key].market ?? market) === market)

/** Does something with every filter of the market and its value, in the order of the catalogue. */
export const perFilter = <Result>(filters: ListingFilters, apply: UseFilter<Result>): Result[] =>
  filterKeysOf(filters.market).map((key) => apply(FILTERS[key], filters[key], key))
