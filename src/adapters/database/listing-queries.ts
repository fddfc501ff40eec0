import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { foldCase, type ListingFilters } from '#domain/filters.ts'
import type { BudgetRange } from '#domain/budget.ts'
import type { ListingSummary } from '#domain/listing.ts'
import { PAGE_SIZE, type Sort } from '#domain/search.ts'
import { SIMILAR_COUNT, type SimilarCriteria } from '#domain/similar.ts'
import { amenityBit, isSearchable, SAMPLE_SOURCE } from './listing-rows.ts'
import type { Engine } from './migrate.ts'
import type { Schema } from './schema.ts'

type Listings = ExpressionBuilder<Schema, 'listings'>

/** Homes that meet the filters other than the county, counted by county and set of amenities. */
export function countByCountyAndAmenities(db: Kysely<Schema>, engine: Engine, filters: ListingFilters) {
  return db
    .selectFrom('listings')
    .where((listings) => meetsAllButCounty(listings, engine, filters))
    .select((listings) => ['county', 'amenities', listings.fn.countAll<number>().as('homes')])
    .groupBy(['county', 'amenities'])
}

export function countByMarket(db: Kysely<Schema>) {
  return db
    .selectFrom('listings')
    .select((listings) => ['market', listings.fn.countAll<number>().as('homes')])
    .groupBy('market')
}

/** One page of the homes that meet the filters, in order. The ids are found in an index before any content is read. */
export function selectPage(db: Kysely<Schema>, engine: Engine, filters: ListingFilters, sort: Sort, offset: number) {
  const found = db
    .selectFrom('listings')
    .where((listings) => meets(listings, engine, filters))
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
  newest: { column: 'listed_on', direction: 'desc' },
  'price-asc': { column: 'price', direction: 'asc' },
  'price-desc': { column: 'price', direction: 'desc' },
  beds: { column: 'beds', direction: 'desc' },
  'square-feet': { column: 'square_feet', direction: 'desc' },
} as const satisfies Record<Sort, { column: string; direction: 'asc' | 'desc' }>

function orderOf(sort: Sort, table: 'listings' | 'found') {
  const { column, direction } = ORDERS[sort]
  const nulls = column === 'beds' || column === 'square_feet' ? sql` nulls last` : sql``
  const way = sql.raw(direction)
  return sql`${sql.ref(`${table}.${column}`)} ${way}${nulls}, ${sql.ref(`${table}.id`)} ${way}`
}

function meets(listings: Listings, engine: Engine, filters: ListingFilters): Expression<SqlBool> {
  const others = meetsAllButCounty(listings, engine, filters)
  return filters.county === null ? others : listings.and([listings('county', '=', filters.county), others])
}

function meetsAllButCounty(listings: Listings, engine: Engine, filters: ListingFilters): Expression<SqlBool> {
  const { market, search, price, beds, baths, amenities } = filters
  const conditions: Expression<SqlBool>[] = [
    listings('market', '=', market),
    listings('price', '>=', price.min),
    listings('price', '<=', price.max),
  ]
  if (search) conditions.push(holdsText(engine, foldCase(search)))
  if (beds !== null) conditions.push(listings('beds', '>=', beds))
  if (baths !== null) conditions.push(listings('baths', '>=', baths))
  if (amenities.length > 0) conditions.push(hasAmenities(amenities.reduce((bits, key) => bits | amenityBit(key), 0)))
  return listings.and(conditions)
}

const hasAmenities = (bits: number) =>
  sql<SqlBool>`(${sql.ref('listings.amenities')} & ${sql.lit(bits)}) = ${sql.lit(bits)}`

/** The trigram index knows texts of three characters and more; shorter ones are looked for in every text. */
const TRIGRAM = 3

/** Homes one of whose searched texts holds this folded text, letter for letter. */
function holdsText(engine: Engine, text: string): Expression<SqlBool> {
  if (!isSearchable(text)) return sql<SqlBool>`1 = 0`
  if (engine === 'postgres') {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
    return sql<SqlBool>`listings.id in (select listing_id from listing_search where search_text like ${pattern})`
  }
  if ([...text].length < TRIGRAM) {
    return sql<SqlBool>`listings.id in (select listing_id from listing_search where instr(search_text, ${text}) > 0)`
  }
  const phrase = `"${text.replaceAll('"', '""')}"`
  return sql<SqlBool>`listings.id in (select rowid from listing_fts where listing_fts match ${phrase})`
}

/** Enough of the nearest prices on both sides, in each county, to pick the similar homes from. */
export function selectNearestPrices(db: Kysely<Schema>, { market, price }: ListingSummary, criteria: SimilarCriteria) {
  const near = (county: string) => {
    const there = db
      .selectFrom('listings')
      .select('listings.id')
      .where('market', '=', market)
      .where('county', '=', county)
    // One more above: the home itself is among them.
    const above = there.where('price', '>=', price).where('price', '<=', criteria.maxPrice).orderBy('price')
    const below = there.where('price', '<', price).where('price', '>=', criteria.minPrice).orderBy('price', 'desc')
    return [above.orderBy('id').limit(SIMILAR_COUNT + 1), below.orderBy('id').limit(SIMILAR_COUNT)]
  }
  return criteria.counties
    .flatMap(near)
    .map((nearest) => db.selectFrom(nearest.as('nearest')).select('nearest.id'))
    .reduce((all, next) => all.unionAll(next))
}

/** Content of homes by their ids, in no order. */
export function selectSummaries(db: Kysely<Schema>, ids: readonly number[]) {
  return db.selectFrom('listing_contents').where('listing_id', 'in', ids).select(['listing_id as id', 'summary'])
}

export function selectListing(db: Kysely<Schema>, id: number) {
  return db
    .selectFrom('listings')
    .innerJoin('listing_contents', 'listing_contents.listing_id', 'listings.id')
    .where('listings.id', '=', id)
    .select(['listings.id', 'source', 'summary', 'details'])
}

/** The ids of the homes that came on the market last. */
export function selectNewest(db: Kysely<Schema>, count: number) {
  return db.selectFrom('listings').select('id').orderBy('listed_on', 'desc').orderBy('id', 'desc').limit(count)
}

/** How many homes are samples and how many came from feeds. */
export function countByOrigin(db: Kysely<Schema>) {
  return db
    .selectFrom('listings')
    .select((listings) => [
      listings.fn.countAll<number>().filterWhere('source', '=', SAMPLE_SOURCE).as('samples'),
      listings.fn.countAll<number>().filterWhere('source', '<>', SAMPLE_SOURCE).as('others'),
    ])
}

/** How many homes for sale lie in each range; a home on a border belongs to the upper one. */
export function countInRange(db: Kysely<Schema>, { min, max }: Pick<BudgetRange, 'min' | 'max'>) {
  const above = db.selectFrom('listings').where('market', '=', 'sale').where('price', '>=', min)
  const within = max === null ? above : above.where('price', '<', max)
  return within.select((listings) => listings.fn.countAll<number>().as('homes'))
}
