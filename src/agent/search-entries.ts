import * as v from 'valibot'
import { RAIL_LINES } from '#domain/commute/rail-line.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { HOME_KINDS } from '#domain/listing/home-kind.ts'
import { MARKETS } from '#domain/money/money.ts'
import { dayFilter, type DayInputName, type DayKey, type DaysKey } from '#domain/search/day-filters.ts'
import { flagNoun } from '#domain/search/feature-nouns.ts'
import { AMENITY_KEYS } from '#domain/search/filters/amenities.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { DAYS_OPTIONS } from '#domain/search/filters/days.ts'
import { FEATURE_KEYS, LEFT_OUT_FEATURES } from '#domain/search/filters/features.ts'
import { fromFlags, type FlagKey } from '#domain/search/filters/flags.ts'
import { fromKind } from '#domain/search/filters/keys-of-kind.ts'
import { MAX_TOWNS } from '#domain/search/filters/towns.ts'
import { spanFilter, type SpanInputName, type SpanKey } from '#domain/search/span-filters.ts'

/** A description for language models. */
const about = <T>(description: string) => v.description<T, string>(description)

/** A flag's entry under its own key. */
const flagEntry = (key: FlagKey) => {
  const entry = v.optional(v.pipe(v.boolean(), about(`Only homes with ${flagNoun(key)}.`)))
  const entries: Partial<Record<FlagKey, Entry<boolean>>> = { [key]: entry }
  return entries as Required<typeof entries>
}

type Entry<Value> = v.OptionalSchema<v.GenericSchema<Value>, undefined>
const numberEntry = (said: string): Entry<number> => v.optional(v.pipe(v.number(), about(said)))
const textEntry = (said: string): Entry<string> => v.optional(v.pipe(v.string(), about(said)))

/** The entries of a filter of numbers, one for each end that can be asked for. */
const spanEntries = (key: SpanKey) =>
  Object.fromEntries(
    spanFilter(key).toolInput.map((input) => [input.name, numberEntry(input.about)] as const),
  ) as Record<SpanInputName, Entry<number>>

const dayEntry = (key: DayKey | DaysKey) => {
  const { toolInput } = dayFilter(key)
  return Object.fromEntries([[toolInput.name, textEntry(toolInput.about)] as const]) as Record<
    DayInputName,
    Entry<string>
  >
}

/** The tools' input for every filter. A drawn area and the map's view can't be told in words. */
const FILTER_ENTRIES = {
  market: { market: v.optional(v.pipe(v.picklist(MARKETS), about('Homes for sale or for rent; default sale.'))) },
  county: { county: v.optional(v.pipe(v.picklist(COUNTIES), about('One of the seven counties served.'))) },
  towns: {
    towns: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(80))),
        v.maxLength(MAX_TOWNS),
        about('Towns in those counties. If a name alone is ambiguous, put the county before it: "Bergen/Ridgewood".'),
      ),
    ),
    neighboring_towns: v.optional(v.pipe(v.boolean(), about('Also the towns that border those in towns.'))),
    towns_within_miles: v.optional(
      v.pipe(
        v.number(),
        v.minValue(1),
        about('Also towns whose centers are within this many miles of those in towns.'),
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
        about('US dollars per month: loan, taxes, insurance, and fees, or the rent of a rental.'),
      ),
    ),
  },
  train: {
    train_to: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(80),
        about(
          'Homes with a train to this place: new-york-penn (also for “the city” and “New York”), world-trade-center, hoboken, newark-penn, secaucus, 33rd-street, newark-broad-street, or the id of a station.',
        ),
      ),
    ),
    max_train_minutes: v.optional(
      v.pipe(v.number(), about('With train_to: maximum minutes to the station plus the typical ride, 15 to 180.')),
    ),
    max_walk_minutes: v.optional(v.pipe(v.number(), about('Maximum minutes on foot to a station, 5 to 60.'))),
    rail_lines: v.optional(
      v.pipe(v.array(v.picklist(RAIL_LINES)), about('The station is on one of these rail lines.')),
    ),
  },
  beds: { beds: v.optional(v.pipe(v.number(), about('Minimum number of bedrooms, 1 to 5.'))) },
  baths: {
    baths: v.optional(v.pipe(v.number(), about('Minimum number of bathrooms, in steps of 0.5, from 1 to 3.5.'))),
  },
  bedsMax: {
    max_beds: v.optional(
      v.pipe(v.number(), about('Maximum number of bedrooms, 1 to 5; equal to beds for exactly that many.')),
    ),
  },
  bathsMax: {
    max_baths: v.optional(
      v.pipe(
        v.number(),
        about('Maximum number of bathrooms, in steps of 0.5, from 1 to 3.5; equal to baths for exactly that many.'),
      ),
    ),
  },
  amenities: {
    amenities: v.optional(v.pipe(v.array(v.picklist(AMENITY_KEYS)), about('Required amenities.'))),
  },
  features: {
    features: v.optional(
      v.pipe(v.array(v.picklist(FEATURE_KEYS)), about('Required features, according to the listing.')),
    ),
  },
  counties: {
    counties: v.optional(v.pipe(v.array(v.picklist(COUNTIES)), about('Several counties, instead of county.'))),
  },
  ...fromKind('span', (key) => spanEntries(key)),
  ...fromKind('day', (key) => dayEntry(key)),
  ...fromKind('days', (key) => dayEntry(key)),
  kinds: { kinds: v.optional(v.pipe(v.array(v.picklist(HOME_KINDS)), about('Home types, any of them.'))) },
  openHouse: {
    open_house_this_weekend: v.optional(v.pipe(v.boolean(), about('Only homes with an open house this weekend.'))),
  },
  days: {
    listed_within_days: v.optional(v.pipe(v.picklist(DAYS_OPTIONS), about('Maximum days on the market.'))),
  },
  words: {
    description_mentions: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(200),
        about('Phrases that must all be in the description, separated by commas: "home office, gas".'),
      ),
    ),
  },
  search: {
    text: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(200),
        about('Words that must be in the title or address, such as a street, "colonial", or a ZIP code.'),
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
        about('Towns to leave out, named as in towns.'),
      ),
    ),
  },
  notCounties: {
    not_counties: v.optional(v.pipe(v.array(v.picklist(COUNTIES)), about('Counties to leave out.'))),
  },
  notKinds: {
    not_kinds: v.optional(v.pipe(v.array(v.picklist(HOME_KINDS)), about('Home types to leave out.'))),
  },
  notAmenities: {
    not_amenities: v.optional(v.pipe(v.array(v.picklist(AMENITY_KEYS)), about('Amenities to leave out.'))),
  },
  notFeatures: {
    not_features: v.optional(
      v.pipe(v.array(v.picklist(LEFT_OUT_FEATURES)), about('Features to leave out, where the listing says so.')),
    ),
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
