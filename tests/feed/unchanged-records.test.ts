import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openResoFile } from '#adapters/reso/reso-file.ts'
import { runImport } from '#application/feed-import/import-run.ts'
import type { ListingFeed } from '#ports/server/listing-feed.ts'
import { ENGINES, onEngine, type TestEngine } from '../conformance/database-engines.ts'
import { record } from './feed-records.ts'
import { scratchFolder, scratchStoreOn } from './scratch-store.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

/** Imports a file with these records; `read` counts the records whose facts were read. */
async function scratchImport(engine: TestEngine) {
  const { listings: store } = await scratchStoreOn(engine)
  const path = join(scratchFolder(), 'feed.json')
  const report = { rejected: () => {}, omitted: () => {}, withheld: () => {} }
  return {
    store,
    run: async (records: readonly unknown[], { readsAll = false, percent = 100 } = {}) => {
      writeFileSync(path, JSON.stringify({ value: records }))
      let read = 0
      const opened = await openResoFile(path, { now: NOW, onProgress: () => {} })
      const toListing: ListingFeed['format']['toListing'] = (...input) => {
        read += 1
        return opened.format.toListing(...input)
      }
      const feed = { ...opened, format: { ...opened.format, toListing } }
      const removalLimit = { percent, isLifted: false }
      const options = { source: 'mls', store, report, now: NOW, batchSize: 2, removalLimit, readsAll }
      const { added, changed, unchanged, removed } = await runImport({ ...options, feed })
      return { read, added, changed, unchanged, removed }
    },
  }
}

const NONE = { read: 0, added: 0, changed: 0, unchanged: 0, removed: 0 }
const [a, b, c] = ['A', 'B', 'C'].map((key) => record(key))

for (const engine of ENGINES)
  test(`records whose bytes are stored are not read again, but for --full (${engine})`, onEngine(engine), async () => {
    const { run, store } = await scratchImport(engine)
    expect(await run([a, b, c])).toEqual({ ...NONE, read: 3, added: 3 })
    expect(await run([a, b, c])).toEqual({ ...NONE, unchanged: 3 })
    expect(await run([a, { ...b, ListPrice: 480_000 }, c])).toEqual({ ...NONE, read: 1, changed: 1, unchanged: 2 })
    expect(await run([a, b, c], { readsAll: true })).toEqual({ ...NONE, read: 3, changed: 1, unchanged: 2 })
    expect(await run([a, c])).toEqual({ ...NONE, unchanged: 2, removed: 1 })
    expect(await run([a, b, c])).toEqual({ ...NONE, read: 1, added: 1, unchanged: 2 })
    expect(await store.lastModified('mls')).toBe('2026-11-01T10:00:00.000Z')
  })

test('a record that returns to an earlier version is read, whatever came between', async () => {
  const { run } = await scratchImport('sqlite')
  const withOmission = { ...a, ListPrice: 480_000, YearBuilt: 9999 }
  await run([a])
  expect(await run([withOmission])).toMatchObject({ read: 1, changed: 1 })
  expect(await run([withOmission])).toMatchObject({ read: 1, unchanged: 1 })
  expect(await run([a])).toMatchObject({ read: 1, changed: 1 })
  expect(await run([{ ...a, ListPrice: 0 }])).toMatchObject({ read: 1, removed: 0 })
  expect(await run([a])).toMatchObject({ read: 0, unchanged: 1 })
})

test('a withheld home and one that names a later day are read each time', async () => {
  const { run } = await scratchImport('sqlite')
  const soon = record('S', { StandardStatus: 'ComingSoon', OnMarketDate: '2026-12-24' })
  await run([a, soon])
  expect(await run([{ ...a, StandardStatus: 'Hold' }, soon])).toMatchObject({ read: 2, removed: 1 })
  expect(await run([a, soon])).toMatchObject({ read: 2, added: 1, unchanged: 1 })
})

test('of several versions of a key the newest counts, also where one of them is stored', async () => {
  const { run } = await scratchImport('sqlite')
  const newer = { ...a, ListPrice: 480_000, ModificationTimestamp: '2026-11-05T10:00:00Z' }
  await run([a])
  expect(await run([newer, b, c, a])).toMatchObject({ added: 2, changed: 1 })
  expect(await run([a, b, c, newer])).toEqual({ ...NONE, unchanged: 3 })
})
