import { httpAccountGateway } from '#adapters/http/account-gateway.ts'
import { httpListingGateway } from '#adapters/http/listing-gateway.ts'
import { localFavoritesGateway } from '#adapters/sample/favorites-gateway.ts'
import { simulatedInquiryGateway } from '#adapters/sample/inquiry-gateway.ts'
import { localSavedSearchGateway } from '#adapters/sample/saved-search-gateway.ts'
import { localVisitedHomes } from '#adapters/sample/visited-homes.ts'
import type { Gateways } from '#ports/gateways.ts'
import { loadMap } from './browser-map.ts'

const clock = { now: () => new Date() }

/** Every page comes rendered from the server. */
export const FROM_SHELL = false

/** The live edition in the browser: listings from the server; what a visitor keeps still lives in the browser. */
export function createBrowserGateways(): Gateways {
  const listings = httpListingGateway()
  return {
    listings,
    visitor: {
      favorites: localFavoritesGateway(listings, clock),
      savedSearches: localSavedSearchGateway(clock),
      inquiries: simulatedInquiryGateway(),
      account: httpAccountGateway(),
      visitedHomes: localVisitedHomes(),
      loadMap,
    },
  }
}
