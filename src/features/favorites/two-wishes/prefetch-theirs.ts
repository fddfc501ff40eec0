import type { QueryClient } from '@tanstack/react-query'
import { readRankQuery } from '#domain/match/rank-url.ts'
import { asksNothing } from '#domain/match/wish-texts.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import { fitsQuery } from '#features/reasons/fits-queries.ts'
import type { SharedList } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/** Asks, on the server, how far a shared list's homes meet the wishes of its link. */
export async function prefetchTheirs(
  queryClient: QueryClient,
  listings: ListingGateway,
  params: QueryParams,
  { homes }: SharedList,
): Promise<void> {
  const theirs = { ...readRankQuery(params), page: 1 }
  if (homes.length === 0 || asksNothing(theirs)) return
  const ids = homes.map(({ id }) => id)
  await queryClient.prefetchQuery(fitsQuery(listings, theirs, ids))
}
