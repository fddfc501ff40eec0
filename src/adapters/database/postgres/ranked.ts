import { sql, type ExpressionBuilder, type Kysely, type RawBuilder } from 'kysely'
import { COUNTIES } from '#domain/geo/county.ts'
import { FULL } from '#domain/match/wishes.ts'
import { PAGE_SIZE } from '#domain/search/search.ts'
import { conditionsOf, type DatedFilters } from '../listings/filter-columns.ts'
import type { DatedRank, RankedRows, WishConditions } from '../listings/wish-conditions.ts'
import type { Schema } from '../schema.ts'
import { pointsOfWays } from './commutes.ts'
import { meetsAll } from './conditions.ts'
import { monthOfHome } from './months.ts'

type Steps = readonly WishConditions[]

/** The one row of a ranked search: counts and page in one statement, so that both see the same snapshot. */
export function selectRanked(db: Kysely<Schema>, { musts, wishes, page }: DatedRank): RawBuilder<RankedRows> {
  // The order of wishes changes nothing.
  const plain = wishes.filter((steps) => !asksCommute(steps))
  const commutes = wishes.filter(asksCommute)
  const met = sum(wishes, (column) => `(${column} = ${FULL})::integer`)
  const order = sql`served desc, points desc, listed_on desc, id desc`
  return sql<RankedRows>`
    with scored as materialized (${selectScored(db, musts, plain)}),
    rated as ${commutes.length === 0 ? sql`not materialized (select * from scored)` : sql`materialized (${selectRated(db, plain, commutes, page)})`},
    counted as (
      select count(*)::integer as total,
        (count(*) filter (where ${met} = ${wishes.length}))::integer as full_matches,
        (count(*) filter (where ${met} = ${wishes.length - 1}))::integer as nearly
      from rated
    ),
    page as (
      select id, served, ${sum(wishes, (column) => column)} as points, listed_on from rated order by ${order} limit ${PAGE_SIZE}
      offset (select least(${page - 1}, greatest(0, (total - 1) / ${PAGE_SIZE})) * ${PAGE_SIZE} from counted)
    ),
    shown as (select page.id, summary from page join listing_contents on listing_id = page.id order by ${order})
    select total, full_matches as full, nearly, (select coalesce(json_agg(shown), '[]') from shown) as rows from counted`
}

/** The homes that meet the musts, with their points for each wish: `p0`, `p1` and so on. */
const selectScored = (db: Kysely<Schema>, musts: DatedFilters, wishes: readonly Steps[]) =>
  db
    .selectFrom('listings')
    .where((listings) => meetsAll(listings, conditionsOf(musts)))
    .select((listings) => [
      'id',
      'listed_on',
      sql<boolean>`listings.county = any (${COUNTIES}::text[])`.as('served'),
      ...wishes.map((steps, at) => pointsOf(listings, steps).as(`p${at}`)),
    ])

/**
 * The same with the points for commutes, which take longest: worked out only for homes that by them may be counted, or come up to
 * the last home of the page as it is without them.
 */
function selectRated(db: Kysely<Schema>, plain: readonly Steps[], commutes: readonly Steps[], page: number) {
  const low = sum(plain, (column) => column)
  const missed = sum(plain, (column) => `(${column} < ${FULL})::integer`)
  const points = commutes.map((steps, at) => {
    const found = db
      .selectFrom('listings')
      .whereRef('listings.id', '=', 'scored.id' as 'listings.id')
      .select((listings) => pointsOf(listings, steps).as('points'))
    return sql`case when ${missed} <= 1 or (served, ${low} + ${FULL * commutes.length}) >= (last_served, last_points)
      or last_served is null then (${found}) else 0 end as ${sql.ref(`p${plain.length + at}`)}`
  })
  return sql`
    select scored.*, ${sql.join(points)} from scored left join (
      select served as last_served, ${low} as last_points from scored
      order by served desc, ${low} desc offset ${page * PAGE_SIZE - 1} limit 1
    ) last on true`
}

/** Adds up what `each` makes of the column of each wish. A bare 0 would order by a column's position. */
const sum = (wishes: readonly Steps[], each: (column: string) => string) =>
  sql.raw(wishes.map((_, at) => each(`p${at}`)).join(' + ') || '0::integer')

const asksCommute = (steps: Steps) =>
  steps.every(({ conditions: [first, ...others] }) => first?.kind === 'ways' && others.length === 0)

/** The points that a home gets for a wish. What takes longest is worked out once for all steps. */
function pointsOf(
  listings: ExpressionBuilder<Schema, 'listings'>,
  steps: readonly WishConditions[],
): RawBuilder<number> {
  const alone = steps.map(({ conditions }) => (conditions.length === 1 ? conditions[0]! : null))
  const given = steps.map(({ points }) => sql.lit(points))
  const months = alone.filter((condition) => condition?.kind === 'month')
  if (months.length === steps.length) {
    const unknown = months[0]!.withUnknown ? [sql`when month.cents is null then ${given[0]!}`] : []
    const cases = [...unknown, ...months.map(({ below }, at) => sql`when month.cents < ${below} then ${given[at]!}`)]
    return sql`(select ${firstOf(cases)} from (values (${monthOfHome(months[0]!.sum)})) month (cents))`
  }
  const ways = alone.filter((condition) => condition?.kind === 'ways')
  if (ways.length === steps.length) return pointsOfWays(ways, steps)
  return firstOf(steps.map(({ conditions }, at) => sql`when ${meetsAll(listings, conditions)} then ${given[at]!}`))
}

const firstOf = (cases: readonly RawBuilder<unknown>[]) => sql<number>`case ${sql.join(cases, sql` `)} else 0 end`
