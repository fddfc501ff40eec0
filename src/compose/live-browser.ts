import type { Agency } from '#domain/agency/agency.ts'
import type { Gateways } from '#ports/browser/gateways.ts'
import { whenUsed } from '#ui/primitives/when-used.ts'
import { lazyGateway } from './lazy-gateway.ts'

/** Every page is rendered on the server. */
export const FROM_SHELL = false

const loadListings = () => import('#adapters/api-client/listing-gateway.ts').then((late) => late.httpListingGateway())

/** The live edition's gateways in the browser: the server's API, and local storage for the homes visited on the map. */
export function createBrowserGateways(agency: Agency): Gateways {
  // The server has rendered the first homes. The code for the next search comes once the page is used.
  if (!import.meta.env.SSR)
    void whenUsed()
      .then(loadListings)
      .catch(() => undefined)
  const favorites = lazyGateway(() =>
    import('#adapters/api-client/favorites-gateway.ts').then((late) => late.httpFavoritesGateway()),
  )
  const gateways: Gateways = {
    listings: lazyGateway(loadListings),
    openLists: favorites,
    homeFigures: lazyGateway(() =>
      import('#adapters/api-client/home-figures-gateway.ts').then((late) => late.httpHomeFiguresGateway()),
    ),
    towns: lazyGateway(() => import('#adapters/api-client/town-gateway.ts').then((late) => late.httpTownGateway())),
    places: lazyGateway(() => import('#adapters/api-client/place-gateway.ts').then((late) => late.httpPlaceGateway())),
    agencyTexts: lazyGateway(() =>
      import('#adapters/api-client/agency-texts.ts').then((late) => late.httpAgencyTexts()),
    ),
    figures: lazyGateway(() => import('./browser-figures.ts').then((late) => late.browserFigures())),
    visitor: {
      favorites,
      savedSearches: lazyGateway(() =>
        import('#adapters/api-client/saved-search-gateway.ts').then((late) => late.httpSavedSearchGateway()),
      ),
      updates: lazyGateway(() =>
        import('#adapters/api-client/updates-gateway.ts').then((late) => late.httpUpdatesGateway()),
      ),
      notices: lazyGateway(() =>
        import('#adapters/browser-push/browser-notices.ts').then((late) => late.browserNotices()),
      ),
      updateRequests: lazyGateway(() =>
        import('#adapters/api-client/update-requests-gateway.ts').then((late) => late.httpUpdateRequestsGateway()),
      ),
      listAnswers: lazyGateway(() =>
        import('#adapters/api-client/list-answers-gateway.ts').then((late) => late.httpListAnswersGateway()),
      ),
      inquiries: lazyGateway(() =>
        import('#adapters/api-client/inquiry-gateway.ts').then((late) => late.httpInquiryGateway()),
      ),
      account: lazyGateway(() => import('./browser-account.ts').then((late) => late.browserAccount())),
      visitedHomes: lazyGateway(() =>
        import('#adapters/browser-storage/visited-homes.ts').then((late) => late.localVisitedHomes()),
      ),
      loadToldStore: async () => (await import('#adapters/browser-storage/told-store.ts')).localToldStore(),
      loadMap: async (which) => (await import('./browser-map.ts')).loadMap(which),
      loadVoice: async (which) =>
        (await import('./browser-voice.ts')).loadVoiceWith(() => ({ ...gateways, agency }))(which),
    },
  }
  return gateways
}
