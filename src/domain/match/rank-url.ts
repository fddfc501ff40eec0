import { readListingQuery } from '../search/filters-from-url.ts'
import { writeListingQuery } from '../search/filters-url.ts'
import { everyPrice } from '../search/filters/price.ts'
import { readParam } from '../search/query-param.ts'
import type { QueryParams } from '../search/query-string.ts'
import type { RankQuery } from './ranking.ts'
import { likedParts, LIKE_PARAM } from './wishes.ts'

/** The parameters of a ranked search: those of a search for listings, and which of its filters are wishes. */
export function writeRankQuery({ filters, liked, page }: RankQuery): Record<string, string> {
  const like = likedParts(filters, liked)
  return {
    ...writeListingQuery({ filters, sort: 'newest', page }, everyPrice),
    ...(like.length > 0 && { like: like.toSorted().join(',') }),
  }
}

/** Reads a ranked search. Never throws: what isn't understood is left out. Without a price, every price is meant. */
export function readRankQuery(params: QueryParams): RankQuery {
  const { filters, page } = readListingQuery(params, everyPrice).query
  return { filters, liked: likedParts(filters, readLike(params['like'])), page }
}

/** The parts that a parameter names; a form without scripts may name one that doesn't exist any more. */
function readLike(text: string | undefined): readonly string[] {
  const known = (text ?? '').split(',').filter((name) => readParam(LIKE_PARAM, name) !== undefined)
  return known.filter(Boolean)
}
