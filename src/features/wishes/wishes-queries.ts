import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { writeRankQuery } from '#domain/match/rank-url.ts'
import type { RankQuery } from '#domain/match/ranking.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/**
 * A page of ranked homes with the search that it answers: the last one stays while the next loads. Null: none is asked for.
 * Throws ProblemError.
 */
export const rankedQuery = (listings: ListingGateway, query: RankQuery | null) =>
  queryOptions({
    queryKey: ['listings', 'ranked', query && writeRankQuery(query)],
    queryFn: query
      ? async ({ signal }) => ({ asked: query, page: valueOrThrow(await listings.rank(query, signal)) })
      : skipToken,
    placeholderData: keepPreviousData,
  })
