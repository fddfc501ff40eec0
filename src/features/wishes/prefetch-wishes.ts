import type { QueryClient } from '@tanstack/react-query'
import { bestOf, turnsOf } from '#domain/match/contrasts.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { readWishes } from './wishes-address.ts'
import { askedHomeQuery, isOn, rankedQuery, turnedQuery } from './wishes-queries.ts'

/** What an address of /wishes shows first. Without the homes the page says so itself. */
export async function prefetchWishes(
  { queryClient, gateways }: { queryClient: QueryClient; gateways: { listings: ListingGateway } },
  params: QueryParams,
): Promise<void> {
  const { query, question, why, isDifferent } = readWishes(params)
  if (question !== null) return
  const ranked = rankedQuery(gateways.listings, query)
  await queryClient.prefetchQuery(ranked)
  const page = queryClient.getQueryData(ranked.queryKey)?.page
  if (!page) return
  await Promise.all([
    why !== null && !isOn(page, why) && queryClient.prefetchQuery(askedHomeQuery(gateways.listings, query, why)),
    isDifferent && queryClient.prefetchQuery(turnedQuery(gateways.listings, query, turnsOf(query, bestOf(page)))),
  ])
}
