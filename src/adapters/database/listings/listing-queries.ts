import type { Kysely } from 'kysely'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { SIMILAR_COUNT, type SimilarCriteria } from '#domain/listing/similar.ts'
import type { BudgetRange } from '#domain/search/budget.ts'
import type { Schema } from '../schema.ts'
import { SAMPLE_SOURCE } from './listing-rows.ts'

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

/** Which feeds have homes, by the homes' ids: those that are shown, and those whose listings these stand for. */
export function selectSources(db: Kysely<Schema>, ids: readonly number[]) {
  const shown = db.selectFrom('listings').where('id', 'in', ids).select('source')
  // `union` names each of them once.
  return shown.union(db.selectFrom('joined_listings').where('leader_id', 'in', ids).select('source')).orderBy('source')
}

/** The feeds of each of these homes: its own, and those whose listings it stands for. */
export function selectSourcesOf(db: Kysely<Schema>, ids: readonly number[]) {
  const shown = db.selectFrom('listings').where('id', 'in', ids).select(['id', 'source'])
  const joined = db.selectFrom('joined_listings').where('leader_id', 'in', ids).select(['leader_id as id', 'source'])
  return shown.union(joined).orderBy('source')
}

/** The listing that is shown in place of another feed's, by the id of that one. */
export function selectLeader(db: Kysely<Schema>, id: number) {
  return db.selectFrom('joined_listings').where('id', '=', id).select('leader_id')
}

export function selectListing(db: Kysely<Schema>, id: number) {
  return db
    .selectFrom('listings')
    .innerJoin('listing_contents', 'listing_contents.listing_id', 'listings.id')
    .where('listings.id', '=', id)
    .select(['listings.id', 'source', 'source_key', 'summary', 'details'])
}

/** All that is stored of these homes, in no order. */
export function selectContents(db: Kysely<Schema>, ids: readonly number[]) {
  return db
    .selectFrom('listing_contents')
    .where('listing_id', 'in', ids)
    .select(['listing_id as id', 'summary', 'details'])
}

/** The ids of the homes for sale that came on the market last. */
export function selectNewest(db: Kysely<Schema>, count: number) {
  const forSale = db.selectFrom('listings').select('id').where('market', '=', 'sale')
  return forSale.orderBy('listed_on', 'desc').orderBy('id', 'desc').limit(count)
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
