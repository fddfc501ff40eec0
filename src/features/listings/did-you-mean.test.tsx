import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { ok } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { searchListings, type ListingQuery } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { renderedOnRouter } from '../../../tests/rendered-on-router.tsx'
import { DidYouMean } from './did-you-mean.lazy.tsx'
import { searchQuery } from './listings-queries.ts'

const listings = {
  search: async (query: ListingQuery) => ok(searchListings(SAMPLE_LISTINGS, query)),
} as unknown as ListingGateway

const asking = (search: string, others: Partial<ListingFilters> = {}): ListingQuery => ({
  filters: { ...defaultFilters(), ...others, search },
  sort: 'newest',
  page: 1,
})

/** What is offered for a text that found this many homes; `meant`: the query whose answer has come. */
async function offered(query: ListingQuery, total: number, meant: ListingQuery): Promise<string> {
  const client = new QueryClient()
  await client.prefetchQuery(searchQuery(listings, meant))
  return renderedOnRouter(
    () => (
      <QueryClientProvider client={client}>
        <DidYouMean listings={listings} query={query} total={total} view="grid" />
      </QueryClientProvider>
    ),
    '/listings',
  )
}

test('a name that is nearly right is offered as a link, with the homes it would show and the other filters', async () => {
  const html = await offered(asking('hobokn', { beds: 2 }), 0, asking('Hoboken', { beds: 2 }))
  expect(html).toContain('href="/listings?q=Hoboken&amp;beds=2"')
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Did you mean Hoboken? That would show 1 home.')
})

test('nothing is offered where it would show no more, and for a name that is right', async () => {
  const text = async (...asked: Parameters<typeof offered>) => (await offered(...asked)).replaceAll(/<[^>]*>/g, '')
  expect(await text(asking('hobokn', { county: 'Sussex' }), 0, asking('Hoboken', { county: 'Sussex' }))).toBe('')
  expect(await text(asking('hobokn'), 1, asking('Hoboken'))).toBe('')
  expect(await text(asking('Hoboken'), 0, asking('Hoboken'))).toBe('')
})
