import { httpPlaceGateway } from '#adapters/api-client/place-gateway.ts'
import { embeddedPlaces } from '#adapters/embedded-places/embedded-places.ts'
import { BUILT_IN_FIGURES } from '#compose/live-figures.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import { testSite } from '../server/test-site.ts'
import { placeGatewayConformance } from './place-gateway.ts'

placeGatewayConformance('embedded', {
  gateway: embeddedPlaces(async () => ok(BUILT_IN_FIGURES.listings.timetable)),
  broken: embeddedPlaces(async () => fail(unavailable('We can’t load the timetable right now.'))),
})
const site = testSite()
placeGatewayConformance('by the API', {
  gateway: httpPlaceGateway(async (path, init) => {
    init.signal?.throwIfAborted()
    return site.ask(path, init)
  }),
  broken: httpPlaceGateway(() => Promise.reject(new TypeError('fetch failed'))),
})
