import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valueOrThrow } from '#domain/result.ts'
import { GUEST_NOTE_MAX_LENGTH, MAX_GUESTS, type NewAnswer } from '#domain/saved/list-answers.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListAnswersGateway } from '#ports/browser/list-answers-gateway.ts'

/** What a visitor shares and answers, in one browser. */
export interface Answerer {
  favorites: FavoritesGateway
  answers: ListAnswersGateway
}

export interface ListAnswersHarness {
  /** Somebody who was never there before, with the samples 1, 3 and 5 as favorites. */
  newVisitor(): Promise<Answerer>
  /** What is stored of guests and their answers, in rows. */
  storedRows(): Promise<number>
  close(): Promise<void>
}

/** What every adapter of the answers on shared lists must do. */
export function listAnswersConformance(name: string, open: () => Promise<ListAnswersHarness>): void {
  describe(`answers on shared lists: ${name}`, () => {
    let harness: ListAnswersHarness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())

    const receivedBy = async ({ answers }: Answerer) => valueOrThrow(await answers.received())
    const shared = async () => {
      const owner = await harness.newVisitor()
      return { owner, token: valueOrThrow(await owner.favorites.share()) }
    }
    const giving =
      ({ answers }: Answerer, token: string) =>
      async (id: number, answer: NewAnswer) =>
        valueOrThrow(await answers.give(token, id, answer))
    const problem = (kind: string) => ({ ok: false, problem: { kind } })

    test('before anybody answers there is nothing, and answering is open', async () => {
      const { owner, token } = await shared()
      expect(await receivedBy(owner)).toEqual({ open: true, guests: [], upTo: 0 })
      const guest = await harness.newVisitor()
      expect(valueOrThrow(await guest.favorites.shared(token)).mayAnswer).toBe(true)
      expect(valueOrThrow(await guest.answers.given(token))).toEqual({ own: false, name: null, answers: [] })
      expect(valueOrThrow(await owner.answers.given(token))).toMatchObject({ own: true })
      expect(await receivedBy(guest)).toMatchObject({ guests: [] })
    })

    test('the owner sees who says what, newest first, and until it is seen that it is new', async () => {
      const { owner, token } = await shared()
      const give = giving(await harness.newVisitor(), token)
      await give(1, { name: ' Ben ', mark: 'like' })
      await give(3, { name: 'Ben', mark: 'pass', note: ' Too far <b>out</b> ' })
      const before = await receivedBy(owner)
      expect(before).toEqual({
        open: true,
        upTo: 2,
        guests: [
          {
            id: expect.any(String),
            name: 'Ben',
            answers: [
              { listingId: 3, mark: 'pass', note: 'Too far <b>out</b>', seen: false },
              { listingId: 1, mark: 'like', note: '', seen: false },
            ],
          },
        ],
      })
      await give(5, { name: 'Ben', note: 'Came later' })
      valueOrThrow(await owner.answers.markSeen(before.upTo))
      const seen = (await receivedBy(owner)).guests[0]!.answers.map((one) => [one.listingId, one.seen])
      expect(seen).toEqual([
        [5, false],
        [3, true],
        [1, true],
      ])
      await give(1, { name: 'Ben', mark: 'pass' })
      expect((await receivedBy(owner)).guests[0]!.answers[0]).toMatchObject({ listingId: 1, mark: 'pass', seen: false })
      // More than was given is no count of answers.
      valueOrThrow(await owner.answers.markSeen(1_000_000))
      expect((await receivedBy(owner)).guests[0]!.answers[0]).toMatchObject({ listingId: 1, seen: false })
    })

    test('a mark changes alone, a note too; without both the answer goes, and the last one takes the name along', async () => {
      const { owner, token } = await shared()
      const guest = await harness.newVisitor()
      const give = giving(guest, token)
      await give(1, { name: 'Ben', mark: 'like', note: 'The dock' })
      await give(1, { name: 'Ben', mark: 'pass' })
      await give(3, { name: 'Ben Ruiz', note: 'Red door' })
      await give(1, { name: 'Ben Ruiz', note: 'No dock' })
      expect(valueOrThrow(await guest.answers.given(token))).toEqual({
        own: false,
        name: 'Ben Ruiz',
        answers: [
          { listingId: 1, mark: 'pass', note: 'No dock' },
          { listingId: 3, mark: null, note: 'Red door' },
        ],
      })
      await give(1, { name: 'Ben Ruiz', mark: null, note: ' ' })
      await give(3, { name: 'Ben Ruiz', note: '' })
      expect(valueOrThrow(await guest.answers.given(token))).toMatchObject({ name: null, answers: [] })
      expect((await receivedBy(owner)).guests).toEqual([])
    })

    test('a guest’s answers are theirs: another guest neither reads, changes nor withdraws them', async () => {
      const { owner, token } = await shared()
      const [ben, ruth] = [await harness.newVisitor(), await harness.newVisitor()]
      await giving(ben, token)(1, { name: 'Ben', mark: 'like', note: 'for Ana' })
      expect(valueOrThrow(await ruth.answers.given(token))).toEqual({ own: false, name: null, answers: [] })
      expect(await ruth.answers.give(token, 1, { name: 'BEN', mark: 'pass' })).toMatchObject({
        ok: false,
        problem: { kind: 'invalid', fields: [{ field: 'name' }] },
      })
      await giving(ruth, token)(1, { name: 'Ruth', mark: 'pass' })
      valueOrThrow(await ruth.answers.withdraw(token))
      valueOrThrow(await ruth.answers.withdraw(token))
      const { guests } = await receivedBy(owner)
      expect(guests).toMatchObject([{ name: 'Ben', answers: [{ mark: 'like', note: 'for Ana' }] }])
      // Nor does somebody else's list lose a guest.
      valueOrThrow(await ruth.answers.removeGuest(guests[0]!.id))
      expect((await receivedBy(owner)).guests).toHaveLength(1)
    })

    test('the owner removes a guest with all their answers, who may come back', async () => {
      const { owner, token } = await shared()
      const ben = await harness.newVisitor()
      await giving(ben, token)(1, { name: 'Ben', mark: 'like' })
      const [guest] = (await receivedBy(owner)).guests
      valueOrThrow(await owner.answers.removeGuest(guest!.id))
      valueOrThrow(await owner.answers.removeGuest(guest!.id))
      expect((await receivedBy(owner)).guests).toEqual([])
      expect(valueOrThrow(await ben.answers.given(token))).toMatchObject({ name: null, answers: [] })
      await giving(ben, token)(3, { name: 'Ben', mark: 'like' })
      expect((await receivedBy(owner)).guests).toMatchObject([{ answers: [{ listingId: 3 }] }])
    })

    test('switched off, the list takes no answers; what is there stays, and may be withdrawn', async () => {
      const { owner, token } = await shared()
      const ben = await harness.newVisitor()
      await giving(ben, token)(1, { name: 'Ben', mark: 'like' })
      valueOrThrow(await owner.answers.setOpen(false))
      expect(await receivedBy(owner)).toMatchObject({ open: false, guests: [{ name: 'Ben' }] })
      expect(valueOrThrow(await ben.favorites.shared(token)).mayAnswer).toBe(false)
      expect(await ben.answers.give(token, 3, { name: 'Ben', mark: 'like' })).toMatchObject(problem('conflict'))
      expect(valueOrThrow(await ben.answers.given(token)).answers).toHaveLength(1)
      valueOrThrow(await ben.answers.withdraw(token))
      valueOrThrow(await owner.answers.setOpen(true))
      expect(await receivedBy(owner)).toMatchObject({ open: true, guests: [] })
    })

    test('closing the link removes every answer; a new link begins without any', async () => {
      const stored = await harness.storedRows()
      const { owner, token } = await shared()
      const ben = await harness.newVisitor()
      await giving(ben, token)(1, { name: 'Ben', mark: 'like' })
      expect(await harness.storedRows()).toBe(stored + 2)
      valueOrThrow(await owner.favorites.unshare())
      expect(await harness.storedRows()).toBe(stored)
      for (const answer of [
        await ben.answers.given(token),
        await ben.answers.give(token, 1, { name: 'Ben', mark: 'like' }),
        await ben.answers.withdraw(token),
      ])
        expect(answer).toMatchObject(problem('not-found'))
      const next = valueOrThrow(await owner.favorites.share())
      expect(valueOrThrow(await ben.answers.given(next))).toMatchObject({ name: null, answers: [] })
    })

    test('only homes on the list are answered; those that leave it take their answers out of sight', async () => {
      const { owner, token } = await shared()
      const ben = await harness.newVisitor()
      for (const id of [7, 999_999, -1]) {
        const answer = await ben.answers.give(token, id, { name: 'Ben', mark: 'like' })
        expect(answer).toMatchObject(problem('not-found'))
      }
      await giving(ben, token)(3, { name: 'Ben', mark: 'like' })
      valueOrThrow(await owner.favorites.remove(3))
      expect((await receivedBy(owner)).guests).toEqual([])
      expect(valueOrThrow(await ben.answers.given(token)).answers).toEqual([])
      valueOrThrow(await owner.favorites.add(3))
      expect((await receivedBy(owner)).guests).toMatchObject([{ answers: [{ listingId: 3, mark: 'like' }] }])
    })

    test('nobody answers on their own list', async () => {
      const { owner, token } = await shared()
      expect(await owner.answers.give(token, 1, { name: 'Ana', mark: 'like' })).toMatchObject(problem('conflict'))
      expect((await receivedBy(owner)).guests).toEqual([])
    })

    test(`an open link takes ${MAX_GUESTS} guests, and short texts`, async () => {
      const { owner, token } = await shared()
      for (let index = 0; index < MAX_GUESTS; index++) {
        await giving(await harness.newVisitor(), token)(1, { name: `Guest ${index}`, mark: 'like' })
      }
      const late = await harness.newVisitor()
      expect(await late.answers.give(token, 1, { name: 'Late', mark: 'like' })).toMatchObject(problem('conflict'))
      const { guests } = await receivedBy(owner)
      expect(guests).toHaveLength(MAX_GUESTS)
      valueOrThrow(await owner.answers.removeGuest(guests[0]!.id))
      const note = 'x'.repeat(GUEST_NOTE_MAX_LENGTH)
      expect(await late.answers.give(token, 1, { name: 'Late', note: `${note}x` })).toMatchObject(problem('invalid'))
      await giving(late, token)(1, { name: 'Late', note })
    })

    test.each(['\u0000a\u0000', '\ud800 half', "'; DROP TABLE list_guests; --", '<img src=x onerror=alert(1)>'])(
      'hostile text %j is only text',
      async (text) => {
        const { owner, token } = await shared()
        await giving(await harness.newVisitor(), token)(1, { name: text, note: text })
        const kept = text.toWellFormed().replaceAll('\u0000', '')
        expect((await receivedBy(owner)).guests).toMatchObject([{ name: kept, answers: [{ note: kept }] }])
      },
    )

    test('answers that come together are all kept, each with a number of its own', async () => {
      const { owner, token } = await shared()
      const guests = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dan'].map(() => harness.newVisitor()))
      await Promise.all(guests.map((guest, index) => giving(guest, token)(1, { name: `G${index}`, mark: 'like' })))
      const received = await receivedBy(owner)
      expect(received.upTo).toBe(4)
      expect(received.guests.map(({ name }) => name).sort()).toEqual(['G0', 'G1', 'G2', 'G3'])
    })
  })
}
