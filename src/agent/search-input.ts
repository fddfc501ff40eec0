import { foldTown, townKey, type TownKey } from '#domain/geo/town.ts'
import { fail, invalid, type Result } from '#domain/result.ts'
import { dayFilter, type DayKey, type DaysKey } from '#domain/search/day-filters.ts'
import { checkFilters } from '#domain/search/filters-check.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { NO_COST_LIMIT } from '#domain/search/filters/cost.ts'
import { fromFlags, type FlagKey } from '#domain/search/filters/flags.ts'
import { fromKind } from '#domain/search/filters/keys-of-kind.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { chosenTowns } from '#domain/search/filters/towns.ts'
import { daysText, type DaySpan, type Span } from '#domain/search/query-param.ts'
import { spanFilter, type SpanKey } from '#domain/search/span-filters.ts'
import { foldName, type PlaceNames } from '#language/place-names.ts'
import { townsAround } from '#language/said-places.ts'
import type { SearchInput } from './search-entries.ts'

/** How a filter is read from a tool's input and written as one. */
interface InputCodec<Key extends keyof ListingFilters> {
  read: (input: SearchInput, places: PlaceNames) => ListingFilters[Key]
  /** Empty where the filter is not set. */
  write: (value: ListingFilters[Key]) => SearchInput
}

/** The entries that have a number. */
const given = (entries: Readonly<Record<string, number | null | undefined>>): SearchInput =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null && value !== undefined))

const spanCodec = (key: SpanKey) => {
  const { toolInput } = spanFilter(key)
  const inputOf = (end: keyof Span) => toolInput.find((input) => input.end === end)?.name
  const [min, max] = [inputOf('min'), inputOf('max')]
  return {
    read: (input: SearchInput): Span | null => {
      const span = { min: (min && input[min]) ?? null, max: (max && input[max]) ?? null }
      return span.min === null && span.max === null ? null : span
    },
    write: (span: Span | null) => given({ ...(min && { [min]: span?.min }), ...(max && { [max]: span?.max }) }),
  }
}

const dayCodec = (key: DayKey) => {
  const { name } = dayFilter(key).toolInput
  return {
    read: (input: SearchInput) => input[name] ?? null,
    write: (day: string | null): SearchInput => (day === null ? {} : { [name]: day }),
  }
}

const daysCodec = (key: DaysKey) => {
  const { name } = dayFilter(key).toolInput
  return {
    read: ({ [name]: text }: SearchInput): DaySpan | null => {
      if (text === undefined) return null
      // More than two days are no date, and so refused with what else is none.
      const [from = '', ...more] = text.split(',')
      return { from, to: more.join() || from }
    },
    write: (days: DaySpan | null): SearchInput => (days === null ? {} : { [name]: daysText(days) }),
  }
}

const NOT_TOLD = { read: () => null, write: () => ({}) }
const INPUT_CODECS: { readonly [Key in keyof ListingFilters]: InputCodec<Key> } = {
  market: { read: ({ market = 'sale' }) => market, write: (market) => ({ market }) },
  county: { read: ({ county = null }) => county, write: (county) => (county ? { county } : {}) },
  towns: {
    read: ({ towns = [], neighboring_towns = false, towns_within_miles = null }, places) => {
      const named = townsIn(towns, places)
      const around = towns_within_miles ?? (neighboring_towns ? 'neighbors' : null)
      return chosenTowns(around === null ? named : [...named, ...townsAround(named, around, places)])
    },
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
    read: ({ train_to = null, max_train_minutes = null, max_walk_minutes = null, rail_lines = [] }) => ({
      to: train_to,
      minutes: max_train_minutes,
      walk: max_walk_minutes,
      lines: [...new Set(rail_lines)].sort(),
    }),
    write: ({ to, minutes, walk, lines }) => ({
      ...(lines.length > 0 && { rail_lines: [...lines] }),
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
  ...fromKind('span', spanCodec),
  ...fromKind('day', dayCodec),
  ...fromKind('days', daysCodec),
  kinds: {
    read: ({ kinds = [] }) => [...new Set(kinds)].sort(),
    write: (kinds) => (kinds.length > 0 ? { kinds: [...kinds] } : {}),
  },
  openHouse: {
    read: ({ open_house_this_weekend = false }) => open_house_this_weekend,
    write: (isWanted) => (isWanted ? { open_house_this_weekend: true } : {}),
  },
  days: {
    read: ({ listed_within_days = null }) => listed_within_days,
    write: (days) => given({ listed_within_days: days }),
  },
  words: {
    read: ({ description_mentions = '' }) => description_mentions,
    write: (words) => (words ? { description_mentions: words } : {}),
  },
  search: { read: ({ text = '' }) => text, write: (text) => (text ? { text } : {}) },
  area: NOT_TOLD,
  within: NOT_TOLD,
  notTowns: {
    read: ({ not_towns = [] }, places) => chosenTowns(townsIn(not_towns, places)),
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
    return fail(invalid([{ field, message: `I don’t know a town called ${unknown} in the seven counties.` }]))
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

const townsIn = (names: readonly string[], places: PlaceNames): TownKey[] => [
  ...new Set(names.flatMap((said) => townsCalled(said, places))),
]

function townsCalled(said: string, { byName, towns }: PlaceNames): readonly TownKey[] {
  if (said.includes('/')) {
    return towns
      .map(({ name, county }) => townKey(name, county))
      .filter((key) => foldTown(key) === foldTown(said as TownKey))
  }
  const named = byName.get(foldName(said))
  return named?.kind === 'town' ? named.towns : []
}
