import { httpListingGateway } from '#adapters/http/listing-gateway.ts'
import type { Gateways } from '#ports/gateways.ts'
import { loadMap } from './browser-map.ts'
import { loadVoiceWith } from './browser-voice.ts'
import { lateGateway } from './late-gateway.ts'

/** Every page comes rendered from the server. */
export const FROM_SHELL = false

/** The live edition in the browser: all comes from the server and is kept there, but for the homes seen on the map. */
export function createBrowserGateways(): Gateways {
  const favorites = lateGateway(() =>
    import('#adapters/http/favorites-gateway.ts').then((late) => late.httpFavoritesGateway()),
  )
  const gateways: Gateways = {
    listings: httpListingGateway(),
    openLists: favorites,
    visitor: {
      favorites,
      savedSearches: lateGateway(() =>
        import('#adapters/http/saved-search-gateway.ts').then((late) => late.httpSavedSearchGateway()),
      ),
      inquiries: lateGateway(() =>
        import('#adapters/http/inquiry-gateway.ts').then((late) => late.httpInquiryGateway()),
      ),
      account: lateGateway(() => import('#adapters/http/account-gateway.ts').then((late) => late.httpAccountGateway())),
      visitedHomes: lateGateway(() =>
        import('#adapters/sample/visited-homes.ts').then((late) => late.localVisitedHomes()),
      ),
      loadMap,
      loadVoice: loadVoiceWith(() => gateways),
    },
  }
  return gateways
}
