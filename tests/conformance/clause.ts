import { expect } from 'vitest'
import type { Listing } from '#domain/listing/listing.ts'
import type { Result } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { searchListings, type ListingPage, type ListingQuery } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { SEARCH_CONTEXT } from './search-context.ts'

/** How the suite gets at an adapter. */
export interface GatewayHarness {
  /** A gateway over exactly these listings; one obtained before is not used any more. */
  serve(listings: readonly Listing[]): Promise<ListingGateway>
  /** A gateway whose source has failed; null for an adapter that has nothing that could fail. */
  serveBroken: (() => Promise<ListingGateway>) | null
  close(): Promise<void>
}

/** One thing every adapter must do; `check` throws when it doesn't. */
export interface Clause {
  title: string
  check(harness: GatewayHarness): Promise<void>
}

export const search = (filters: Partial<ListingFilters>, query: Partial<ListingQuery> = {}): ListingQuery => ({
  sort: 'newest',
  page: 1,
  ...query,
  filters: { ...defaultFilters(filters.market), ...filters },
})

/** The answer of the domain's own search, which every adapter must give too. */
export const expectedPage = (listings: readonly Listing[], query: ListingQuery): Result<ListingPage> => ({
  ok: true,
  value: searchListings(listings, query, SEARCH_CONTEXT),
})

export async function agrees(harness: GatewayHarness, listings: readonly Listing[], queries: readonly ListingQuery[]) {
  const gateway = await harness.serve(listings)
  for (const query of queries) {
    expect({ query, answer: await gateway.search(query) }).toEqual({ query, answer: expectedPage(listings, query) })
  }
}

export const idsFound = async (gateway: ListingGateway, query: ListingQuery): Promise<number[]> => {
  const answer = await gateway.search(query)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.value.listings.map((listing) => listing.id)
}

export const problemKind = (result: Result<unknown>) => (result.ok ? 'ok' : result.problem.kind)
