import { fail, ok, type Result } from '#domain/result.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { noAnswer, sendByFetch, type Send } from './api-client.ts'
import { getJson } from './get-json.ts'

/** Listings from the server's API. */
export function httpListingGateway(send: Send = sendByFetch): ListingGateway {
  const get = <T>(path: string, signal?: AbortSignal) => getJson<T>(send, `/api/${path}`, signal)
  return {
    search: (query, signal) =>
      withParams(query, (params) => {
        const text = new URLSearchParams(params).toString()
        return get(text ? `listings?${text}` : 'listings', signal)
      }),
    rank: async (query, signal) => {
      const rankUrl = await import('#domain/match/rank-url.ts').catch(() => null)
      if (!rankUrl) return fail(noAnswer())
      return get(`ranked?${new URLSearchParams(rankUrl.writeRankQuery(query))}`, signal)
    },
    fits: async (asked, ids, signal) => {
      const rankUrl = await import('#domain/match/rank-url.ts').catch(() => null)
      if (!rankUrl) return fail(noAnswer())
      const params = rankUrl.writeFitsQuery(asked, ids)
      return params ? get(`fits?${new URLSearchParams(params)}`, signal) : ok([])
    },
    choiceCounts: (filters, signal) =>
      withParams({ filters, sort: 'newest', page: 1 }, (params) =>
        get(`choice-counts?${new URLSearchParams(params)}`, signal),
      ),
    onMap: ({ filters, zoom }, signal) =>
      withParams({ filters, sort: 'newest', page: 1 }, (params) =>
        get(`map?${new URLSearchParams({ ...params, zoom: String(zoom) })}`, signal),
      ),
    byId: (id, signal) => get(`listings/${id}`, signal),
    similarTo: (id, signal) => get(`listings/${id}/similar`, signal),
    home: (signal) => get('home', signal),
  }
}

/** Writes a search's parameters. The code for it comes with the pages that search, not with every page. */
async function withParams<T>(
  query: ListingQuery,
  ask: (params: Record<string, string>) => Promise<Result<T>>,
): Promise<Result<T>> {
  const filtersUrl = await import('#domain/search/filters-url.ts').catch(() => null)
  return filtersUrl ? ask(filtersUrl.apiParamsFor(query)) : fail(noAnswer())
}
