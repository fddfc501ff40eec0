import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { COUNTIES } from '#domain/geo/county.ts'
import type { Market } from '#domain/money/money.ts'
import { countiesOf } from '#domain/search/filters/county.ts'
import { pageWindow, PAGE_SIZE, type ListingQuery } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import { toTallies, type BitCount } from '../listings/bit-counts.ts'
import {
  commuteOf,
  conditionsAbove,
  conditionsBesidesCounty,
  conditionsOf,
  monthOf,
  type DatedFilters,
} from '../listings/filter-columns.ts'
import { versioned, type ListingChanges } from '../listings/listing-changes.ts'
import { inCounties, sumHomes, type Dated, type Found, type ListingFinder } from '../listings/listing-finder.ts'
import type { Schema } from '../schema.ts'
import { commuteOfHome } from './commutes.ts'
import { meetsAll } from './conditions.ts'
import { countByCountyAndBits, countByMarket, facetBits, selectCounts } from './counts.ts'
import { postgresMap } from './map.ts'
import { monthOfHome } from './months.ts'
import { selectRanked } from './ranked.ts'

/** Searches listings by PostgreSQL's own indexes. */
export function postgresFinder(db: Kysely<Schema>, changes: ListingChanges): ListingFinder {
  // Independent of the filters: added up once per change.
  const countMarkets = versioned(changes, async () => marketCounts((await countByMarket.execute(db)).rows))
  /** Counts and page at the offset; read again where so few homes are left that the page starts elsewhere. */
  const countsAndPage = async (
    query: Dated<ListingQuery>,
    offset: number,
    signal?: AbortSignal,
  ): Promise<CountsAndPage> => {
    const select = query.filters.search ? selectByText : selectCountsAndPage
    const { rows } = await select(db, query, offset).execute(db, { signal })
    const { counts, ...rest } = rows[0]!
    const found = { ...rest, tallies: toTallies(counts) }
    const total = sumHomes(inCounties(found.tallies, countiesOf(query.filters)))
    const window = pageWindow(total, query.page)
    return window.offset === offset || total === 0 ? found : countsAndPage(query, window.offset, signal)
  }
  return {
    tally: async (filters, signal) => {
      const counts = countByCountyAndBits(db, conditionsBesidesCounty(filters))
      return toTallies((await counts.execute(db, { signal })).rows)
    },
    onMap: postgresMap(db, changes),
    rank: async (query, signal) => (await selectRanked(db, query).execute(db, { signal })).rows[0]!,
    counts: async (searches, signal) => {
      const row = (await selectCounts(db, searches).executeTakeFirstOrThrow({ signal })) as Record<string, number>
      return searches.map((_, at) => row[`c${at}`]!)
    },
    find: async (query, signal) => {
      const { offset } = pageWindow(Infinity, query.page)
      const [found, markets] = await Promise.all([countsAndPage(query, offset, signal), countMarkets()])
      return { ...found, markets }
    },
  }
}

type CountsAndPage = Omit<Found, 'markets'>

/** The one row of a search. */
interface FoundRow {
  counts: BitCount[]
  rows: Found['rows']
  above: number
}

function marketCounts(rows: readonly { market: Market; homes: number }[]): Found['markets'] {
  const of = (market: Market) => rows.find((row) => row.market === market)?.homes ?? 0
  return { sale: of('sale'), rent: of('rent') }
}

/** Counts and page in one statement, so that both see the same snapshot. */
function selectCountsAndPage(db: Kysely<Schema>, query: Dated<ListingQuery>, offset: number) {
  const { filters } = query
  return sql<FoundRow>`
    with tally as materialized (${countByCountyAndBits(db, conditionsBesidesCounty(filters))})
    select
      (select coalesce(json_agg(tally), '[]') from tally) as counts,
      (select coalesce(json_agg(shown), '[]') from (${selectPage(db, query, offset)}) shown) as rows,
      (select coalesce(sum(homes), 0) from (${countByCountyAndBits(db, conditionsAbove(filters))}) above
        ${isInCounties(filters, 'where')})::integer as above`
}

const isInCounties = (filters: DatedFilters, keyword: 'and' | 'where') => {
  const counties = countiesOf(filters)
  return counties === null ? sql`` : sql`${sql.raw(keyword)} county = any (${counties}::text[])`
}

/**
 * One page of the homes that meet the filters, in order. The ids are found in an index before any content is read. Homes
 * outside the counties served are looked for only where those inside don't fill the page.
 */
function selectPage(db: Kysely<Schema>, { filters, sort }: Dated<ListingQuery>, offset: number) {
  const found = db
    .selectFrom('listings')
    .where((listings) => meetsAll(listings, conditionsOf(filters)))
    .select(['id', 'county', sql`${keyOf(sort, filters)}`.as('key')])
  const ordered = found.orderBy(keyOrder(sort, 'listings', keyOf(sort, filters)))
  const page =
    countiesOf(filters) !== null
      ? sql`${ordered.limit(PAGE_SIZE).offset(offset)}`
      : sql`
        (${ordered
          .where(sql<SqlBool>`not ${isElsewhere('listings')}`)
          .limit(PAGE_SIZE)
          .offset(offset)})
        union all
        (${found.where(isElsewhere('listings'))} order by ${keyOrder(sort, 'listings', keyOf(sort, filters))}
          limit (select case when sum(homes) > ${SERVED_HOMES} then least(${PAGE_SIZE}, greatest(0, ${PAGE_SIZE + offset} - ${SERVED_HOMES})) else 0 end from tally)
          offset (select greatest(0, ${offset} - ${SERVED_HOMES}) from tally))`
  return sql`
    select found.id, summary from (${page}) found
    join listing_contents on listing_id = found.id order by ${orderOf(sort, 'found')}`
}

/** Whether a home lies outside the counties served. No index may answer it: it holds of nearly all homes, or of none. */
const isElsewhere = (table: OrderedTable) =>
  sql<SqlBool>`(${sql.ref(`${table}.county`)} || '' <> all (${COUNTIES}::text[]))`

/** The number of homes found in the counties served. */
const SERVED_HOMES = sql`coalesce(sum(homes) filter (where county = any (${COUNTIES}::text[])), 0)`

/**
 * Counts and page of a text search, from homes that are looked up once. No index holds both text and order: left to walk
 * an order, PostgreSQL passes many homes where few have the text.
 */
function selectByText(db: Kysely<Schema>, { filters, sort }: Dated<ListingQuery>, offset: number) {
  const { min, max } = filters.price
  const found = db
    .selectFrom('listings')
    .where((listings) => meetsAll(listings, conditionsBesidesCounty({ ...filters, price: { min, max: Infinity } })))
    .select(['id', 'county', 'price', facetBits, sql`${keyOf(sort, filters)}`.as('key')])
  return sql<FoundRow>`
    with found as materialized (${found}),
    tally as (select county, bits, count(*) as homes from found where price <= ${max} group by county, bits),
    page as (
      select found.* from found where price <= ${max} ${isInCounties(filters, 'and')}
      order by ${orderOf(sort, 'found')} limit ${PAGE_SIZE} offset ${offset}
    ),
    shown as (
      select page.id, summary from page join listing_contents on listing_id = page.id
      order by ${orderOf(sort, 'page')}
    )
    select
      (select coalesce(json_agg(tally), '[]') from tally) as counts,
      (select coalesce(json_agg(shown), '[]') from shown) as rows,
      (select count(*) from found where price > ${max} ${isInCounties(filters, 'and')})::integer as above`
}

/** The domain's total orders; an unknown size comes last. */
const ORDERS = {
  newest: { column: 'listed_on', direction: sql`desc` },
  'price-asc': { column: 'price', direction: sql`asc` },
  'price-desc': { column: 'price', direction: sql`desc` },
  beds: { column: 'beds', direction: sql`desc` },
  'square-feet': { column: 'square_feet', direction: sql`desc` },
  'price-per-square-foot': { column: 'price_per_square_foot', direction: sql`asc` },
  reduced: { column: 'reduced_on', direction: sql`desc` },
  'monthly-cost': { column: null, direction: sql`asc` },
  'shortest-commute': { column: null, direction: sql`asc` },
} as const satisfies Record<Sort, object>

const MAY_BE_UNKNOWN: ReadonlySet<Sort> = new Set([
  'beds',
  'square-feet',
  'price-per-square-foot',
  'reduced',
  'monthly-cost',
  'shortest-commute',
])

type OrderedTable = 'listings' | 'found' | 'page'

/** What the order goes by. */
function keyOf(sort: Sort, filters: DatedFilters): RawBuilder<unknown> {
  if (sort === 'monthly-cost') return monthOfHome(monthOf(filters))
  if (sort === 'shortest-commute') return commuteOfHome(commuteOf(filters))
  return sql`${sql.ref(`listings.${ORDERS[sort].column}`)}`
}

/** Homes of the counties served first, of those selected with their keys. */
const orderOf = (sort: Sort, table: OrderedTable) =>
  sql`${isElsewhere(table)}, ${keyOrder(sort, table, sql`${sql.ref(`${table}.key`)}`)}`

function keyOrder(sort: Sort, table: OrderedTable, key: RawBuilder<unknown>) {
  const { direction } = ORDERS[sort]
  const nulls = MAY_BE_UNKNOWN.has(sort) ? sql` nulls last` : sql``
  return sql`${key} ${direction}${nulls}, ${sql.ref(`${table}.id`)} ${direction}`
}
