import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
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

/** The similar homes of a listing. Throws ProblemError. */
export const similarQuery = (listings: ListingGateway, id: number) =>
  queryOptions({
    queryKey: ['listings', 'similar', id],
    queryFn: async ({ signal }) => valueOrThrow(await listings.similarTo(id, signal)),
  })
