import { COUNTIES } from '#domain/geo/county.ts'
import type { RankCounts } from '#domain/match/ranking.ts'
import { FULL } from '#domain/match/wishes.ts'
import { MARKETS, type Market } from '#domain/money/money.ts'
import { countiesOf } from '#domain/search/filters/county.ts'
import { pageWindow, PAGE_SIZE, type ListingQuery } from '#domain/search/search.ts'
import { isByNumbers, type CardSort, type Sort } from '#domain/search/sort.ts'
import { FACET_KEYS, FILTER_BITS } from '../listings/filter-bits.ts'
import {
  commuteOf,
  conditionsBesidesCounty,
  conditionsOf,
  monthOf,
  splitConditions,
  type Condition,
  type DatedFilters,
} from '../listings/filter-columns.ts'
import { inCounties, sumHomes, type Dated, type Found, type Tally } from '../listings/listing-finder.ts'
import type { CountedCells } from '../listings/map-clusters.ts'
import { pageSlices, type PageSlice } from '../listings/page-slices.ts'
import type { DatedRank, WishConditions } from '../listings/wish-conditions.ts'
import type { SqliteConnection } from './connection.ts'
import { allHomes } from './home-set.ts'
import { ListingPlaces } from './listing-places.ts'
import { allocate } from './shared-arrays.ts'
import { commuteOfHome } from './sql-commutes.ts'
import { meetsAll } from './sql-conditions.ts'
import { monthOfHome } from './sql-months.ts'
import type { SqlPiece } from './sql-piece.ts'

/** The domain's total orders; an unknown size is lowest for SQLite, and so comes last. */
const ORDERS: Record<CardSort, string> = {
  newest: 'listed_on DESC, id DESC',
  'price-asc': 'price, id',
  'price-desc': 'price DESC, id DESC',
  beds: 'beds DESC, id DESC',
  'square-feet': 'square_feet DESC, id DESC',
  'price-per-square-foot': 'price_per_square_foot NULLS LAST, id',
  reduced: 'reduced_on DESC, id DESC',
}

/** The order of a search. */
function orderOf(sort: Sort, filters: DatedFilters): SqlPiece {
  if (!isByNumbers(sort)) return { sql: ORDERS[sort], values: [] }
  const { sql, values } = sort === 'monthly-cost' ? monthOfHome(monthOf(filters)) : commuteOfHome(commuteOf(filters))
  return { sql: `${sql} NULLS LAST, id`, values }
}

const COUNT_AMENITIES = FACET_KEYS.map(
  (key) => `sum(price <= ? AND (amenities & ${2 ** FILTER_BITS[key].bit}) > 0) AS ${key}`,
).join()
const COUNTS = `sum(price <= ?) AS homes, sum(price > ?) AS above, ${COUNT_AMENITIES}`
const COUNTS_VALUES = 2 + FACET_KEYS.length

/** Counts of a county, and its homes above the highest price. */
type Counts = Tally & Pick<Found, 'above'>

/** What `listings_by_county_price` doesn't hold. */
const NOT_IN_INDEX: ReadonlySet<Condition['kind']> = new Set([
  'text',
  'description',
  'towns',
  'box',
  'ring',
  'month',
  'ways',
])
const COLUMNS_IN_INDEX: ReadonlySet<string> = new Set([
  'market',
  'county',
  'price',
  'beds',
  'baths',
  'square_feet',
  'amenities',
  'listed_on',
])
const isInIndex = (condition: Condition): boolean =>
  condition.kind === 'none'
    ? condition.of.every(isInIndex)
    : !NOT_IN_INDEX.has(condition.kind) && (!('column' in condition) || COLUMNS_IN_INDEX.has(condition.column))

/** The index that holds all columns asked for, or else the table in sequence: another index would look homes up one by one. */
const listingsFor = (conditions: readonly Condition[]): string =>
  conditions.every(isInIndex) ? 'listings INDEXED BY listings_by_county_price' : 'listings NOT INDEXED'

/** Homes that may be looked up one by one, newest first, to fill a page, instead of sorting all that meet the filters. */
const MAX_WALKED = 5000

const SERVED = COUNTIES.map((county) => `'${county}'`).join()

/** The homes of a run; every home where it has no bounds. */
const isInServed = (served: boolean | null): string =>
  served === null ? '' : ` AND county ${served ? '' : 'NOT '}IN (${SERVED})`

/** Searches by SQL alone, inside a transaction of the caller's: much slower than columns, but at once. */
export class SqlSearch {
  readonly #connection: SqliteConnection

  constructor(connection: SqliteConnection) {
    this.#connection = connection
  }

  /** Counts by county of the homes that meet all filters but the county. */
  tally(filters: DatedFilters): Tally[] {
    return this.#count(filters)
  }

  /** The same counts, the ids of the page in order, and all homes of each market. */
  find({ filters, sort, page }: Dated<ListingQuery>): Omit<Found, 'rows'> & { ids: number[] } {
    const [counts, markets] = [this.#count(filters), this.#markets()]
    const counties = countiesOf(filters)
    const found = inCounties(counts, counties)
    const rarity = (markets.sale + markets.rent) / sumHomes(found)
    const ids = pageSlices(counts, counties, page).flatMap((slice) => this.#slice(filters, sort, slice, rarity))
    const above = found.reduce((sum, count) => sum + count.above, 0)
    return { tallies: counts, ids, markets, above }
  }

  /** The ids of a page of the homes that meet the musts, in the order of their points, and the counts of all. */
  rank({ musts, wishes, page }: DatedRank): RankCounts & { ids: number[] } {
    const conditions = conditionsOf(musts)
    const where = meetsAll(conditions)
    const points = wishes.map(pointsOf)
    const scored: SqlPiece = {
      sql: `SELECT ${['id', 'county', 'listed_on', ...points.map(({ sql }, at) => `${sql} AS p${at}`)].join()} FROM listings NOT INDEXED WHERE ${where.sql}`,
      values: [...points.flatMap(({ values }) => values), ...where.values],
    }
    const sum = (each: (at: number) => string) => points.map((_, at) => each(at)).join(' + ') || '0 + 0'
    const met = `(${sum((at) => `(p${at} = ${FULL})`)})`
    const [counts] = this.#rows<RankCounts>({
      sql: `SELECT count(*) AS total, coalesce(sum(${met} = ${points.length}), 0) AS full, coalesce(sum(${met} = ${points.length - 1}), 0) AS nearly FROM (${scored.sql})`,
      values: scored.values,
    })
    const { offset } = pageWindow(counts!.total, page)
    const order = `county IN (${SERVED}) DESC, ${sum((at) => `p${at}`)} DESC, ${ORDERS.newest}`
    const rows = this.#rows<{ id: number }>({
      sql: `SELECT id FROM (${scored.sql}) ORDER BY ${order} LIMIT ? OFFSET ?`,
      values: [...scored.values, PAGE_SIZE, offset],
    })
    return { ...counts!, ids: rows.map(({ id }) => id) }
  }

  #count(filters: DatedFilters): Counts[] {
    const { min, max } = filters.price
    const conditions = conditionsBesidesCounty({ ...filters, price: { min, max: Infinity } })
    const where = meetsAll(conditions)
    // The index is in the order of the counties: the counts are summed as it is read, without sorting.
    const rows = this.#rows<{ county: string; homes: number; above: number } & Tally['amenities']>({
      sql: `SELECT county, ${COUNTS} FROM ${listingsFor(conditions)} WHERE ${where.sql} GROUP BY county`,
      values: [...Array<number>(COUNTS_VALUES).fill(max), ...where.values],
    })
    return rows.map(({ county, homes, above, ...amenities }) => ({ county, homes, above, amenities }))
  }

  /** The ids of a run of homes. `rarity`: how many homes there are for each one found. */
  #slice(filters: DatedFilters, sort: Sort, { isServed, offset, limit }: PageSlice, rarity: number): number[] {
    const conditions = conditionsOf(filters)
    const where = meetsAll(conditions)
    const walks = sort === 'newest' && isServed !== false && (offset + limit) * rarity < MAX_WALKED
    const order = orderOf(sort, filters)
    const source = walks
      ? 'listings INDEXED BY listings_by_date'
      : isByNumbers(sort)
        ? 'listings NOT INDEXED'
        : listingsFor(conditions)
    const rows = this.#rows<{ id: number }>({
      sql: `SELECT id FROM ${source} WHERE ${where.sql}${isInServed(isServed)} ORDER BY ${order.sql} LIMIT ? OFFSET ?`,
      values: [...where.values, ...order.values, limit, offset],
    })
    return rows.map(({ id }) => id)
  }

  /** How many homes meet each of the filters. */
  counts(searches: readonly DatedFilters[]): number[] {
    const { shared, own } = splitConditions(searches)
    const where = meetsAll(shared)
    const sums = own.map(meetsAll)
    const columns = sums.map(({ sql }, at) => `coalesce(sum(${sql}), 0) AS c${at}`).join()
    const [row] = this.#rows<Record<string, number>>({
      sql: `SELECT ${columns} FROM ${listingsFor([...shared, ...own.flat()])} WHERE ${where.sql}`,
      values: [...sums.flatMap(({ values }) => values), ...where.values],
    })
    return sums.map((_, at) => row![`c${at}`]!)
  }

  /** The homes that meet all filters and have a location, counted in the cells of the map. */
  cells(filters: DatedFilters, zoom: number): CountedCells {
    const where = meetsAll(conditionsOf(filters))
    const sql = `SELECT id, price, lat, lng FROM listings NOT INDEXED WHERE lat IS NOT NULL AND ${where.sql} ORDER BY id`
    const [ids, prices, lats, lngs]: [number[], number[], number[], number[]] = [[], [], [], []]
    // One row at a time: a million of them would take hundreds of megabytes.
    for (const row of this.#connection.prepare(sql).iterate(where.values) as IterableIterator<PlacedHome>) {
      ids.push(row.id)
      prices.push(row.price)
      lats.push(row.lat)
      lngs.push(row.lng)
    }
    const { made: places } = allocate((arrays) => new ListingPlaces(arrays, ids.length))
    for (const [index, lat] of lats.entries()) places.put(index, NO_TOWN, { lat, lng: lngs[index]! })
    return places.cells(allHomes(ids.length), zoom, { ids: Int32Array.from(ids), prices: Float64Array.from(prices) })
  }

  #markets(): Record<Market, number> {
    const rows = this.#rows<{ market: Market; homes: number }>({
      sql: 'SELECT market, count(*) AS homes FROM listings GROUP BY market',
      values: [],
    })
    const homesOf = (market: Market) => rows.find((row) => row.market === market)?.homes ?? 0
    return Object.fromEntries(MARKETS.map((market) => [market, homesOf(market)])) as Record<Market, number>
  }

  #rows<T>({ sql, values }: SqlPiece): T[] {
    return this.#connection.prepare(sql).all(values) as T[]
  }
}

/** The points that a home gets for a wish. */
function pointsOf(steps: readonly WishConditions[]): SqlPiece {
  const pieces = steps.map(({ conditions }) => meetsAll(conditions))
  const cases = pieces.map(({ sql }, at) => `WHEN ${sql} THEN ${steps[at]!.points}`)
  return { sql: `CASE ${cases.join(' ')} ELSE 0 END`, values: pieces.flatMap(({ values }) => values) }
}

/** A home with a location of its own. */
interface PlacedHome {
  id: number
  price: number
  lat: number
  lng: number
}

/** Homes with locations of their own are counted without their towns. */
const NO_TOWN = ''
