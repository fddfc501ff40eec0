import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { databaseListingGateway } from '#adapters/database/listings/listing-gateway.ts'
import { databaseListingImport } from '#adapters/database/listings/listing-import.ts'
import { databaseSavedItems } from '#adapters/database/saved/saved-items.ts'
import { valueOrThrow } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import type { TestEngine } from './database-engines.ts'
import { replaceAll, withoutMemory } from './database-harness.ts'
import { madeImport } from './listing-import.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const ANY_PRICE = { ...defaultFilters(), price: { min: 0, max: 100_000_000 } }
const rethrow = (error: unknown) => {
  throw error
}

/** A home as a feed has it, known by its parcel. */
const homeOf = (key: string, title: string, facts: Partial<ImportedListing> = {}) =>
  madeImport(key, { title, homeKeys: { parcel: 'parcel 1', address: null }, ...facts })

/** The part of `ports/listing-import.ts` about one home in several feeds. */
export function joinedHomesConformance(engine: TestEngine): void {
  describe(`one home in several feeds on ${engine}`, () => {
    const opened = databaseOfSuite(() => openTestDatabase(engine))
    beforeEach(async () => {
      await replaceAll(opened().database, [])
      await imports().setLead(['office', 'mls'])
    })

    const imports = () => databaseListingImport(opened().database)
    const gateway = () => databaseListingGateway(withoutMemory(opened().database), rethrow)
    const search = async () => valueOrThrow(await gateway().search({ filters: ANY_PRICE, sort: 'newest', page: 1 }))
    const shown = async () => (await search()).listings.map(({ title }) => title).toSorted()
    const idOf = async (title: string) => (await search()).listings.find((home) => home.title === title)!.id
    const credit = (name: string) => ({ name, logo: null, disclaimer: null, showsTime: false })

    test('it is shown once, as the feed has it that leads, whichever came first', async () => {
      await imports().putBatch('mls', [homeOf('M', 'by mls'), madeImport('N')])
      expect(await imports().putBatch('office', [homeOf('O', 'by office')])).toEqual({
        added: 1,
        changed: 0,
        unchanged: 0,
      })
      expect(await shown()).toEqual(['Home N', 'by office'])
      expect((await search()).total).toBe(2)
      await imports().removeKeys('mls', ['M'])
      expect(await imports().putBatch('mls', [homeOf('M', 'by mls')])).toMatchObject({ added: 1 })
      expect(await shown()).toEqual(['Home N', 'by office'])
    })

    test('the same input twice changes nothing, also of the listing that waits', async () => {
      const [own, other] = [homeOf('O', 'by office'), homeOf('M', 'by mls')]
      await imports().putBatch('office', [own])
      await imports().putBatch('mls', [other])
      const version = () => withoutMemory(opened().database).changes.version()
      const before = await version()
      expect(await imports().putBatch('mls', [other])).toEqual({ added: 0, changed: 0, unchanged: 1 })
      expect(await imports().putBatch('office', [own])).toEqual({ added: 0, changed: 0, unchanged: 1 })
      expect(await version()).toBe(before)
      expect(await imports().storedKeys('mls')).toEqual(new Set(['M']))
    })

    test('when the leading listing goes, the other is shown, with what it says by now', async () => {
      await imports().putBatch('office', [homeOf('O', 'by office')])
      await imports().putBatch('mls', [homeOf('M', 'by mls', { price: 500_000 })])
      expect(await imports().putBatch('mls', [homeOf('M', 'by mls, cheaper', { price: 450_000 })])).toMatchObject({
        changed: 1,
      })
      expect(await shown()).toEqual(['by office'])
      expect(await imports().removeKeys('office', ['O'])).toBe(1)
      expect(await shown()).toEqual(['by mls, cheaper'])
      const home = valueOrThrow(await gateway().byId(await idOf('by mls, cheaper')))
      expect(home.price).toBe(450_000)
      expect(home.history.map(({ price }) => price)).toContain(500_000)
      // And back.
      await imports().putBatch('office', [homeOf('O', 'by office')])
      expect(await shown()).toEqual(['by office'])
    })

    test('a listing that waits and goes is gone', async () => {
      await imports().putBatch('office', [homeOf('O', 'by office')])
      await imports().putBatch('mls', [homeOf('M', 'by mls')])
      expect(await imports().removeKeys('mls', ['M'])).toBe(1)
      expect(await imports().storedKeys('mls')).toEqual(new Set())
      await imports().removeKeys('office', ['O'])
      expect(await shown()).toEqual([])
    })

    test('listings that turn out to be two homes are both shown', async () => {
      await imports().putBatch('office', [homeOf('O', 'by office')])
      await imports().putBatch('mls', [homeOf('M', 'by mls')])
      await imports().putBatch('office', [
        homeOf('O', 'by office, corrected', { homeKeys: { parcel: 'parcel 2', address: null } }),
      ])
      expect(await shown()).toEqual(['by mls', 'by office, corrected'])
    })

    test('listing number with office, address and parcel join; one market and another, a hidden address and one feed don’t', async () => {
      const apart = { homeKeys: { parcel: null, address: null } }
      const number = { ...apart, listingNumber: '3890123', office: 'Hollis & Marsh' }
      await imports().putBatch('office', [
        homeOf('1', 'one', number),
        homeOf('2', 'two', { homeKeys: { parcel: null, address: 'address 2' } }),
        homeOf('3', 'three', { ...number, listingNumber: '3890777', addressHidden: true }),
        homeOf('4', 'four', { ...number, listingNumber: '3890888' }),
      ])
      await imports().putBatch('mls', [
        homeOf('a', 'one by mls', { ...number, office: 'HOLLIS & MARSH' }),
        homeOf('b', 'two by mls', { homeKeys: { parcel: null, address: 'address 2' } }),
        homeOf('c', 'three by mls', { ...number, listingNumber: '3890777' }),
        homeOf('d', 'four by another', { ...number, listingNumber: '3890888', office: 'Other Realty' }),
      ])
      expect(await shown()).toEqual(['four', 'four by another', 'one', 'three', 'three by mls', 'two'])
    })

    test('the order of the feeds may change: the homes change over', async () => {
      await imports().putBatch('office', [homeOf('O', 'by office')])
      await imports().putBatch('mls', [homeOf('M', 'by mls')])
      await imports().setLead(['mls', 'office'])
      expect(await shown()).toEqual(['by mls'])
      const before = await withoutMemory(opened().database).changes.version()
      await imports().setLead(['mls', 'office'])
      expect(await withoutMemory(opened().database).changes.version()).toBe(before)
    })

    test('the credits of both feeds are kept', async () => {
      await imports().storeDisplay('office', credit('Our office'))
      await imports().storeDisplay('mls', credit('Garden State MLS'))
      await imports().putBatch('office', [homeOf('O', 'by office')])
      await imports().putBatch('mls', [homeOf('M', 'by mls')])
      const page = await search()
      expect(page.feeds.map(({ name }) => name).toSorted()).toEqual(['Garden State MLS', 'Our office'])
      const home = valueOrThrow(await gateway().byId(page.listings[0]!.id))
      expect([home.feed?.name, home.otherFeeds.map(({ name }) => name)]).toEqual(['Our office', ['Garden State MLS']])
      await imports().storeDisplay('office', null)
      await imports().storeDisplay('mls', null)
    })

    test('addresses and favorites of either keep leading to the home', async () => {
      await imports().putBatch('mls', [homeOf('M', 'by mls')])
      const former = await idOf('by mls')
      const items = databaseSavedItems(opened().database, {
        clock: { now: () => new Date() },
        startsWithSamples: () => false,
        secret: 'x'.repeat(32),
        onError: rethrow,
      })
      const favorites = items.favorites({ visitor: crypto.randomUUID() })
      await favorites.add(former)
      await imports().putBatch('office', [homeOf('O', 'by office')])
      const leading = await idOf('by office')
      expect(valueOrThrow(await gateway().byId(former))).toMatchObject({ id: leading, title: 'by office' })
      expect(valueOrThrow(await favorites.ids())).toEqual([leading])
      await imports().removeKeys('office', ['O'])
      expect(await idOf('by mls')).toBe(former)
      expect(valueOrThrow(await favorites.ids())).toEqual([former])
    })

    test('any order of batches, removals and orders shows each home once, by the feed that leads of those that have it', async () => {
      const [feed, key] = [fc.constantFrom('office', 'mls', 'third'), fc.constantFrom('A', 'B', 'C')]
      const some = fc.uniqueArray(key, { maxLength: 3 })
      const order = fc.shuffledSubarray(['office', 'mls', 'third'], { minLength: 3 })
      const step = fc.oneof(
        { weight: 4, arbitrary: fc.record({ put: some, feed, price: fc.constantFrom(400_000, 500_000) }) },
        { weight: 2, arbitrary: fc.record({ remove: some, feed }) },
        order.map((lead) => ({ lead })),
      )
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
          await replaceAll(opened().database, [])
          const stored = new Map<string, Set<string>>()
          let lead = ['office', 'mls', 'third']
          await imports().setLead(lead)
          for (const one of steps) {
            if ('lead' in one) {
              lead = one.lead
              await imports().setLead(lead)
              continue
            }
            const keys = stored.get(one.feed) ?? new Set()
            if ('put' in one) {
              const homes = one.put.map((name) =>
                homeOf(name, `${name} by ${one.feed}`, {
                  price: one.price,
                  homeKeys: { parcel: `parcel ${name}`, address: null },
                }),
              )
              await imports().putBatch(one.feed, homes)
              stored.set(one.feed, keys.union(new Set(one.put)))
            } else {
              await imports().removeKeys(one.feed, one.remove)
              stored.set(one.feed, keys.difference(new Set(one.remove)))
            }
          }
          const expected = ['A', 'B', 'C'].flatMap((name) => {
            const first = lead.find((source) => stored.get(source)?.has(name))
            return first === undefined ? [] : [`${name} by ${first}`]
          })
          expect(await shown()).toEqual(expected)
          for (const [source, keys] of stored) expect(await imports().storedKeys(source)).toEqual(keys)
        }),
        { numRuns: 20 },
      )
    })

    test('why a listing isn’t shown itself is said', async () => {
      await imports().putBatch('office', [homeOf('O', 'by office')])
      await imports().putBatch('mls', [homeOf('M', 'by mls')])
      expect(await imports().standingOf('M')).toEqual([
        { source: 'mls', listingId: await idOf('by office'), shownFrom: 'office', reason: null, removedOn: null },
      ])
    })
  })
}
