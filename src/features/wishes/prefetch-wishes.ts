import type { QueryClient } from '@tanstack/react-query'
import type { QueryParams } from '#domain/search/query-string.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { readWishes } from './wishes-address.ts'
import { rankedQuery } from './wishes-queries.ts'

/** What an address of /wishes shows first. Without the homes the page says so itself. */
export async function prefetchWishes(
  { queryClient, gateways }: { queryClient: QueryClient; gateways: { listings: ListingGateway } },
  params: QueryParams,
): Promise<void> {
  const { query, question } = readWishes(params)
  if (question === null) await queryClient.prefetchQuery(rankedQuery(gateways.listings, query))
}
