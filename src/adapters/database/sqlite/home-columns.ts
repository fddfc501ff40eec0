import { FEATURE_BITS } from '../listings/feature-bits.ts'
import { FILTER_BITS } from '../listings/filter-bits.ts'
import {
  BITS_COLUMNS,
  DAY_COLUMNS,
  NUMBER_COLUMNS,
  TEXT_COLUMNS,
  type BitsColumn,
  type DayColumn,
  type NumberColumn,
  type TextColumn,
} from '../listings/filter-columns.ts'
import { FLAG_BITS } from '../listings/flag-bits.ts'
import { BitColumns } from './bit-columns.ts'
import { CodedTexts } from './coded-texts.ts'
import { HomeTexts, type ColumnRoom, type TextRow } from './home-texts.ts'
import { HomeWays } from './home-ways.ts'
import { ListingPlaces } from './listing-places.ts'
import { closeGaps, openGaps, type ColumnArray, type SharedArrays } from './shared-arrays.ts'
import { lowerBound, type SortKey } from './sort-orders.ts'

/** What is held of a listing: columns of `listings` and `listing_search`. */
export type HomeRow = TextRow &
  Record<TextColumn, string> &
  Record<Exclude<DayColumn, 'listed_on'>, string | null> & { listed_on: string } & Record<NumberColumn, number | null> &
  Record<BitsColumn, number> & {
    id: number
    town: string
    lat: number | null
    lng: number | null
    near_stations: string
  }

/** The same columns for SQL, over `listings` and `listing_search`. */
export const HELD_COLUMNS = [
  'listings.id',
  ...TEXT_COLUMNS,
  ...NUMBER_COLUMNS,
  ...DAY_COLUMNS,
  ...BITS_COLUMNS,
  'town',
  'lat',
  'lng',
  'near_stations',
  'search_text',
  'search_words',
].join(', ')

/** The numbers of the bits in each column. */
const BITS_OF: Readonly<Record<BitsColumn, readonly number[]>> = {
  amenities: Object.values(FILTER_BITS).map(({ bit }) => bit),
  flags: Object.values(FLAG_BITS),
  features: Object.values(FEATURE_BITS),
}

/** What homes are filtered and sorted by, in arrays of one buffer. A home has the same index in all; indexes ascend with the ids. */
export class HomeColumns {
  readonly ids: Int32Array
  readonly texts: Record<TextColumn, CodedTexts>
  /** NaN is unknown: it meets no minimum. */
  readonly numbers: Record<NumberColumn, Float64Array>
  readonly bits: Record<BitsColumn, BitColumns>
  /** Days as numbers; see `dayNumber`. */
  readonly days: Record<DayColumn, Float64Array>
  readonly places: ListingPlaces
  readonly ways: HomeWays
  readonly searched: HomeTexts
  readonly #room: ColumnRoom
  readonly #size: Uint32Array

  constructor(arrays: SharedArrays, room: ColumnRoom) {
    const { homes } = room
    this.#room = room
    this.#size = arrays.uint32(1)
    this.ids = arrays.int32(homes)
    this.texts = byColumn(TEXT_COLUMNS, () => new CodedTexts(arrays, homes))
    this.numbers = byColumn(NUMBER_COLUMNS, () => arrays.float64(homes))
    this.bits = byColumn(BITS_COLUMNS, (column) => new BitColumns(arrays, homes, BITS_OF[column]))
    this.days = byColumn(DAY_COLUMNS, () => arrays.float64(homes))
    this.places = new ListingPlaces(arrays, homes)
    this.ways = new HomeWays(arrays, homes, room.ways)
    this.searched = new HomeTexts(arrays, room)
  }

  /** How many homes there are. */
  get size(): number {
    return this.#size[0]!
  }

  /** Whether there is room for these as further homes; their texts are given codes. */
  canHold(rows: readonly HomeRow[]): boolean {
    return (
      this.size + rows.length <= this.#room.homes &&
      rows.every((row) => TEXT_COLUMNS.every((column) => this.texts[column].canHold(row[column]))) &&
      rows.every((row) => this.places.canHold(row.town)) &&
      this.ways.canHold(rows.map((row) => row.near_stations)) &&
      this.searched.canHold(rows)
    )
  }

  /** The index of a home, or of the first one with a higher id. */
  placeOf(id: number): number {
    return lowerBound(this.size, (index) => this.ids[index]! < id)
  }

  /** What the home at an index is sorted by. */
  keyOf(key: SortKey, index: number): number {
    return orUnknown(key, isDay(key) ? this.days[key][index]! : this.numbers[key][index]!)
  }

  /** Adds a home, for which there is room, with an id above all others. */
  append(row: HomeRow): void {
    const index = this.#size[0]!++
    this.ids[index] = row.id
    this.searched.add(index, row)
    this.ways.add(index, row.near_stations)
    this.#put(index, row)
  }

  /** Overwrites the home at an index. */
  replace(index: number, row: HomeRow): void {
    this.searched.change(index, row)
    this.ways.change(index, row.near_stations)
    this.#put(index, row)
  }

  /** Removes the homes at these ascending indexes. */
  remove(indexes: readonly number[]): void {
    for (const index of indexes) this.searched.remove(index)
    closeGaps(this.#perHome(), this.size, indexes)
    this.#size[0]! -= indexes.length
    this.searched.renumber(this.size)
  }

  /** Inserts homes before these ascending indexes. */
  insert(rows: readonly HomeRow[], indexes: readonly number[]): void {
    openGaps(this.#perHome(), this.size, indexes)
    this.#size[0]! += rows.length
    for (const [at, row] of rows.entries()) {
      const index = indexes[at]! + at
      this.ids[index] = row.id
      this.searched.add(index, row)
      this.ways.add(index, row.near_stations)
      this.#put(index, row)
    }
    this.searched.renumber(this.size)
  }

  #put(index: number, row: HomeRow): void {
    for (const column of TEXT_COLUMNS) this.texts[column].put(index, row[column])
    for (const column of NUMBER_COLUMNS) this.numbers[column][index] = row[column] ?? NaN
    for (const column of BITS_COLUMNS) this.bits[column].put(index, row[column])
    for (const column of DAY_COLUMNS) this.days[column][index] = dayNumber(row[column])
    this.places.put(index, row.town, row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng })
  }

  #perHome(): ColumnArray[] {
    return [
      this.ids,
      ...DAY_COLUMNS.map((column) => this.days[column]),
      ...TEXT_COLUMNS.flatMap((column) => this.texts[column].perHome),
      ...NUMBER_COLUMNS.map((column) => this.numbers[column]),
      ...BITS_COLUMNS.flatMap((column) => this.bits[column].perHome),
      ...this.places.perHome,
      ...this.ways.perHome,
      ...this.searched.perHome,
    ]
  }
}

/** An ISO date as a number, yyyymmdd; NaN where it is unknown. */
export const dayNumber = (day: string | null): number => (day === null ? NaN : Number(day.replaceAll('-', '')))

const isDay = (key: SortKey): key is SortKey & DayColumn => (DAY_COLUMNS as readonly string[]).includes(key)

/** Unknown numbers are sorted last: lowest where an order descends, highest where it ascends. */
const orUnknown = (key: SortKey, value: number): number =>
  Number.isNaN(value) ? (key === 'price_per_square_foot' ? Infinity : -1) : value

/** What a home is sorted by. */
export const sortKey = (row: HomeRow, key: SortKey): number =>
  orUnknown(key, isDay(key) ? dayNumber(row[key]) : (row[key] ?? NaN))

const byColumn = <Column extends string, T>(columns: readonly Column[], make: (column: Column) => T) =>
  Object.fromEntries(columns.map((column) => [column, make(column)])) as Record<Column, T>
