import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/** One listing; null if there is none, which is an answer and isn't retried. Throws ProblemError. */
export const listingQuery = (listings: ListingGateway, id: number) =>
  queryOptions({
    queryKey: ['listings', 'one', id],
    queryFn: async ({ signal }) => {
      const answer = await listings.byId(id, signal)
      if (!answer.ok && answer.problem.kind === 'not-found') return null
      return valueOrThrow(answer)
    },
  })

/** The public figures that a listing's costs are computed from. Throws ProblemError. */
export const figuresQuery = (figures: HomeFiguresGateway, id: number) =>
  queryOptions({
    queryKey: ['listings', 'figures', id],
    queryFn: async ({ signal }) => valueOrThrow(await figures.ofHome(id, signal)),
  })

/** The similar homes of a listing. Throws ProblemError. */
export const similarQuery = (listings: ListingGateway, id: number) =>
  queryOptions({
    queryKey: ['listings', 'similar', id],
    queryFn: async ({ signal }) => valueOrThrow(await listings.similarTo(id, signal)),
  })
