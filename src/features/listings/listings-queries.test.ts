import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { ok } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { searchListings, type ListingQuery } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { searchQuery } from './listings-queries.ts'

const asking = (search: string): ListingQuery => ({ filters: { ...defaultFilters(), search }, sort: 'newest', page: 1 })

/** A gateway whose answers come when they are let go. */
function slowListings() {
  const asked: { signal: AbortSignal | undefined; answer: () => void }[] = []
  const search: ListingGateway['search'] = (query, signal) =>
    new Promise((resolve) => {
      asked.push({ signal, answer: () => resolve(ok(searchListings(SAMPLE_LISTINGS, query))) })
    })
  return { asked, listings: { search } as ListingGateway }
}

test('the last homes stay while the next load, and an unused search is aborted', async () => {
  const { asked, listings } = slowListings()
  const observer = new QueryObserver(new QueryClient(), searchQuery(listings, asking('')))
  const stop = observer.subscribe(() => undefined)
  asked[0]!.answer()
  await expect.poll(() => observer.getCurrentResult().data?.total).toBeGreaterThan(1)
  const before = observer.getCurrentResult().data
  observer.setOptions(searchQuery(listings, asking('la')))
  expect(observer.getCurrentResult()).toMatchObject({ data: before, isPlaceholderData: true })
  observer.setOptions(searchQuery(listings, asking('lake')))
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false, true, false])
  asked[2]!.answer()
  await expect.poll(() => observer.getCurrentResult().isPlaceholderData).toBe(false)
  expect(observer.getCurrentResult().data).toEqual(searchListings(SAMPLE_LISTINGS, asking('lake')))
  stop()
})
