import { NUMBER_COLUMNS, TEXT_COLUMNS, type NumberColumn, type TextColumn } from '../listings/filter-columns.ts'
import { BitColumns } from './bit-columns.ts'
import { CodedTexts } from './coded-texts.ts'
import { ListingPlaces } from './listing-places.ts'
import { SearchedTexts } from './searched-texts.ts'
import { closeGaps, openGaps, type ColumnArray, type SharedArrays } from './shared-arrays.ts'
import { lowerBound, type SortKey } from './sort-orders.ts'

/** What is held of a listing: columns of `listings` and `listing_search`. */
export type HomeRow = Record<TextColumn, string> &
  Record<NumberColumn, number | null> & {
    id: number
    amenities: number
    listed_on: string
    town: string
    lat: number | null
    lng: number | null
    search_text: string
  }

/** The same columns for SQL, over `listings` and `listing_search`. */
export const HELD_COLUMNS = [
  'listings.id',
  ...TEXT_COLUMNS,
  ...NUMBER_COLUMNS,
  'amenities',
  'listed_on',
  'town',
  'lat',
  'lng',
  'search_text',
].join(', ')

/** How much the columns have room for. */
export interface ColumnRoom {
  homes: number
  /** Bytes of searched texts. */
  textBytes: number
}

/** What homes are filtered and sorted by, in arrays of one buffer. A home has the same index in all; indexes ascend with the ids. */
export class HomeColumns {
  readonly ids: Int32Array
  readonly texts: Record<TextColumn, CodedTexts>
  /** NaN is unknown: it meets no minimum. */
  readonly numbers: Record<NumberColumn, Float64Array>
  readonly bits: BitColumns
  /** The day as a number, yyyymmdd. */
  readonly listedOn: Float64Array
  readonly places: ListingPlaces
  readonly searched: SearchedTexts
  readonly #room: ColumnRoom
  readonly #size: Uint32Array

  constructor(arrays: SharedArrays, room: ColumnRoom) {
    const { homes, textBytes } = room
    this.#room = room
    this.#size = arrays.uint32(1)
    this.ids = arrays.int32(homes)
    this.texts = byColumn(TEXT_COLUMNS, () => new CodedTexts(arrays, homes))
    this.numbers = byColumn(NUMBER_COLUMNS, () => arrays.float64(homes))
    this.bits = new BitColumns(arrays, homes)
    this.listedOn = arrays.float64(homes)
    this.places = new ListingPlaces(arrays, homes)
    this.searched = new SearchedTexts(arrays, homes, textBytes)
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
      this.searched.canHold(rows.map((row) => row.search_text))
    )
  }

  /** The index of a home, or of the first one with a higher id. */
  placeOf(id: number): number {
    return lowerBound(this.size, (index) => this.ids[index]! < id)
  }

  /** What the home at an index is sorted by. */
  keyOf(key: SortKey, index: number): number {
    return orUnknown(key === 'listed_on' ? this.listedOn[index]! : this.numbers[key][index]!)
  }

  /** Adds a home, for which there is room, with an id above all others. */
  append(row: HomeRow): void {
    const index = this.#size[0]!++
    this.ids[index] = row.id
    this.searched.add(index, row.search_text)
    this.#put(index, row)
  }

  /** Overwrites the home at an index. */
  replace(index: number, row: HomeRow): void {
    this.searched.change(index, row.search_text)
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
      this.searched.add(index, row.search_text)
      this.#put(index, row)
    }
    this.searched.renumber(this.size)
  }

  #put(index: number, row: HomeRow): void {
    for (const column of TEXT_COLUMNS) this.texts[column].put(index, row[column])
    for (const column of NUMBER_COLUMNS) this.numbers[column][index] = row[column] ?? NaN
    this.bits.put(index, row.amenities)
    this.listedOn[index] = dayNumber(row.listed_on)
    this.places.put(index, row.town, row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng })
  }

  #perHome(): ColumnArray[] {
    return [
      this.ids,
      this.listedOn,
      ...TEXT_COLUMNS.flatMap((column) => this.texts[column].perHome),
      ...NUMBER_COLUMNS.map((column) => this.numbers[column]),
      ...this.bits.perHome,
      ...this.places.perHome,
      ...this.searched.perHome,
    ]
  }
}

const dayNumber = (day: string): number => Number(day.replaceAll('-', ''))

/** Unknown numbers are sorted as -1. */
const orUnknown = (value: number): number => (Number.isNaN(value) ? -1 : value)

/** What a home is sorted by. */
export const sortKey = (row: HomeRow, key: SortKey): number =>
  orUnknown(key === 'listed_on' ? dayNumber(row.listed_on) : (row[key] ?? NaN))

const byColumn = <Column extends string, T>(columns: readonly Column[], make: (column: Column) => T) =>
  Object.fromEntries(columns.map((column) => [column, make(column)])) as Record<Column, T>
