import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SAMPLE_SAVED_SEARCHES } from '#content/sample-data/saved-searches.ts'
import { valueOrThrow } from '#domain/result.ts'
import { MAX_SAVED_SEARCHES, SEARCH_NAME_MAX_LENGTH } from '#domain/saved/saved-search.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { FILTERS, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import { fromFlags } from '#domain/search/filters/flags.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'

export interface SavedSearchHarness {
  /** The searches of somebody who was never there before. */
  newVisitor(): SavedSearchGateway | Promise<SavedSearchGateway>
  /** The same visitor's searches, opened anew. */
  reopen(searches: SavedSearchGateway): SavedSearchGateway
  close(): Promise<void>
}

/** Every filter of homes for sale. */
const EVERY_FILTER: ListingFilters = {
  ...defaultFilters(),
  ...fromFlags((key) => FILTERS[key].market === undefined),
  search: 'lake “view”',
  county: 'Morris',
  price: { min: 450_000, max: 950_000 },
  beds: 3,
  baths: 2.5,
  amenities: ['pool', 'renovated'],
  towns: ['Bergen/Ridgewood', 'Morris/Boonton'],
  area: [
    { lat: 40.9, lng: -74.1 },
    { lat: 41, lng: -74.2 },
    { lat: 40.8, lng: -74.3 },
  ],
  within: { west: -74.5, south: 40.5, east: -73.9, north: 41.2 },
  kinds: ['condo', 'townhouse'],
  size: { min: 900, max: 2400 },
  lot: { min: 0.25, max: null },
  built: { min: null, max: 1990 },
  fee: { min: 0, max: 600 },
  garage: { min: 2, max: null },
  days: 7,
  openHouse: true,
}

/** Every filter of homes to rent. */
const EVERY_RENT_FILTER: ListingFilters = {
  ...EVERY_FILTER,
  ...fromFlags(() => true),
  market: 'rent',
  price: { min: 900, max: 2500 },
  available: '2026-12-01',
}

/** What every adapter of the saved searches must do. */
export function savedSearchConformance(
  name: string,
  open: () => SavedSearchHarness | Promise<SavedSearchHarness>,
): void {
  describe(`saved searches: ${name}`, () => {
    let harness: SavedSearchHarness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())
    const listOf = async (searches: SavedSearchGateway) => valueOrThrow(await searches.list())

    test('F-05 a first visit has the two samples', async () => {
      expect(await listOf(await harness.newVisitor())).toEqual(SAMPLE_SAVED_SEARCHES)
    })

    test.each([
      ['every filter', EVERY_FILTER],
      ['every filter of rents', EVERY_RENT_FILTER],
      ['none', defaultFilters()],
      ['rents', { ...defaultFilters('rent'), price: { min: 900, max: 2500 } }],
      ['every price', { ...defaultFilters(), price: EVERY_PRICE }],
    ] as [string, ListingFilters][])('F-03 F-06 a search with %s comes back exactly as it was', async (_, filters) => {
      const searches = await harness.newVisitor()
      const saved = valueOrThrow(await searches.add('  My search ', filters))
      expect(saved).toMatchObject({ name: 'My search', filters })
      expect(saved.dateCreated).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect((await listOf(harness.reopen(searches))).slice(2)).toEqual([saved])
    })

    test('H: a search by wishes comes back with them, and the same filters with others are another one', async () => {
      const searches = await harness.newVisitor()
      const saved = valueOrThrow(await searches.add('Mine', EVERY_FILTER, ['pool', 'beds', 'garage']))
      expect(saved).toMatchObject({ filters: EVERY_FILTER, liked: ['beds', 'pool', 'garage'] })
      valueOrThrow(await searches.add('Mine', EVERY_FILTER, ['garage', 'beds', 'pool']))
      valueOrThrow(await searches.add('Mine', EVERY_FILTER, ['beds']))
      valueOrThrow(await searches.add('Mine', EVERY_FILTER))
      // Nothing is asked of the county.
      valueOrThrow(await searches.add('Mine', { ...EVERY_FILTER, county: null }, ['county']))
      const kept = (await listOf(harness.reopen(searches))).slice(2)
      expect(kept[0]).toEqual(saved)
      expect(kept.map(({ liked }) => liked)).toEqual([['beds', 'pool', 'garage'], ['beds'], [], []])
    })

    test.each([[['senior-community']], [['price', 'view']], [['']], ['beds']])(
      'wishes %j are refused',
      async (liked) => {
        const searches = await harness.newVisitor()
        const answer = await searches.add('Mine', EVERY_FILTER, liked as string[])
        expect(answer).toMatchObject({ ok: false, problem: { kind: 'invalid' } })
        expect(JSON.stringify(answer)).toContain('"field":"liked')
        expect(await listOf(searches)).toHaveLength(2)
      },
    )

    test('F-04 what is removed is gone, a sample too, and other visitors keep theirs', async () => {
      const [ana, ben] = [await harness.newVisitor(), await harness.newVisitor()]
      const { id } = valueOrThrow(await ana.add('One', defaultFilters()))
      valueOrThrow(await ben.remove(id))
      valueOrThrow(await ana.remove(SAMPLE_SAVED_SEARCHES[0]!.id))
      expect((await listOf(ana)).map(({ name }) => name)).toEqual([SAMPLE_SAVED_SEARCHES[1]!.name, 'One'])
      valueOrThrow(await ana.remove(id))
      valueOrThrow(await ana.remove(id))
      valueOrThrow(await ana.remove('no such id'))
      expect(await listOf(ana)).toHaveLength(1)
      expect((await listOf(ben)).map(({ name }) => name)).toEqual(SAMPLE_SAVED_SEARCHES.map(({ name }) => name))
    })

    test('F-03 the same search under the same name, sent again, counts once', async () => {
      const searches = await harness.newVisitor()
      const [first, second] = await Promise.all([
        searches.add('Twice', EVERY_FILTER),
        searches.add(' Twice ', EVERY_FILTER),
      ])
      expect(valueOrThrow(second)).toEqual(valueOrThrow(first))
      valueOrThrow(await searches.add('Twice', EVERY_RENT_FILTER))
      valueOrThrow(await searches.add('By another name', EVERY_FILTER))
      const names = (await listOf(searches)).slice(2).map(({ name }) => name)
      expect(names).toEqual(['Twice', 'Twice', 'By another name'])
    })

    test.each([
      ['', defaultFilters(), 'name'],
      ['   ', defaultFilters(), 'name'],
      ['x'.repeat(SEARCH_NAME_MAX_LENGTH + 1), defaultFilters(), 'name'],
      ['Price', { ...defaultFilters(), price: { min: 5, max: 1 } }, 'filters.min'],
      ['Price', { ...defaultFilters(), price: { min: -5, max: 1 } }, 'filters.min'],
      ['Beds', { ...defaultFilters(), beds: 77 }, 'filters.beds'],
      ['County', { ...defaultFilters(), county: 'Kings' }, 'filters.county'],
      ['Area', { ...defaultFilters(), area: [{ lat: 1, lng: 2 }] }, 'filters.area'],
      ['Nothing', null, 'filters'],
      ['More', { ...defaultFilters(), more: 1 }, 'filters.more'],
    ])('%j with %o is refused by name', async (name, filters, field) => {
      const searches = await harness.newVisitor()
      const answer = await searches.add(name, filters as ListingFilters)
      expect(answer).toMatchObject({ ok: false, problem: { kind: 'invalid' } })
      const fields =
        !answer.ok && answer.problem.kind === 'invalid' ? answer.problem.fields.map((one) => one.field) : []
      expect(fields).toContain(field)
      expect(await listOf(searches)).toHaveLength(2)
    })

    test('many can be saved, but not any number', async () => {
      const searches = await harness.newVisitor()
      for (let index = 2; index < MAX_SAVED_SEARCHES; index++) {
        valueOrThrow(await searches.add(`Search ${index}`, defaultFilters()))
      }
      const answer = await searches.add('One more', defaultFilters())
      expect(answer).toMatchObject({ ok: false, problem: { kind: 'conflict' } })
      expect(await listOf(searches)).toHaveLength(MAX_SAVED_SEARCHES)
    })
  })
}
