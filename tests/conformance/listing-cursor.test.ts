import { Hono } from 'hono'
import { afterAll, describe, expect, test } from 'vitest'
import { sampleListingGateway } from '#adapters/sample/listing-gateway.ts'
import { BUILT_IN_FIGURES } from '#compose/live-figures.ts'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { compareBy, type ListingPage } from '#domain/search/search.ts'
import { SORTS, type Sort } from '#domain/search/sort.ts'
import { hasCursors } from '#http/api/listing-cursor.ts'
import { listingsApi } from '#http/api/listings.ts'
import type { RequestVariables } from '#http/request-log.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { GatewayHarness } from './clause.ts'
import { onEngines } from './database-engines.ts'
import { databaseHarness } from './database-harness.ts'
import { madeListing } from './made-listings.ts'
import { SEARCH_CONTEXT } from './search-context.ts'

/** Many homes share each key, and some sizes are unknown. */
const made = (id: number): Listing =>
  madeListing({
    id,
    county: id % 8 === 0 ? 'Mercer' : 'Bergen',
    price: 500_000 + (id % 5) * 50_000,
    beds: id % 7 === 0 ? null : id % 4,
    squareFeet: id % 6 === 0 ? null : 1000 + (id % 9) * 100,
    listedOn: `2026-10-${String((id % 28) + 1).padStart(2, '0')}`,
  })
const madeBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => made(first + index))

/** The API over a gateway: an answer's ids, and the address of the next. */
async function ask(listings: ListingGateway, address: string) {
  const app = new Hono<RequestVariables>().route(
    '/api/listings',
    listingsApi(listings, BUILT_IN_FIGURES.ofHomes(listings)),
  )
  const answer = await app.request(address)
  expect(answer.status).toBe(200)
  const { listings: homes } = (await answer.json()) as ListingPage
  const next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? null
  return { ids: homes.map(({ id }) => id), next }
}

/** Follows the links from an address to the end. */
async function walk(listings: ListingGateway, from: string | null) {
  const pages: number[][] = []
  for (let address = from; address !== null;) {
    const { ids, next } = await ask(listings, address)
    pages.push(ids)
    address = next
  }
  return pages
}

const inOrder = (listings: readonly Listing[], sort: Sort) =>
  listings
    .map(summaryOf)
    .sort(compareBy({ sort, filters: defaultFilters() }, SEARCH_CONTEXT))
    .map(({ id }) => id)

function cursorConformance(adapter: string, harness: GatewayHarness): void {
  describe(`cursors over ${adapter}`, () => {
    afterAll(() => harness.close())

    test.each(SORTS)('the links lead through all homes, each once, in their order: %s', async (sort) => {
      const all = madeBetween(1, 100)
      const pages = await walk(await harness.serve(all), `/api/listings?sort=${sort}&min=0`)
      expect(pages.map(({ length }) => length)).toEqual([24, 24, 24, 24, 4])
      expect(pages.flat()).toEqual(inOrder(all, sort))
    })

    test.each(SORTS.filter(hasCursors))('homes that come and go before the cursor shift nothing: %s', async (sort) => {
      const before = madeBetween(1, 100)
      const first = await ask(await harness.serve(before), `/api/listings?sort=${sort}&min=0`)
      // The home that the cursor names is among those that go.
      const gone = new Set([first.ids.at(-1)!, first.ids[3]!, first.ids[4]!])
      const after = [...before.filter(({ id }) => !gone.has(id)), ...madeBetween(200, 290)]
      const rest = (await walk(await harness.serve(after), first.next)).flat()
      const isOld = (id: number) => id <= 100
      expect(rest.filter(isOld)).toEqual(inOrder(before, sort).slice(24))
      expect(new Set(rest).size).toBe(rest.length)
      expect(rest).toEqual(inOrder(after, sort).filter((id) => rest.includes(id)))
    })

    test('a place far from where it was is found', async () => {
      const first = await ask(await harness.serve(madeBetween(1, 100)), '/api/listings?min=0&page=4')
      const many = [...madeBetween(1, 100), ...madeBetween(200, 900)]
      const [next] = await walk(await harness.serve(many), first.next)
      const all = inOrder(many, 'newest')
      const place = all.indexOf(first.ids.at(-1)!) + 1
      expect(next).toEqual(all.slice(place, place + 24))
    })

    test('nothing follows the last home, and a cursor behind all homes is answered by none', async () => {
      const listings = await harness.serve(madeBetween(1, 24))
      expect((await ask(listings, '/api/listings?min=0')).next).toBeNull()
      expect(await ask(listings, '/api/listings?min=0&cursor=newest_2000-01-01_1_1_elsewhere')).toEqual({
        ids: [],
        next: null,
      })
      expect(await ask(await harness.serve([]), '/api/listings?cursor=newest_2000-01-01_1_9_elsewhere')).toEqual({
        ids: [],
        next: null,
      })
    })
  })
}

cursorConformance('the sample edition', {
  serve: async (listings) => sampleListingGateway({ listings, delayMs: 0 }),
  serveBroken: null,
  close: async () => {},
})
onEngines((engine) => cursorConformance(engine, databaseHarness(engine)))
