import { MARKETS, type Market } from '#domain/money/money.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { pageWindow, PAGE_SIZE, type ListingQuery } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import { FACET_KEYS, FILTER_BITS } from '../listings/filter-bits.ts'
import { conditionsBesidesCounty, conditionsOf, type Condition } from '../listings/filter-columns.ts'
import { inCounty, sumHomes, type Found, type Tally } from '../listings/listing-finder.ts'
import type { CountedCells } from '../listings/map-clusters.ts'
import type { SqliteConnection } from './connection.ts'
import { ListingPlaces } from './listing-places.ts'
import { allocate } from './shared-arrays.ts'
import { meetsAll, type SqlPiece } from './sql-conditions.ts'

/** The domain's total orders; an unknown size is lowest for SQLite, and so comes last. */
const ORDERS: Record<Sort, string> = {
  newest: 'listed_on DESC, id DESC',
  'price-asc': 'price, id',
  'price-desc': 'price DESC, id DESC',
  beds: 'beds DESC, id DESC',
  'square-feet': 'square_feet DESC, id DESC',
}

const COUNT_AMENITIES = FACET_KEYS.map((key) => `sum((amenities & ${2 ** FILTER_BITS[key].bit}) > 0) AS ${key}`).join()

/** What `listings_by_county_price` doesn't hold. */
const NOT_IN_INDEX: ReadonlySet<Condition['kind']> = new Set(['text', 'towns', 'box', 'ring'])

/** The index that holds all columns asked for, or else the table in sequence: another index would look homes up one by one. */
const listingsFor = (conditions: readonly Condition[]): string =>
  conditions.some(({ kind }) => NOT_IN_INDEX.has(kind))
    ? 'listings NOT INDEXED'
    : 'listings INDEXED BY listings_by_county_price'

/** Homes that may be looked up one by one, newest first, to fill a page, instead of sorting all that meet the filters. */
const MAX_WALKED = 5000

/** Searches by SQL alone, inside a transaction of the caller's: much slower than columns, but at once. */
export class SqlSearch {
  readonly #connection: SqliteConnection

  constructor(connection: SqliteConnection) {
    this.#connection = connection
  }

  /** Counts by county of the homes that meet all filters but the county. */
  tally(filters: ListingFilters): Tally[] {
    const conditions = conditionsBesidesCounty(filters)
    const where = meetsAll(conditions)
    // The index is in the order of the counties: the counts are summed as it is read, without sorting.
    const rows = this.#rows<{ county: string; homes: number } & Tally['amenities']>({
      sql: `SELECT county, count(*) AS homes, ${COUNT_AMENITIES} FROM ${listingsFor(conditions)} WHERE ${where.sql} GROUP BY county`,
      values: where.values,
    })
    return rows.map(({ county, homes, ...amenities }) => ({ county, homes, amenities }))
  }

  /** The same counts, the ids of the page in order, and all homes of each market. */
  find({ filters, sort, page }: ListingQuery): { tallies: Tally[]; ids: number[]; markets: Found['markets'] } {
    const [tallies, markets] = [this.tally(filters), this.#markets()]
    const total = sumHomes(inCounty(tallies, filters.county))
    const { offset } = pageWindow(total, page)
    const conditions = conditionsOf(filters)
    const where = meetsAll(conditions)
    const walked = ((offset + PAGE_SIZE) * (markets.sale + markets.rent)) / total
    const source =
      sort === 'newest' && walked < MAX_WALKED ? 'listings INDEXED BY listings_by_date' : listingsFor(conditions)
    const rows = this.#rows<{ id: number }>({
      sql: `SELECT id FROM ${source} WHERE ${where.sql} ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`,
      values: [...where.values, PAGE_SIZE, offset],
    })
    return { tallies, ids: rows.map(({ id }) => id), markets }
  }

  /** The homes that meet all filters and have a location, counted in the cells of the map. */
  cells(filters: ListingFilters, zoom: number): CountedCells {
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
    const all = new Uint8Array(ids.length).fill(1)
    return places.cells(all, zoom, { ids: Int32Array.from(ids), prices: Float64Array.from(prices) })
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

/** A home with a location of its own. */
interface PlacedHome {
  id: number
  price: number
  lat: number
  lng: number
}

/** Homes with locations of their own are counted without their towns. */
const NO_TOWN = ''
