import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Market } from '#domain/money/money.ts'
import { PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import { FACET_BITS, type BitCount } from '../listings/bit-counts.ts'
import { splitConditions, type Condition, type DatedFilters } from '../listings/filter-columns.ts'
import type { Schema } from '../schema.ts'
import { meetsAll } from './conditions.ts'

export const facetBits = sql<number>`amenities & ${sql.lit(FACET_BITS)}`.as('bits')

/** The highest minimums that `listing_counts` can answer: homes with more rooms are counted with these. */
const MOST_ROOMS = { beds: 5, baths: 4 } as const

/** The last price step, which has no upper end; see `price_step` in the migrations. */
const LAST_STEP = 100

/** The homes that meet the conditions, by county and bits: from `listing_counts` if it has what they ask for. */
export function countByCountyAndBits(db: Kysely<Schema>, conditions: readonly Condition[]): RawBuilder<BitCount> {
  const parts = partsOf(db, conditions) ?? [countListings(db, conditions, sql`true`)]
  return sql`
    select county, bits, sum(homes)::bigint as homes
    from (${sql.join(parts, sql` union all `)}) counted
    group by county, bits`
}

/** Whole price steps from the counts, and the homes of the steps that the range cuts one by one; null where that won't do. */
function partsOf(db: Kysely<Schema>, conditions: readonly Condition[]): RawBuilder<BitCount>[] | null {
  const market = conditions.find((condition) => condition.kind === 'equality' && condition.column === 'market')
  const price = conditions.find((condition) => condition.kind === 'range' && condition.column === 'price')
  if (market?.kind !== 'equality' || price?.kind !== 'range' || price.column !== 'price') return null
  const others = conditions.filter((condition) => condition !== market && condition !== price).map(meetsKept)
  if (others.some((other) => other === null)) return null
  const { step } = PRICE_SCALES[market.value as Market]
  // Rounding may make a step of a price just above it.
  const near = Math.ceil(price.min / step)
  const first = near * step < price.min ? near + 1 : near
  const end = Math.min(LAST_STEP, Math.floor(price.max / step))
  if (first >= end) return null
  const isWhole = sql`market = ${market.value} and price_step >= ${first} and price_step < ${end}`
  const whole = sql<BitCount>`
    select county, ${facetBits}, sum(homes) as homes from listing_counts
    where ${sql.join([isWhole, ...others], sql` and `)}
    group by 1, 2`
  const below = price.min < first * step ? [countListings(db, conditions, sql`price < ${first * step}`)] : []
  return [whole, ...below, countListings(db, conditions, sql`price >= ${end * step}`)]
}

/** A condition on the columns of `listing_counts`; null where they can't tell. */
function meetsKept(condition: Condition): RawBuilder<SqlBool> | null {
  if (condition.kind === 'bits' && condition.column === 'amenities')
    return sql`amenities & ${sql.lit(condition.bits)} = ${sql.lit(condition.bits)}`
  if (condition.kind !== 'minimum' || !(condition.column in MOST_ROOMS)) return null
  const most = MOST_ROOMS[condition.column as keyof typeof MOST_ROOMS]
  return condition.min >= 0 && condition.min <= most ? sql`${sql.ref(condition.column)} >= ${condition.min}` : null
}

function countListings(
  db: Kysely<Schema>,
  conditions: readonly Condition[],
  isPriced: RawBuilder<SqlBool>,
): RawBuilder<BitCount> {
  const counted = db
    .selectFrom('listings')
    .where((listings) => meetsAll(listings, conditions))
    .where(isPriced)
    .select((listings) => ['county', facetBits, listings.fn.countAll<number>().as('homes')])
    .groupBy(['county', 'bits'])
  return sql`${counted}`
}

/** One row with the number of homes that meet each of the searches' conditions, as c0, c1 and so on. */
export function selectCounts(db: Kysely<Schema>, searches: readonly DatedFilters[]) {
  const { shared, own } = splitConditions(searches)
  return db
    .selectFrom('listings')
    .where((listings) => meetsAll(listings, shared))
    .select((listings) =>
      own.map((conditions, at) =>
        listings.fn.countAll<number>().filterWhere(meetsAll(listings, conditions)).as(`c${at}`),
      ),
    )
}

/** All homes of each market that has any. */
export const countByMarket = sql<{ market: Market; homes: number }>`
  select market, sum(homes)::bigint as homes from listing_counts group by market`
