import { sql, type ExpressionBuilder, type Kysely, type RawBuilder } from 'kysely'
import { COUNTIES } from '#domain/geo/county.ts'
import { FULL } from '#domain/match/wishes.ts'
import { PAGE_SIZE } from '#domain/search/search.ts'
import { conditionsOf } from '../listings/filter-columns.ts'
import type { DatedRank, RankedRows, WishConditions } from '../listings/wish-conditions.ts'
import type { Schema } from '../schema.ts'
import { pointsOfWays } from './commutes.ts'
import { meetsAll } from './conditions.ts'
import { monthOfHome } from './months.ts'

/** The one row of a ranked search: counts and page in one statement, so that both see the same snapshot. */
export function selectRanked(db: Kysely<Schema>, { musts, wishes, page }: DatedRank): RawBuilder<RankedRows> {
  const scored = db
    .selectFrom('listings')
    .where((listings) => meetsAll(listings, conditionsOf(musts)))
    .select((listings) => [
      'id',
      'listed_on',
      sql<boolean>`listings.county = any (${COUNTIES}::text[])`.as('served'),
      ...wishes.map((steps, at) => pointsOf(listings, steps).as(`p${at}`)),
    ])
  const each = (text: (at: number) => string) => sql.raw(wishes.map((_, at) => text(at)).join(' + ') || '0')
  const points = each((at) => `p${at}`)
  const met = each((at) => `(p${at} = ${FULL})::integer`)
  const order = sql`served desc, points desc, listed_on desc, id desc`
  return sql<RankedRows>`
    with scored as materialized (${scored}),
    counted as (
      select count(*)::integer as total,
        (count(*) filter (where ${met} = ${wishes.length}))::integer as full_matches,
        (count(*) filter (where ${met} = ${wishes.length - 1}))::integer as nearly
      from scored
    ),
    page as (
      select id, served, ${points} as points, listed_on from scored order by ${order} limit ${PAGE_SIZE}
      offset (select least(${page - 1}, greatest(0, (total - 1) / ${PAGE_SIZE})) * ${PAGE_SIZE} from counted)
    ),
    shown as (select page.id, summary from page join listing_contents on listing_id = page.id order by ${order})
    select total, full_matches as full, nearly, (select coalesce(json_agg(shown), '[]') from shown) as rows from counted`
}

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
