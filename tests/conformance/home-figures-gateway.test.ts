import { httpHomeFiguresGateway } from '#adapters/api-client/home-figures-gateway.ts'
import { figuresOfHomes } from '#adapters/figure-tables/figures-of-homes.ts'
import { sampleListingGateway } from '#adapters/sample/listing-gateway.ts'
import { browserFigures } from '#compose/browser-figures.ts'
import { browserTimetable } from '#compose/browser-timetable.ts'
import { BUILT_IN_FIGURES } from '#compose/live-figures.ts'
import { fail, unavailable } from '#domain/result.ts'
import { testSite } from '../server/test-site.ts'
import { homeFiguresGatewayConformance } from './home-figures-gateway.ts'

const homes = sampleListingGateway({ delayMs: 0 })
const unread = { byId: async () => fail(unavailable('We can’t load the listings right now.')) }

homeFiguresGatewayConformance('in the sample edition', {
  gateway: figuresOfHomes(homes, browserFigures(), browserTimetable()),
  broken: null,
})
homeFiguresGatewayConformance('on the server', {
  gateway: BUILT_IN_FIGURES.ofHomes(homes),
  broken: BUILT_IN_FIGURES.ofHomes(unread),
})
const site = testSite()
homeFiguresGatewayConformance('by the API', {
  gateway: httpHomeFiguresGateway(async (path, init) => {
    init.signal?.throwIfAborted()
    return site.ask(path, init)
  }),
  broken: httpHomeFiguresGateway(() => Promise.reject(new TypeError('fetch failed'))),
})
