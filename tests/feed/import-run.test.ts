import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resoFormat } from '#adapters/reso/listing-from-reso.ts'
import type { WithheldRecord } from '#application/feed-import/import-report.ts'
import { InterruptedImport, runImport } from '#application/feed-import/import-run.ts'
import type { ImportSummary } from '#application/feed-import/import-summary.ts'
import { standingText } from '#application/feed-import/not-shown.ts'
import { FeedError, type ListingFeed, type RecordProblem } from '#ports/server/listing-feed.ts'
import { record, records } from './feed-records.ts'
import { scratchStore, storedContent, storedIds } from './scratch-store.ts'

const LIMIT = { percent: 20, isLifted: false }
const NOW = new Date('2026-11-21T12:00:00Z')

async function* read(input: readonly unknown[], breakAfter = Number.POSITIVE_INFINITY): AsyncGenerator {
  for (const [place, value] of input.entries()) {
    if (place === breakAfter) throw new FeedError('the line went dead')
    yield value
  }
}

const whole = (input: readonly unknown[], breakAfter?: number): ListingFeed => ({
  complete: true,
  format: resoFormat(NOW),
  records: read(input, breakAfter),
})
const changes = (input: readonly unknown[]): ListingFeed => ({
  complete: false,
  format: resoFormat(NOW),
  records: read(input),
})

/** A store of its own and a way to run imports into it. */
async function scratchImport(batchSize = 3) {
  const { listings: store, dataDir } = await scratchStore()
  const rejected: RecordProblem[] = []
  const withheld: WithheldRecord[] = []
  const report = {
    rejected: (problems: readonly RecordProblem[]) => void rejected.push(...problems),
    omitted: () => {},
    withheld: (records: readonly WithheldRecord[]) => void withheld.push(...records),
  }
  return {
    store,
    rejected,
    withheld,
    why: async (key: string) => standingText(key, await store.standingOf(key)),
    run: (feed: ListingFeed, removalLimit = LIMIT) =>
      runImport({ source: 'mls', feed, store, report, now: NOW, batchSize, removalLimit }),
    content: () => storedContent(dataDir, 'mls'),
    keys: () => Object.keys(storedContent(dataDir, 'mls')),
    ids: () => storedIds(dataDir, 'mls'),
  }
}

const counts = ({ added, changed, unchanged, removed, withheld, rejected, superseded }: ImportSummary) => ({
  added,
  changed,
  unchanged,
  removed,
  withheld,
  rejected,
  superseded,
})
const NOTHING = { added: 0, changed: 0, unchanged: 0, removed: 0, withheld: 0, rejected: 0, superseded: 0 }

test('the same input twice changes nothing', async () => {
  const { run, content } = await scratchImport()
  const input = [...records(8), record('H', { StandardStatus: 'Closed' }), record('B', { ListPrice: 0 })]
  expect(counts(await run(whole(input)))).toEqual({ ...NOTHING, added: 8, withheld: 1, rejected: 1 })
  const before = content()
  expect(counts(await run(whole(input)))).toEqual({ ...NOTHING, unchanged: 8, withheld: 1, rejected: 1 })
  expect(content()).toEqual(before)
})

test('a complete reading adds, changes and removes; ids stay', async () => {
  const { run, keys, ids } = await scratchImport()
  await run(whole(records(5)))
  const before = ids()
  const next = [...records(4).slice(2), record('N'), record('K1', { ListPrice: 450_000 })]
  expect(counts(await run(whole(next)))).toEqual({
    ...NOTHING,
    added: 1,
    changed: 1,
    unchanged: 2,
    removed: 2,
  })
  expect(keys()).toEqual(['K1', 'K2', 'K3', 'N'])
  expect(ids()).toMatchObject({ K1: before['K1'], K2: before['K2'], K3: before['K3'] })
})

test('a reading of changes removes only what is no longer for the public', async () => {
  const { run, keys } = await scratchImport()
  await run(whole(records(5)))
  const news = [record('K1', { StandardStatus: 'Closed' }), record('K2', { InternetEntireListingDisplayYN: false })]
  expect(counts(await run(changes(news)))).toEqual({ ...NOTHING, removed: 2, withheld: 2 })
  expect(keys()).toEqual(['K0', 'K3', 'K4'])
})

test('a rejected record leaves the version stored before, and is reported with key, field and reason', async () => {
  const { run, content, rejected } = await scratchImport()
  await run(whole(records(3)))
  const before = content()
  expect(counts(await run(whole([...records(2), record('K2', { ListPrice: 0, City: null })])))).toEqual({
    ...NOTHING,
    unchanged: 2,
    rejected: 1,
  })
  expect(content()).toEqual(before)
  expect(rejected).toEqual([
    { key: 'K2', field: 'ListPrice', reason: expect.stringContaining('0 isn’t a plausible price') },
    { key: 'K2', field: 'City', reason: 'is missing' },
  ])
})

test('every withheld record leaves its key and reason', async () => {
  const { run, withheld } = await scratchImport()
  const closed = records(4).map((value) => ({ ...value, StandardStatus: 'Closed' }))
  await run(whole([...closed, record('P', { MlgCanUse: ['VOW'] }), record('A')]))
  expect(withheld.filter(({ reason }) => reason === 'StandardStatus Closed').map(({ key }) => key)).toEqual([
    'K0',
    'K1',
    'K2',
    'K3',
  ])
  expect(withheld).toContainEqual({ key: 'P', reason: 'MlgCanUse without IDX' })
})

test('why a listing is not on the site is known after the run', async () => {
  const { run, why, ids } = await scratchImport()
  await run(whole([...records(3), record('P', { Permission: 'Private' }), record('R', { City: null })]))
  const { K0, K1 } = ids()
  expect(await why('K0')).toBe(`K0 of "mls" is on the site: /listings/${String(K0)}`)
  expect(await why('P')).toMatch(
    /^P of "mls" isn’t on the site: withheld: Permission Private \(since \d{4}-\d\d-\d\d\)$/,
  )
  expect(await why('R')).toContain('isn’t on the site: rejected: City is missing (since ')
  expect(await why('X')).toContain('No import has read a record with the ListingKey "X"')
  await run(changes([record('P'), record('K1', { ListPrice: 0 })]))
  expect(await why('P')).toContain('is on the site: ')
  expect(await why('K1')).toContain(
    `is on the site in an earlier version, /listings/${String(K1)}. The newest is rejected: `,
  )
  await run(whole([record('K1')]), { ...LIMIT, isLifted: true })
  expect(await why('K0')).toContain('isn’t on the site: the feed no longer includes it (removed on ')
})

test('a reading that breaks off leaves the reasons it has seen, and forgets none', async () => {
  const { run, why } = await scratchImport()
  await run(whole([record('A', { StandardStatus: 'Closed' }), record('B')]))
  const broken = [record('C', { MlgCanView: false }), record('B')]
  await run(whole(broken, 1)).catch(() => {})
  expect([await why('A'), await why('C')]).toEqual([
    expect.stringContaining('StandardStatus Closed'),
    expect.stringContaining('MlgCanView false'),
  ])
})

test('of several versions the newest counts, wherever it stands', async () => {
  const at = (day: string, ListPrice: number, more = {}) =>
    record('K', { ModificationTimestamp: `2026-11-${day}`, ListPrice, ...more })
  const { run, content, keys } = await scratchImport(1)
  await run(whole([at('05', 500_000)]))
  const newest = content()
  await run(whole([at('03', 300_000), at('05', 500_000), at('04', 400_000)]))
  expect(content()).toEqual(newest)
  await run(whole([at('03', 300_000), at('06', 0, { StandardStatus: 'Closed' }), at('04', 400_000)]))
  expect(keys()).toEqual([])
})

test('a reading that breaks keeps what came before, removes nothing and is not recorded as finished', async () => {
  const { run, store, keys } = await scratchImport()
  await run(whole(records(2)))
  const finished = await store.lastModified('mls')
  const failure = await run(whole(records(10).toReversed(), 4)).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(InterruptedImport)
  expect((failure as InterruptedImport).message).toBe('the line went dead')
  expect(counts((failure as InterruptedImport).summary)).toEqual({ ...NOTHING, added: 4 })
  expect(keys()).toEqual(['K0', 'K1', 'K6', 'K7', 'K8', 'K9'])
  expect(await store.lastModified('mls')).toBe(finished)
  expect(counts(await run(whole(records(10))))).toEqual({ ...NOTHING, added: 4, unchanged: 6 })
})

test('an empty feed is an error and removes nothing', async () => {
  const { run, keys } = await scratchImport()
  await run(whole(records(2)))
  await expect(run(whole([]))).rejects.toThrow('The feed has no records.')
  expect(keys()).toHaveLength(2)
})

test('no changes are no error', async () => {
  const { run } = await scratchImport()
  await run(whole(records(2)))
  expect(counts(await run(changes([])))).toEqual(NOTHING)
})

test('how far the source was read never lies in the future', async () => {
  const { run, store } = await scratchImport()
  await run(whole([record('A', { ModificationTimestamp: '2026-11-22T03:00:00Z' })]))
  expect(await store.lastModified('mls')).toBe(NOW.toISOString())
  await run(whole([record('A', { ModificationTimestamp: '2999-01-01T00:00:00Z' }), record('B')]))
  expect(await store.lastModified('mls')).toBe('2026-11-01T10:00:00.000Z')
})

test('sources are kept apart', async () => {
  const { run, store, keys } = await scratchImport()
  await run(whole(records(2)))
  const report = { rejected: () => {}, omitted: () => {}, withheld: () => {} }
  await runImport({
    source: 'other',
    feed: whole([record('Z')]),
    store,
    report,
    now: NOW,
    batchSize: 3,
    removalLimit: LIMIT,
  })
  expect(keys()).toEqual(['K0', 'K1'])
})

test('any feed read twice, in batches of any size, ends the same and changes nothing the second time', async () => {
  const version = fc.record({
    key: fc.constantFrom('A', 'B', 'C', 'D'),
    day: fc.integer({ min: 10, max: 20 }),
    StandardStatus: fc.constantFrom('Active', 'Active', 'Closed'),
    ListPrice: fc.constantFrom(400_000, 500_000, 600_000),
  })
  const feeds = fc.uniqueArray(version, { minLength: 1, maxLength: 12, selector: ({ key }) => key })
  await fc.assert(
    fc.asyncProperty(feeds, fc.integer({ min: 1, max: 5 }), async (versions, batchSize) => {
      const { run, content } = await scratchImport(batchSize)
      const input = versions.map(({ key, day, ...rest }) =>
        record(key, { ...rest, ModificationTimestamp: `2026-10-${day}` }),
      )
      await run(whole(input))
      const before = content()
      expect(Object.keys(before)).toHaveLength(
        versions.filter(({ StandardStatus }) => StandardStatus === 'Active').length,
      )
      const { added, changed, removed } = await run(whole(input))
      expect({ added, changed, removed }).toEqual({ added: 0, changed: 0, removed: 0 })
      expect(content()).toEqual(before)
    }),
    { numRuns: 15 },
  )
})

test('what another run adds during a complete reading stays', async () => {
  const { run, store, keys } = await scratchImport()
  await run(whole([record('A'), record('B')]), { percent: 100, isLifted: false })
  const outcome = resoFormat(NOW).toListing(record('new'), 1)
  if (outcome.kind !== 'publish') throw new Error('The record is in order')
  const { listing } = outcome
  async function* slowly(): AsyncGenerator {
    yield record('A')
    await store.putBatch('mls', [listing])
  }
  const { removed } = await run({ ...whole([]), records: slowly() }, { percent: 100, isLifted: false })
  expect([removed, keys()]).toEqual([1, ['A', 'new']])
})
