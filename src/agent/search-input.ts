import * as v from 'valibot'
import { COUNTIES } from '#domain/geo/county.ts'
import { foldTown, townKey, type TownKey } from '#domain/geo/town.ts'
import { HOME_KINDS } from '#domain/listing/home-kind.ts'
import { MARKETS } from '#domain/money/money.ts'
import { fail, invalid, type Result } from '#domain/result.ts'
import { checkFilters } from '#domain/search/filters-check.ts'
import { AMENITY_KEYS } from '#domain/search/filters/amenities.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { NO_COST_LIMIT } from '#domain/search/filters/cost.ts'
import { DAYS_OPTIONS } from '#domain/search/filters/days.ts'
import { FEATURE_KEYS } from '#domain/search/filters/features.ts'
import { flagAt, fromFlags, type FlagKey } from '#domain/search/filters/flags.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { MAX_TOWNS } from '#domain/search/filters/towns.ts'
import type { Span } from '#domain/search/query-param.ts'
import { foldName, type PlaceNames } from '#language/place-names.ts'

/** A description for language models. */
const about = <T>(description: string) => v.description<T, string>(description)

/** A flag's entry under its own key. */
const flagEntry = (key: FlagKey) => {
  const entry = v.optional(v.pipe(v.boolean(), about(`Only homes with ${flagAt(key).noun}.`)))
  const entries: Partial<Record<FlagKey, v.OptionalSchema<v.GenericSchema<boolean>, undefined>>> = { [key]: entry }
  return entries as Required<typeof entries>
}

/** The tools' input for every filter. A drawn area and the map's view can't be told in words. */
const FILTER_ENTRIES = {
  market: { market: v.optional(v.pipe(v.picklist(MARKETS), about('Homes to buy or to rent; to buy where left out.'))) },
  county: { county: v.optional(v.pipe(v.picklist(COUNTIES), about('One of the seven counties served.'))) },
  towns: {
    towns: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(80))),
        v.maxLength(MAX_TOWNS),
        about('Names of towns in those counties; with the county before a slash where it matters: "Bergen/Ridgewood".'),
      ),
    ),
  },
  price: {
    min_price: v.optional(v.pipe(v.number(), v.minValue(0), about('US dollars; per month for rentals.'))),
    max_price: v.optional(v.pipe(v.number(), v.minValue(0), about('US dollars; per month for rentals.'))),
  },
  cost: {
    max_monthly_cost: v.optional(
      v.pipe(
        v.number(),
        v.minValue(0),
        about('US dollars a month with loan, taxes, insurance and fees; for rentals the rent.'),
      ),
    ),
  },
  train: {
    train_to: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(80),
        about(
          'Homes with a train there: new-york-penn (also for “the city” and “New York”), world-trade-center, hoboken, newark-penn, secaucus, 33rd-street, newark-broad-street, or the id of a station.',
        ),
      ),
    ),
    max_train_minutes: v.optional(
      v.pipe(v.number(), about('With train_to: way to the station and usual minutes on the train, 15 to 180.')),
    ),
    max_walk_minutes: v.optional(v.pipe(v.number(), about('On foot to a station, 5 to 60.'))),
  },
  beds: { beds: v.optional(v.pipe(v.number(), about('Least number of bedrooms, 1 to 5.'))) },
  baths: { baths: v.optional(v.pipe(v.number(), about('Least number of bathrooms in halves, 1 to 3.5.'))) },
  bedsMax: { max_beds: v.optional(v.pipe(v.number(), about('Most bedrooms, 1 to 5; equal to beds for exactly.'))) },
  bathsMax: {
    max_baths: v.optional(v.pipe(v.number(), about('Most bathrooms in halves, 1 to 3.5; equal to baths for exactly.'))),
  },
  amenities: {
    amenities: v.optional(v.pipe(v.array(v.picklist(AMENITY_KEYS)), about('What every home must have.'))),
  },
  features: {
    features: v.optional(
      v.pipe(v.array(v.picklist(FEATURE_KEYS)), about('What every home must have besides, as its listing says.')),
    ),
  },
  counties: {
    counties: v.optional(v.pipe(v.array(v.picklist(COUNTIES)), about('Several counties, in place of one.'))),
  },
  size: {
    min_square_feet: v.optional(v.pipe(v.number(), about('Living area; homes that don’t give it are left out.'))),
    max_square_feet: v.optional(v.pipe(v.number(), about('Living area; homes that don’t give it are left out.'))),
  },
  built: {
    built_from: v.optional(v.pipe(v.number(), about('First year of construction.'))),
    built_until: v.optional(v.pipe(v.number(), about('Last year of construction.'))),
  },
  kinds: { kinds: v.optional(v.pipe(v.array(v.picklist(HOME_KINDS)), about('Kinds of home, any of them.'))) },
  lot: {
    min_lot_acres: v.optional(v.pipe(v.number(), about('Homes that don’t give their lot are left out.'))),
    max_lot_acres: v.optional(v.pipe(v.number(), about('Homes that don’t give their lot are left out.'))),
  },
  fee: { max_association_fee: v.optional(v.pipe(v.number(), about('US dollars a month.'))) },
  garage: { min_garage_spaces: v.optional(v.pipe(v.number(), about('Cars that the garage holds, at least.'))) },
  openHouse: { open_house_this_weekend: v.optional(v.pipe(v.boolean(), about('Only homes with one.'))) },
  available: {
    available_by: v.optional(v.pipe(v.string(), about('Homes for rent, free on this ISO date or earlier.'))),
  },
  days: {
    listed_within_days: v.optional(
      v.pipe(v.picklist(DAYS_OPTIONS), about('Days since coming on the market, at most.')),
    ),
  },
  words: {
    description_mentions: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(200),
        about('Phrases that the description must have, all of them, with commas between them: "home office, gas".'),
      ),
    ),
  },
  search: {
    text: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(200),
        about('Words that must stand in the title or the address, such as a street, "colonial" or a ZIP code.'),
      ),
    ),
  },
  area: {},
  within: {},
  notTowns: {
    not_towns: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(80))),
        v.maxLength(MAX_TOWNS),
        about('Towns whose homes are left out, named as in towns.'),
      ),
    ),
  },
  notCounties: {
    not_counties: v.optional(v.pipe(v.array(v.picklist(COUNTIES)), about('Counties whose homes are left out.'))),
  },
  notKinds: {
    not_kinds: v.optional(v.pipe(v.array(v.picklist(HOME_KINDS)), about('Kinds of home that are left out.'))),
  },
  notAmenities: {
    not_amenities: v.optional(v.pipe(v.array(v.picklist(AMENITY_KEYS)), about('What no home may have.'))),
  },
  notArea: {},
  ...fromFlags((key) => flagEntry(key)),
} satisfies Record<keyof ListingFilters, v.ObjectEntries>

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type SearchEntries = Intersection<(typeof FILTER_ENTRIES)[keyof ListingFilters]>

/** The search part of a tool's schema. */
export const SEARCH_ENTRIES = Object.assign({}, ...Object.values(FILTER_ENTRIES)) as SearchEntries
export type SearchInput = v.InferOutput<v.ObjectSchema<SearchEntries, undefined>>

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
  available: {
    read: ({ available_by = null }) => available_by,
    write: (day) => (day === null ? {} : { available_by: day }),
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
