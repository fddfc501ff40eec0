import { isServed } from '#domain/geo/county.ts'
import type { RankCounts } from '#domain/match/ranking.ts'
import { MARKETS, type Market } from '#domain/money/money.ts'
import { countiesOf } from '#domain/search/filters/county.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import { isByNumbers, type CardSort } from '#domain/search/sort.ts'
import {
  commuteOf,
  conditionsBesidesCounty,
  conditionsOf,
  monthOf,
  nextNumber,
  splitConditions,
  type Condition,
  type DatedFilters,
} from '../listings/filter-columns.ts'
import type { Dated, Found, Tally } from '../listings/listing-finder.ts'
import type { CountedCells } from '../listings/map-clusters.ts'
import type { MonthSum } from '../listings/month-sum.ts'
import { pageSlices, type PageSlice } from '../listings/page-slices.ts'
import type { DatedRank, WishConditions } from '../listings/wish-conditions.ts'
import { applyChanges, type HomeChange } from './column-changes.ts'
import { ColumnsLock } from './columns-lock.ts'
import { dayNumber, HomeColumns, type HomeRow } from './home-columns.ts'
import { firstLimits, keepMonths, monthAt } from './home-months.ts'
import {
  addHome,
  allHomes,
  countHomes,
  dropAll,
  hasHome,
  indexesIn,
  keepBetween,
  keepCommon,
  noHomes,
  type HomeSet,
} from './home-set.ts'
import type { ColumnRoom } from './home-texts.ts'
import { ranked } from './lowest.ts'
import { RecentSets } from './recent-sets.ts'
import { allocate, SharedArrays } from './shared-arrays.ts'
import { SORT_KEYS, SortOrders } from './sort-orders.ts'
import { WishScores } from './wish-scores.ts'

/** The homes whose descriptions have the words asked for. Null where none are. */
export type Described = HomeSet | null

/** Sets of homes that are kept, of conditions and of words in descriptions: more than 'More filters' has choices to count. */
const RECENT_SETS = 256

/** What hardly two searches ask for, the quickest to look at first; it is looked for among the homes that meet the rest. */
const FOR_ONE_SEARCH: readonly Condition['kind'][] = ['description', 'towns', 'box', 'ring', 'text']

/** The memory of columns, for another thread to attach to. */
export interface ColumnsMemory {
  buffer: SharedArrayBuffer
  room: ColumnRoom
}

/** How late a condition is looked at; -1 for one that many searches ask for. */
const placeInTurn = (condition: Condition): number =>
  condition.kind === 'none' ? Math.max(...condition.of.map(placeInTurn)) : FOR_ONE_SEARCH.indexOf(condition.kind)

/**
 * Everything that homes are filtered and sorted by, in typed arrays that threads share: 100,000 homes take 43 MB with their
 * searched texts and words and are scanned in about a millisecond, where an SQL index takes several for the counts alone. Who
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
  readonly #recent = new RecentSets(RECENT_SETS)

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

  /** The homes whose descriptions have these words. `findIds` asks for their ids, which ascend, unless they were asked for lately. */
  describedBy(words: string, findIds: () => readonly number[]): HomeSet {
    return this.#recent.get(this.version, `words ${words}`, () => this.#withIds(findIds()))
  }

  #withIds(ids: readonly number[]): HomeSet {
    const found = noHomes(this.size)
    const known = this.#homes.ids
    let index = 0
    for (const id of ids) {
      while (index < this.size && known[index]! < id) index++
      if (index < this.size && known[index] === id) addHome(found, index)
    }
    return found
  }

  /** Counts by county of the homes that meet all filters but the county. */
  tally(filters: DatedFilters, described: Described): Tally[] {
    return this.#count(this.#select(conditionsBesidesCounty(filters), described))
  }

  /** The same counts, the ids of the page in order, and the number of homes above the price. */
  find(
    { filters, sort, page }: Dated<ListingQuery>,
    described: Described,
  ): Pick<Found, 'tallies' | 'above'> & { ids: number[] } {
    const isPrice = (condition: Condition) => condition.kind === 'range' && condition.column === 'price'
    const others = conditionsBesidesCounty(filters).filter((condition) => !isPrice(condition))
    const found = this.#select(others, described)
    const counties = countiesOf(filters)
    const above = found.slice()
    keepBetween(above, this.#homes.numbers.price, nextNumber(filters.price.max), Infinity)
    this.#keepCounties(above, counties, null)
    keepBetween(found, this.#homes.numbers.price, filters.price.min, filters.price.max)
    const tallies = this.#count(found)
    const ids = pageSlices(tallies, counties, page).flatMap((slice) => {
      const wanted = found.slice()
      this.#keepCounties(wanted, counties, slice.isServed)
      return isByNumbers(sort) ? this.#lowest(wanted, { filters, sort }, slice) : this.#slice(wanted, sort, slice)
    })
    return { tallies, above: countHomes(above), ids }
  }

  /** The ids of a page of the homes that meet the musts, in the order of their points, and the counts of all. */
  rank({ musts, wishes, page }: DatedRank, described: Described): RankCounts & { ids: number[] } {
    const found = this.#select(conditionsOf(musts), described)
    const scores = new WishScores(found, this.size)
    for (const steps of wishes) scores.add(steps, this.#firstSteps(scores.indexes, steps))
    const { codes, texts } = this.#homes.texts.county
    const served = Uint8Array.from(texts, (county) => Number(isServed(county)))
    const newest = this.#orders.of('newest', this.size)
    const indexes = scores.page(newest, (index) => served[codes[index]!] === 1, page)
    return { ...scores.counts(), ids: indexes.map((index) => this.#homes.ids[index]!) }
  }

  /** Of each home at these indexes, the first step of a wish that it meets; their number if it meets none. */
  #firstSteps(indexes: Uint32Array, steps: readonly WishConditions[]): Uint8Array {
    const alone = steps.map(({ conditions }) => (conditions.length === 1 ? conditions[0]! : null))
    // What takes longest for each home is worked out once, not at each step.
    const months = alone.filter((condition) => condition?.kind === 'month')
    if (months.length === steps.length) return firstLimits(indexes, this.#homes, months)
    const ways = alone.filter((condition) => condition?.kind === 'ways')
    if (ways.length === steps.length) return this.#homes.ways.firstMet(indexes, ways)
    const first = new Uint8Array(indexes.length).fill(steps.length)
    for (const [step, { conditions }] of steps.entries()) {
      const meeting = allHomes(this.size)
      for (const condition of conditions) this.#keep(meeting, condition)
      for (let at = 0; at < indexes.length; at++) {
        if (first[at] === steps.length && hasHome(meeting, indexes[at]!)) first[at] = step
      }
    }
    return first
  }

  /** How many homes meet each of the filters; all of them ask for the same words of descriptions. */
  counts(searches: readonly DatedFilters[], described: Described): number[] {
    const { shared, own } = splitConditions(searches)
    const selected = this.#select(shared, described)
    return own.map((conditions) => {
      const chosen = selected.slice()
      for (const condition of conditions) this.#keep(chosen, condition)
      return countHomes(chosen)
    })
  }

  /** The homes that meet all filters and have a location, counted in the cells of the map. */
  cells(filters: DatedFilters, described: Described, zoom: number): CountedCells {
    const selected = this.#select(conditionsOf(filters), described)
    return this.#homes.places.cells(selected, zoom, { ids: this.#homes.ids, prices: this.#homes.numbers.price })
  }

  /**
   * The homes that meet all conditions. Column after column: memory is read fastest in sequence. What takes longest for each
   * home comes last.
   */
  #select(conditions: readonly Condition[], described: Described): HomeSet {
    const selected = described?.slice() ?? allHomes(this.size)
    for (const condition of conditions.toSorted((a, b) => placeInTurn(a) - placeInTurn(b))) {
      this.#keep(selected, condition)
    }
    return selected
  }

  /** Deselects the homes that don't meet the condition. What many searches ask for is looked up once in a version. */
  #keep(selected: HomeSet, condition: Condition): void {
    if (placeInTurn(condition) >= 0) return this.#keepMeeting(selected, condition)
    const meeting = this.#recent.get(this.version, JSON.stringify(condition), () => {
      const set = allHomes(this.size)
      this.#keepMeeting(set, condition)
      return set
    })
    keepCommon(selected, meeting)
  }

  #keepMeeting(selected: HomeSet, condition: Condition): void {
    const { texts, numbers, days, bits, places, ways, searched } = this.#homes
    switch (condition.kind) {
      case 'equality':
        return texts[condition.column].keepAny(selected, [condition.value])
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
      case 'month':
        return keepMonths(selected, this.#homes, condition)
      case 'ways':
        return ways.keep(selected, condition)
      case 'ring':
        return places.keepInRing(selected, condition)
      case 'text':
        return keepCommon(selected, searched.matching(selected, condition))
      case 'none':
        for (const one of condition.of) this.#dropMeeting(selected, one)
        return undefined
      case 'description':
        // What the selection started from.
        return undefined
    }
  }

  #dropMeeting(selected: HomeSet, condition: Condition): void {
    const meeting = selected.slice()
    this.#keep(meeting, condition)
    dropAll(selected, meeting)
  }

  #count(selected: HomeSet): Tally[] {
    const { codes, texts } = this.#homes.texts.county
    return this.#homes.bits.amenities
      .count(indexesIn(selected), codes, texts.length)
      .map((count, code) => ({ county: texts[code]!, ...count }))
      .filter(({ homes }) => homes > 0)
  }

  /** The ids of a run of the selected homes. */
  #slice(wanted: HomeSet, sort: CardSort, slice: PageSlice): number[] {
    const { indexes, isReversed } = this.#orders.of(sort, this.size)
    const ids: number[] = []
    let passed = 0
    for (let at = 0; at < indexes.length && ids.length < slice.limit; at++) {
      const index = indexes[isReversed ? indexes.length - 1 - at : at]!
      if (hasHome(wanted, index) && passed++ >= slice.offset) ids.push(this.#homes.ids[index]!)
    }
    return ids
  }

  /** The same in the order of the homes' months or commutes. */
  #lowest(
    wanted: HomeSet,
    { filters, sort }: Pick<Dated<ListingQuery>, 'filters' | 'sort'>,
    { offset, limit }: PageSlice,
  ): number[] {
    const indexes = indexesIn(wanted)
    const numbers =
      sort === 'monthly-cost'
        ? this.#months(indexes, monthOf(filters))
        : this.#homes.ways.commutes(indexes, commuteOf(filters))
    return ranked(numbers, offset, limit).map((at) => this.#homes.ids[indexes[at]!]!)
  }

  /** Unknown ones are last. */
  #months(indexes: Uint32Array, sum: MonthSum): Float64Array {
    const month = monthAt(this.#homes, sum)
    const months = new Float64Array(indexes.length)
    for (const [at, index] of indexes.entries()) months[at] = month(index) || Infinity
    return months
  }

  /** Deselects the homes outside these counties, or, where homes of any county are wanted, those that are served or not. */
  #keepCounties(selected: HomeSet, counties: readonly string[] | null, served: boolean | null): void {
    if (counties) return this.#homes.texts.county.keepAny(selected, counties)
    if (served !== null) this.#homes.texts.county.keep(selected, (county) => isServed(county) === served)
  }
}
