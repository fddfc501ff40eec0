import { sql, type Kysely } from 'kysely'
import type { Market } from '#domain/money/money.ts'
import { pageWindow, PAGE_SIZE, type ListingQuery } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import { toTallies, type BitCount } from '../listings/bit-counts.ts'
import { conditionsBesidesCounty, conditionsOf } from '../listings/filter-columns.ts'
import { versioned, type ListingChanges } from '../listings/listing-changes.ts'
import { inCounty, sumHomes, type Found, type ListingFinder } from '../listings/listing-finder.ts'
import type { Schema } from '../schema.ts'
import { meetsAll } from './conditions.ts'
import { countByCountyAndBits, countByMarket, facetBits } from './counts.ts'
import { postgresMap } from './map.ts'

/** Searches listings by PostgreSQL's own indexes. */
export function postgresFinder(db: Kysely<Schema>, changes: ListingChanges): ListingFinder {
  // Independent of the filters: added up once per change.
  const countMarkets = versioned(changes, async () => marketCounts((await countByMarket.execute(db)).rows))
  /** Counts and page at the offset; read again where so few homes are left that the page starts elsewhere. */
  const countsAndPage = async (query: ListingQuery, offset: number, signal?: AbortSignal): Promise<CountsAndPage> => {
    const select = query.filters.search ? selectByText : selectCountsAndPage
    const { rows } = await select(db, query, offset).execute(db, { signal })
    const found = { tallies: toTallies(rows[0]!.counts), rows: rows[0]!.rows }
    const total = sumHomes(inCounty(found.tallies, query.filters.county))
    const window = pageWindow(total, query.page)
    return window.offset === offset || total === 0 ? found : countsAndPage(query, window.offset, signal)
  }
  return {
    tally: async (filters, signal) => {
      const counts = countByCountyAndBits(db, conditionsBesidesCounty(filters))
      return toTallies((await counts.execute(db, { signal })).rows)
    },
    onMap: postgresMap(db, changes),
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
}

function marketCounts(rows: readonly { market: Market; homes: number }[]): Found['markets'] {
  const of = (market: Market) => rows.find((row) => row.market === market)?.homes ?? 0
  return { sale: of('sale'), rent: of('rent') }
}

/** Counts and page in one statement, so that both see the same snapshot. */
function selectCountsAndPage(db: Kysely<Schema>, query: ListingQuery, offset: number) {
  return sql<FoundRow>`
    select
      (select coalesce(json_agg(tally), '[]') from (${countByCountyAndBits(db, conditionsBesidesCounty(query.filters))}) tally) as counts,
      (select coalesce(json_agg(shown), '[]') from (${selectPage(db, query, offset)}) shown) as rows`
}

/** One page of the homes that meet the filters, in order. The ids are found in an index before any content is read. */
function selectPage(db: Kysely<Schema>, { filters, sort }: ListingQuery, offset: number) {
  const found = db
    .selectFrom('listings')
    .where((listings) => meetsAll(listings, conditionsOf(filters)))
    .select(['id', ORDERS[sort].column])
    .orderBy(orderOf(sort, 'listings'))
    .limit(PAGE_SIZE)
    .offset(offset)
  return db
    .selectFrom(found.as('found'))
    .innerJoin('listing_contents', 'listing_contents.listing_id', 'found.id')
    .select(['found.id', 'listing_contents.summary'])
    .orderBy(orderOf(sort, 'found'))
}

/**
 * Counts and page of a text search, from homes that are looked up once. No index holds both text and order: left to walk
 * an order, PostgreSQL passes many homes where few have the text.
 */
function selectByText(db: Kysely<Schema>, { filters, sort }: ListingQuery, offset: number) {
  const found = db
    .selectFrom('listings')
    .where((listings) => meetsAll(listings, conditionsBesidesCounty(filters)))
    .select(['id', 'county', facetBits, ORDERS[sort].column])
  const inItsCounty = filters.county === null ? sql`` : sql`where county = ${filters.county}`
  return sql<FoundRow>`
    with found as materialized (${found}),
    tally as (select county, bits, count(*) as homes from found group by county, bits),
    page as (
      select found.* from found ${inItsCounty} order by ${orderOf(sort, 'found')} limit ${PAGE_SIZE} offset ${offset}
    ),
    shown as (
      select page.id, summary from page join listing_contents on listing_id = page.id order by ${orderOf(sort, 'page')}
    )
    select
      (select coalesce(json_agg(tally), '[]') from tally) as counts,
      (select coalesce(json_agg(shown), '[]') from shown) as rows`
}

/** The domain's total orders; an unknown size comes last. */
const ORDERS = {
  newest: { column: 'listed_on', direction: sql`desc` },
  'price-asc': { column: 'price', direction: sql`asc` },
  'price-desc': { column: 'price', direction: sql`desc` },
  beds: { column: 'beds', direction: sql`desc` },
  'square-feet': { column: 'square_feet', direction: sql`desc` },
} as const satisfies Record<Sort, object>

function orderOf(sort: Sort, table: 'listings' | 'found' | 'page') {
  const { column, direction } = ORDERS[sort]
  const nulls = column === 'beds' || column === 'square_feet' ? sql` nulls last` : sql``
  return sql`${sql.ref(`${table}.${column}`)} ${direction}${nulls}, ${sql.ref(`${table}.id`)} ${direction}`
}
