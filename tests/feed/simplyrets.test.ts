import { describe, expect, test } from 'vitest'
import { openSimplyRets, PAGE_LISTINGS } from '#adapters/simplyrets/simplyrets-api.ts'
import { runImport } from '#application/feed-import/import-run.ts'
import type { RecordOutcome } from '#ports/server/listing-feed.ts'
import { scratchStore, storedContent } from './scratch-store.ts'
import { listing, LOGIN, startSimplyRets } from './simplyrets-peer.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

function open(origin: string, { login = LOGIN, query = '' } = {}) {
  const waits: number[] = []
  const deps = { fetch, wait: async (ms: number) => void waits.push(ms), now: () => NOW }
  const url = new URL(`${origin}/properties${query}`)
  const credentials = { kind: 'basic', ...login } as const
  return { feed: openSimplyRets({ url, credentials, now: NOW, deps, onProgress: () => {} }), waits }
}

/** Reads a peer to its end. */
async function read(origin: string, options?: Parameters<typeof open>[1]) {
  const { feed, waits } = open(origin, options)
  const outcomes: RecordOutcome[] = []
  let problem: string | null = null
  try {
    for await (const record of feed.records) outcomes.push(feed.format.toListing(record, outcomes.length + 1))
  } catch (error) {
    problem = (error as Error).message
  }
  return {
    outcomes,
    problem,
    waits,
    ids: outcomes.map((outcome) => (outcome.kind === 'publish' ? outcome.listing.key : null)),
  }
}

const homes = (count: number) => Array.from({ length: count }, (_, place) => listing(1000 + place))

test('a listing is read by the rules of all records', async () => {
  const { origin } = await startSimplyRets(() => [listing(1000)])
  const { outcomes } = await read(origin)
  expect(outcomes).toMatchObject([
    {
      kind: 'publish',
      omitted: [],
      listing: {
        key: '1000',
        listingNumber: '41000',
        title: '4-bedroom colonial in Montclair',
        address: '1000 Elm Street #2, Montclair, NJ 07042',
        price: 649_000,
        market: 'sale',
        beds: 4,
        baths: 2.5,
        squareFeet: 2340,
        lotSize: '0.12 acres',
        propertyType: 'Single Family',
        parking: '2-car garage, Driveway',
        schoolDistrict: 'Montclair Township',
        taxes: { amount: 15_180, year: 2025 },
        listedOn: '2026-10-23',
        office: 'Hollis & Marsh Realtors',
        agent: 'Shoshana Phelps',
        attributionContact: '(582) 242-9591',
      },
    },
  ])
  expect(JSON.stringify(outcomes)).not.toMatch(/Lockbox|Dana|Tenant|B\. Owner|right on Oak|Valley Road/)
})

test('all listings come, 500 at a time, whatever their kind and status', async () => {
  const all = [
    ...homes(PAGE_LISTINGS + 20),
    listing(2000, { mls: { status: 'ActiveUnderContract' } }),
    listing(2001, { mls: { status: 'Closed' } }),
    listing(2002, { property: { type: 'RNT' }, listPrice: 2_400 }),
    listing(2003, { property: { type: 'CND', subType: 'Condo' } }),
    listing(2004, { property: { type: 'LND' } }),
  ]
  const { origin, seen } = await startSimplyRets(() => all)
  const { outcomes, problem } = await read(origin)
  expect({ problem, count: outcomes.length }).toEqual({ problem: null, count: PAGE_LISTINGS + 23 })
  expect(outcomes.slice(-3)).toMatchObject([
    { listing: { status: 'under-contract' } },
    { listing: { market: 'rent' } },
    { listing: { propertyType: 'Condominium', lotSize: 'N/A' } },
  ])
  expect(seen.map(({ query }) => [query.get('limit'), query.get('lastId')])).toEqual([
    ['500', '0'],
    ['500', '1499'],
    ['500', '2003'],
  ])
})

test('a hidden address is masked; a listing that is not for the internet does not come', async () => {
  const all = [
    listing(1, { internetAddressDisplay: false, remarks: 'Walk along Elm Street to the train.' }),
    listing(2, { internetEntireListingDisplay: false }),
  ]
  const hidden = await read((await startSimplyRets(() => all)).origin)
  expect(hidden.outcomes).toMatchObject([
    { listing: { address: 'Montclair, NJ 07042', description: 'Walk along (address withheld) to the train.' } },
  ])
  const asked = await read((await startSimplyRets(() => all)).origin, { query: '?idx=ignore' })
  expect(asked.outcomes[1]).toMatchObject({ kind: 'withhold', reason: 'not for display on the internet' })
})

test('parameters of the address are kept: one vendor of an app with several', async () => {
  const { origin, seen } = await startSimplyRets(() => homes(1))
  await read(origin, { query: '?vendor=njmls&status=Active' })
  expect(seen[0]!.query.get('vendor')).toBe('njmls')
  expect(seen[0]!.query.getAll('status')).toEqual(['Active'])
  expect(seen[0]!.query.getAll('type')).toContain('condominium')
})

describe('faults', () => {
  test('too many requests (426), broken and cut answers are asked for again', async () => {
    const answers = [
      { status: 426, headers: { 'retry-after': '7' } },
      { status: 500 },
      { cut: true },
      { text: '[{"mlsId":' },
    ]
    const { origin } = await startSimplyRets(
      () => homes(2),
      (place) => answers[place] ?? null,
    )
    expect(await read(origin)).toMatchObject({ ids: ['1000', '1001'], problem: null, waits: [7000, 2000, 4000, 8000] })
  })

  test('wrong credentials end the run', async () => {
    const { origin } = await startSimplyRets(() => homes(1))
    expect((await read(origin, { login: { user: 'x', password: 'y' } })).problem).toContain('(401)')
  })

  test('fewer listings than the count end the run, unless some were removed meanwhile', async () => {
    const short = await startSimplyRets(
      () => homes(3),
      (place) =>
        place === 0 ? { json: homes(2), headers: { 'x-total-count': '3' } } : place === 1 ? { json: [] } : null,
    )
    expect((await read(short.origin)).problem).toContain('gave 2 of 3 listings. Nothing was removed. 1 is missing')
    let all = homes(PAGE_LISTINGS + 2)
    const removing = await startSimplyRets(
      () => all,
      (place) => {
        if (place === 1) all = all.toSpliced(3, 1).slice(0, -1)
        return null
      },
    )
    expect(await read(removing.origin)).toMatchObject({ problem: null })
  })

  test('a server that pages otherwise is not read forever', async () => {
    const { origin } = await startSimplyRets(
      () => [],
      () => ({ json: homes(2) }),
    )
    expect((await read(origin)).problem).toContain('doesn’t page by mlsId')
  })

  test('a listing without an id, and one that is none, are named and lose nothing else', async () => {
    const odd = [{ listPrice: 1 }, 'x', ...homes(1)]
    const { origin } = await startSimplyRets(
      () => [],
      (place) => ({ json: place === 0 ? odd : [] }),
    )
    expect((await read(origin)).outcomes).toMatchObject([
      { kind: 'reject', problems: [{ key: 'record 1', field: 'ListingKey' }] },
      { kind: 'reject', problems: [{ key: 'record 2', field: '(record)' }] },
      { kind: 'publish' },
    ])
  })
})

test('a run stores, changes and removes; a second one changes nothing', async () => {
  let all = homes(12)
  const { origin } = await startSimplyRets(() => all)
  const { listings: store, dataDir } = await scratchStore()
  const report = { rejected: () => {}, omitted: () => {}, withheld: () => {} }
  const run = () => {
    const options = { source: 'simplyrets', store, report, now: NOW, batchSize: 5 }
    return runImport({ ...options, feed: open(origin).feed, removalLimit: { percent: 20, isLifted: false } })
  }
  expect(await run()).toMatchObject({ added: 12 })
  expect(await run()).toMatchObject({ unchanged: 12, added: 0, changed: 0, removed: 0 })
  all = [listing(1000, { listPrice: 599_000 }), ...homes(12).slice(2)]
  expect(await run()).toMatchObject({ unchanged: 10, changed: 1, removed: 1 })
  expect(Object.keys(storedContent(dataDir, 'simplyrets'))).toHaveLength(11)
})
