import { isListingId } from '../listing/listing-id.ts'
import { readListingQuery } from '../search/filters-from-url.ts'
import { writeListingQuery } from '../search/filters-url.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import { everyPrice } from '../search/filters/price.ts'
import { readParam } from '../search/query-param.ts'
import type { QueryParams } from '../search/query-string.ts'
import type { Asked, RankQuery } from './ranking.ts'
import { LIKE_PARAM, likedParts, WISH_PARTS } from './wishes.ts'

/** The parameters of a ranked search: those of a search for listings, and which of its filters are wishes. */
export const writeRankQuery = ({ filters, liked, page }: RankQuery): Record<string, string> => ({
  ...writeListingQuery({ filters, sort: 'newest', page }, everyPrice),
  ...likeParam(filters, liked),
})

/** The parameter that names the wishes; none where nothing is one. */
export function likeParam(filters: ListingFilters, liked: readonly string[]): Record<string, string> {
  const like = likedParts(filters, liked)
  return like.length > 0 ? { like: like.toSorted().join(',') } : {}
}

/** The parameters that ask how far homes meet a ranked search; null without the id of any. */
export function writeFitsQuery(asked: Asked, ids: readonly number[]): Record<string, string> | null {
  const known = ids.filter(isListingId)
  return known.length === 0 ? null : { ...writeRankQuery({ ...asked, page: 1 }), ids: known.join() }
}

/** Reads a ranked search. Never throws: what isn't understood is left out. Without a price, every price is meant. */
export function readRankQuery(params: QueryParams): RankQuery {
  const { filters, page } = readListingQuery(params, everyPrice).query
  return { filters, liked: likedParts(filters, readLike(params['like'])), page }
}

/** The `like` of a search all of whose parts are to be wishes, but for the price, which a visitor may not have chosen. */
export const LIKE_ALL = 'all'

/** The parts that a parameter names; a form without scripts may name one that doesn't exist any more. */
export function readLike(text: string | undefined): readonly string[] {
  if (text === LIKE_ALL) return WISH_PARTS.filter((name) => name !== 'price')
  const names = (text ?? '').split(',').filter(Boolean)
  return names.filter((name) => readParam(LIKE_PARAM, name) !== undefined)
}
