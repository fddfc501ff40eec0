import type { QueryClient } from '@tanstack/react-query'
import type { QueryParams } from '#domain/search/query-string.ts'
import { rentFiguresQuery, townFiguresQuery } from '#features/numbers/town-figures-query.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { matchFilters, matchQuery } from './match-address.ts'
import { homesQuery } from './match-queries.ts'

interface MatchContext {
  queryClient: QueryClient
  gateways: { listings: ListingGateway; homeFigures: HomeFiguresGateway }
}

/** What an address of /match shows first. Without the figures or the homes the page says so itself. */
export async function prefetchMatch({ queryClient, gateways }: MatchContext, params: QueryParams): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(townFiguresQuery(gateways.homeFigures)),
    queryClient.prefetchQuery(rentFiguresQuery(gateways.homeFigures)),
    queryClient.prefetchQuery(homesQuery(gateways.listings, matchQuery(matchFilters(params)))),
  ])
}
