import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { turned, type Turn, type Turned } from '#domain/match/contrasts.ts'
import { writeRankQuery } from '#domain/match/rank-url.ts'
import type { Asked, RankedPage, RankQuery } from '#domain/match/ranking.ts'
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

/** A home that a page of the ranking doesn't have, with how far it meets the search; null: it isn't listed. Throws ProblemError. */
export const askedHomeQuery = (listings: ListingGateway, asked: RankQuery, id: number) =>
  queryOptions({
    queryKey: ['listings', 'asked-home', id, writeRankQuery({ ...asked, page: 1 })],
    queryFn: async ({ signal }) => {
      const answer = await listings.byId(id, signal)
      if (!answer.ok && answer.problem.kind === 'not-found') return null
      const listing = valueOrThrow(answer)
      const [judged] = valueOrThrow(await listings.fits(asked, [listing.id], signal))
      return judged ? { listing, fit: judged.fit, musts: judged.musts, answered: asked } : null
    },
    placeholderData: (last) => (last?.listing.id === id ? last : undefined),
  })

/** What each turn of a search finds. Null: nobody asks. Throws ProblemError. */
export const turnedQuery = (listings: ListingGateway, asked: Asked, turns: readonly Turn[] | null) =>
  queryOptions({
    queryKey: ['listings', 'turned', writeRankQuery({ ...asked, page: 1 }), turns],
    queryFn: turns
      ? ({ signal }): Promise<Turned[]> =>
          Promise.all(
            turns.map(async (turn) => ({
              turn,
              page: valueOrThrow(await listings.rank(turned(asked, turn), signal)),
            })),
          )
      : skipToken,
  })

/** Whether a page of the ranking has a home. */
export const isOn = ({ homes }: RankedPage, id: number): boolean => homes.some(({ listing }) => listing.id === id)
