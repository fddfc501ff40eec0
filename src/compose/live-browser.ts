import { httpListingGateway } from '#adapters/http/listing-gateway.ts'
import type { Gateways } from '#ports/gateways.ts'
import { loadMap } from './browser-map.ts'
import { lateGateway } from './late-gateway.ts'

const clock = { now: () => new Date() }

/** Every page comes rendered from the server. */
export const FROM_SHELL = false

/** The live edition in the browser: listings from the server; what a visitor keeps still lives in the browser. */
export function createBrowserGateways(): Gateways {
  const listings = httpListingGateway()
  return {
    listings,
    visitor: {
      favorites: lateGateway(async () => {
        const { localFavoritesGateway } = await import('#adapters/sample/favorites-gateway.ts')
        return localFavoritesGateway(listings, clock)
      }),
      savedSearches: lateGateway(async () => {
        const { localSavedSearchGateway } = await import('#adapters/sample/saved-search-gateway.ts')
        return localSavedSearchGateway(clock)
      }),
      inquiries: lateGateway(async () => {
        const { httpInquiryGateway } = await import('#adapters/http/inquiry-gateway.ts')
        return httpInquiryGateway()
      }),
      account: lateGateway(async () => {
        const { httpAccountGateway } = await import('#adapters/http/account-gateway.ts')
        return httpAccountGateway()
      }),
      visitedHomes: lateGateway(async () => {
        const { localVisitedHomes } = await import('#adapters/sample/visited-homes.ts')
        return localVisitedHomes()
      }),
      loadMap,
    },
  }
}
