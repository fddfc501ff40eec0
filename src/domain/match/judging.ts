import type { Listing } from '../listing/listing.ts'
import type { SearchContext } from '../search/filter-rules.ts'
import type { FilteredHome } from '../search/filters/filter.ts'
import { fitsOf, judgeOf, type Asked, type HomeFit } from './ranking.ts'
import { mustSteps } from './wishes.ts'

/** As many homes as are judged at once. */
export const MAX_JUDGED = 100

/** How far a home meets a search that may not find it. */
export interface JudgedHome {
  id: number
  /** As where the home is ranked. */
  fit: HomeFit
  /** Of each must in the order of `mustSteps`, from 0 to `FULL`; a home that misses any isn't ranked. */
  musts: number[]
}

/** Judges homes by all parts of a search. Throws where `context` lacks what the filters need. */
export function judgesOf(asked: Asked, context: SearchContext): (home: FilteredHome) => Omit<JudgedHome, 'id'> {
  const fitOf = fitsOf(asked, context)
  const judges = mustSteps(asked.filters, asked.liked).map((must) => judgeOf(must, context))
  return (home) => ({ fit: fitOf(home), musts: judges.map((judge) => judge(home)) })
}

/** Judges those listings in memory that have these ids, in the order of the ids. */
export function judgeListings(
  listings: readonly Listing[],
  asked: Asked,
  ids: readonly number[],
  context: SearchContext = {},
): JudgedHome[] {
  const judge = judgesOf(asked, context)
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  return [...new Set(ids)].flatMap((id) => {
    const listing = byId.get(id)
    return listing ? [{ id, ...judge(listing) }] : []
  })
}
