import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SAMPLE_SAVED_SEARCHES } from '#content/sample-data/saved-searches.ts'
import { valueOrThrow } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { UPDATE_FREQUENCIES } from '#domain/updates/update-frequency.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import type { UpdatesGateway } from '#ports/browser/updates-gateway.ts'

/** What somebody wants emails about, and the searches they have saved. */
export interface UpdatesPerson {
  updates: UpdatesGateway
  searches: SavedSearchGateway
  /** Where their emails go. */
  sentTo: string | null
}

export interface UpdatesHarness {
  /** Somebody who has saved nothing, and may get emails. */
  newPerson(): UpdatesPerson | Promise<UpdatesPerson>
  close(): Promise<void>
}

/** What every adapter of the choices must do. */
export function updatesConformance(name: string, open: () => UpdatesHarness | Promise<UpdatesHarness>): void {
  describe(`email updates: ${name}`, () => {
    let harness: UpdatesHarness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())
    const choicesOf = async ({ updates }: UpdatesPerson) => valueOrThrow(await updates.choices())
    const everyOf = async (person: UpdatesPerson) => (await choicesOf(person)).searches.map(({ every }) => every)
    const [first, second] = SAMPLE_SAVED_SEARCHES.map(({ id }) => id) as [string, string]

    test('H-04 at first everything is off, with the saved searches in their order', async () => {
      const person = await harness.newPerson()
      expect(await choicesOf(person)).toEqual({
        sentTo: person.sentTo,
        favorites: 'off',
        similar: 'off',
        searches: SAMPLE_SAVED_SEARCHES.map(({ id, name: called }) => ({ id, name: called, every: 'off' })),
      })
    })

    test.each(UPDATE_FREQUENCIES)(
      'H-04 %s is kept for each of what emails can be about, and for no other',
      async (every) => {
        const person = await harness.newPerson()
        const other = every === 'daily' ? 'at-once' : 'daily'
        const { updates } = person
        valueOrThrow(await updates.choose('favorites', every))
        expect(await choicesOf(person)).toMatchObject({ favorites: every, similar: 'off' })
        valueOrThrow(await updates.choose('similar', other))
        const chosen = valueOrThrow(await updates.choose({ search: second }, every))
        expect(chosen).toMatchObject({ favorites: every, similar: other })
        expect(chosen.searches.map((search) => search.every)).toEqual(['off', every])
        expect(await choicesOf(person)).toEqual(chosen)
      },
    )

    test('H-04 a choice can be changed and turned off, more than once', async () => {
      const person = await harness.newPerson()
      for (const every of ['daily', 'sunday', 'sunday', 'off', 'off', 'at-once'] as const) {
        const chosen = valueOrThrow(await person.updates.choose({ search: first }, every))
        expect(chosen.searches[0]!.every).toBe(every)
      }
      expect(await everyOf(person)).toEqual(['at-once', 'off'])
    })

    test('F-03 a search that was just saved can be chosen; removed and saved again, it is off', async () => {
      const person = await harness.newPerson()
      const save = async () => valueOrThrow(await person.searches.add('Mine', defaultFilters())).id
      const id = await save()
      valueOrThrow(await person.updates.choose({ search: id }, 'monday'))
      valueOrThrow(await person.updates.choose({ search: first }, 'daily'))
      expect(await everyOf(person)).toEqual(['daily', 'off', 'monday'])
      valueOrThrow(await person.searches.remove(id))
      valueOrThrow(await person.searches.remove(first))
      expect(await everyOf(person)).toEqual(['off'])
      await save()
      expect(await everyOf(person)).toEqual(['off', 'off'])
    })

    test('F-03 a search that isn’t saved is refused, and nothing changes', async () => {
      const person = await harness.newPerson()
      valueOrThrow(await person.updates.choose('similar', 'daily'))
      for (const search of ['no such id', 'favorites', 'similar', '']) {
        const answer = await person.updates.choose({ search }, 'daily')
        expect(answer).toMatchObject({ ok: false, problem: { kind: 'not-found' } })
      }
      expect(await choicesOf(person)).toMatchObject({ favorites: 'off', similar: 'daily' })
      expect(await everyOf(person)).toEqual(['off', 'off'])
    })

    test('H-04 everybody has choices of their own', async () => {
      const [ana, ben] = [await harness.newPerson(), await harness.newPerson()]
      valueOrThrow(await ana.updates.choose('favorites', 'daily'))
      valueOrThrow(await ana.updates.choose({ search: first }, 'daily'))
      expect((await choicesOf(ben)).favorites).toBe('off')
      expect(await everyOf(ben)).toEqual(['off', 'off'])
    })
  })
}
