import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { contrastsOf, turned, turnsOf } from '#domain/match/contrasts.ts'
import { writeRankQuery } from '#domain/match/rank-url.ts'
import type { RankedPage, RankQuery } from '#domain/match/ranking.ts'
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

/** Homes unlike those of a page, and what their sources require to be shown. Throws ProblemError. */
export const contrastsQuery = (listings: ListingGateway, asked: RankQuery, page: RankedPage) =>
  queryOptions({
    queryKey: ['listings', 'contrasts', writeRankQuery(asked)],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        turnsOf(asked, page).map(async (turn) => ({
          turn,
          page: valueOrThrow(await listings.rank(turned(asked, turn), signal)),
        })),
      )
      const contrasts = contrastsOf(page, found)
      const feeds = found
        .filter(({ turn }) => contrasts.some((each) => each.turn === turn))
        .flatMap((each) => each.page.feeds)
      return {
        contrasts,
        feeds: [...new Map(feeds.map((feed) => [feed.name, feed])).values()],
      }
    },
  })

/** Whether a page of the ranking has a home. */
export const isOn = ({ homes }: RankedPage, id: number): boolean => homes.some(({ listing }) => listing.id === id)
