import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SAMPLE_FAVORITES } from '#content/sample-data/favorites.ts'
import { valueOrThrow } from '#domain/result.ts'
import { MAX_FAVORITES, NOTE_MAX_LENGTH } from '#domain/saved/favorite.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'

export interface FavoritesHarness {
  /** The favorites of somebody who was never there before, over the 18 sample homes. */
  newVisitor(): FavoritesGateway | Promise<FavoritesGateway>
  /** The same visitor's favorites, opened anew. */
  reopen(favorites: FavoritesGateway): FavoritesGateway
  /** Keeps so many homes that are not among the samples, past the gateway. */
  keepMany(favorites: FavoritesGateway, count: number): Promise<void>
  /** Whether lists can be opened to others. */
  sharing: boolean
  close(): Promise<void>
}

const SEEDS = SAMPLE_FAVORITES.map(({ id }) => id)

/** What every adapter of the favorites must do. */
export function favoritesConformance(name: string, open: () => FavoritesHarness | Promise<FavoritesHarness>): void {
  describe(`favorites: ${name}`, () => {
    let harness: FavoritesHarness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())

    const idsOf = async (favorites: FavoritesGateway) => valueOrThrow(await favorites.ids())
    const listOf = async (favorites: FavoritesGateway) => valueOrThrow(await favorites.list())

    test('F-05 a first visit has the three samples, without notes', async () => {
      const favorites = await harness.newVisitor()
      expect(await idsOf(favorites)).toEqual(SEEDS)
      expect((await listOf(favorites)).map(({ listing, dateAdded, note }) => [listing.id, dateAdded, note])).toEqual(
        SAMPLE_FAVORITES.map(({ id, dateAdded }) => [id, dateAdded, '']),
      )
    })

    test('F-06 what is saved comes last, is still there later, and one visitor’s is not another’s', async () => {
      const [ana, ben] = [await harness.newVisitor(), await harness.newVisitor()]
      valueOrThrow(await ana.add(7))
      expect(await idsOf(harness.reopen(ana))).toEqual([...SEEDS, 7])
      expect((await listOf(ana)).at(-1)!.listing).toMatchObject({ id: 7, title: expect.any(String) })
      expect((await listOf(ana)).at(-1)!.dateAdded).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(await idsOf(ben)).toEqual(SEEDS)
    })

    test('adding twice is adding once: at the end, with its note', async () => {
      const favorites = await harness.newVisitor()
      valueOrThrow(await favorites.setNote(1, 'the lake!'))
      valueOrThrow(await favorites.add(1))
      valueOrThrow(await favorites.add(1))
      expect((await listOf(favorites)).map(({ listing, note }) => [listing.id, note])).toEqual([
        [3, ''],
        [5, ''],
        [1, 'the lake!'],
      ])
    })

    test('F-04 what is removed is gone, a second time too, and can be saved again without its old note', async () => {
      const favorites = await harness.newVisitor()
      valueOrThrow(await favorites.setNote(3, 'old'))
      valueOrThrow(await favorites.remove(3))
      valueOrThrow(await favorites.remove(3))
      valueOrThrow(await favorites.remove(999_999))
      expect(await idsOf(favorites)).toEqual([1, 5])
      valueOrThrow(await favorites.add(3))
      expect((await listOf(favorites)).at(-1)).toMatchObject({ listing: { id: 3 }, note: '' })
    })

    test('F-04 a removal is undone with date, note and place, wherever other homes have gone since', async () => {
      const favorites = await harness.newVisitor()
      valueOrThrow(await favorites.setNote(3, 'the porch'))
      const before = await listOf(favorites)
      const removed = [valueOrThrow(await favorites.remove(3)), valueOrThrow(await favorites.remove(1))]
      expect(removed).toEqual([
        { dateAdded: before[1]!.dateAdded, note: 'the porch', ahead: [1] },
        { dateAdded: before[0]!.dateAdded, note: '', ahead: [] },
      ])
      expect(valueOrThrow(await favorites.remove(3))).toBeNull()
      valueOrThrow(await favorites.add(7))
      valueOrThrow(await favorites.putBack(3, removed[0]!))
      expect(await idsOf(favorites)).toEqual([3, 5, 7])
      valueOrThrow(await favorites.putBack(1, removed[1]!))
      expect((await listOf(favorites)).slice(0, 3)).toEqual(before)
    })

    test('F-04 undoing twice, or after the home was saved again, changes nothing', async () => {
      const favorites = await harness.newVisitor()
      const removed = valueOrThrow(await favorites.remove(1))!
      valueOrThrow(await favorites.add(1))
      valueOrThrow(await favorites.setNote(1, 'new'))
      valueOrThrow(await favorites.putBack(1, removed))
      expect(await idsOf(favorites)).toEqual([3, 5, 1])
      expect((await listOf(favorites)).at(-1)!.note).toBe('new')
      expect(await favorites.putBack(999, removed)).toMatchObject({ problem: { kind: 'not-found' } })
      expect(await favorites.putBack(7, { ...removed, dateAdded: 'soon' })).toMatchObject({
        problem: { kind: 'invalid', fields: [{ field: 'dateAdded' }] },
      })
    })

    test.each([0, -1, 1.5, 999, 2 ** 40])('%d is no listing and is not saved', async (id) => {
      const favorites = await harness.newVisitor()
      expect(await favorites.add(id)).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
      expect(await idsOf(favorites)).toEqual(SEEDS)
    })

    test('a note is trimmed, replaced and emptied; too long a one is refused and nothing changes', async () => {
      const favorites = await harness.newVisitor()
      const note = async () => (await listOf(favorites)).find(({ listing }) => listing.id === 5)!.note
      valueOrThrow(await favorites.setNote(5, '  Nice – “porch”\n2nd visit? 😀 '))
      expect(await note()).toBe('Nice – “porch”\n2nd visit? 😀')
      const refused = await favorites.setNote(5, 'x'.repeat(NOTE_MAX_LENGTH + 1))
      expect(refused).toMatchObject({ ok: false, problem: { kind: 'invalid', fields: [{ field: 'note' }] } })
      expect(await note()).toBe('Nice – “porch”\n2nd visit? 😀')
      valueOrThrow(await favorites.setNote(5, 'x'.repeat(NOTE_MAX_LENGTH)))
      expect(await note()).toHaveLength(NOTE_MAX_LENGTH)
      valueOrThrow(await favorites.setNote(5, ''))
      expect(await note()).toBe('')
    })

    test.each(['\u0000a\u0000', '\ud800 half', "'; DROP TABLE favorites; --", '<b>&amp;'])(
      'hostile note %j is only text',
      async (text) => {
        const favorites = await harness.newVisitor()
        valueOrThrow(await favorites.setNote(1, text))
        const [first] = await listOf(favorites)
        expect(first!.note).toBe(text.toWellFormed().replaceAll('\u0000', ''))
      },
    )

    test('a home that isn’t saved has no note', async () => {
      const favorites = await harness.newVisitor()
      expect(await favorites.setNote(7, 'x')).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
      expect(await idsOf(favorites)).toEqual(SEEDS)
    })

    test('many can be saved, but not any number; what is there can still be changed', async () => {
      const favorites = await harness.newVisitor()
      await harness.keepMany(favorites, MAX_FAVORITES - SEEDS.length)
      expect(await favorites.add(7)).toMatchObject({ ok: false, problem: { kind: 'conflict' } })
      valueOrThrow(await favorites.add(1))
      valueOrThrow(await favorites.remove(3))
      valueOrThrow(await favorites.add(7))
    })

    test('an unknown list is not found', async () => {
      const favorites = await harness.newVisitor()
      expect(valueOrThrow(await favorites.sharing())).toBeNull()
      for (const token of ['', 'nobody', 'x'.repeat(43), "' OR 1=1 --"]) {
        const answer = await favorites.shared(token || 'x')
        expect(answer).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
      }
      valueOrThrow(await favorites.unshare())
    })

    test('where lists cannot be opened to others, that is said', async () => {
      const answer = await (await harness.newVisitor()).share()
      expect(answer.ok || answer.problem.kind).toBe(harness.sharing || 'unavailable')
    })

    test('an open list is read by others without notes, follows changes, and can be closed for ever', async () => {
      if (!harness.sharing) return
      const [ana, ben] = [await harness.newVisitor(), await harness.newVisitor()]
      valueOrThrow(await ana.setNote(1, 'private words'))
      const token = valueOrThrow(await ana.share())
      expect(token).toMatch(/^[\w-]{22,}$/)
      expect(valueOrThrow(await ana.share())).toBe(token)
      expect(valueOrThrow(await harness.reopen(ana).sharing())).toBe(token)
      expect(valueOrThrow(await ben.sharing())).toBeNull()
      const seen = valueOrThrow(await ben.shared(token))
      expect(seen.homes.map(({ id }) => id)).toEqual(SEEDS)
      expect(JSON.stringify(seen)).not.toContain('private words')
      valueOrThrow(await ana.remove(3))
      expect(valueOrThrow(await ben.shared(token)).homes.map(({ id }) => id)).toEqual([1, 5])
      valueOrThrow(await ana.unshare())
      expect(await ben.shared(token)).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
      expect(valueOrThrow(await ana.sharing())).toBeNull()
      expect(valueOrThrow(await ana.share())).not.toBe(token)
      expect(await ben.shared(token)).toMatchObject({ ok: false })
    })

    test('changes that come together are all kept', async () => {
      const favorites = await harness.newVisitor()
      const answers = await Promise.all([7, 8, 9, 10, 11].map((id) => favorites.add(id)))
      expect(answers.every(({ ok }) => ok)).toBe(true)
      expect((await idsOf(favorites)).sort((a, b) => a - b)).toEqual([1, 3, 5, 7, 8, 9, 10, 11])
    })
  })
}
