import { queryOptions } from '@tanstack/react-query'
import { readComparison } from '#domain/listing/comparison.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/** The homes that an address compares (`?homes=1,3`). */
export const comparedAt = (listings: ListingGateway, homes: string | undefined) =>
  comparedQuery(listings, readComparison(homes).ids)

/**
 * The homes compared, in the order of `ids`; null for one that isn't listed. Each home is cached by itself, so that leaving one
 * out fetches nothing. Throws ProblemError.
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
