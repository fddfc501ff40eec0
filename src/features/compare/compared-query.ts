import { queryOptions } from '@tanstack/react-query'
import { readComparison } from '#domain/listing/comparison.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
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

/** What the cash for a home depends on beside the home. */
export type CashFigures = Pick<SaleFigures, 'closingCosts' | 'stateHelp'>

/** The closing costs of the homes for sale among these, in their order; null for rentals. Cached like the homes. Throws ProblemError. */
export const comparedCashQuery = (figures: HomeFiguresGateway, homes: readonly Pick<Listing, 'id' | 'market'>[]) =>
  queryOptions({
    queryKey: ['listings', 'compared', 'cash', homes.map(({ id }) => id)],
    queryFn: ({ client }): Promise<(CashFigures | null)[]> =>
      Promise.all(
        homes.map(async ({ id, market }) => (market === 'rent' ? null : client.fetchQuery(cashQuery(figures, id)))),
      ),
  })

const cashQuery = (figures: HomeFiguresGateway, id: number) =>
  queryOptions({
    queryKey: ['listings', 'compared', 'cash', 'one', id],
    queryFn: async ({ signal }): Promise<CashFigures | null> => {
      const { sale } = valueOrThrow(await figures.ofHome(id, signal))
      return sale && { closingCosts: sale.closingCosts, stateHelp: sale.stateHelp }
    },
  })
