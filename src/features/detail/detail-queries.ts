import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/** A listing; null is the answer 'there is none', which isn't worth asking for again. Throws ProblemError otherwise. */
export const listingQuery = (listings: ListingGateway, id: number) =>
  queryOptions({
    queryKey: ['listings', 'one', id],
    queryFn: async ({ signal }) => {
      const answer = await listings.byId(id, signal)
      if (!answer.ok && answer.problem.kind === 'not-found') return null
      return valueOrThrow(answer)
    },
  })

/** The homes shown beneath a listing. Throws ProblemError. */
export const similarQuery = (listings: ListingGateway, id: number) =>
  queryOptions({
    queryKey: ['listings', 'similar', id],
    queryFn: async ({ signal }) => valueOrThrow(await listings.similarTo(id, signal)),
  })
