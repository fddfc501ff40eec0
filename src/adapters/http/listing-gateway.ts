import { writeListingQuery } from '#domain/filters-url.ts'
import { fail, ok, unavailable, type Problem, type Result } from '#domain/result.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'
import { readProblem } from './read-problem.ts'

/** Sends a request to the server; `fetch`, but for tests. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

/** Listings asked of the server's API. */
export function httpListingGateway(send: Send = (path, init) => fetch(path, init)): ListingGateway {
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

/** The network, the server or the visitor ended the call, or what came was no answer of ours. */
const noAnswer = (): Problem => unavailable('The server cannot be reached right now.')
