import type { Timetable } from '#domain/commute/timetable.ts'
import type { RankCounts, RankQuery } from '#domain/match/ranking.ts'
import { mustsAndWishes, type WishStep } from '#domain/match/wishes.ts'
import type { FilterKey } from '#domain/search/filters/catalogue.ts'
import { conditionsAt, type Condition, type DatedFilters, type Dates } from './filter-columns.ts'
import { rideMinutes } from './near-ways.ts'
import type { StoredSummary } from './stored-listing.ts'

/** A home that meets all conditions gets so many points, unless an earlier step has given it more. */
export interface WishConditions {
  points: number
  conditions: readonly Condition[]
}

/** A search for ranked homes on a day, with its figures. */
export interface DatedRank {
  musts: DatedFilters
  /** The steps of each wish. */
  wishes: readonly (readonly WishConditions[])[]
  page: number
}

/** Ranked homes: the counts of all, and the page's. */
export interface RankedRows extends RankCounts {
  rows: StoredSummary[]
}

/** The conditions that a search's musts and wishes ask for. */
export function datedRank(
  { filters, liked, page }: RankQuery,
  day: Omit<Dates, 'rides'>,
  timetable: Timetable,
): DatedRank {
  const { musts, wishes } = mustsAndWishes(filters, liked)
  const on = (some: RankQuery['filters']): DatedFilters => ({
    ...some,
    ...day,
    rides: rideMinutes(some.train, timetable),
  })
  const conditionsOf = ({ asks }: WishStep) =>
    conditionsAt(Object.keys(asks) as FilterKey[], on({ ...filters, ...asks }))
  return {
    musts: on(musts),
    wishes: wishes.map(({ steps }) => steps.map((step) => ({ points: step.points, conditions: conditionsOf(step) }))),
    page,
  }
}
