import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/**
 * The homes compared, in the order asked for; null for one that isn't listed (any more). Each is kept by itself, so that
 * leaving one out asks for nothing anew. Throws ProblemError.
 */
export const comparedQuery = (listings: ListingGateway, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['listings', 'compared', ids],
    queryFn: ({ client }) => Promise.all(ids.map((id) => client.fetchQuery(homeQuery(listings, id)))),
  })

const homeQuery = (listings: ListingGateway, id: number) =>
  queryOptions({
    queryKey: ['listings', 'compared', 'one', id],
    queryFn: async ({ signal }) => {
      const answer = await listings.byId(id, signal)
      if (!answer.ok && answer.problem.kind === 'not-found') return null
      return valueOrThrow(answer)
    },
  })
