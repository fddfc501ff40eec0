import { Hono } from 'hono'
import { httpListingGateway } from '#adapters/api-client/listing-gateway.ts'
import { sampleListingGateway } from '#adapters/sample/listing-gateway.ts'
import { BUILT_IN_FIGURES } from '#compose/live-figures.ts'
import { liveTowns } from '#compose/live-towns.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { ok } from '#domain/result.ts'
import { createApi } from '#http/api/api.ts'
import type { RequestVariables } from '#http/request-log.ts'
import { createReadingBudgets } from '#http/visitors/reading-budgets.ts'
import type { PlaceGateway } from '#ports/browser/place-gateway.ts'
import { sourceOf } from '../second-agency.ts'
import type { GatewayHarness } from './clause.ts'
import { onEngines } from './database-engines.ts'
import { databaseHarness, sqlSearchHarness } from './database-harness.ts'
import { listingGatewayConformance } from './listing-gateway.ts'

const sample: GatewayHarness = {
  serve: async (listings) => sampleListingGateway({ listings, delayMs: 0 }),
  serveBroken: null,
  close: async () => {},
}

const unasked = () => Promise.reject(new Error('No place was asked for.'))
const UNASKED_PLACES: PlaceGateway = { find: unasked, streetLines: unasked }

/** The browser's adapter, talking to the real API over the adapter in memory. */
const http: GatewayHarness = {
  serve: async (listings) => {
    const gateway = sampleListingGateway({ listings, delayMs: 0 })
    const api = createApi({
      agency: sourceOf(SAMPLE_AGENCY),
      listings: gateway,
      homeFigures: BUILT_IN_FIGURES.ofHomes(gateway),
      towns: liveTowns(async () => ok(new Map()), BUILT_IN_FIGURES)(gateway),
      places: UNASKED_PLACES,
      publicUrl: null,
      budgets: createReadingBudgets({ elapsed: () => 0 }),
    })
    const app = new Hono<RequestVariables>()
    app.use(async (c, next) => {
      c.set('requestId', 'conformance')
      c.set('network', '')
      await next()
    })
    app.route('/api', api)
    return httpListingGateway(async (path, init) => {
      init.signal?.throwIfAborted()
      return app.request(path, init)
    })
  },
  serveBroken: async () => httpListingGateway(() => Promise.reject(new TypeError('fetch failed'))),
  close: async () => {},
}

listingGatewayConformance('the sample adapter', sample)
listingGatewayConformance('the http adapter', http)
onEngines((engine) => listingGatewayConformance(`the database adapter on ${engine}`, databaseHarness(engine)))
listingGatewayConformance('the database adapter on sqlite by SQL alone', sqlSearchHarness())
