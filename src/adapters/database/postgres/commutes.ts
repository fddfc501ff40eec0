import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Condition } from '../listings/filter-columns.ts'
import type { CommuteSum } from '../listings/near-ways.ts'

/** Stations in reach of a home, and the minutes of the way: on foot (0) or the quickest (1). */
const WAYS = sql`jsonb_each(listings.near_stations) near (station, ways)`
const minutesOf = (onFoot: boolean) => sql`(ways -> ${sql.lit(onFoot ? 0 : 1)})::integer`
/** A number by the station; null where it has none. */
const of = (numbers: Readonly<Record<string, number>>) => sql`(${JSON.stringify(numbers)}::jsonb -> station)::integer`

/** Whether a station is in reach of a home. */
export const isInReach = ({ longest, onFoot }: Condition & { kind: 'ways' }): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from ${WAYS} where ${minutesOf(onFoot)} <= ${of(longest)})`

/** A home's shortest commute in minutes; null where none is known. */
export function commuteOfHome({ rides, walk }: CommuteSum): RawBuilder<number | null> {
  const onFoot = walk !== null
  const near = onFoot ? sql`where ${minutesOf(onFoot)} <= ${walk}` : sql``
  return sql`(select min(${minutesOf(onFoot)} + ${of(rides)}) from ${WAYS} ${near})`
}

type Ways = Condition & { kind: 'ways' }

/** The points of the first of several conditions that a home's ways meet, 0 without any: the most, as they fall. */
export function pointsOfWays(conditions: readonly Ways[], steps: readonly { points: number }[]): RawBuilder<number> {
  const stations = [...new Set(conditions.flatMap(({ longest }) => Object.keys(longest)))]
  const limits = Object.fromEntries(
    stations.map((station) => [station, conditions.map(({ longest }) => longest[station] ?? 0)]),
  )
  const way = minutesOf(conditions[0]!.onFoot)
  const cases = steps.map(
    ({ points }, at) => sql`when ${way} <= (most -> ${sql.lit(at)})::integer then ${sql.lit(points)}`,
  )
  return sql`coalesce((select max(case ${sql.join(cases, sql` `)} else 0 end)
    from (select ways, ${JSON.stringify(limits)}::jsonb -> station as most from ${WAYS}) near), 0)`
}
