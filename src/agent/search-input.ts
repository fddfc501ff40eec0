import { foldTown, townKey, type TownKey } from '#domain/geo/town.ts'
import { fail, invalid, type Result } from '#domain/result.ts'
import { checkFilters } from '#domain/search/filters-check.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { NO_COST_LIMIT } from '#domain/search/filters/cost.ts'
import { fromFlags, type FlagKey } from '#domain/search/filters/flags.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import type { Span } from '#domain/search/query-param.ts'
import { foldName, type PlaceNames } from '#language/place-names.ts'
import type { SearchInput } from './search-entries.ts'

/** How a filter is read from a tool's input and written as one. */
interface InputCodec<Key extends keyof ListingFilters> {
  read: (input: SearchInput, places: PlaceNames) => ListingFilters[Key]
  /** Empty where the filter is not set. */
  write: (value: ListingFilters[Key]) => SearchInput
}

const spanOf = (min: number | null = null, max: number | null = null): Span | null =>
  min === null && max === null ? null : { min, max }

/** The entries that have a number. */
const given = (entries: Readonly<Record<string, number | null | undefined>>): SearchInput =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null && value !== undefined))

const NOT_TOLD = { read: () => null, write: () => ({}) }
const INPUT_CODECS: { readonly [Key in keyof ListingFilters]: InputCodec<Key> } = {
  market: { read: ({ market = 'sale' }) => market, write: (market) => ({ market }) },
  county: { read: ({ county = null }) => county, write: (county) => (county ? { county } : {}) },
  towns: {
    read: ({ towns = [] }, places) => townsIn(towns, places),
    write: (towns) => (towns.length > 0 ? { towns: [...towns] } : {}),
  },
  price: {
    read: ({ min_price: min = EVERY_PRICE.min, max_price: max = EVERY_PRICE.max }) => ({ min, max }),
    write: ({ min, max }) => ({
      ...(min > EVERY_PRICE.min && { min_price: min }),
      ...(max < EVERY_PRICE.max && { max_price: max }),
    }),
  },
  cost: {
    read: ({ max_monthly_cost = null }) => ({ ...NO_COST_LIMIT, upTo: max_monthly_cost }),
    write: ({ upTo }) => given({ max_monthly_cost: upTo }),
  },
  train: {
    read: ({ train_to = null, max_train_minutes = null, max_walk_minutes = null }) => ({
      to: train_to,
      minutes: max_train_minutes,
      walk: max_walk_minutes,
    }),
    write: ({ to, minutes, walk }) => ({
      ...(to !== null && { train_to: to }),
      ...given({ max_train_minutes: minutes, max_walk_minutes: walk }),
    }),
  },
  beds: { read: ({ beds = null }) => beds, write: (beds) => (beds === null ? {} : { beds }) },
  baths: { read: ({ baths = null }) => baths, write: (baths) => (baths === null ? {} : { baths }) },
  bedsMax: { read: ({ max_beds = null }) => max_beds, write: (most) => given({ max_beds: most }) },
  bathsMax: { read: ({ max_baths = null }) => max_baths, write: (most) => given({ max_baths: most }) },
  amenities: {
    read: ({ amenities = [] }) => amenities,
    write: (amenities) => (amenities.length > 0 ? { amenities: [...amenities] } : {}),
  },
  features: {
    read: ({ features = [] }) => [...new Set(features)].sort(),
    write: (features) => (features.length > 0 ? { features: [...features] } : {}),
  },
  counties: {
    read: ({ counties = [] }) => counties,
    write: (counties) => (counties.length > 0 ? { counties: [...counties] } : {}),
  },
  size: {
    read: ({ min_square_feet, max_square_feet }) => spanOf(min_square_feet, max_square_feet),
    write: (size) => given({ min_square_feet: size?.min, max_square_feet: size?.max }),
  },
  built: {
    read: ({ built_from, built_until }) => spanOf(built_from, built_until),
    write: (built) => given({ built_from: built?.min, built_until: built?.max }),
  },
  kinds: {
    read: ({ kinds = [] }) => [...new Set(kinds)].sort(),
    write: (kinds) => (kinds.length > 0 ? { kinds: [...kinds] } : {}),
  },
  lot: {
    read: ({ min_lot_acres, max_lot_acres }) => spanOf(min_lot_acres, max_lot_acres),
    write: (lot) => given({ min_lot_acres: lot?.min, max_lot_acres: lot?.max }),
  },
  fee: {
    read: ({ max_association_fee }) => spanOf(null, max_association_fee),
    write: (fee) => given({ max_association_fee: fee?.max }),
  },
  garage: {
    read: ({ min_garage_spaces }) => spanOf(min_garage_spaces),
    write: (garage) => given({ min_garage_spaces: garage?.min }),
  },
  openHouse: {
    read: ({ open_house_this_weekend = false }) => open_house_this_weekend,
    write: (isWanted) => (isWanted ? { open_house_this_weekend: true } : {}),
  },
  openOn: {
    read: ({ open_house_on = null }) => open_house_on,
    write: (day) => (day === null ? {} : { open_house_on: day }),
  },
  available: {
    read: ({ available_by = null }) => available_by,
    write: (day) => (day === null ? {} : { available_by: day }),
  },
  days: {
    read: ({ listed_within_days = null }) => listed_within_days,
    write: (days) => given({ listed_within_days: days }),
  },
  marketDays: {
    read: ({ min_days_on_market, max_days_on_market }) => spanOf(min_days_on_market, max_days_on_market),
    write: (days) => given({ min_days_on_market: days?.min, max_days_on_market: days?.max }),
  },
  words: {
    read: ({ description_mentions = '' }) => description_mentions,
    write: (words) => (words ? { description_mentions: words } : {}),
  },
  search: { read: ({ text = '' }) => text, write: (text) => (text ? { text } : {}) },
  area: NOT_TOLD,
  within: NOT_TOLD,
  notTowns: {
    read: ({ not_towns = [] }, places) => townsIn(not_towns, places),
    write: (towns) => (towns.length > 0 ? { not_towns: [...towns] } : {}),
  },
  notCounties: {
    read: ({ not_counties = [] }) => [...new Set(not_counties)].sort(),
    write: (counties) => (counties.length > 0 ? { not_counties: [...counties] } : {}),
  },
  notKinds: {
    read: ({ not_kinds = [] }) => [...new Set(not_kinds)].sort(),
    write: (kinds) => (kinds.length > 0 ? { not_kinds: [...kinds] } : {}),
  },
  notAmenities: {
    read: ({ not_amenities = [] }) => [...new Set(not_amenities)].sort(),
    write: (amenities) => (amenities.length > 0 ? { not_amenities: [...amenities] } : {}),
  },
  notFeatures: {
    read: ({ not_features = [] }) => [...new Set(not_features)].sort(),
    write: (features) => (features.length > 0 ? { not_features: [...features] } : {}),
  },
  notArea: NOT_TOLD,
  ...fromFlags((key) => ({
    read: (input: SearchInput) => (input as Partial<Record<FlagKey, boolean>>)[key] ?? false,
    write: (isWanted: boolean) => (isWanted ? { [key]: true } : {}),
  })),
}

/** The filters in a tool's input; 'invalid' names an unknown town and any value that no search can have. */
export function filtersOf(input: SearchInput, places: PlaceNames): Result<ListingFilters> {
  const fields = ['towns', 'not_towns'] as const
  const unknownIn = (field: (typeof fields)[number]) =>
    input[field]?.find((said) => townsCalled(said, places).length === 0)
  const field = fields.find((each) => unknownIn(each) !== undefined)
  if (field !== undefined) {
    const unknown = unknownIn(field)
    return fail(invalid([{ field, message: `I know no town called ${unknown} in the seven counties.` }]))
  }
  return checkFilters(
    Object.fromEntries(Object.entries(INPUT_CODECS).map(([key, { read }]) => [key, read(input, places)])),
  )
}

/** The tool input for filters, without a drawn area and the map's view. */
export function searchInput(filters: ListingFilters): SearchInput {
  const codecs = Object.entries(INPUT_CODECS) as [keyof ListingFilters, { write: (value: unknown) => SearchInput }][]
  return Object.assign({}, ...codecs.map(([key, { write }]) => write(filters[key]))) as SearchInput
}

const townsIn = (names: readonly string[], places: PlaceNames): TownKey[] =>
  [...new Set(names.flatMap((said) => townsCalled(said, places)))].sort()

function townsCalled(said: string, { byName, towns }: PlaceNames): readonly TownKey[] {
  if (said.includes('/')) {
    return towns
      .map(({ name, county }) => townKey(name, county))
      .filter((key) => foldTown(key) === foldTown(said as TownKey))
  }
  const named = byName.get(foldName(said))
  return named?.kind === 'town' ? named.towns : []
}
