import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { foldCase, type ListingFilters } from '#domain/filters.ts'
import type { Market } from '#domain/money.ts'
import { pageWindow, PAGE_SIZE, type ListingQuery, type Sort } from '#domain/search.ts'
import { versioned, type ListingChanges } from './listing-changes.ts'
import { inCounty, sumHomes, type Found, type ListingFinder, type Tally } from './listing-finder.ts'
import { amenityBit, isSearchable } from './listing-rows.ts'
import type { Schema } from './schema.ts'

/** Finding listings by PostgreSQL's own indexes. */
export function postgresFinder(db: Kysely<Schema>, changes: ListingChanges): ListingFinder {
  // Depends on no filter and needs every row: counted once per change.
  const countMarkets = versioned(changes, async () => marketCounts(await countByMarket(db).execute()))
  const tally = (filters: ListingFilters, signal?: AbortSignal): Promise<Tally[]> =>
    countByCountyAndAmenities(db, filters).execute({ signal })
  const page = (query: ListingQuery, offset: number, signal?: AbortSignal) =>
    selectPage(db, query, offset).execute({ signal })
  return {
    tally,
    find: async (query, signal) => {
      const hoped = pageWindow(Infinity, query.page).offset
      const [tallies, rows, markets] = await Promise.all([
        tally(query.filters, signal),
        page(query, hoped, signal),
        countMarkets(),
      ])
      const { offset } = pageWindow(sumHomes(inCounty(tallies, query.filters.county)), query.page)
      return { tallies, rows: offset === hoped ? rows : await page(query, offset, signal), markets }
    },
  }
}

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

/** The domain's total orders; an unknown size comes last. */
const ORDERS = {
  newest: { column: 'listed_on', direction: sql`desc` },
  'price-asc': { column: 'price', direction: sql`asc` },
  'price-desc': { column: 'price', direction: sql`desc` },
  beds: { column: 'beds', direction: sql`desc` },
  'square-feet': { column: 'square_feet', direction: sql`desc` },
} as const satisfies Record<Sort, object>

function orderOf(sort: Sort, table: 'listings' | 'found') {
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
  return listings.and(conditions)
}

const hasAmenities = (bits: number) =>
  sql<SqlBool>`(${sql.ref('listings.amenities')} & ${sql.lit(bits)}) = ${sql.lit(bits)}`

/** Homes one of whose searched texts holds this folded text, letter for letter. */
function holdsText(text: string): Expression<SqlBool> {
  if (!isSearchable(text)) return sql<SqlBool>`false`
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`listings.id in (select listing_id from listing_search where search_text like ${pattern})`
}
