import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { readLogo } from '#adapters/database/listings/feed-displays.ts'
import { databaseListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { listingHistoryRetention } from '#adapters/database/listings/listing-histories.ts'
import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import { removedListingRetention } from '#adapters/database/listings/removed-listings.ts'
import { syncSamples } from '#adapters/database/listings/sample-seed.ts'
import { databaseSavedItems } from '#adapters/database/saved/saved-items.ts'
import { firstHistory } from '#domain/listing/price-history.ts'
import type { Market } from '#domain/money/money.ts'
import { valueOrThrow } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ImportedListing, ListingImport } from '#ports/server/listing-import.ts'
import type { TestEngine } from './database-engines.ts'
import { replaceAll, withoutMemory } from './database-harness.ts'
import { madeListing } from './made-listings.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const ANY_PRICE = { ...defaultFilters(), price: { min: 0, max: 100_000_000 } }
const clock = { now: () => new Date() }

/** A feed's listing with this key. */
export function madeImport(key: string, facts: Partial<ImportedListing> = {}): ImportedListing {
  const {
    id: _,
    source: __,
    history: ___,
    priceReduction: ____,
    feed: _____,
    otherFeeds: ______,
    ...listing
  } = madeListing({ id: 1 })
  return { homeKeys: { parcel: null, address: null }, ...listing, title: `Home ${key}`, ...facts, key }
}

/** The contract of `ports/listing-import.ts` on an engine. */
export function listingImportConformance(engine: TestEngine): void {
  describe(`the listing import on ${engine}`, () => {
    const opened = databaseOfSuite(() => openTestDatabase(engine))
    beforeEach(async () => replaceAll(opened().database, []))

    const door = async () => databaseListingImport(opened().database)
    const removeAllBut = async (store: ListingImport, kept: ReadonlySet<string>) =>
      store.removeKeys('feed', [...(await store.storedKeys('feed')).difference(kept)])
    const gateway = async () => databaseListingGateway(withoutMemory(opened().database), rethrow)
    /** Titles by id of everything that is for sale. */
    const stored = async (): Promise<Map<number, string>> => {
      const answer = await (await gateway()).search({ filters: ANY_PRICE, sort: 'newest', page: 1 })
      if (!answer.ok) throw new Error(answer.problem.message)
      return new Map(answer.value.listings.map(({ id, title }) => [id, title]))
    }
    const idOf = async (key: string) => [...(await stored())].find(([, title]) => title === `Home ${key}`)?.[0]
    const version = async () => (await withoutMemory(opened().database)).changes.version()

    test('what is put can be found, with ids from 1001 and every fact', async () => {
      const listing = madeImport('A', { features: ['Pool'], beds: null })
      expect(await (await door()).putBatch('feed', [listing])).toEqual({ added: 1, changed: 0, unchanged: 0 })
      const id = (await idOf('A'))!
      expect(id).toBeGreaterThan(1000)
      const { key: _, homeKeys: __, ...facts } = listing
      const derived = { priceReduction: null, history: firstHistory(facts) }
      expect(await (await gateway()).byId(id)).toEqual({
        ok: true,
        value: { ...facts, ...derived, id, source: 'feed', feed: null, otherFeeds: [] },
      })
    })

    test('the same input twice changes nothing, however its fields are ordered', async () => {
      const batch = [madeImport('A'), madeImport('B')]
      await (await door()).putBatch('feed', batch)
      const before = await version()
      const turned = batch.map(
        (listing) => Object.fromEntries(Object.entries(listing).toReversed()) as unknown as ImportedListing,
      )
      const touched = turned.map((listing) => ({ ...listing, updatedAt: '2026-11-20T00:00:00Z' }))
      expect(await (await door()).putBatch('feed', touched)).toEqual({ added: 0, changed: 0, unchanged: 2 })
      expect(await version()).toBe(before)
    })

    test('a change keeps the id and moves the version', async () => {
      await (await door()).putBatch('feed', [madeImport('A', { price: 500_000 })])
      const [id, before] = [await idOf('A'), await version()]
      const counts = await (await door()).putBatch('feed', [madeImport('A', { price: 450_000 }), madeImport('B')])
      expect(counts).toEqual({ added: 1, changed: 1, unchanged: 0 })
      expect(await idOf('A')).toBe(id)
      expect(await version()).toBeGreaterThan(before)
      const answer = await (await gateway()).byId(id!)
      expect(answer.ok && answer.value.price).toBe(450_000)
    })

    test('of a key that comes twice in a batch, the last one counts', async () => {
      const batch = [madeImport('A', { title: 'First' }), madeImport('A')]
      expect(await (await door()).putBatch('feed', batch)).toEqual({ added: 1, changed: 0, unchanged: 0 })
      expect([...(await stored()).values()]).toEqual(['Home A'])
    })

    test('a batch is stored whole or not at all', async () => {
      await (await door()).putBatch('feed', [madeImport('A')])
      const before = [await stored(), await version()]
      const wrong = madeImport('C', { market: 'barter' as Market })
      const batch = (await door()).putBatch('feed', [madeImport('A', { title: 'Other' }), madeImport('B'), wrong])
      await expect(batch).rejects.toThrow(/constraint/i)
      expect([await stored(), await version()]).toEqual(before)
    })

    test('more than one statement holds goes through in one batch', async () => {
      const batch = Array.from({ length: 1200 }, (_, index) => madeImport(`K${index}`))
      expect(await (await door()).putBatch('feed', batch)).toEqual({ added: 1200, changed: 0, unchanged: 0 })
      expect(await (await door()).putBatch('feed', batch)).toEqual({ added: 0, changed: 0, unchanged: 1200 })
      expect(
        await (
          await door()
        ).removeKeys(
          'feed',
          batch.map(({ key }) => key),
        ),
      ).toBe(1200)
    })

    test('keys are removed once, and only in their own source', async () => {
      await (await door()).putBatch('feed', [madeImport('A'), madeImport('B')])
      await (await door()).putBatch('other', [madeImport('A', { title: 'Home of the other' })])
      expect(await (await door()).removeKeys('feed', ['A', 'A', 'unheard'])).toBe(1)
      expect(await (await door()).removeKeys('feed', ['A'])).toBe(0)
      expect([...(await stored()).values()].toSorted()).toEqual(['Home B', 'Home of the other'])
    })

    test('after a complete read, what the source no longer holds goes', async () => {
      await (await door()).putBatch('feed', [madeImport('A'), madeImport('B'), madeImport('C')])
      await (await door()).putBatch('other', [madeImport('X')])
      expect(await removeAllBut(await door(), new Set(['B', 'new']))).toBe(2)
      expect([...(await stored()).values()].toSorted()).toEqual(['Home B', 'Home X'])
    })

    test('the stored keys of a source are known', async () => {
      await (await door()).putBatch('feed', [madeImport('A'), madeImport('B')])
      await (await door()).putBatch('other', [madeImport('X')])
      await (await door()).removeKeys('feed', ['A'])
      expect(await (await door()).storedKeys('feed')).toEqual(new Set(['B']))
      expect(await (await door()).storedKeys('unheard')).toEqual(new Set())
    })

    test('an id is never given again', async () => {
      await (await door()).putBatch('feed', [madeImport('A')])
      const first = (await idOf('A'))!
      await (await door()).removeKeys('feed', ['A'])
      await (await door()).putBatch('feed', [madeImport('B')])
      expect(await idOf('B')).toBeGreaterThan(first)
    })

    test('a home that comes back under its source and key gets its old id', async () => {
      await (await door()).putBatch('feed', [madeImport('A'), madeImport('B')])
      const [a, b] = [await idOf('A'), await idOf('B')]
      await (await door()).removeKeys('feed', ['A'])
      await removeAllBut(await door(), new Set())
      await (await door()).putBatch('other', [madeImport('A', { title: 'Home of another feed' })])
      const counts = await (await door()).putBatch('feed', [madeImport('B'), madeImport('new'), madeImport('A')])
      expect(counts).toEqual({ added: 3, changed: 0, unchanged: 0 })
      expect([await idOf('A'), await idOf('B')]).toEqual([a, b])
      expect(await idOf('new')).toBeGreaterThan(b!)
      expect((await stored()).size).toBe(4)
      await (await door()).removeKeys('feed', ['A'])
      await (await door()).putBatch('feed', [madeImport('A')])
      expect(await idOf('A')).toBe(a)
    })

    test('favorites and notes of a home that comes back are there again', async () => {
      const { database } = opened()
      await (await door()).putBatch('feed', [madeImport('A')])
      const id = (await idOf('A'))!
      const items = databaseSavedItems(database, {
        clock,
        startsWithSamples: () => false,
        secret: 'x'.repeat(32),
        onError: rethrow,
      })
      const favorites = items.favorites({ visitor: 'returning' })
      const listed = async () => valueOrThrow(await favorites.list()).map(({ listing, note }) => [listing.id, note])
      valueOrThrow(await favorites.add(id))
      valueOrThrow(await favorites.setNote(id, 'South garden'))
      await (await door()).removeKeys('feed', ['A'])
      expect(await listed()).toEqual([])
      await (await door()).putBatch('feed', [madeImport('A')])
      expect(await listed()).toEqual([[id, 'South garden']])
    })

    test('after 24 months the id of a removed home is forgotten', async () => {
      const { database } = opened()
      const rule = removedListingRetention(database)
      await (await door()).putBatch('feed', [madeImport('A')])
      const first = (await idOf('A'))!
      await (await door()).removeKeys('feed', ['A'])
      const inMonths = (months: number) => new Date(new Date().setUTCMonth(new Date().getUTCMonth() + months))
      const kept = async () => (await database.db.selectFrom('removed_listings').select('source_key').execute()).length
      const before = await kept()
      await rule.removeOld(inMonths(23))
      expect(await kept()).toBe(before)
      await rule.removeOld(inMonths(25))
      expect(await kept()).toBe(0)
      await (await door()).putBatch('feed', [madeImport('A')])
      expect(await idOf('A')).toBeGreaterThan(first)
    })

    describe('the history of a home', () => {
      const PARCEL = { parcel: 'digest of a parcel', address: null }
      const put = async (key: string, facts: Partial<ImportedListing>) =>
        (await door()).putBatch('feed', [madeImport(key, { originalPrice: null, homeKeys: PARCEL, ...facts })])
      const home = async (key: string) => {
        const answer = valueOrThrow(await (await gateway()).byId((await idOf(key))!))
        return { ...answer, prices: answer.history.map(({ on, price, status }) => [on, price, status]) }
      }
      const reduced = { price: 780_000, previousPrice: 800_000, priceChangedOn: '2026-11-12' }

      test('grows with the changes, dated by the source, and is a fact of the card', async () => {
        await put('A', {})
        await put('A', reduced)
        await put('A', reduced)
        const { prices, priceReduction } = await home('A')
        expect(prices).toEqual([
          ['2026-10-01', 800_000, 'active'],
          ['2026-11-12', 780_000, 'active'],
        ])
        expect(priceReduction).toEqual({ amount: 20_000, on: '2026-11-12' })
        const filters = { ...defaultFilters(), price: { min: 0, max: 100_000_000 } }
        const page = valueOrThrow(await (await gateway()).search({ filters, sort: 'newest', page: 1 }))
        expect(page.listings.map((listing) => listing.priceReduction)).toEqual([priceReduction])
      })

      test('goes on from the day it was stored for a home of an earlier version', async () => {
        const { database } = opened()
        await put('A', {})
        await database.db.deleteFrom('listing_histories').execute()
        expect((await home('A')).prices).toEqual([['2026-10-01', 800_000, 'active']])
        await put('A', reduced)
        expect((await home('A')).prices.at(-1)).toEqual(['2026-11-12', 780_000, 'active'])
        expect(await put('A', reduced)).toEqual({ added: 0, changed: 0, unchanged: 1 })
      })

      test('is found by a later listing of the home, which is not reduced by that', async () => {
        await put('A', reduced)
        await (await door()).removeKeys('feed', ['A'])
        await put('B', {
          price: 750_000,
          listedOn: '2026-11-21',
          homeKeys: { parcel: PARCEL.parcel, address: 'another' },
        })
        await put('C', { listedOn: '2026-11-21', homeKeys: { parcel: 'of another home', address: null } })
        const { prices, priceReduction } = await home('B')
        expect(prices.map(([, price, status]) => [price, status])).toEqual([
          [800_000, 'active'],
          [780_000, 'active'],
          [780_000, 'unlisted'],
          [750_000, 'active'],
        ])
        expect(priceReduction).toBeNull()
        expect((await home('C')).prices).toHaveLength(1)
      })

      test('is not told to, nor by, a home whose address is hidden', async () => {
        await put('A', reduced)
        const hidden = { addressHidden: true, homeKeys: { parcel: null, address: null } }
        await put('A', { ...reduced, ...hidden })
        await (await door()).removeKeys('feed', ['A'])
        await put('B', { listedOn: '2026-11-21' })
        expect((await home('B')).prices).toHaveLength(1)
        await put('A', { ...reduced, ...hidden })
        expect((await home('A')).prices).toHaveLength(2)
      })

      test('is forgotten 24 months after the home was removed', async () => {
        const { database } = opened()
        const rule = listingHistoryRetention(database)
        await put('A', reduced)
        await put('B', { homeKeys: { parcel: 'of another home', address: null } })
        await (await door()).removeKeys('feed', ['A'])
        const inMonths = (months: number) => new Date(new Date().setUTCMonth(new Date().getUTCMonth() + months))
        expect([await rule.removeOld(inMonths(23)), await rule.removeOld(inMonths(25))]).toEqual([0, 1])
        expect((await home('B')).prices).toHaveLength(1)
      })
    })

    test('text of a changed or removed home is no longer found', async () => {
      await (
        await door()
      ).putBatch('feed', [madeImport('A', { title: 'Lighthouse' }), madeImport('B', { title: 'Lighthouse' })])
      await (await door()).putBatch('feed', [madeImport('A', { title: 'Windmill' })])
      await (await door()).removeKeys('feed', ['B'])
      const search = async (text: string) => {
        const answer = await (
          await gateway()
        ).search({ filters: { ...defaultFilters(), search: text }, sort: 'newest', page: 1 })
        return answer.ok && answer.value.total
      }
      expect([await search('lighthouse'), await search('windmill')]).toEqual([0, 1])
    })

    test('writers at the same time take turns', async () => {
      const batches = [0, 1, 2, 3].map((number) => [madeImport('A'), madeImport(`B${number}`)])
      const put = batches.map(async (batch) => (await door()).putBatch('feed', batch))
      const added = (await Promise.all(put)).reduce((sum, counts) => sum + counts.added, 0)
      expect([added, (await stored()).size]).toEqual([5, 5])
    })

    test('how far a finished run came is remembered for each source', async () => {
      expect(await (await door()).lastModified('fresh')).toBeNull()
      await (await door()).finishRun('fresh', { modifiedUpTo: '2026-11-01T00:00:00Z', readAt: '2026-11-01T01:00:00Z' })
      await (await door()).finishRun('fresh', { modifiedUpTo: '2026-11-02T00:00:00Z', readAt: '2026-11-02T01:00:00Z' })
      expect(await (await door()).lastModified('fresh')).toBe('2026-11-02T00:00:00Z')
      expect(await (await door()).lastModified('stale')).toBeNull()
    })

    test("a source's display rule comes with its homes, with the time of the last finished run", async () => {
      const logo = { type: 'image/png', content: new Uint8Array([1, 2, 3]) }
      const display = { name: 'Our MLS', logo, disclaimer: 'Deemed reliable.', showsTime: true }
      await (await door()).putBatch('feed', [madeImport('A')])
      await (await door()).putBatch('other', [madeImport('B')])
      await (await door()).storeDisplay('feed', display)
      const [id, other] = [(await idOf('A'))!, (await idOf('B'))!]
      const creditOf = async (listing: number) => {
        const answer = await (await gateway()).byId(listing)
        return answer.ok ? answer.value.feed : null
      }
      const credit = { name: 'Our MLS', logo: expect.any(String), disclaimer: 'Deemed reliable.', listingsAsOf: null }
      expect([await creditOf(id), await creditOf(other)]).toEqual([credit, null])

      const before = await version()
      await (await door()).finishRun('feed', { modifiedUpTo: '2026-11-01T00:00:00Z', readAt: '2026-11-02T01:00:00Z' })
      await (await door()).finishRun('feed', { modifiedUpTo: null, readAt: '2026-11-02T02:00:00Z' })
      expect(await creditOf(id)).toEqual({ ...credit, listingsAsOf: '2026-11-02T02:00:00Z' })
      expect(await version()).toBeGreaterThan(before)
      expect(await (await door()).lastModified('feed')).toBe('2026-11-01T00:00:00Z')
      const found = await (await gateway()).search({ filters: ANY_PRICE, sort: 'newest', page: 1 })
      expect(found.ok && found.value.feeds.map(({ name }) => name)).toEqual(['Our MLS'])
      const database = opened().database.listingLookups

      const name = (await creditOf(id))!.logo!.replace('/feed-logos/', '')
      expect(await readLogo(database, name)).toMatchObject({ type: 'image/png', content: Buffer.from([1, 2, 3]) })
      const stable = await version()
      await (await door()).storeDisplay('feed', display)
      expect(await version()).toBe(stable)
      await (await door()).storeDisplay('feed', null)
      expect([await creditOf(id), await readLogo(database, name)]).toEqual([null, null])
    })

    const note = async (reasons: Record<string, string | null>, complete = false) =>
      (await door()).noteReasons('feed', { reasons: new Map(Object.entries(reasons)), complete })
    const reasonOf = async (key: string) =>
      (await (await door()).standingOf(key)).map(({ source, reason }) => [source, reason?.text ?? null])

    test('why a record is not shown is remembered until it is shown or gone', async () => {
      await note({ W1: 'withheld: x', W2: 'withheld: y', W3: 'withheld: z' })
      await note({ W2: 'withheld: other', W3: null })
      expect(await Promise.all(['W1', 'W2', 'W3'].map(reasonOf))).toEqual([
        [['feed', 'withheld: x']],
        [['feed', 'withheld: other']],
        [],
      ])
      await (await door()).noteReasons('other', { reasons: new Map([['W1', 'rejected: n']]), complete: true })
      await note({ W2: 'withheld: other' }, true)
      expect(await reasonOf('W1')).toEqual([['other', 'rejected: n']])
      expect(await reasonOf('W2')).toEqual([['feed', 'withheld: other']])
    })

    test('more reasons than one statement holds are stored and forgotten', async () => {
      const many = (reason: string | null) =>
        Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`M${at}`, reason]))
      await note(many('withheld: x'))
      expect(await reasonOf('M1199')).toEqual([['feed', 'withheld: x']])
      await note(many(null))
      expect(await reasonOf('M1199')).toEqual([])
    })

    test('how a key stands: on the site, withheld, or gone', async () => {
      await (await door()).putBatch('feed', [madeImport('S1'), madeImport('S2')])
      await note({ S1: 'rejected: ListPrice is missing' })
      const listingId = await idOf('S1')
      const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
      const reason = { text: 'rejected: ListPrice is missing', notedOn: day }
      expect(await (await door()).standingOf('S1')).toEqual([
        { source: 'feed', listingId, shownFrom: null, reason, removedOn: null },
      ])
      await removeAllBut(await door(), new Set(['S1']))
      const gone = { source: 'feed', listingId: null, shownFrom: null, reason: null, removedOn: day }
      expect(await (await door()).standingOf('S2')).toEqual([gone])
      expect(await (await door()).standingOf('unheard')).toEqual([])
    })

    test('a feed can’t call itself the samples', async () => {
      const samples = await door()
      expect(() => samples.putBatch('sample', [madeImport('1')])).toThrow(/sample/)
    })

    test('any order of batches and removals leaves what a plain map would hold', async () => {
      const key = fc.constantFrom('A', 'B', 'C', 'D')
      const batch = fc.array(fc.tuple(key, fc.constantFrom(400_000, 500_000)), { maxLength: 5 })
      const step = fc.oneof(
        batch.map((some) => ({ put: some })),
        fc.array(key, { maxLength: 3 }).map((keys) => ({ remove: keys })),
        fc.array(key, { maxLength: 3 }).map((keys) => ({ keep: keys })),
      )
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
          await replaceAll(opened().database, [])
          const model = new Map<string, number>()
          for (const one of steps) {
            if ('put' in one) {
              await (
                await door()
              ).putBatch(
                'feed',
                one.put.map(([name, price]) => madeImport(name, { price })),
              )
              for (const [name, price] of one.put) model.set(name, price)
            } else if ('remove' in one) {
              await (await door()).removeKeys('feed', one.remove)
              for (const name of one.remove) model.delete(name)
            } else {
              await removeAllBut(await door(), new Set(one.keep))
              for (const name of model.keys()) if (!(one.keep as string[]).includes(name)) model.delete(name)
            }
          }
          expect([...(await stored()).values()].toSorted()).toEqual(
            [...model.keys()].map((name) => `Home ${name}`).toSorted(),
          )
        }),
        { numRuns: 20 },
      )
    })

    test('samples come and go without a trace on the feed', async () => {
      const { database } = opened()
      await (await door()).putBatch('feed', [madeImport('A')])
      await syncSamples(database, true)
      const before = await version()
      await syncSamples(database, true)
      expect([await version(), (await stored()).size]).toEqual([before, 19])
      await syncSamples(database, false)
      expect([...(await stored()).values()]).toEqual(['Home A'])
    })

    test('H-07 home counts the stock once it holds a feed, and features the newest for sale, the cheapest first, where there are no samples', async () => {
      const listedOn = (day: number) => ({ listedOn: `2026-11-0${day}` })
      const prices = [350_000, 500_000, 749_999, 750_000, 2_000_000]
      const batch = prices.map((price, index) => madeImport(`P${index}`, { price, ...listedOn(index + 1) }))
      await (
        await door()
      ).putBatch('feed', [...batch, madeImport('R', { market: 'rent', price: 600_000, listedOn: '2026-11-09' })])
      const home = await (await gateway()).home()
      expect(home.ok && home.value.budget.map(({ count, listed }) => [count, listed])).toEqual([
        [1, 1],
        [2, 2],
        [1, 1],
        [1, 1],
      ])
      expect(home.ok && home.value.featured.map((listing) => listing.title)).toEqual([
        'Home P1',
        'Home P2',
        'Home P3',
        'Home P4',
      ])
    })
  })
}

function rethrow(error: unknown): never {
  throw error
}
