import type { Market } from '#domain/money/money.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { pageWindow, PAGE_SIZE, type ListingQuery } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import {
  conditionsBesidesCounty,
  conditionsOf,
  NUMBER_COLUMNS,
  TEXT_COLUMNS,
  type Condition,
  type NumberColumn,
  type TextColumn,
} from '../listings/filter-columns.ts'
import { inCounty, sumHomes, type Tally } from '../listings/listing-finder.ts'
import type { CountedCells } from '../listings/map-clusters.ts'
import { BitColumns } from './bit-columns.ts'
import { ListingPlaces } from './listing-places.ts'

/** The columns of `listings` that are held in memory, in the order in which a row lists them. */
export const HELD_COLUMNS = [
  'id',
  ...TEXT_COLUMNS,
  ...NUMBER_COLUMNS,
  'amenities',
  'listed_on',
  'town',
  'lat',
  'lng',
] as const

/** The values of one listing, in the order of HELD_COLUMNS. */
export type ColumnRow = readonly (string | number | null)[]

/** By index: 1 for homes whose text contains the searched one. Null where no text is searched. */
export type TextHits = Uint8Array | null

/**
 * Everything that homes are filtered and sorted by, in typed arrays: 100,000 homes take 8 MB and are scanned in about a
 * millisecond, where an SQL index takes several for the counts alone. A home has the same index in all of them, and
 * indexes ascend with the ids.
 */
export class ListingColumns {
  readonly ids: Int32Array
  readonly markets: Record<Market, number> = { sale: 0, rent: 0 }
  readonly #texts: Record<TextColumn, CodedTexts>
  /** NaN is unknown: it meets no minimum. */
  readonly #numbers: Record<NumberColumn, Float64Array>
  readonly #bits: BitColumns
  /** The day as a number, yyyymmdd. */
  readonly #listedOn: Float64Array
  readonly #places: ListingPlaces
  readonly #orders = new Map<Sort, Uint32Array>()

  /** Rows come in ascending order of their ids. */
  constructor(rows: readonly ColumnRow[]) {
    const values = <T>(column: (typeof HELD_COLUMNS)[number]): T[] => {
      const position = HELD_COLUMNS.indexOf(column)
      return rows.map((row) => row[position] as T)
    }
    this.ids = Int32Array.from(values<number>('id'))
    this.#texts = byColumn(TEXT_COLUMNS, (column) => new CodedTexts(values(column)))
    this.#numbers = byColumn(NUMBER_COLUMNS, (column) =>
      Float64Array.from(values<number | null>(column), (value) => value ?? NaN),
    )
    this.#bits = new BitColumns(values('amenities'))
    this.#listedOn = Float64Array.from(values<string>('listed_on'), (day) => Number(day.replaceAll('-', '')))
    this.#places = placesOf(values('town'), values('lat'), values('lng'))
    for (const market of values<Market>('market')) this.markets[market]++
  }

  /** Marks the homes with these ids, which come in ascending order. */
  mark(ids: readonly number[]): Uint8Array {
    const marks = new Uint8Array(this.ids.length)
    let index = 0
    for (const id of ids) {
      while (index < this.ids.length && this.ids[index]! < id) index++
      if (this.ids[index] === id) marks[index] = 1
    }
    return marks
  }

  /** Counts by county of the homes that meet all filters but the county. */
  tally(filters: ListingFilters, hits: TextHits): Tally[] {
    return this.#count(this.#select(conditionsBesidesCounty(filters), hits))
  }

  /** The same counts, and the ids of the page in order. */
  find({ filters, sort, page }: ListingQuery, hits: TextHits): { tallies: Tally[]; ids: number[] } {
    const selected = this.#select(conditionsBesidesCounty(filters), hits)
    const tallies = this.#count(selected)
    const { offset } = pageWindow(sumHomes(inCounty(tallies, filters.county)), page)
    return { tallies, ids: this.#page(selected, filters.county, this.#order(sort), offset) }
  }

  /** The homes that meet all filters and have a location, counted in the cells of the map. */
  cells(filters: ListingFilters, hits: TextHits, zoom: number): CountedCells {
    const selected = this.#select(conditionsOf(filters), hits)
    return this.#places.cells(selected, zoom, { ids: this.ids, prices: this.#numbers.price })
  }

  /** 1 for each home that meets all conditions. Column after column: memory is read fastest in sequence. */
  #select(conditions: readonly Condition[], hits: TextHits): Uint8Array {
    const selected = hits?.slice() ?? new Uint8Array(this.ids.length).fill(1)
    for (const condition of conditions) this.#keep(selected, condition)
    return selected
  }

  /** Deselects the homes that don't meet the condition. */
  #keep(selected: Uint8Array, condition: Condition): void {
    switch (condition.kind) {
      case 'equality':
        return this.#texts[condition.column].keep(selected, condition.value)
      case 'minimum':
        return keepBetween(selected, this.#numbers[condition.column], condition.min, Infinity)
      case 'range':
        return keepBetween(selected, this.#numbers[condition.column], condition.min, condition.max)
      case 'bits':
        return this.#bits.keep(selected, condition.bits)
      case 'towns':
        return this.#places.keepTowns(selected, condition.towns)
      case 'box':
        return this.#places.keepInBox(selected, condition.box)
      case 'ring':
        return this.#places.keepInRing(selected, condition.ring)
      case 'text':
        // The hits that the selection started from.
        return undefined
    }
  }

  #count(selected: Uint8Array): Tally[] {
    const { codes, texts } = this.#texts.county
    return this.#bits
      .count(selected, codes, texts.length)
      .map((count, code) => ({ county: texts[code]!, ...count }))
      .filter(({ homes }) => homes > 0)
  }

  #page(selected: Uint8Array, county: string | null, order: Uint32Array, offset: number): number[] {
    const { codes, texts } = this.#texts.county
    const code = county === null ? null : texts.indexOf(county)
    const ids: number[] = []
    let passed = 0
    for (const index of order) {
      if (selected[index] === 0 || (code !== null && codes[index] !== code)) continue
      if (passed++ < offset) continue
      ids.push(this.ids[index]!)
      if (ids.length === PAGE_SIZE) break
    }
    return ids
  }

  /** All indexes in the order of a sort; computed at its first use. */
  #order(sort: Sort): Uint32Array {
    const known = this.#orders.get(sort)
    if (known) return known
    const order = sort === 'price-desc' ? this.#order('price-asc').toReversed() : this.#sorted(sort)
    this.#orders.set(sort, order)
    return order
  }

  /** The domain's orders. Indexes ascend with the ids, so ties are settled by the index. */
  #sorted(sort: Exclude<Sort, 'price-desc'>): Uint32Array {
    const indexes = Uint32Array.from(this.ids, (_, index) => index)
    const keys = this.#sortKeys(sort)
    if (sort === 'price-asc') return indexes.sort((a, b) => keys[a]! - keys[b]! || a - b)
    return indexes.sort((a, b) => keys[b]! - keys[a]! || b - a)
  }

  #sortKeys(sort: Exclude<Sort, 'price-desc'>): Float64Array {
    if (sort === 'newest') return this.#listedOn
    if (sort === 'price-asc') return this.#numbers.price
    // Unknown sizes come last.
    return this.#numbers[sort === 'beds' ? 'beds' : 'square_feet'].map((size) => (Number.isNaN(size) ? -1 : size))
  }
}

/** A column of texts as numbers: few different ones are expected. */
class CodedTexts {
  /** The different texts, each at its code. */
  readonly texts: string[]
  readonly codes: Uint8Array | Uint16Array

  constructor(values: readonly string[]) {
    this.texts = [...new Set(values)]
    const codes = new Map(this.texts.map((text, code) => [text, code]))
    const codeOf = (text: string) => codes.get(text)!
    this.codes = this.texts.length <= 256 ? Uint8Array.from(values, codeOf) : Uint16Array.from(values, codeOf)
  }

  /** Deselects the homes with another text. */
  keep(selected: Uint8Array, text: string): void {
    const [codes, wanted] = [this.codes, this.texts.indexOf(text)]
    for (let index = 0; index < selected.length; index++) if (codes[index] !== wanted) selected[index] = 0
  }
}

const byColumn = <Column extends string, T>(columns: readonly Column[], make: (column: Column) => T) =>
  Object.fromEntries(columns.map((column) => [column, make(column)])) as Record<Column, T>

function placesOf(towns: string[], lats: (number | null)[], lngs: (number | null)[]): ListingPlaces {
  const places = new ListingPlaces(towns.length)
  for (const [index, town] of towns.entries()) {
    const [lat, lng] = [lats[index]!, lngs[index]!]
    places.put(index, town, lat === null || lng === null ? null : { lat, lng })
  }
  return places
}

/** Deselects the homes whose number is not from `min` to `max`; NaN is in no range. */
function keepBetween(selected: Uint8Array, column: Float64Array, min: number, max: number): void {
  for (let index = 0; index < selected.length; index++) {
    const value = column[index]!
    if (!(value >= min && value <= max)) selected[index] = 0
  }
}
