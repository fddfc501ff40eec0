import { localToldStore } from '#adapters/browser-storage/told-store.ts'
import { localVisitedHomes } from '#adapters/browser-storage/visited-homes.ts'
import { simulatedAccountGateway } from '#adapters/sample/account-gateway.ts'
import { localFavoritesGateway } from '#adapters/sample/favorites-gateway.ts'
import { simulatedInquiryGateway } from '#adapters/sample/inquiry-gateway.ts'
import { noListAnswers } from '#adapters/sample/list-answers-gateway.ts'
import { sampleListingGateway } from '#adapters/sample/listing-gateway.ts'
import { noNotices } from '#adapters/sample/no-notices.ts'
import { localSavedSearchGateway } from '#adapters/sample/saved-search-gateway.ts'
import { simulatedUpdateRequests } from '#adapters/sample/update-requests-gateway.ts'
import { localUpdatesGateway } from '#adapters/sample/updates-gateway.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { Gateways } from '#ports/browser/gateways.ts'
import { browserFigures } from './browser-figures.ts'
import { loadMap } from './browser-map.ts'
import { browserTimetable } from './browser-timetable.ts'
import { loadVoiceWith } from './browser-voice.ts'
import { lazyGateway } from './lazy-gateway.ts'

const clock = { now: () => new Date() }

/** Every page starts from the same document (the shell). */
export const FROM_SHELL = true

/** The sample edition: everything in the browser, actions simulated. */
export function createBrowserGateways(agency: Agency): Gateways {
  const favorites = localFavoritesGateway(sampleListingGateway({ delayMs: 0 }), clock)
  const savedSearches = localSavedSearchGateway(clock)
  const figures = browserFigures()
  const timetable = browserTimetable()
  const gateways: Gateways = {
    listings: sampleListingGateway({ timetable: browserTimetable() }),
    openLists: favorites,
    figures,
    homeFigures: lazyGateway(async () => {
      const late = await import('#adapters/figure-tables/figures-of-homes.ts')
      return late.figuresOfHomes(sampleListingGateway({ delayMs: 0 }), figures, timetable)
    }),
    towns: lazyGateway(() => import('./sample-towns.ts').then((late) => late.sampleTowns(figures, timetable))),
    places: lazyGateway(async () => {
      const late = await import('#adapters/embedded-places/embedded-places.ts')
      return late.embeddedPlaces(timetable)
    }),
    agencyTexts: lazyGateway(async () => (await import('#adapters/api-client/agency-texts.ts')).httpAgencyTexts()),
    visitor: {
      favorites,
      savedSearches,
      updates: localUpdatesGateway(savedSearches),
      notices: noNotices(),
      updateRequests: simulatedUpdateRequests(),
      listAnswers: noListAnswers(),
      inquiries: simulatedInquiryGateway(),
      account: simulatedAccountGateway(),
      visitedHomes: localVisitedHomes(),
      loadToldStore: async () => localToldStore(),
      loadMap,
      loadVoice: loadVoiceWith(() => ({ ...gateways, agency })),
    },
  }
  return gateways
}
