import { runImport } from '#application/feed-import/import-run.ts'
import { openFeed } from '#compose/open-feed.ts'
import type { WebApiFeedSettings } from '#ports/server/feed-settings.ts'
import { record, records } from '../feed-records.ts'
import { scratchStore, storedContent } from '../scratch-store.ts'
import { startPeer, type Answer, type SeenRequest } from '../web-api-peer.ts'
import { BRIDGE_PATH, BRIDGE_TOKEN, bridgePeer } from './bridge-peer.ts'
import { MLS_GRID_TOKEN, mlsGridPeer } from './mls-grid-peer.ts'
import { SPARK_PATH, SPARK_TOKEN, sparkPeer } from './spark-peer.ts'
import { TRESTLE_CLIENT, trestlePeer } from './trestle-peer.ts'
import type { Listing } from './vendor-list.ts'

export const START = new Date('2026-11-21T12:00:00Z')
/** By the test's clock, ms. */
const REQUEST_TIME = 20
const PICTURE = { MediaURL: 'https://media.example.com/media/1', MediaCategory: 'Photo', Order: 1 }

const settings = (given: Partial<WebApiFeedSettings> & Pick<WebApiFeedSettings, 'kind' | 'auth'>) => ({
  name: 'mls',
  display: null,
  address: null,
  pageSize: 10,
  throttle: null,
  filter: null,
  originatingSystem: null,
  dataset: null,
  ...given,
})
const bearer = (token: string) => ({ kind: 'bearer' as const, token })

export interface Vendor {
  kind: Exclude<WebApiFeedSettings['kind'], 'reso-web-api'>
  peer: (listings: () => readonly Listing[], now: () => number) => (request: SeenRequest) => Answer
  path: string
  given: (origin: string) => Pick<WebApiFeedSettings, 'auth'> & Partial<WebApiFeedSettings>
}

export const VENDORS: readonly Vendor[] = [
  {
    kind: 'mls-grid',
    peer: mlsGridPeer,
    path: '/v2/Property',
    given: () => ({ auth: bearer(MLS_GRID_TOKEN), originatingSystem: 'njmls' }),
  },
  {
    kind: 'trestle',
    // Every reading outlives its token.
    peer: (listings, now) => trestlePeer(listings, now, 2),
    path: '/trestle/odata/Property',
    given: (origin) => ({
      auth: {
        kind: 'oauth',
        ...TRESTLE_CLIENT,
        scope: null,
        tokenUrl: new URL(`${origin}/trestle/oidc/connect/token`),
      },
    }),
  },
  {
    kind: 'bridge',
    peer: bridgePeer,
    path: BRIDGE_PATH,
    given: () => ({ auth: bearer(BRIDGE_TOKEN), dataset: 'njmls' }),
  },
  { kind: 'spark', peer: sparkPeer, path: SPARK_PATH, given: () => ({ auth: bearer(SPARK_TOKEN) }) },
]
export const vendorOf = (kind: Vendor['kind']) => VENDORS.find((vendor) => vendor.kind === kind)!

/**
 * A vendor with listings that a test changes, and imports from it into a database of its own. `onRequest` may change listings
 * before a request is answered, and answer in the vendor's place.
 */
export async function openVendor(
  vendor: Vendor,
  changes: Partial<WebApiFeedSettings> = {},
  onRequest: (place: number, now: Date) => Answer | void = () => {},
) {
  const held = { listings: [] as Listing[] }
  let time = START.getTime()
  const answer = vendor.peer(
    () => held.listings,
    () => time,
  )
  const { origin, seen } = await startPeer((request, place) => {
    time += REQUEST_TIME
    return onRequest(place, new Date(time)) ?? answer(request)
  })
  const { listings: store, dataDir } = await scratchStore()
  const address = new URL(origin + vendor.path)
  const feed = settings({ kind: vendor.kind, address, ...vendor.given(origin), ...changes })
  const network = { fetch, wait: async (ms: number) => void (time += ms), now: () => new Date(time) }
  const run = async ({ full = false, now = new Date(time), acceptRemovals = false } = {}) => {
    const since = full ? null : await store.lastModified('mls')
    const report = { rejected: () => {}, omitted: () => {}, withheld: () => {} }
    const reading = await openFeed(feed, { since, now, onProgress: () => {} }, network)
    const removalLimit = { percent: 20, isLifted: acceptRemovals }
    return runImport({ source: 'mls', feed: reading, store, report, now, batchSize: 500, removalLimit })
  }
  return { origin, held, seen, run, stored: () => Object.keys(storedContent(dataDir, 'mls')) }
}

export const ofMls = (count: number) =>
  records(count, { OriginatingSystemName: 'njmls', MlgCanView: true, Media: [PICTURE] })
export const changed = (key: string, time: string, changes: Listing = {}) =>
  record(key, { OriginatingSystemName: 'njmls', MlgCanView: true, ModificationTimestamp: time, ...changes })
