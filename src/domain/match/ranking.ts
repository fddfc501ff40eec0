import { isServed } from '../geo/county.ts'
import type { FeedCredit } from '../listing/feed-credit.ts'
import type { HomeKind } from '../listing/home-kind.ts'
import { summaryOf, type Listing, type ListingSummary } from '../listing/listing.ts'
import { commutesFor, FILTER_RULES, monthsFor, type SearchContext } from '../search/filter-rules.ts'
import type { FilterKey, ListingFilters } from '../search/filters/catalogue.ts'
import type { FilteredHome } from '../search/filters/filter.ts'
import { matching } from '../search/matching.ts'
import { COMPARE, pageWindow, PAGE_SIZE } from '../search/search.ts'
import { FULL, mustsAndWishes, type Wish } from './wishes.ts'

/** A search some of whose parts are wishes. */
export interface RankQuery {
  /** Wishes and musts. */
  filters: ListingFilters
  /** Which of them are wishes, by `wishName`. */
  liked: readonly string[]
  /** From 1; a page past the end answers the last one. */
  page: number
}

/** Wishes and musts, whatever page of homes they find. */
export type Asked = Pick<RankQuery, 'filters' | 'liked'>

/** How far a home meets each wish, and the numbers that its reasons are told by. */
export interface HomeFit {
  /** Of each wish in the order of `mustsAndWishes`, from 0 to `FULL`. */
  points: number[]
  /** Cents; null where it isn't asked for or can't be worked out. */
  month: number | null
  /** Door to door, to the place asked for; null where none is, or no way is known. */
  minutes: number | null
  yearBuilt: number | null
  lotAcres: number | null
  kind: HomeKind | null
}

export interface RankedHome {
  listing: ListingSummary
  fit: HomeFit
}

/** How many homes meet all musts, and how many of these meet every wish, or all but one. */
export interface RankCounts {
  total: number
  full: number
  nearly: number
}

export interface RankedPage extends RankCounts {
  page: number
  pageCount: number
  homes: RankedHome[]
  /** What the sources of the page's homes require to be shown. */
  feeds: FeedCredit[]
}

/** How far homes meet a search's wishes. */
export type FitOf = (home: FilteredHome) => HomeFit

/** The points of a home, added up: what homes are ranked by. */
export const pointsOf = ({ points }: Pick<HomeFit, 'points'>): number => points.reduce((sum, each) => sum + each, 0)

/** Judges homes by the wishes of a search. Throws where `context` lacks what the filters need. */
export function fitsOf({ filters, liked }: Asked, context: SearchContext): FitOf {
  const judges = mustsAndWishes(filters, liked).wishes.map((wish) => judgeOf(wish, context))
  const monthOf = filters.cost.upTo === null ? null : monthsFor(filters.cost, context)
  const minutesOf = filters.train.to === null ? null : commutesFor(filters.train, context)
  return (home) => ({
    points: judges.map((judge) => judge(home)),
    month: monthOf?.(home) ?? null,
    minutes: minutesOf?.(home) ?? null,
    yearBuilt: home.yearBuilt,
    lotAcres: home.lotAcres,
    kind: home.structure.kind,
  })
}

/** The points that homes get for a wish. */
export function judgeOf({ steps }: Wish, context: SearchContext): (home: FilteredHome) => number {
  const rules = steps.map(({ points, asks }) => {
    const each = (Object.keys(asks) as FilterKey[]).map((key) => FILTER_RULES[key](asks[key] as never, context))
    return { points, meets: (home: FilteredHome) => each.every((meets) => meets(home)) }
  })
  return (home) => rules.find(({ meets }) => meets(home))?.points ?? 0
}

/** How many of a home's wishes are met entirely. */
export const metWishes = ({ points }: Pick<HomeFit, 'points'>): number => points.filter((each) => each === FULL).length

/**
 * Ranks listings in memory: the sample edition's order, and the measure of every other adapter. Most points first, of equals
 * the newest; homes outside the counties served come last, as everywhere.
 */
export function rankListings(listings: readonly Listing[], query: RankQuery, context: SearchContext = {}): RankedPage {
  const { musts, wishes } = mustsAndWishes(query.filters, query.liked)
  const fitOf = fitsOf(query, context)
  const ranked = listings
    .filter(matching(musts, context))
    .map((listing) => ({ listing, fit: fitOf(listing) }))
    .sort(
      (a, b) =>
        Number(isServed(b.listing.county)) - Number(isServed(a.listing.county)) ||
        pointsOf(b.fit) - pointsOf(a.fit) ||
        COMPARE.newest(a.listing, b.listing),
    )
  const { page, pageCount, offset } = pageWindow(ranked.length, query.page)
  const meeting = (count: number) => ranked.filter(({ fit }) => metWishes(fit) === count).length
  return {
    total: ranked.length,
    full: meeting(wishes.length),
    nearly: wishes.length === 0 ? 0 : meeting(wishes.length - 1),
    page,
    pageCount,
    homes: ranked.slice(offset, offset + PAGE_SIZE).map(({ listing, fit }) => ({ listing: summaryOf(listing), fit })),
    feeds: [],
  }
}
