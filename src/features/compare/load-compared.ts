import type { QueryClient } from '@tanstack/react-query'
import { readComparison } from '#domain/comparison.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'
import { comparedQuery } from './compared-query.ts'

/** Has the homes that an address asks to compare at hand. Throws ProblemError. */
export const loadCompared = (queryClient: QueryClient, listings: ListingGateway, homes: string | undefined) =>
  Promise.all(readComparison(homes).ids.map((id) => queryClient.ensureQueryData(comparedQuery(listings, id))))
