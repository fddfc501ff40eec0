import type { StationId } from '#domain/commute/station.ts'
import { daysBefore, weekendOf } from '#domain/day.ts'
import { foldCase } from '#domain/fold-case.ts'
import type { Bounds, Ring } from '#domain/geo/geo.ts'
import type { TownKey } from '#domain/geo/town.ts'
import { centsBelow, type LoanFigures } from '#domain/money/home-month.ts'
import { listedBetween } from '#domain/search/days-on-market.ts'
import { wantedPhrases, type Phrase } from '#domain/search/description-words.ts'
import { isFlagLeftOut } from '#domain/search/feature-nouns.ts'
import type { Amenity } from '#domain/search/filters/amenities.ts'
import { filterKeysOf, type FilterKey, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { FeatureKey, LeftOutFeature } from '#domain/search/filters/features.ts'
import { fromFlags } from '#domain/search/filters/flags.ts'
import type { PriceRange } from '#domain/search/filters/price-scale.ts'
import { asksTrain } from '#domain/search/home-commutes.ts'
import { openDays } from '#domain/search/open-days.ts'
import { SPAN_LIMIT, type Span } from '#domain/search/query-param.ts'
import type { WantedWords } from '#domain/search/search-words.ts'
import { bitsOf } from './bit-set.ts'
import { featureBitsOf } from './feature-bits.ts'
import { flagBitsOf } from './flag-bits.ts'
import { storedTown } from './listing-rows.ts'
import { monthSum, type MonthSum } from './month-sum.ts'
import { longestWays, type CommuteSum, type RideMinutes } from './near-ways.ts'
import { wantedWords } from './stored-words.ts'

/** Columns of `listings` that filters compare as a whole, and those whose numbers they compare or pages are sorted by. */
export const TEXT_COLUMNS = ['market', 'county', 'home_kind', 'open_days'] as const
export const NUMBER_COLUMNS = [
  'price',
  'beds',
  'baths',
  'square_feet',
  'year_built',
  'price_per_square_foot',
  'lot_acres',
  'monthly_fee',
  'monthly_tax_cents',
  'garage_spaces',
  'deposit',
  'reduced_by',
] as const
/** Columns of days; see `dayNumber`. */
export const DAY_COLUMNS = ['listed_on', 'reduced_on', 'available_on'] as const
/** Columns of bits. */
export const BITS_COLUMNS = ['amenities', 'flags', 'features'] as const
export type BitsColumn = (typeof BITS_COLUMNS)[number]
export type DayColumn = (typeof DAY_COLUMNS)[number]
export type TextColumn = (typeof TEXT_COLUMNS)[number]
export type NumberColumn = (typeof NUMBER_COLUMNS)[number]

/** What a filter asks of a stored home. Each engine implements every kind. */
export type Condition =
  | { kind: 'equality'; column: TextColumn; value: string }
  /** One of these values. */
  | { kind: 'any-of'; column: TextColumn; values: readonly string[] }
  /** The column lists one of these ISO dates. */
  | { kind: 'any-day'; column: TextColumn; days: readonly string[] }
  /** ISO dates, both ends included; an unknown day is not among them. */
  | { kind: 'days'; column: DayColumn; from: string; to: string }
  /** An unknown number meets no minimum. */
  | { kind: 'minimum'; column: NumberColumn; min: number }
  /** Both ends included. */
  | { kind: 'range'; column: NumberColumn; min: number; max: number }
  /** All of these bits are set. */
  | { kind: 'bits'; column: BitsColumn; bits: number }
  /** The searched text contains this one, in the form in which texts are compared, or the home has the words of a reading. */
  | { kind: 'text'; text: string; readings: readonly WantedWords[] }
  /** Of each part, the description has one of its phrases. */
  | { kind: 'description'; parts: readonly (readonly Phrase[])[] }
  /** Towns as they are stored. */
  | { kind: 'towns'; towns: string[] }
  /** The month is below so many cents, or it can't be worked out and `withUnknown`. */
  | { kind: 'month'; sum: MonthSum; below: number; withUnknown: boolean }
  /** The way to one of these stations takes at most so many minutes; on foot, or by the quickest way. */
  | { kind: 'ways'; longest: Readonly<Record<StationId, number>>; onFoot: boolean }
  /** `unknown`: also homes of which nothing says where they stand. */
  | { kind: 'ring'; ring: Ring; unknown: boolean }
  | { kind: 'box'; box: Bounds }
  /** None of these is met; what isn't known of a home meets none. */
  | { kind: 'none'; of: readonly Condition[] }

/**
 * Filters and the day on which they are asked for, the ISO date in New Jersey, with the loan figures of that day and the rides
 * to what `train` asks for.
 */
export type DatedFilters = ListingFilters & Dates
export interface Dates {
  readonly today: string
  readonly loans: LoanFigures
  readonly rides: RideMinutes
}

/** The condition a filter's value asks for; null where it asks for nothing. */
type ToCondition<Value> = (value: Value, dated: DatedFilters) => Condition | null

const equality =
  (column: TextColumn): ToCondition<string | null> =>
  (value) =>
    value === null ? null : { kind: 'equality', column, value }
const minimum =
  (column: NumberColumn): ToCondition<number | null> =>
  (min) =>
    min === null ? null : { kind: 'minimum', column, min }
const maximum =
  (column: NumberColumn): ToCondition<number | null> =>
  (max) =>
    max === null ? null : { kind: 'range', column, min: 0, max }
const range =
  (column: NumberColumn): ToCondition<PriceRange> =>
  ({ min, max }) => ({ kind: 'range', column, min, max })
const anyOf =
  (column: TextColumn): ToCondition<readonly string[]> =>
  (values) =>
    values.length === 0 ? null : { kind: 'any-of', column, values }
const span =
  (column: NumberColumn): ToCondition<Span | null> =>
  (wanted) =>
    wanted && { kind: 'range', column, min: wanted.min ?? 0, max: wanted.max ?? SPAN_LIMIT }
const since =
  (column: DayColumn): ToCondition<number | null> =>
  (most, { today }) =>
    most === null ? null : { kind: 'days', column, from: daysBefore(today, most), to: LAST_DAY }
const fromDay =
  (column: DayColumn): ToCondition<string | null> =>
  (day) =>
    day === null ? null : { kind: 'days', column, from: day, to: LAST_DAY }
const FIRST_DAY = '0001-01-01'
const LAST_DAY = '9999-12-31'
const amenities: ToCondition<readonly Amenity[]> = (keys) =>
  keys.length === 0 ? null : { kind: 'bits', column: 'amenities', bits: bitsOf(keys) }
const features: ToCondition<readonly FeatureKey[]> = (keys) =>
  keys.length === 0 ? null : { kind: 'bits', column: 'features', bits: featureBitsOf(keys) }
const text: ToCondition<string> = (search) =>
  search === '' ? null : { kind: 'text', text: foldCase(search), readings: wantedWords(search) }
const description: ToCondition<string> = (text) => {
  const parts = wantedPhrases(text)
  return parts.length === 0 ? null : { kind: 'description', parts }
}
const towns: ToCondition<readonly TownKey[]> = (keys) =>
  keys.length === 0 ? null : { kind: 'towns', towns: keys.map(storedTown) }
const ring: ToCondition<Ring | null> = (area) => (area ? { kind: 'ring', ring: area, unknown: true } : null)
const box: ToCondition<Bounds | null> = (bounds) => (bounds ? { kind: 'box', box: bounds } : null)

const none =
  <Value>(plain: ToCondition<Value>): ToCondition<Value> =>
  (unwanted, dated) => {
    const condition = plain(unwanted, dated)
    return condition && { kind: 'none', of: [condition] }
  }
/** No amenity of several, where `amenities` asks for all of them. */
const noAmenities: ToCondition<readonly Amenity[]> = (keys, dated) =>
  keys.length === 0 ? null : { kind: 'none', of: keys.flatMap((key) => amenities([key], dated) ?? []) }
/** The same of features and of what flags ask for. */
const noFeatures: ToCondition<readonly LeftOutFeature[]> = (keys) =>
  keys.length === 0 ? null : { kind: 'none', of: keys.map(hasFeature) }
const hasFeature = (key: LeftOutFeature): Condition =>
  isFlagLeftOut(key)
    ? { kind: 'bits', column: 'flags', bits: flagBitsOf([key]) }
    : { kind: 'bits', column: 'features', bits: featureBitsOf([key]) }
/** What stands nowhere known isn't in the area, either. */
const surelyIn: ToCondition<Ring | null> = (area) => area && { kind: 'ring', ring: area, unknown: false }

/** How each filter is looked up. A filter of a known kind needs one line here; one that is missing doesn't compile. */
const FILTER_COLUMNS: { [Key in keyof ListingFilters]: ToCondition<ListingFilters[Key]> } = {
  market: equality('market'),
  search: text,
  county: equality('county'),
  price: range('price'),
  cost: (limit, dated) =>
    limit.upTo === null
      ? null
      : { kind: 'month', sum: monthOf(dated), below: centsBelow(limit.upTo), withUnknown: limit.withUnknown },
  train: (limit, dated) =>
    asksTrain(limit)
      ? { kind: 'ways', longest: longestWays(commuteOf(dated), limit.minutes), onFoot: limit.walk !== null }
      : null,
  beds: minimum('beds'),
  bedsMax: maximum('beds'),
  baths: minimum('baths'),
  bathsMax: maximum('baths'),
  amenities,
  features,
  counties: anyOf('county'),
  kinds: anyOf('home_kind'),
  size: span('square_feet'),
  lot: span('lot_acres'),
  fee: span('monthly_fee'),
  garage: span('garage_spaces'),
  deposit: span('deposit'),
  reducedBy: span('reduced_by'),
  openHouse: (isWanted, { today }) =>
    isWanted ? { kind: 'any-day', column: 'open_days', days: weekendOf(today) } : null,
  openOn: (days) => days && { kind: 'any-day', column: 'open_days', days: openDays(days) },
  available: (latest) =>
    latest === null ? null : { kind: 'days', column: 'available_on', from: FIRST_DAY, to: latest },
  built: span('year_built'),
  days: since('listed_on'),
  listedSince: fromDay('listed_on'),
  reducedSince: fromDay('reduced_on'),
  marketDays: (wanted, { today }) => wanted && { kind: 'days', column: 'listed_on', ...listedBetween(wanted, today) },
  words: description,
  towns,
  area: ring,
  within: box,
  notTowns: none(towns),
  notCounties: none(anyOf('county')),
  notKinds: none(anyOf('home_kind')),
  notAmenities: noAmenities,
  notFeatures: noFeatures,
  notArea: none(surelyIn),
  ...fromFlags(
    (key) =>
      (isWanted: boolean): Condition | null =>
        isWanted ? { kind: 'bits', column: 'flags', bits: flagBitsOf([key]) } : null,
  ),
}

/** How the months of homes are added up by the visitor's numbers. */
export const monthOf = ({ market, cost, loans }: DatedFilters): MonthSum => monthSum(market, cost.terms, loans)

/** How the commutes of homes to the place asked for are added up. */
export const commuteOf = ({ train, rides }: DatedFilters): CommuteSum => ({ rides, walk: train.walk })

/** What the filters of their market ask of a home, all of it. */
export const conditionsOf = (filters: DatedFilters): Condition[] => conditionsAt(filterKeysOf(filters.market), filters)

/** What some of the filters ask of a home. */
export const conditionsAt = (keys: readonly FilterKey[], filters: DatedFilters): Condition[] =>
  keys.map((key) => conditionOf(key, filters[key], filters)).filter((condition) => condition !== null)

const conditionOf = <Key extends keyof ListingFilters>(
  key: Key,
  value: ListingFilters[Key],
  dated: DatedFilters,
): Condition | null => FILTER_COLUMNS[key](value, dated)

/**
 * The conditions that searches of one market and one day share, and those that each has besides: what is shared is looked up
 * once. A value counts as shared where it is the same object in all of them, as in filters made from one another.
 */
export function splitConditions(searches: readonly DatedFilters[]): { shared: Condition[]; own: Condition[][] } {
  const [first] = searches
  if (!first) return { shared: [], own: [] }
  const keys = filterKeysOf(first.market)
  const shared = new Set(keys.filter((key) => searches.every((filters) => filters[key] === first[key])))
  const varied = keys.filter((key) => !shared.has(key))
  return {
    shared: conditionsAt([...shared], first),
    own: searches.map((filters) => conditionsAt(varied, filters)),
  }
}

/** The same without the counties: the counts beside the counties are of homes that meet the other filters. */
export const conditionsBesidesCounty = (filters: DatedFilters): Condition[] =>
  conditionsOf({ ...filters, county: null, counties: [] })

/** What makes a home dearer than the highest price asked for, while all else holds; without the county. */
export const conditionsAbove = (filters: DatedFilters): Condition[] =>
  conditionsBesidesCounty({ ...filters, price: { min: nextNumber(filters.price.max), max: Infinity } })

/** The next larger number that a double can hold, for one from 0. */
export function nextNumber(number: number): number {
  const double = new Float64Array([number])
  new BigUint64Array(double.buffer)[0]! += 1n
  return double[0]!
}
