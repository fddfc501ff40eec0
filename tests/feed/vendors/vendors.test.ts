import { describe, expect, onTestFinished, test } from 'vitest'
import { pictureDownload } from '#adapters/feed-pictures/picture-download.ts'
import { MLS_GRID_TOKEN } from './mls-grid-peer.ts'
import { changed, ofMls, openVendor, VENDORS, vendorOf, type Vendor } from './open-vendor.ts'
import type { Listing } from './vendor-list.ts'

const NEXT_DAY = new Date('2026-11-22T12:00:00Z')
const keys = (count: number) => new Set(ofMls(count).map((listing) => listing['ListingKey']))

describe.each(VENDORS)('$kind', (vendor) => {
  test('all listings arrive, then changes alone, and the same again changes nothing', async () => {
    const { held, seen, run, stored } = await openVendor(vendor)
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
    const { held, run } = await openVendor(vendor, { kind: 'reso-web-api', originatingSystem: null })
    held.listings = ofMls(35)
    const refusal = vendor.kind === 'trestle' ? /invalid_scope/ : /responded with 400/
    await expect(run()).rejects.toThrow(refusal)
  })
})

test('MLS Grid is asked twice a second, however fast it answers', async () => {
  const { held, seen, run } = await openVendor(vendorOf('mls-grid'))
  held.listings = ofMls(95)
  expect(await run()).toMatchObject({ added: 95 })
  // Nothing was refused: 10 pages, and one that asks for more from the newest record on.
  expect(seen).toHaveLength(11)
})

test('a listing that changes during a reading of MLS Grid hides no other', async () => {
  const { held, run, stored } = await openVendor(vendorOf('mls-grid'), {}, (place) => {
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
  const { held, run } = await openVendor({ ...vendor, peer })
  held.listings = ofMls(35)
  expect(await run()).toMatchObject({ added: 35 })
})

test('what MLS Grid no longer lets be seen is withheld', async () => {
  const { held, seen, run } = await openVendor(vendorOf('mls-grid'))
  held.listings = [...ofMls(5), changed('X', '2026-11-01T10:00:00Z', { MlgCanView: false })]
  expect(await run()).toMatchObject({ added: 5, withheld: 1 })
  expect(seen[0]!.query.get('$filter')).toBe("OriginatingSystemName eq 'njmls'")
})

test("MLS Grid's pictures are loaded by the copier alone: once, and with the token as User-Agent", async () => {
  const { held, seen, run, origin } = await openVendor(vendorOf('mls-grid'))
  held.listings = ofMls(3)
  await run()
  expect(seen.filter(({ path }) => path.startsWith('/media/'))).toEqual([])
  const download = pictureDownload({ allowPrivate: true })
  onTestFinished(() => download.close())
  const load = (userAgent: string | null) => download.load(`${origin}/media/1`, { userAgent, perSecond: 100 })
  expect(await load(null)).toMatchObject({ kind: 'refused' })
  expect(await load(MLS_GRID_TOKEN)).toMatchObject({ kind: 'loaded' })
  expect(await load(MLS_GRID_TOKEN)).toMatchObject({ kind: 'failed', reason: expect.stringContaining('429') })
})

test("Trestle's client gets a new token when one runs out", async () => {
  const { held, seen, run } = await openVendor(vendorOf('trestle'))
  held.listings = ofMls(35)
  expect(await run()).toMatchObject({ added: 35 })
  expect(seen.filter(({ path }) => path.endsWith('/token'))).toHaveLength(2)
})

test('Trestle says when the quota is used up, and is asked again after the time it names', async () => {
  const { held, run } = await openVendor(vendorOf('trestle'), { throttle: { perSecond: 100, perHour: null } })
  held.listings = ofMls(35)
  expect(await run()).toMatchObject({ added: 35 })
})

test("Spark's own words are passed on", async () => {
  const { run } = await openVendor({ ...vendorOf('spark'), path: '/Version/3/Reso/OData/Property' })
  await expect(run()).rejects.toThrow('(403): You must use the replication endpoint')
})

test("a feed's own filter and page size stand beside the vendor's rules", async () => {
  const { held, seen, run } = await openVendor(vendorOf('mls-grid'), { filter: "City eq 'Montclair'", pageSize: 20 })
  held.listings = [...ofMls(5), changed('X', '2026-11-01T10:00:00Z', { City: 'Wayne' })]
  expect(await run()).toMatchObject({ added: 5 })
  expect(seen[0]!.query.get('$top')).toBe('20')
})
