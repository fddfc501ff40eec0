import { fail, ok, type Result } from '#domain/result.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { noAnswer, sendByFetch, type Send } from './api-client.ts'
import { readProblem } from './read-problem.ts'

/** Listings from the server's API. */
export function httpListingGateway(send: Send = sendByFetch): ListingGateway {
  const get = <T>(path: string, signal?: AbortSignal) => getJson<T>(send, `/api/${path}`, signal)
  return {
    search: (query, signal) => {
      const params = new URLSearchParams(writeListingQuery(query)).toString()
      return get(params ? `listings?${params}` : 'listings', signal)
    },
    onMap: ({ filters, zoom }, signal) => {
      const params = writeListingQuery({ filters, sort: 'newest', page: 1 })
      return get(`map?${new URLSearchParams({ ...params, zoom: String(zoom) })}`, signal)
    },
    byId: (id, signal) => get(`listings/${id}`, signal),
    similarTo: (id, signal) => get(`listings/${id}/similar`, signal),
    home: (signal) => get('home', signal),
  }
}

async function getJson<T>(send: Send, path: string, signal?: AbortSignal): Promise<Result<T>> {
  try {
    const response = await send(path, { headers: { accept: 'application/json' }, ...(signal && { signal }) })
    return response.ok ? ok((await response.json()) as T) : fail(await readProblem(response))
  } catch {
    return fail(noAnswer())
  }
}
