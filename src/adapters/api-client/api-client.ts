import { fail, ok, unavailable, type Problem, type Result } from '#domain/result.ts'
import { readProblem } from './read-problem.ts'

/** Sends a request to the server; `fetch`, but for tests. */
export type Send = (path: string, init: RequestInit) => Promise<Response>

export const sendByFetch: Send = (path, init) => fetch(path, init)

/** The network, the server or the visitor ended the call, or what came was no answer of ours. */
export const noAnswer = (): Problem => unavailable('The server cannot be reached right now.')

/** Calls of our own API. Changes are made one after the other, in all of the browser's tabs. */
export interface ApiClient {
  get<T>(path: string): Promise<Result<T>>
  change<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Result<T>>
}

/** `path` below /api, without a slash before it. An answer without a body is undefined. */
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
    get: (path) => ask(path, { headers: { accept: 'application/json' } }),
    change: (method, path, body = {}) =>
      serialize(() =>
        ask(path, {
          method,
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * A first change makes the visitor known by a cookie; two at once would make two visitors, of whom one would be
 * forgotten. So each waits for the one before it, also one of another tab where the browser has locks.
 */
function serialize<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request('keystead.changes', work) as Promise<T>
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}
