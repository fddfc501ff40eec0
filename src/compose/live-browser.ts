import { httpListingGateway } from '#adapters/api-client/listing-gateway.ts'
import type { Gateways } from '#ports/browser/gateways.ts'
import { loadMap } from './browser-map.ts'
import { loadVoiceWith } from './browser-voice.ts'
import { lazyGateway } from './lazy-gateway.ts'

/** Every page is rendered on the server. */
export const FROM_SHELL = false

/** The live edition's gateways in the browser: the server's API, and local storage for the homes visited on the map. */
export function createBrowserGateways(): Gateways {
  const favorites = lazyGateway(() =>
    import('#adapters/api-client/favorites-gateway.ts').then((late) => late.httpFavoritesGateway()),
  )
  const gateways: Gateways = {
    listings: httpListingGateway(),
    openLists: favorites,
    visitor: {
      favorites,
      savedSearches: lazyGateway(() =>
        import('#adapters/api-client/saved-search-gateway.ts').then((late) => late.httpSavedSearchGateway()),
      ),
      listAnswers: lazyGateway(() =>
        import('#adapters/api-client/list-answers-gateway.ts').then((late) => late.httpListAnswersGateway()),
      ),
      inquiries: lazyGateway(() =>
        import('#adapters/api-client/inquiry-gateway.ts').then((late) => late.httpInquiryGateway()),
      ),
      account: lazyGateway(() =>
        import('#adapters/api-client/account-gateway.ts').then((late) => late.httpAccountGateway()),
      ),
      visitedHomes: lazyGateway(() =>
        import('#adapters/browser-storage/visited-homes.ts').then((late) => late.localVisitedHomes()),
      ),
      loadMap,
      loadVoice: loadVoiceWith(() => gateways),
    },
  }
  return gateways
}
