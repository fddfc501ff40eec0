import { describe, expect, test } from 'vitest'
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

const START = new Date('2026-11-21T12:00:00Z')
const NEXT_DAY = new Date('2026-11-22T12:00:00Z')
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

interface Vendor {
  kind: Exclude<WebApiFeedSettings['kind'], 'reso-web-api'>
  peer: (listings: () => readonly Listing[], now: () => number) => (request: SeenRequest) => Answer
  path: string
  given: (origin: string) => Pick<WebApiFeedSettings, 'auth'> & Partial<WebApiFeedSettings>
}

const VENDORS: readonly Vendor[] = [
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
const vendorOf = (kind: Vendor['kind']) => VENDORS.find((vendor) => vendor.kind === kind)!

/** A vendor with listings that a test changes, and imports from it into a database of its own. */
async function open(
  vendor: Vendor,
  changes: Partial<WebApiFeedSettings> = {},
  onRequest: (place: number) => void = () => {},
) {
  const held = { listings: [] as Listing[] }
  let time = START.getTime()
  const answer = vendor.peer(
    () => held.listings,
    () => time,
  )
  const { origin, seen } = await startPeer((request, place) => {
    onRequest(place)
    return answer(request)
  })
  const { listings: store, dataDir } = await scratchStore()
  const address = new URL(origin + vendor.path)
  const feed = settings({ kind: vendor.kind, address, ...vendor.given(origin), ...changes })
  const network = { fetch, wait: async (ms: number) => void (time += ms), now: () => new Date(time) }
  const run = async ({ full = false, now = START } = {}) => {
    const since = full ? null : await store.lastModified('mls')
    const report = { rejected: () => {}, omitted: () => {}, withheld: () => {} }
    const reading = await openFeed(feed, { since, now, onProgress: () => {} }, network)
    const removalLimit = { percent: 20, isLifted: false }
    return runImport({ source: 'mls', feed: reading, store, report, now, batchSize: 500, removalLimit })
  }
  return { held, seen, run, stored: () => Object.keys(storedContent(dataDir, 'mls')) }
}

const ofMls = (count: number) => records(count, { OriginatingSystemName: 'njmls', MlgCanView: true, Media: [PICTURE] })
const keys = (count: number) => new Set(ofMls(count).map((listing) => listing['ListingKey']))
const changed = (key: string, time: string, changes: Listing = {}) =>
  record(key, { OriginatingSystemName: 'njmls', MlgCanView: true, ModificationTimestamp: time, ...changes })

describe.each(VENDORS)('$kind', (vendor) => {
  test('all listings arrive, then changes alone, and the same again changes nothing', async () => {
    const { held, seen, run, stored } = await open(vendor)
    held.listings = ofMls(35)
    expect(await run()).toMatchObject({ read: 35, added: 35, rejected: 0 })
    expect(new Set(stored())).toEqual(keys(35))
    const first = seen.length
    const gone = { StandardStatus: 'Closed', MlgCanView: false }
    held.listings = [
      ...held.listings.slice(0, 34),
      changed('K34', '2026-11-21T13:00:00Z', gone),
      changed('N', '2026-11-21T14:00:00Z'),
    ]
    expect(await run({ now: NEXT_DAY })).toMatchObject({ added: 1, removed: 1, withheld: 1 })
    const asked = seen.slice(first).filter(({ path, query }) => !path.endsWith('/token') && !query.has('$next'))
    expect(asked.every(({ query }) => query.get('$filter')?.includes('ModificationTimestamp ge'))).toBe(true)
    expect(await run({ now: NEXT_DAY })).toMatchObject({ added: 0, changed: 0, removed: 0 })
    held.listings = held.listings.slice(1)
    expect(await run({ full: true, now: NEXT_DAY })).toMatchObject({ added: 0, changed: 0, removed: 1 })
    expect(stored()).toHaveLength(34)
  })

  test('its rules are enforced: a client that does not know them is refused', async () => {
    const { held, run } = await open(vendor, { kind: 'reso-web-api', originatingSystem: null })
    held.listings = ofMls(35)
    const refusal = vendor.kind === 'trestle' ? /invalid_scope/ : /answered 400/
    await expect(run()).rejects.toThrow(refusal)
  })
})

test('MLS Grid is asked twice a second, however fast it answers', async () => {
  const { held, seen, run } = await open(vendorOf('mls-grid'))
  held.listings = ofMls(95)
  expect(await run()).toMatchObject({ added: 95 })
  // Nothing was refused: 10 pages, and one that asks for more from the newest record on.
  expect(seen).toHaveLength(11)
})

test('a listing that changes during a reading of MLS Grid hides no other', async () => {
  const { held, run, stored } = await open(vendorOf('mls-grid'), {}, (place) => {
    // The first page is read: its first listing goes to the end, and one of the next page slips into it.
    if (place === 1) held.listings = [...held.listings.slice(1), changed('K0', '2026-11-21T12:00:05Z')]
  })
  held.listings = ofMls(35)
  await run()
  expect(new Set(stored())).toEqual(keys(35))
})

test('a list of MLS Grid that ends early is gone on with from its newest listing', async () => {
  const vendor = vendorOf('mls-grid')
  const peer: Vendor['peer'] = (listings, now) => {
    const answer = vendor.peer(listings, now)
    return (request) => {
      const { json, ...rest } = answer(request)
      const { '@odata.nextLink': next, ...page } = json as Listing
      return { ...rest, json: String(next).includes('skip=20') ? page : json }
    }
  }
  const { held, run } = await open({ ...vendor, peer })
  held.listings = ofMls(35)
  expect(await run()).toMatchObject({ added: 35 })
})

test('what MLS Grid no longer lets be seen is withheld, and a complete reading leaves it out', async () => {
  const { held, seen, run } = await open(vendorOf('mls-grid'))
  held.listings = [...ofMls(5), changed('X', '2026-11-01T10:00:00Z', { MlgCanView: false })]
  expect(await run()).toMatchObject({ added: 5 })
  expect(seen[0]!.query.get('$filter')).toBe("OriginatingSystemName eq 'njmls' and MlgCanView eq true")
})

test("Trestle's client gets a new token when one runs out", async () => {
  const { held, seen, run } = await open(vendorOf('trestle'))
  held.listings = ofMls(35)
  expect(await run()).toMatchObject({ added: 35 })
  expect(seen.filter(({ path }) => path.endsWith('/token'))).toHaveLength(2)
})

test('Trestle says when the quota is used up, and is asked again after the time it names', async () => {
  const { held, run } = await open(vendorOf('trestle'), { throttle: { perSecond: 100, perHour: null } })
  held.listings = ofMls(35)
  expect(await run()).toMatchObject({ added: 35 })
})

test("Spark's own words are passed on", async () => {
  const { run } = await open({ ...vendorOf('spark'), path: '/Version/3/Reso/OData/Property' })
  await expect(run()).rejects.toThrow('(403): You must use the replication endpoint')
})

test("a feed's own filter and page size stand beside the vendor's rules", async () => {
  const { held, seen, run } = await open(vendorOf('mls-grid'), { filter: "City eq 'Montclair'", pageSize: 20 })
  held.listings = [...ofMls(5), changed('X', '2026-11-01T10:00:00Z', { City: 'Wayne' })]
  expect(await run()).toMatchObject({ added: 5 })
  expect(seen[0]!.query.get('$top')).toBe('20')
})
