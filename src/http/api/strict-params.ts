import type { FieldProblem } from '#domain/result.ts'
import { readListingQuery } from '#domain/search/filters-from-url.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { LISTING_PARAMS, type ListingParamName } from '#domain/search/listing-params.ts'
import { paramProblem } from '#domain/search/param-problems.ts'
import { readParam } from '#domain/search/query-param.ts'
import type { ListingQuery } from '#domain/search/search.ts'

/**
 * Reads a listing search as the API does: where a page falls back to what it understands, `wrong` names every parameter
 * that isn't among the known ones, is given twice or has a value that isn't understood. Without a price, every price is.
 */
export function readStrictly(
  params: URLSearchParams,
  known: Readonly<Record<string, unknown>>,
): { query: ListingQuery; wrong: FieldProblem[] } {
  const unexpected = unexpectedNames(params, known)
  const { query, rejected } = readListingQuery(Object.fromEntries(params), everyPrice)
  return {
    query,
    wrong: [
      ...unexpected,
      ...rejected.filter((field) => Object.hasOwn(known, field)).map((field) => problemOf(field, params)),
    ],
  }
}

/** What a rejected parameter must be. */
function problemOf(field: ListingParamName, params: URLSearchParams): FieldProblem {
  const param = LISTING_PARAMS[field]
  const understood = readParam(param, params.get(field) ?? '') !== undefined
  if (!understood) return { field, message: paramProblem(param) }
  // What can be read is refused for what it stands beside: a lowest price above the highest, terms that no FHA loan has.
  return { field, message: field === 'min' ? 'must not be above max' : 'isn’t possible with an FHA loan' }
}

/** The parameters that are not known, or given twice. */
export function unexpectedNames(params: URLSearchParams, known: object): FieldProblem[] {
  return [...new Set(params.keys())].flatMap((field) => {
    if (!Object.hasOwn(known, field)) {
      return [{ field, message: `isn’t a parameter; use one of ${Object.keys(known).join(', ')}` }]
    }
    return params.getAll(field).length > 1 ? [{ field, message: 'must be given once' }] : []
  })
}
