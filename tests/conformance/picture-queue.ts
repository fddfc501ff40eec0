import { beforeEach, describe, expect, test } from 'vitest'
import { databaseListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import { startProjectionRebuild } from '#adapters/database/listings/projection-rebuild.ts'
import { databasePictureFiles } from '#adapters/database/pictures/picture-files.ts'
import { databasePictureQueue } from '#adapters/database/pictures/picture-queue.ts'
import { valueOrThrow } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { FeedPicture, ImportedListing } from '#ports/server/listing-import.ts'
import type { ClaimedHome, PictureOutcome } from '#ports/server/picture-queue.ts'
import type { PictureRule } from '#ports/server/picture-rule.ts'
import type { TestEngine } from './database-engines.ts'
import { replaceAll, withoutMemory } from './database-harness.ts'
import { madeImport } from './listing-import.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const at = (ms: number) => new Date(1_800_000_000_000 + ms)
const LEASE = at(100)

const photo = (name: string, more: Partial<FeedPicture> = {}): FeedPicture => ({
  url: `https://photos.example/${name}.jpg`,
  alt: name,
  caption: null,
  width: null,
  height: null,
  color: null,
  illustrative: false,
  ...more,
})

const homeWith = (key: string, pictures: FeedPicture[], more: Partial<ImportedListing> = {}): ImportedListing =>
  madeImport(key, { picture: pictures[0] ?? null, pictures, originals: pictures, ...more })

const copyOf = (file: string) => ({ file, width: 800, height: 600, color: '#123456' })
const copied = (file: string): PictureOutcome => ({ state: 'copied', copy: copyOf(file) })

/** The contract of `ports/picture-queue.ts` on an engine. */
export function pictureQueueConformance(engine: TestEngine): void {
  describe(`pictures to be copied on ${engine}`, () => {
    const opened = databaseOfSuite(() => openTestDatabase(engine))
    const rethrow = (error: unknown) => {
      throw error
    }
    const database = async () => opened().database
    const queue = async () => databasePictureQueue(await database(), { now: () => at(0) })
    const files = async () => databasePictureFiles(await database())
    const door = async (rule: PictureRule = 'copy') => databaseListingImport(await database(), () => rule)
    const put = async (...homes: ImportedListing[]) => (await door()).putBatch('feed', homes)
    const gateway = async () => databaseListingGateway(withoutMemory(await database()), rethrow)
    const version = async () => withoutMemory(await database()).changes.version()
    const all = async () => {
      const filters = { ...defaultFilters(), price: { min: 0, max: 100_000_000 } }
      return valueOrThrow(await (await gateway()).search({ filters, sort: 'newest', page: 1 })).listings
    }
    const home = async (key: string) => {
      const id = (await all()).find(({ title }) => title === `Home ${key}`)!.id
      return valueOrThrow(await (await gateway()).byId(id))
    }
    const claim = async () => (await queue()).claim(10, at(0), LEASE)
    const store = async (...names: string[]) => {
      for (const name of names) {
        await (await files()).claim(name, at(0))
        await (await files()).describe(copyOf(name), 1000)
        await (await files()).stored(name)
      }
    }
    /** Settles each claimed picture with the outcome made of its name. */
    const settle = async (
      claimed: ClaimedHome,
      outcome: (alt: string) => PictureOutcome,
      dueAt: Date | null = at(50),
    ) => {
      const outcomes = claimed.pictures.map((picture) => ({ picture, outcome: outcome(picture.alt) }))
      for (const each of outcomes) if (each.outcome.state === 'copied') await store(each.outcome.copy.file)
      await (await queue()).settle({ claimed, outcomes, dueAt }, at(0))
    }
    const copyAll = async () => {
      for (let homes = await claim(); homes.length > 0; homes = await claim())
        for (const each of homes) await settle(each, (alt) => copied(`file-${alt}`))
    }
    beforeEach(async () => {
      const { db } = await database()
      await replaceAll(await database(), [])
      await db.deleteFrom('picture_files').execute()
    })

    test('X-05 a home shows no picture until it is copied, and never the feed’s address', async () => {
      await put(homeWith('A', [photo('front'), photo('side')]))
      expect(await home('A')).toMatchObject({ picture: null, pictures: [] })
      const before = await version()
      const [first] = await claim()
      expect(first).toMatchObject({ source: 'feed', attempt: 1, pictures: [{ alt: 'front' }] })
      await settle(first!, (alt) => copied(`file-${alt}`))
      const url = '/media/homes/file-front-800.jpg'
      const picture = {
        url,
        alt: 'front',
        width: 800,
        height: 600,
        color: '#123456',
        caption: null,
        illustrative: false,
      }
      expect(await home('A')).toMatchObject({ picture, pictures: [picture] })
      expect((await all())[0]!.picture).toEqual(picture)
      expect(await version()).toBeGreaterThan(before)
      await copyAll()
      expect((await home('A')).pictures.map(({ alt }) => alt)).toEqual(['front', 'side'])
      expect(await claim()).toEqual([])
      expect(await (await queue()).nextDue()).toBeNull()
    })

    test('a copy counts, also where another worker took the home over and was refused', async () => {
      await put(homeWith('A', [photo('front')]))
      const [slow] = await claim()
      const [second] = await (await queue()).claim(1, at(100), at(200))
      await settle(second!, () => ({ state: 'refused', reason: 'answered 403' }))
      await settle(slow!, (alt) => copied(alt))
      expect(await home('A')).toMatchObject({ pictures: [{ url: '/media/homes/front-800.jpg' }] })
      await put(homeWith('A', [photo('front')], { price: 1 }))
      expect(await claim()).toEqual([])
    })

    test('homes without any picture come before those that have one', async () => {
      await put(homeWith('A', [photo('a1'), photo('a2')]))
      await settle((await claim())[0]!, (alt) => copied(alt))
      await put(homeWith('B', [photo('b1'), photo('b2')]))
      const [first, second] = [
        await (await queue()).claim(1, at(0), LEASE),
        await (await queue()).claim(1, at(0), LEASE),
      ]
      expect([first, second].flat().map(({ pictures }) => pictures.map(({ alt }) => alt))).toEqual([['b1'], ['a2']])
    })

    test('many claims at the same moment never share a home, and a lease that ends gives it to the next', async () => {
      await put(...Array.from({ length: 20 }, (_, index) => homeWith(`H${index}`, [photo(`p${index}`)])))
      const pictures = await queue()
      const claims = await Promise.all(Array.from({ length: 8 }, () => pictures.claim(3, at(0), LEASE)))
      const ids = claims.flat().map(({ listingId }) => listingId)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length + (await pictures.claim(20, at(0), LEASE)).length).toBe(20)
      expect(await pictures.nextDue()).toEqual(LEASE)
      expect(await pictures.claim(20, at(100), at(200))).toHaveLength(20)
      await pictures.release(at(101))
      expect(await pictures.claim(20, at(101), at(300))).toHaveLength(20)
    })

    test('a change of the home keeps its copies, and one that the feed dropped is no longer shown', async () => {
      await put(homeWith('A', [photo('front'), photo('side')]))
      await copyAll()
      await put(homeWith('A', [photo('side'), photo('new')], { price: 1 }))
      expect((await home('A')).pictures.map(({ url }) => url)).toEqual(['/media/homes/file-side-800.jpg'])
      const [claimed] = await claim()
      expect(claimed!.pictures.map(({ alt }) => alt)).toEqual(['new'])
      expect(await (await files()).takeUnused(at(0), at(0), 10)).toEqual([])
      expect(await (await files()).takeUnused(at(10), at(20), 10)).toEqual([{ file: 'file-front', width: 800 }])
    })

    test('a feed whose addresses change with each reading is not copied again, and gives a new one for a spent address', async () => {
      const reading = (token: string, time = '1') => [
        photo('front', { url: `https://photos.example/?${token}`, version: `m1 ${time}` }),
      ]
      await put(homeWith('A', reading('a')))
      const [claimed] = await claim()
      await settle(claimed!, () => ({ state: 'refused', reason: 'answered 403' }))
      expect(await claim()).toEqual([])
      expect(await put(homeWith('A', reading('b')))).toMatchObject({ changed: 1 })
      expect((await claim())[0]!.pictures).toMatchObject([{ url: 'https://photos.example/?b' }])
      await (await queue()).release(at(0))
      await copyAll()
      expect(await put(homeWith('A', reading('c')))).toMatchObject({ unchanged: 1 })
      expect(await put(homeWith('A', reading('d', '2')))).toMatchObject({ changed: 1 })
      expect(await home('A')).toMatchObject({ picture: null })
    })

    test('what is no picture is not asked for again at each reading, as an expired address is', async () => {
      const reading = (token: string) => [photo('front', { url: `https://photos.example/?${token}`, version: 'm1' })]
      await put(homeWith('A', reading('a')))
      await settle((await claim())[0]!, () => ({ state: 'refused', reason: 'is no photograph', isFinal: true }))
      expect(await put(homeWith('A', reading('b')))).toMatchObject({ unchanged: 1 })
      expect(await claim()).toEqual([])
    })

    test('a picture that is refused is left out, the others are shown; one that failed is tried again', async () => {
      await put(homeWith('A', [photo('front'), photo('side')]))
      await settle((await claim())[0]!, () => ({ state: 'refused', reason: 'answered 404' }))
      const [second] = await claim()
      await settle(second!, () => ({ state: 'waiting', reason: 'answered 500' }))
      expect(await claim()).toEqual([])
      const [again] = await (await queue()).claim(5, at(50), at(200))
      expect(again).toMatchObject({ attempt: 2, pictures: [{ alt: 'side' }] })
      await settle(again!, (alt) => copied(alt))
      expect((await home('A')).pictures.map(({ alt }) => alt)).toEqual(['side'])
      await put(homeWith('B', [photo('b')]))
      await settle((await claim())[0]!, () => ({ state: 'waiting', reason: 'answered 500' }), null)
      expect(await (await queue()).nextDue()).toBeNull()
    })

    test('pictures that tell a hidden street are shown as copies and never linked', async () => {
      const telling = photo('front', { url: 'https://photos.example/12-maple-street/1.jpg', tellsStreet: true })
      const plain = photo('side')
      const hidden = madeImport('A', {
        picture: plain,
        pictures: [plain],
        originals: [telling, plain],
        addressHidden: true,
      })
      await (await door('link')).putBatch('feed', [hidden])
      expect((await home('A')).pictures.map(({ url }) => url)).toEqual([plain.url])
      await put(hidden)
      await copyAll()
      expect((await home('A')).pictures.map(({ alt }) => alt)).toEqual(['front', 'side'])
      expect(JSON.stringify([await home('A'), await all()])).not.toMatch(/maple|photos\.example/)
      await (await door('link')).putBatch('feed', [hidden])
      expect((await home('A')).pictures.map(({ url }) => url)).toEqual([plain.url])
      expect(await claim()).toEqual([])
      await (await door('none')).putBatch('feed', [hidden])
      expect(await home('A')).toMatchObject({ picture: null, pictures: [] })
    })

    test('homes stored before pictures were copied are, and an import after that changes nothing', async () => {
      const listing = homeWith('A', [photo('front')], { originals: undefined as never })
      await (await door('link')).putBatch('feed', [listing])
      const { db } = await database()
      const rebuild = async () => {
        await db.updateTable('listing_state').set({ projection_version: 1 }).execute()
        const log = { info: () => {}, error: rethrow }
        await startProjectionRebuild(await database(), { log, ruleOf: () => 'copy' }).finished
      }
      await rebuild()
      await copyAll()
      await rebuild()
      expect((await home('A')).pictures).toMatchObject([{ url: '/media/homes/file-front-800.jpg' }])
      expect(await put(listing)).toMatchObject({ changed: 0, unchanged: 1 })
    })

    test('equal pictures of two homes are one copy, which goes a while after the last of them', async () => {
      await put(homeWith('A', [photo('same')]), homeWith('B', [photo('same')]))
      await copyAll()
      await (await door()).removeKeys('feed', ['A'])
      const stored = await files()
      expect(await stored.takeUnused(at(1000), at(0), 10)).toEqual([])
      await (await door()).removeKeys('feed', ['B'])
      expect(await stored.takeUnused(at(5), at(10), 10)).toEqual([])
      expect(await stored.takeUnused(at(11), at(20), 10)).toEqual([{ file: 'file-same', width: 800 }])
      expect(await stored.claim('file-same', at(20))).toBe('removing')
      await stored.forget(['file-same'])
      expect(await stored.claim('file-same', at(20))).toBe('new')
    })

    test('a copy that is claimed is not removed meanwhile, and stays known when its files are written', async () => {
      const stored = await files()
      expect(await stored.claim('x', at(0))).toBe('new')
      await stored.describe(copyOf('x'), 5)
      expect(await stored.claim('x', at(50))).toBe('new')
      await stored.stored('x')
      expect(await stored.claim('x', at(90))).toEqual(copyOf('x'))
      expect(await stored.takeUnused(at(60), at(100), 10)).toEqual([])
    })

    test('a home that left the site meanwhile is passed over', async () => {
      await put(homeWith('A', [photo('front')]))
      const [claimed] = await claim()
      await (await door()).removeKeys('feed', ['A'])
      await settle(claimed!, (alt) => copied(alt))
      expect(await all()).toEqual([])
    })
  })
}
