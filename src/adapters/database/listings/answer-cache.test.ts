import { expect, test } from 'vitest'
import { fail, notFound, ok, unavailable, type Result } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { searchListings, type ListingPage, type ListingQuery } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { rememberAnswers } from './answer-cache.ts'

/** A gateway that counts how often it is asked, over listings whose version the test sets. */
function counting(answer: () => Result<ListingPage> = () => ok(searchListings([], query()))) {
  const state = { version: 1, asked: 0 }
  const gateway: ListingGateway = {
    search: async () => {
      state.asked++
      return answer()
    },
    byId: async () => {
      state.asked++
      return fail(notFound('none'))
    },
    rank: async () => {
      state.asked++
      return ok({ total: 0, full: 0, nearly: 0, page: 1, pageCount: 1, homes: [], feeds: [] })
    },
    fits: async () => {
      state.asked++
      return ok([])
    },
    choiceCounts: async () => {
      state.asked++
      return ok({})
    },
    onMap: async () => {
      state.asked++
      return ok({ homes: [], groups: [] })
    },
    similarTo: async () => ok([]),
    home: async () => ok({ featured: [], budget: [] }),
  }
  return { state, gateway, remembering: rememberAnswers(gateway, { version: async () => state.version }, 2) }
}

const query = (filters: Partial<ListingFilters> = {}): ListingQuery => ({
  filters: { ...defaultFilters(), ...filters },
  sort: 'newest',
  page: 1,
})

test('the same search is answered from memory until the listings change', async () => {
  const { state, remembering } = counting()
  const first = await remembering.search(query({ amenities: ['pool', 'renovated'] }))
  expect(await remembering.search(query({ amenities: ['renovated', 'pool'] }))).toBe(first)
  expect(state.asked).toBe(1)
  state.version = 2
  await remembering.search(query({ amenities: ['pool', 'renovated'] }))
  expect(state.asked).toBe(2)
})

test('searches that differ in anything are told apart', async () => {
  const { state, remembering } = counting()
  for (const filters of [{}, { beds: 1 }, { search: 'a' }, { market: 'rent' }] as const)
    await remembering.search(query(filters))
  await remembering.search({ ...query(), page: 2 })
  await remembering.search({ ...query(), sort: 'beds' })
  expect(state.asked).toBe(6)
})

test('a map is remembered by its zoom and its filters, apart from the list of the same homes', async () => {
  const { state, remembering } = counting()
  const { filters } = query({ towns: ['Bergen/Ridgewood'], within: { west: -75, south: 40, east: -74, north: 41 } })
  await remembering.search({ ...query(), filters })
  const first = await remembering.onMap({ filters, zoom: 10 })
  expect(await remembering.onMap({ filters: { ...filters }, zoom: 10 })).toBe(first)
  expect(state.asked).toBe(2)
  await remembering.onMap({ filters, zoom: 11 })
  await remembering.onMap({ filters: { ...filters, within: { west: -75, south: 40, east: -74, north: 42 } }, zoom: 11 })
  await remembering.onMap({ filters: { ...filters, towns: [] }, zoom: 11 })
  expect(state.asked).toBe(5)
})

test('what was asked for longest ago goes first', async () => {
  const { state, remembering } = counting()
  for (const beds of [1, 2, 1, 3]) await remembering.search(query({ beds }))
  expect(state.asked).toBe(3)
  await remembering.search(query({ beds: 1 }))
  expect(state.asked).toBe(3)
  await remembering.search(query({ beds: 2 }))
  expect(state.asked).toBe(4)
})

test('problems are not remembered, and an aborted call gets no remembered answer', async () => {
  const { state, remembering } = counting(() => fail(unavailable('down')))
  await remembering.search(query())
  await remembering.search(query())
  await remembering.byId(1)
  await remembering.byId(1)
  expect(state.asked).toBe(4)
  const healthy = counting()
  await healthy.remembering.search(query())
  await healthy.remembering.search(query(), AbortSignal.abort())
  expect(healthy.state.asked).toBe(2)
})

test('an answer that was asked for before a change is not used after it', async () => {
  let change = () => {}
  const { state, remembering } = counting(() => {
    change()
    return ok(searchListings([], query()))
  })
  change = () => {
    state.version = 2
  }
  await remembering.search(query())
  await remembering.search(query())
  expect(state.asked).toBe(2)
})

test('who asks at the same time shares one reading', async () => {
  const { state, remembering } = counting()
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => remembering.search(query())))
  expect(state.asked).toBe(1)
  for (const other of others) expect(other).toBe(first)
})

test('who waits for a reading that another aborts gets one of its own', async () => {
  const abort = new AbortController()
  const { state, remembering } = counting(() => {
    if (state.asked > 1) return ok(searchListings([], query()))
    abort.abort()
    return fail(unavailable('The request was canceled.'))
  })
  const answers = await Promise.all([
    remembering.search(query(), abort.signal),
    remembering.search(query()),
    remembering.search(query()),
  ])
  expect(answers.map((answer) => answer.ok)).toEqual([false, true, true])
  expect(state.asked).toBe(2)
})

test('an answer is not used on another day', async () => {
  const { state, gateway } = counting()
  let day = '2026-11-22'
  const remembering = rememberAnswers(gateway, { version: async () => 1 }, 5, () => day)
  const filters = { ...query().filters, days: 1 }
  const ask = async () => {
    await remembering.search({ ...query(), filters })
    await remembering.choiceCounts(filters)
    await remembering.onMap({ filters, zoom: 10 })
  }
  await ask()
  await ask()
  expect(state.asked).toBe(3)
  day = '2026-11-23'
  await ask()
  expect(state.asked).toBe(6)
})
