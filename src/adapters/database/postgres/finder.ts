import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import type { Market } from '#domain/money/money.ts'
import { foldCase, type ListingFilters } from '#domain/search/filters.ts'
import { pageWindow, PAGE_SIZE, type ListingQuery } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import { versioned, type ListingChanges } from '../listings/listing-changes.ts'
import { inCounty, sumHomes, type Found, type ListingFinder } from '../listings/listing-finder.ts'
import { amenityBit, isSearchable } from '../listings/listing-rows.ts'
import type { Schema } from '../schema.ts'
import { postgresOnMap } from './map.ts'
import { ownPlaceConditions, placeConditions } from './places.ts'

/** Finding listings by PostgreSQL's own indexes. */
export function postgresFinder(db: Kysely<Schema>, changes: ListingChanges): ListingFinder {
  // Depends on no filter and needs every row: counted once per change.
  const countMarkets = versioned(changes, async () => marketCounts(await countByMarket(db).execute()))
  /** Counts and page, read at the offset; read again where so few homes are left that the page lies elsewhere. */
  const countsAndPage = async (query: ListingQuery, offset: number, signal?: AbortSignal): Promise<CountsAndPage> => {
    const select = query.filters.search ? selectOfText : selectCountsAndPage
    const { rows } = await select(db, query, offset).execute(db, { signal })
    const found = rows[0]!
    const total = sumHomes(inCounty(found.tallies, query.filters.county))
    const window = pageWindow(total, query.page)
    return window.offset === offset || total === 0 ? found : countsAndPage(query, window.offset, signal)
  }
  return {
    tally: (filters, signal) => countByCountyAndAmenities(db, filters).execute({ signal }),
    onMap: (query, signal) => postgresOnMap(db, selectPlaced(db, query.filters), query, signal),
    find: async (query, signal) => {
      const { offset } = pageWindow(Infinity, query.page)
      const [found, markets] = await Promise.all([countsAndPage(query, offset, signal), countMarkets()])
      return { ...found, markets }
    },
  }
}

type CountsAndPage = Omit<Found, 'markets'>

type Listings = ExpressionBuilder<Schema, 'listings'>

function countByCountyAndAmenities(db: Kysely<Schema>, filters: ListingFilters) {
  return db
    .selectFrom('listings')
    .where((listings) => meetsAllButCounty(listings, filters))
    .select((listings) => ['county', 'amenities', listings.fn.countAll<number>().as('homes')])
    .groupBy(['county', 'amenities'])
}

function countByMarket(db: Kysely<Schema>) {
  return db
    .selectFrom('listings')
    .select((listings) => ['market', listings.fn.countAll<number>().as('homes')])
    .groupBy('market')
}

function marketCounts(rows: readonly { market: Market; homes: number }[]): Found['markets'] {
  const of = (market: Market) => rows.find((row) => row.market === market)?.homes ?? 0
  return { sale: of('sale'), rent: of('rent') }
}

/** One page of the homes that meet the filters, in order. The ids are found in an index before any content is read. */
function selectPage(db: Kysely<Schema>, { filters, sort }: ListingQuery, offset: number) {
  const found = db
    .selectFrom('listings')
    .where((listings) => meets(listings, filters))
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

/** Counts and page in one statement: both see the same snapshot of the homes. */
function selectCountsAndPage(db: Kysely<Schema>, query: ListingQuery, offset: number) {
  return sql<CountsAndPage>`
    select
      (select coalesce(json_agg(tally), '[]') from (${countByCountyAndAmenities(db, query.filters)}) tally) as tallies,
      (select coalesce(json_agg(shown), '[]') from (${selectPage(db, query, offset)}) shown) as rows`
}

/**
 * Counts and page of a search for text, out of homes that are looked up once. No index holds both text and order: a page
 * that walks an order by itself walks far where few homes have the text.
 */
function selectOfText(db: Kysely<Schema>, { filters, sort }: ListingQuery, offset: number) {
  const found = db
    .selectFrom('listings')
    .where((listings) => meetsAllButCounty(listings, filters))
    .select(['id', 'county', 'amenities', ORDERS[sort].column])
  const inItsCounty = filters.county === null ? sql`` : sql`where county = ${filters.county}`
  return sql<CountsAndPage>`
    with found as materialized (${found}),
    tally as (select county, amenities, count(*) as homes from found group by county, amenities),
    page as (
      select found.* from found ${inItsCounty} order by ${orderOf(sort, 'found')} limit ${PAGE_SIZE} offset ${offset}
    ),
    shown as (
      select page.id, summary from page join listing_contents on listing_id = page.id order by ${orderOf(sort, 'page')}
    )
    select
      (select coalesce(json_agg(tally), '[]') from tally) as tallies,
      (select coalesce(json_agg(shown), '[]') from shown) as rows`
}

/** The homes that meet the filters and have a place of their own. */
function selectPlaced(db: Kysely<Schema>, filters: ListingFilters) {
  return db
    .selectFrom('listings')
    .where('lat', 'is not', null)
    .where((listings) =>
      listings.and([meets(listings, { ...filters, area: null, within: null }), ...ownPlaceConditions(filters)]),
    )
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

function meets(listings: Listings, filters: ListingFilters): Expression<SqlBool> {
  const others = meetsAllButCounty(listings, filters)
  return filters.county === null ? others : listings.and([listings('county', '=', filters.county), others])
}

function meetsAllButCounty(listings: Listings, filters: ListingFilters): Expression<SqlBool> {
  const { market, search, price, beds, baths, amenities } = filters
  const conditions: Expression<SqlBool>[] = [
    listings('market', '=', market),
    listings('price', '>=', price.min),
    listings('price', '<=', price.max),
  ]
  if (search) conditions.push(holdsText(foldCase(search)))
  if (beds !== null) conditions.push(listings('beds', '>=', beds))
  if (baths !== null) conditions.push(listings('baths', '>=', baths))
  if (amenities.length > 0) conditions.push(hasAmenities(amenities.reduce((bits, key) => bits | amenityBit(key), 0)))
  conditions.push(...placeConditions(filters))
  return listings.and(conditions)
}

const hasAmenities = (bits: number) =>
  sql<SqlBool>`(${sql.ref('listings.amenities')} & ${sql.lit(bits)}) = ${sql.lit(bits)}`

/** The trigram index knows texts of three characters and more; a shorter one is looked for in every text. */
const TRIGRAM = 3

/**
 * Homes one of whose searched texts holds this folded text, letter for letter. Those the index finds are few: as an array
 * they are looked up by id, where a join may walk all homes first, as the engine guesses the number badly.
 */
function holdsText(text: string): Expression<SqlBool> {
  if (!isSearchable(text)) return sql<SqlBool>`false`
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const hits = sql`(select listing_id from listing_search where search_text like ${pattern})`
  return [...text].length < TRIGRAM ? sql`listings.id in ${hits}` : sql`listings.id = any (array ${hits})`
}
