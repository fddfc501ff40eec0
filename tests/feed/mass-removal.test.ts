// Runs that would take down too much, from a real server and a real file, on both engines.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { resoFormat } from '#adapters/reso/listing-from-reso.ts'
import { openResoFile } from '#adapters/reso/reso-file.ts'
import { openWebApi } from '#adapters/reso/reso-web-api.ts'
import { HeldRemovals, InterruptedImport, runImport } from '#application/feed-import/import-run.ts'
import type { ListingFeed } from '#ports/server/listing-feed.ts'
import type { ListingImport } from '#ports/server/listing-import.ts'
import { describeOnEngines } from '../conformance/database-engines.ts'
import { record, records } from './feed-records.ts'
import { scratchFolder, scratchStoreOn } from './scratch-store.ts'
import { startPeer } from './web-api-peer.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const LATER = { ModificationTimestamp: '2026-11-20T10:00:00.000Z' }
const onProgress = () => {}

describeOnEngines('mass removal on %s', (engine) => {
  let store: ListingImport
  beforeEach(async () => void (store = (await scratchStoreOn(engine)).listings))
  const stored = async () => (await store.storedKeys('mls')).size
  const watermark = () => store.lastModified('mls')

  async function run(feed: ListingFeed, { isLifted = false, batchSize = 100 } = {}) {
    const report = { rejected: () => {}, omitted: () => {}, withheld: () => {} }
    const removalLimit = { percent: 20, isLifted }
    return runImport({ source: 'mls', feed, store, report, now: NOW, batchSize, removalLimit })
  }
  const file = (content: unknown) => {
    const path = join(scratchFolder(), 'feed.json')
    writeFileSync(path, JSON.stringify(content))
    return openResoFile(path, { now: NOW, onProgress })
  }
  /** A server with a list that a test changes; readings of all of it, or of its changes. */
  async function startServer(all: Record<string, unknown>[]) {
    const held = { all, breaksAfter: Number.POSITIVE_INFINITY }
    const { origin } = await startPeer(({ query }) => {
      const since = /ge (\S+?)$/.exec(query.get('$filter') ?? '')?.[1] ?? ''
      const found = held.all.filter((one) => (one['ModificationTimestamp'] as string) >= since)
      const from = Number(query.get('$skiptoken') ?? 0)
      if (from >= held.breaksAfter) return { status: 410 }
      const filter = since === '' ? '' : `&$filter=ModificationTimestamp ge ${since}`
      const link = `/odata/Property?$skiptoken=${from + 200}${filter}`
      const next = from + 200 < found.length ? { '@odata.nextLink': link } : {}
      return { json: { '@odata.count': found.length, value: found.slice(from, from + 200), ...next } }
    })
    const deps = { fetch, wait: async () => {}, now: () => NOW }
    const read = async (isFull: boolean) =>
      openWebApi({
        url: new URL(`${origin}/odata/Property`),
        credentials: { kind: 'none' },
        since: isFull ? null : await watermark(),
        now: NOW,
        deps,
        onProgress,
      })
    return { held, read }
  }

  test('a file without StandardStatus removes none of 300', async () => {
    await run(await file(records(300)))
    const before = await watermark()
    const withoutStatus = records(300, { StandardStatus: undefined, ...LATER })
    const failure = await run(await file(withoutStatus)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(HeldRemovals)
    expect((failure as HeldRemovals).message).toContain(
      '300 of 300 public listings would be removed, more than the 20% limit',
    )
    expect((failure as HeldRemovals).message).toContain('300 StandardStatus missing')
    expect((failure as HeldRemovals).summary).toMatchObject({ removed: 0, withheld: 300 })
    expect([await stored(), await watermark()]).toEqual([300, before])
    expect(await store.standingOf('K7')).toMatchObject([
      { listingId: expect.any(Number), reason: { text: 'withheld: StandardStatus missing' } },
    ])
    expect(await run(await file(withoutStatus), { isLifted: true })).toMatchObject({ removed: 300 })
    expect([await stored(), await watermark()]).toEqual([0, LATER.ModificationTimestamp])
  })

  test('a complete reading of a list that has shrunk removes none of 698', async () => {
    const { held, read } = await startServer(records(1234))
    await run(await read(true))
    held.all = [...held.all.slice(0, 536), record('new')]
    await expect(run(await read(true))).rejects.toThrow('698 of 1234 public listings would be removed')
    expect(await stored()).toBe(1235)
    expect(await run(await read(true), { isLifted: true })).toMatchObject({ removed: 698, unchanged: 537 })
  })

  test('new listings do not hide that the old ones go', async () => {
    await run(await file(records(30)))
    const renamed = Array.from({ length: 300 }, (_, i) => record(`other-${i}`))
    await expect(run(await file(renamed))).rejects.toThrow('30 of 30 public listings')
    expect(await stored()).toBe(330)
  })

  test('a reading of changes holds them back, stores the rest and is repeated', async () => {
    const { held, read } = await startServer(records(20))
    await run(await read(true))
    const before = await watermark()
    const hidden = records(5, { ...LATER, InternetEntireListingDisplayYN: false })
    held.all = [...hidden, ...held.all.slice(5), record('N', LATER)]
    await expect(run(await read(false))).rejects.toThrow('5 of 20 public listings would be removed')
    expect([await stored(), await watermark()]).toEqual([21, before])
    expect(await run(await read(false), { isLifted: true })).toMatchObject({
      removed: 5,
      unchanged: expect.any(Number),
    })
    expect(await stored()).toBe(16)
  })

  test('a reading that breaks removes what it saw withheld, but not too much', async () => {
    const { held, read } = await startServer(records(400))
    await run(await read(true))
    const closed = (count: number) => [...records(count, { StandardStatus: 'Closed' }), ...records(400).slice(count)]
    held.breaksAfter = 200
    held.all = closed(100)
    const failure = await run(await read(true)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(InterruptedImport)
    expect(failure).not.toBeInstanceOf(HeldRemovals)
    expect((failure as Error).message).toMatch(/responded with 410\. 100 of 400 public listings would be removed/)
    expect(await stored()).toBe(400)
    held.all = closed(80)
    await expect(run(await read(true))).rejects.toThrow(/responded with 410$/)
    expect(await stored()).toBe(320)
  })

  test('a listing that only this run published goes in any case', async () => {
    await run(await file(records(10)))
    const hidden = records(4, { ...LATER, StandardStatus: 'Closed' })
    const versions = [record('K99'), record('K99', { ...LATER, StandardStatus: 'Closed' })]
    async function* oneByOne() {
      yield* [...versions, ...hidden, ...records(10).slice(4)]
    }
    const feed = { complete: true, format: resoFormat(NOW), records: oneByOne() }
    const failure = await run(feed, { batchSize: 1 }).catch((error: unknown) => error)
    expect((failure as HeldRemovals).message).toContain('4 of 10 public listings')
    expect((failure as HeldRemovals).summary).toMatchObject({ added: 1, removed: 1 })
    expect(await stored()).toBe(10)
  })
})
