import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'

/** One of the homes compared; null for one that isn't listed (any more). Throws ProblemError otherwise. */
export const comparedQuery = (listings: ListingGateway, id: number) =>
  queryOptions({
    queryKey: ['listings', 'compared', id],
    queryFn: async ({ signal }) => {
      const answer = await listings.byId(id, signal)
      if (!answer.ok && answer.problem.kind === 'not-found') return null
      return valueOrThrow(answer)
    },
  })
