import { sql, type ExpressionBuilder, type Kysely, type RawBuilder } from 'kysely'
import { COUNTIES } from '#domain/geo/county.ts'
import { FULL } from '#domain/match/wishes.ts'
import { PAGE_SIZE } from '#domain/search/search.ts'
import { conditionsOf } from '../listings/filter-columns.ts'
import type { DatedRank, RankedRows, WishConditions } from '../listings/wish-conditions.ts'
import type { Schema } from '../schema.ts'
import { meetsAll } from './conditions.ts'

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

/** The points that a home gets for a wish. */
function pointsOf(listings: ExpressionBuilder<Schema, 'listings'>, steps: readonly WishConditions[]) {
  const cases = steps.map(
    ({ points, conditions }) => sql`when ${meetsAll(listings, conditions)} then ${sql.lit(points)}`,
  )
  return sql<number>`case ${sql.join(cases, sql` `)} else 0 end`
}
