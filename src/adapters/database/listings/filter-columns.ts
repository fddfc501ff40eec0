import { foldCase } from '#domain/fold-case.ts'
import type { Bounds, Ring } from '#domain/geo/geo.ts'
import type { TownKey } from '#domain/geo/town.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { fromFlags } from '#domain/search/filters/flags.ts'
import type { PriceRange } from '#domain/search/filters/price-scale.ts'
import type { WantedWords } from '#domain/search/search-words.ts'
import { bitsOf } from './bit-set.ts'
import type { FilterBit } from './filter-bits.ts'
import { storedTown } from './listing-rows.ts'
import { wantedWords } from './stored-words.ts'

/** Columns of `listings` that filters compare as a whole, and those whose numbers they compare or pages are sorted by. */
export const TEXT_COLUMNS = ['market', 'county'] as const
export const NUMBER_COLUMNS = ['price', 'beds', 'baths', 'square_feet'] as const
export type TextColumn = (typeof TEXT_COLUMNS)[number]
export type NumberColumn = (typeof NUMBER_COLUMNS)[number]

/** What a filter asks of a stored home. Each engine implements every kind. */
export type Condition =
  | { kind: 'equality'; column: TextColumn; value: string }
  /** An unknown number meets no minimum. */
  | { kind: 'minimum'; column: NumberColumn; min: number }
  /** Both ends included. */
  | { kind: 'range'; column: NumberColumn; min: number; max: number }
  /** All of these bits are set in `amenities`. */
  | { kind: 'bits'; bits: number }
  /** The searched text contains this one, in the form in which texts are compared, or the home has the words of a reading. */
  | { kind: 'text'; text: string; readings: readonly WantedWords[] }
  /** Towns as they are stored. */
  | { kind: 'towns'; towns: string[] }
  | { kind: 'ring'; ring: Ring }
  | { kind: 'box'; box: Bounds }

/** The condition a filter's value asks for; null where it asks for nothing. */
type ToCondition<Value> = (value: Value) => Condition | null

const equality =
  (column: TextColumn): ToCondition<string | null> =>
  (value) =>
    value === null ? null : { kind: 'equality', column, value }
const minimum =
  (column: NumberColumn): ToCondition<number | null> =>
  (min) =>
    min === null ? null : { kind: 'minimum', column, min }
const range =
  (column: NumberColumn): ToCondition<PriceRange> =>
  ({ min, max }) => ({ kind: 'range', column, min, max })
const bits: ToCondition<readonly FilterBit[]> = (keys) =>
  keys.length === 0 ? null : { kind: 'bits', bits: bitsOf(keys) }
const text: ToCondition<string> = (search) =>
  search === '' ? null : { kind: 'text', text: foldCase(search), readings: wantedWords(search) }
const towns: ToCondition<readonly TownKey[]> = (keys) =>
  keys.length === 0 ? null : { kind: 'towns', towns: keys.map(storedTown) }
const ring: ToCondition<Ring | null> = (area) => (area ? { kind: 'ring', ring: area } : null)
const box: ToCondition<Bounds | null> = (bounds) => (bounds ? { kind: 'box', box: bounds } : null)

/** How each filter is looked up. A filter of a known kind needs one line here; one that is missing doesn't compile. */
const FILTER_COLUMNS: { [Key in keyof ListingFilters]: ToCondition<ListingFilters[Key]> } = {
  market: equality('market'),
  search: text,
  county: equality('county'),
  price: range('price'),
  beds: minimum('beds'),
  baths: minimum('baths'),
  amenities: bits,
  towns,
  area: ring,
  within: box,
  ...fromFlags((key) => (isWanted: boolean) => bits(isWanted ? [key] : [])),
}

const FILTER_KEYS = Object.keys(FILTER_COLUMNS) as (keyof ListingFilters)[]

/** What the filters ask of a home, all of it. */
export function conditionsOf(filters: ListingFilters): Condition[] {
  return FILTER_KEYS.map((key) => conditionOf(key, filters[key])).filter((condition) => condition !== null)
}

const conditionOf = <Key extends keyof ListingFilters>(key: Key, value: ListingFilters[Key]): Condition | null =>
  FILTER_COLUMNS[key](value)

/** The same without the county: the counts beside the counties are of homes that meet the other filters. */
export const conditionsBesidesCounty = (filters: ListingFilters): Condition[] =>
  conditionsOf({ ...filters, county: null })

/** What makes a home dearer than the highest price asked for, while all else holds; without the county. */
export const conditionsAbove = (filters: ListingFilters): Condition[] =>
  conditionsBesidesCounty({ ...filters, price: { min: nextNumber(filters.price.max), max: Infinity } })

/** The next larger number that a double can hold, for one from 0. */
function nextNumber(number: number): number {
  const double = new Float64Array([number])
  new BigUint64Array(double.buffer)[0]! += 1n
  return double[0]!
}
