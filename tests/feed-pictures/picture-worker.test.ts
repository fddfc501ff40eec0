import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { databaseListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import { databasePictureFiles } from '#adapters/database/pictures/picture-files.ts'
import { databasePictureQueue } from '#adapters/database/pictures/picture-queue.ts'
import { folderPictureStore } from '#adapters/feed-pictures/folder-store.ts'
import { startPictureWorker, type PictureWorker } from '#application/feed-pictures/picture-worker.ts'
import { GRACE } from '#application/feed-pictures/unused-pictures.ts'
import { pictureFileNames } from '#domain/listing/picture.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { Download, Encoding, PictureEncoder } from '#ports/server/picture-download.ts'
import type { PictureStore } from '#ports/server/picture-store.ts'
import { madeImport } from '../conformance/listing-import.ts'
import { openTestDatabase } from '../conformance/test-databases.ts'

/** A busy machine may encode for longer than the second that Vitest waits. */
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 20_000 })

const running: PictureWorker[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()))
})

const NAME = 'a'.repeat(32)
const encoded = (width: number): Encoding => ({
  kind: 'encoded',
  picture: { width, height: 200, color: '#123456' },
  files: pictureFileNames('', width).map((suffix) => ({ suffix, type: 'image/jpeg', bytes: new Uint8Array([1]) })),
})

/** A database, a folder for copies, and a worker over a network that answers as told. */
async function openCopies({
  answer,
  encoding = () => encoded(300),
}: {
  answer: (url: string) => Download
  encoding?: () => Encoding
}) {
  const { database, remove } = await openTestDatabase('sqlite')
  onTestFinished(remove)
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const state = { now: 1_800_000_000_000, broken: false }
  const clock = { now: () => new Date(state.now) }
  const asked: string[] = []
  const reasons: unknown[] = []
  const inFolder = folderPictureStore(folder)
  const store: PictureStore = {
    ...inFolder,
    put: async (...file) => {
      if (state.broken) throw new Error('the disk is full')
      await inFolder.put(...file)
    },
  }
  const encoder: PictureEncoder = {
    nameOf: (bytes) => bytes.toString().padEnd(32, 'a').slice(0, 32),
    encode: async () => encoding(),
    close: async () => {},
  }
  const queue = databasePictureQueue(database, clock)
  const start = () => {
    const worker = startPictureWorker({
      queue,
      files: databasePictureFiles(database),
      store,
      download: { load: async (url) => (asked.push(url), answer(url)), close: () => {} },
      encoder,
      sourceOf: () => ({ rule: 'copy', userAgent: null, perSecond: 10 }),
      log: {
        info: () => {},
        warn: (facts) => void reasons.push((facts as { reason: string }).reason),
        error: (facts) => void reasons.push((facts as { err: Error }).err.message),
      },
      random: () => 0,
    })
    running.push(worker)
    return worker
  }
  const door = databaseListingImport(database, () => 'copy')
  return {
    state,
    asked,
    reasons,
    queue,
    start,
    put: (keys: readonly string[]) =>
      door.putBatch(
        'feed',
        keys.map((key) => madeImport(key)),
      ),
    remove: (keys: readonly string[]) => door.removeKeys('feed', keys),
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    pictures: async (id: number) => {
      const listing = await databaseListingGateway(database, () => {}).byId(id)
      return valueOrThrow(listing).pictures.map(({ url }) => url)
    },
    later: (ms: number) => {
      state.now += ms
      for (const worker of running) worker.wake()
    },
  }
}

const FIRST = 1001
const loaded = (text: string): Download => ({ kind: 'loaded', bytes: Buffer.from(text) })

test('pictures are loaded, encoded, stored and shown; equal ones once', async () => {
  let encodings = 0
  const copies = await openCopies({
    answer: () => loaded('same'),
    encoding: () => {
      encodings += 1
      return encoded(300)
    },
  })
  await copies.put(['A'])
  copies.start()
  const name = 'same'.padEnd(32, 'a')
  await eventually(async () => expect(await copies.pictures(FIRST)).toHaveLength(2))
  expect(await copies.pictures(FIRST)).toEqual(Array(2).fill(`/media/homes/${name}-300.jpg`))
  expect(copies.files().toSorted()).toEqual(pictureFileNames(name, 300).toSorted())
  expect(encodings).toBe(1)
})

test('a host that asks us to wait is asked again after it, and what is no picture is left out', async () => {
  let busy = true
  const copies = await openCopies({
    answer: (url) =>
      url.endsWith('1.jpg') && busy
        ? { kind: 'failed', reason: 'answered 429', waitMs: 300_000 }
        : loaded(url.slice(-5)),
    encoding: () => ({ kind: 'refused', reason: 'is no photograph' }),
  })
  await copies.put(['A'])
  copies.start()
  await eventually(() => expect(copies.reasons).toEqual(['answered 429']))
  await eventually(async () => expect((await copies.queue.nextDue())?.getTime()).toBe(copies.state.now + 300_000))
  busy = false
  copies.later(300_000)
  await eventually(() => expect(copies.reasons).toEqual(['answered 429', 'is no photograph', 'is no photograph']))
  expect(await copies.pictures(FIRST)).toEqual([])
  await eventually(async () => expect(await copies.queue.nextDue()).toBeNull())
})

test('a full disk loses no picture', async () => {
  const copies = await openCopies({ answer: () => loaded(NAME) })
  copies.state.broken = true
  await copies.put(['A'])
  copies.start()
  await eventually(() => expect(copies.reasons).toEqual(['the disk is full']))
  copies.state.broken = false
  await eventually(async () => {
    copies.later(0)
    expect(await copies.pictures(FIRST)).toHaveLength(2)
  })
})

test('a copy goes a day after the home that showed it, not before', async () => {
  const copies = await openCopies({ answer: () => loaded(NAME) })
  await copies.put(['A'])
  const worker = copies.start()
  await eventually(async () => expect(await copies.pictures(FIRST)).toHaveLength(2))
  await worker.stop()
  await copies.remove(['A'])
  for (const [ms, left] of [
    [0, 4],
    [GRACE, 4],
    [1, 0],
  ] as const) {
    copies.state.now += ms
    const next = copies.start()
    await next.stop()
    expect([ms, copies.files().length]).toEqual([ms, left])
  }
})
