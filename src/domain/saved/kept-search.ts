import * as v from 'valibot'
import { checkFields } from '../form/check-fields.ts'
import { likeParam, readLike } from '../match/rank-url.ts'
import { likedParts, WISH_PARTS } from '../match/wishes.ts'
import { ok, type Result } from '../result.ts'
import { checkFilters, filtersParams } from '../search/filters-check.ts'
import { readListingQuery } from '../search/filters-from-url.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import type { QueryParams } from '../search/query-string.ts'

/** A search as it is kept: for homes that meet all of it, or for homes ranked by some of it. */
export interface KeptSearch {
  filters: ListingFilters
  /** The filters that are wishes, by `wishName`, in the order of the filters; none of a plain search. */
  liked: string[]
}

/** The names of wishes in a request; a plain search may leave them out. */
export const LikedSchema = v.optional(v.array(v.picklist(WISH_PARTS)), [])

/** The search in its plain form, or an 'invalid' problem that names what no search can ask for. A wish for nothing is left out. */
export function checkKeptSearch(filters: unknown, liked: unknown): Result<KeptSearch> {
  const checked = checkFilters(filters)
  if (!checked.ok) return checked
  const named = checkFields(v.object({ liked: LikedSchema }), { liked })
  return named.ok ? ok({ filters: checked.value, liked: likedParts(checked.value, named.value.liked) }) : named
}

/** A search as it is stored: the parameters of its address, which later versions read, too. Two searches with the same ones are the same. */
export const keptParams = ({ filters, liked }: KeptSearch): Record<string, string> => ({
  ...filtersParams(filters),
  ...likeParam(filters, liked),
})

/** Reads what `keptParams` wrote, in whatever version. */
export function readKeptSearch(params: QueryParams): KeptSearch {
  const { filters } = readListingQuery(params).query
  return { filters, liked: likedParts(filters, readLike(params['like'])) }
}
