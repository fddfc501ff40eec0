import { isServed } from '#domain/geo/county.ts'
import { MARKETS, type Market } from '#domain/money/money.ts'
import { countiesOf } from '#domain/search/filters/county.ts'
import type { PriceRange } from '#domain/search/filters/price-scale.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import {
  conditionsBesidesCounty,
  conditionsOf,
  splitConditions,
  type Condition,
  type DatedFilters,
} from '../listings/filter-columns.ts'
import type { Dated, Found, Tally } from '../listings/listing-finder.ts'
import type { CountedCells } from '../listings/map-clusters.ts'
import { pageSlices, type PageSlice } from '../listings/page-slices.ts'
import { applyChanges, type HomeChange } from './column-changes.ts'
import { ColumnsLock } from './columns-lock.ts'
import { dayNumber, HomeColumns, type ColumnRoom, type HomeRow } from './home-columns.ts'
import { allocate, SharedArrays } from './shared-arrays.ts'
import { SORT_KEYS, SortOrders } from './sort-orders.ts'

/** By index: 1 for homes that meet the filters by text. Null where none is searched. */
export type TextHits = Uint8Array | null

/** The memory of columns, for another thread to attach to. */
export interface ColumnsMemory {
  buffer: SharedArrayBuffer
  room: ColumnRoom
}

/**
 * Everything that homes are filtered and sorted by, in typed arrays that threads share: 100,000 homes take 16 MB with their
 * searched texts and are scanned in about a millisecond, where an SQL index takes several for the counts alone. Who
 * searches or changes them follows `lock`.
 */
export class ListingColumns {
  readonly memory: ColumnsMemory
  readonly lock: ColumnsLock
  readonly #homes: HomeColumns
  readonly #orders: SortOrders
  /** The version of the listings; 0 while the columns are being changed. */
  readonly #version: Float64Array
  readonly #markets: Uint32Array

  constructor(memory: ColumnsMemory, arrays = new SharedArrays(memory.buffer)) {
    this.memory = memory
    this.lock = new ColumnsLock(arrays)
    this.#version = arrays.float64(1)
    this.#markets = arrays.uint32(MARKETS.length)
    this.#homes = new HomeColumns(arrays, memory.room)
    this.#orders = new SortOrders(arrays, memory.room.homes)
  }

  /** New columns without homes. */
  static withRoom(room: ColumnRoom): ListingColumns {
    const { buffer } = allocate((arrays) => new ListingColumns({ buffer: new SharedArrayBuffer(0), room }, arrays))
    return new ListingColumns({ buffer, room })
  }

  get version(): number {
    return this.#version[0]!
  }

  /** False where a thread died while it changed the columns. */
  get isWhole(): boolean {
    return this.#version[0] !== 0
  }

  /** How many homes there are. */
  get size(): number {
    return this.#homes.size
  }

  /** All homes of each market. */
  markets(): Record<Market, number> {
    return Object.fromEntries(MARKETS.map((market, at) => [market, this.#markets[at]])) as Record<Market, number>
  }

  /** Adds homes in ascending order of their ids; false where there is no room. `publish` follows the last ones. */
  append(rows: readonly HomeRow[]): boolean {
    if (!this.#homes.canHold(rows)) return false
    for (const row of rows) this.#homes.append(row)
    return true
  }

  /** Makes the appended homes searchable as this version of the listings. */
  publish(version: number): void {
    for (const key of SORT_KEYS) this.#orders.sort(key, this.#homes.size, (index) => this.#homes.keyOf(key, index))
    this.#countMarkets()
    this.#version[0] = version
  }

  /** Takes the columns to another version by the homes it changed, in ascending order of their ids; false where there is no room. */
  apply(changes: readonly HomeChange[], version: number): boolean {
    if (!this.#homes.canHold(changes.flatMap(({ row }) => row ?? []))) return false
    this.#version[0] = 0
    applyChanges(this.#homes, this.#orders, changes)
    this.#countMarkets()
    this.#version[0] = version
    return true
  }

  #countMarkets(): void {
    const { codes } = this.#homes.texts.market
    const counts = new Uint32Array(this.#homes.texts.market.texts.length)
    for (let index = 0; index < this.size; index++) counts[codes[index]!]!++
    for (const [at, market] of MARKETS.entries()) {
      const code = this.#homes.texts.market.find(market)
      this.#markets[at] = code === null ? 0 : counts[code]!
    }
  }

  /** Marks the homes with these ids, beside those that are marked. */
  mark(ids: readonly number[], marks: Uint8Array = new Uint8Array(this.size)): Uint8Array {
    for (const id of ids) {
      const index = this.#homes.placeOf(id)
      if (this.#homes.ids[index] === id) marks[index] = 1
    }
    return marks
  }

  /** Marks the homes whose searched text contains this one. */
  markContaining(text: string): Uint8Array {
    return this.#homes.searched.hits(text, this.size)
  }

  /** Counts by county of the homes that meet all filters but the county. */
  tally(filters: DatedFilters, hits: TextHits): Tally[] {
    return this.#count(this.#select(conditionsBesidesCounty(filters), hits))
  }

  /** The same counts, the ids of the page in order, and the number of homes above the price. */
  find(
    { filters, sort, page }: Dated<ListingQuery>,
    hits: TextHits,
  ): Pick<Found, 'tallies' | 'above'> & { ids: number[] } {
    const isPrice = (condition: Condition) => condition.kind === 'range' && condition.column === 'price'
    const others = conditionsBesidesCounty(filters).filter((condition) => !isPrice(condition))
    const selected = this.#select(others, hits)
    const counties = countiesOf(filters)
    const above = this.#keepPriced(selected, filters.price, counties)
    const tallies = this.#count(selected)
    const slices = pageSlices(tallies, counties, page)
    return { tallies, above, ids: slices.flatMap((slice) => this.#slice(selected, counties, sort, slice)) }
  }

  /** Deselects the homes outside the range of prices; returns how many of those above it are in the counties. */
  #keepPriced(selected: Uint8Array, { min, max }: PriceRange, counties: readonly string[] | null): number {
    const { price } = this.#homes.numbers
    const isWanted = this.#wantedCounties(counties, null)
    const { codes } = this.#homes.texts.county
    let above = 0
    for (let index = 0; index < selected.length; index++) {
      const value = price[index]!
      if (value >= min && value <= max) continue
      if (value > max && selected[index] === 1 && (isWanted === null || isWanted[codes[index]!] === 1)) above++
      selected[index] = 0
    }
    return above
  }

  /** How many homes meet each of the filters; `hits` are of the texts that all of them have. */
  counts(searches: readonly DatedFilters[], hits: TextHits): number[] {
    const { shared, own } = splitConditions(searches)
    const selected = this.#select(shared, hits)
    return own.map((conditions) => {
      const chosen = selected.slice()
      for (const condition of conditions) this.#keep(chosen, condition)
      let homes = 0
      for (let index = 0; index < chosen.length; index++) homes += chosen[index]!
      return homes
    })
  }

  /** The homes that meet all filters and have a location, counted in the cells of the map. */
  cells(filters: DatedFilters, hits: TextHits, zoom: number): CountedCells {
    const selected = this.#select(conditionsOf(filters), hits)
    return this.#homes.places.cells(selected, zoom, { ids: this.#homes.ids, prices: this.#homes.numbers.price })
  }

  /** 1 for each home that meets all conditions. Column after column: memory is read fastest in sequence. */
  #select(conditions: readonly Condition[], hits: TextHits): Uint8Array {
    const selected = hits?.slice() ?? new Uint8Array(this.size).fill(1)
    for (const condition of conditions) this.#keep(selected, condition)
    return selected
  }

  /** Deselects the homes that don't meet the condition. */
  #keep(selected: Uint8Array, condition: Condition): void {
    const { texts, numbers, days, bits, places } = this.#homes
    switch (condition.kind) {
      case 'equality':
        return texts[condition.column].keep(selected, condition.value)
      case 'any-of':
        return texts[condition.column].keepAny(selected, condition.values)
      case 'any-day':
        return texts[condition.column].keepNaming(selected, condition.days)
      case 'days':
        return keepBetween(selected, days[condition.column], dayNumber(condition.from), dayNumber(condition.to))
      case 'minimum':
        return keepBetween(selected, numbers[condition.column], condition.min, Infinity)
      case 'range':
        return keepBetween(selected, numbers[condition.column], condition.min, condition.max)
      case 'bits':
        return bits[condition.column].keep(selected, condition.bits)
      case 'towns':
        return places.keepTowns(selected, condition.towns)
      case 'box':
        return places.keepInBox(selected, condition.box)
      case 'ring':
        return places.keepInRing(selected, condition.ring)
      case 'text':
      case 'description':
        // The hits that the selection started from.
        return undefined
    }
  }

  #count(selected: Uint8Array): Tally[] {
    const { codes, texts } = this.#homes.texts.county
    return this.#homes.bits.amenities
      .count(selected, codes, texts.length)
      .map((count, code) => ({ county: texts[code]!, ...count }))
      .filter(({ homes }) => homes > 0)
  }

  /** The ids of a run of the selected homes. */
  #slice(selected: Uint8Array, counties: readonly string[] | null, sort: Sort, slice: PageSlice): number[] {
    const { codes } = this.#homes.texts.county
    const isWanted = this.#wantedCounties(counties, slice.isServed)
    const { indexes, isReversed } = this.#orders.of(sort, selected.length)
    const ids: number[] = []
    let passed = 0
    for (let at = 0; at < indexes.length; at++) {
      const index = indexes[isReversed ? indexes.length - 1 - at : at]!
      if (selected[index] === 0 || (isWanted && isWanted[codes[index]!] === 0)) continue
      if (passed++ < slice.offset) continue
      ids.push(this.#homes.ids[index]!)
      if (ids.length === slice.limit) break
    }
    return ids
  }

  /** 1 for the code of each county wanted; null where all are. */
  #wantedCounties(counties: readonly string[] | null, served: boolean | null): Uint8Array | null {
    if (counties === null && served === null) return null
    const { texts } = this.#homes.texts.county
    const isWanted = (text: string) => (counties === null ? isServed(text) === served : counties.includes(text))
    return Uint8Array.from(texts, (text) => Number(isWanted(text)))
  }
}

/** Deselects the homes whose number is not from `min` to `max`; NaN is in no range. */
function keepBetween(selected: Uint8Array, column: Float64Array, min: number, max: number): void {
  for (let index = 0; index < selected.length; index++) {
    const value = column[index]!
    if (!(value >= min && value <= max)) selected[index] = 0
  }
}
