import { httpListingGateway } from '#adapters/http/listing-gateway.ts'
import type { Gateways } from '#ports/gateways.ts'
import { loadMap } from './browser-map.ts'
import { lateGateway } from './late-gateway.ts'

/** Every page comes rendered from the server. */
export const FROM_SHELL = false

/** The live edition in the browser: all comes from the server and is kept there, but for the homes seen on the map. */
export function createBrowserGateways(): Gateways {
  const favorites = lateGateway(async () => {
    const { httpFavoritesGateway } = await import('#adapters/http/favorites-gateway.ts')
    return httpFavoritesGateway()
  })
  return {
    listings: httpListingGateway(),
    openLists: favorites,
    visitor: {
      favorites,
      savedSearches: lateGateway(async () => {
        const { httpSavedSearchGateway } = await import('#adapters/http/saved-search-gateway.ts')
        return httpSavedSearchGateway()
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
