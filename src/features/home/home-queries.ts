import { queryOptions } from '@tanstack/react-query'
import { valueOrThrow } from '#domain/result.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/** The featured homes and the budget panel. Throws ProblemError. */
export const homeQuery = (listings: ListingGateway) =>
  queryOptions({
    queryKey: ['listings', 'home'],
    queryFn: async ({ signal }) => valueOrThrow(await listings.home(signal)),
  })
