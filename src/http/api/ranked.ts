import { Hono } from 'hono'
import type { RankQuery } from '#domain/match/ranking.ts'
import { LIKE_PARAM } from '#domain/match/wishes.ts'
import { fail, invalid, ok, type FieldProblem, type Result } from '#domain/result.ts'
import { LISTING_PARAMS } from '#domain/search/listing-params.ts'
import { paramProblem } from '#domain/search/param-problems.ts'
import { readParam } from '#domain/search/query-param.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { RequestVariables } from '../request-log.ts'
import { resultAnswer } from './json-answer.ts'
import { readStrictly } from './strict-params.ts'

const { sort: _, ...FILTERS_AND_PAGE } = LISTING_PARAMS

/** The parameters of a ranked search: the filters and page of a listing search, and which filters are wishes. */
export const RANK_PARAMS = { ...FILTERS_AND_PAGE, like: LIKE_PARAM }

/** GET /api/ranked: the homes that meet a search's musts, ranked by how far they meet its wishes. */
export const rankedApi = (listings: ListingGateway) =>
  new Hono<RequestVariables>().get('/', async (c) => {
    const query = readRank(new URL(c.req.url).searchParams, RANK_PARAMS)
    return resultAnswer(c, query.ok ? await listings.rank(query.value, c.req.raw.signal) : query)
  })

/** Reads a ranked search whose parameters are all among the known ones. `wrong`: what is found wrong with others. */
export function readRank(
  params: URLSearchParams,
  known: Readonly<Record<string, unknown>>,
  others: readonly FieldProblem[] = [],
): Result<RankQuery> {
  const { query, wrong } = readStrictly(params, known)
  wrong.push(...others)
  const text = params.get('like') ?? ''
  const liked = text === '' ? [] : (readParam(LIKE_PARAM, text) as string[] | undefined)
  if (!liked) wrong.push({ field: 'like', message: paramProblem(LIKE_PARAM) })
  return liked && wrong.length === 0 ? ok({ filters: query.filters, liked, page: query.page }) : fail(invalid(wrong))
}
