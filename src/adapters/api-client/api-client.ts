import { fail, ok, unavailable, type Problem, type Result } from '#domain/result.ts'
import { readProblem } from './read-problem.ts'

/** Sends a request; `fetch` outside of tests. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

export const sendByFetch: Send = (path, init) => fetch(path, init)

/** A request without an answer for so long has failed, ms. A change may wait for mail or a slow disk. */
const READ_LIMIT_MS = 15_000
const CHANGE_LIMIT_MS = 30_000

/** The request failed, took too long or was aborted, or the response isn't the API's. */
export const noAnswer = (): Problem => unavailable('We can’t reach the server right now.')

/** The site's own API. Changes are serialized across the browser's tabs. */
export interface ApiClient {
  get<T>(path: string): Promise<Result<T>>
  change<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Result<T>>
}

/** `path` is relative to /api/. A response without a body is undefined. */
export function apiClient(send: Send = sendByFetch): ApiClient {
  const ask = async <T>(path: string, init: RequestInit): Promise<Result<T>> => {
    try {
      const response = await send(`/api/${path}`, init)
      if (!response.ok) return fail(await readProblem(response))
      return ok((response.status === 204 ? undefined : await response.json()) as T)
    } catch {
      return fail(noAnswer())
    }
  }
  return {
    get: (path) => ask(path, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(READ_LIMIT_MS) }),
    change: (method, path, body = {}) =>
      serialize(() =>
        ask(path, {
          method,
          signal: AbortSignal.timeout(CHANGE_LIMIT_MS),
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs changes one at a time, across tabs where the browser has locks. The first change sets the visitor's cookie: two at once
 * would create two visitors, one of them lost.
 */
function serialize<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request('keystead.changes', work) as Promise<T>
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}
