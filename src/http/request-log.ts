import { createMiddleware } from 'hono/factory'
import { randomUUID } from 'node:crypto'
import type { ServerRequest } from 'srvx'
import type { Log } from '#ports/server/log.ts'
import { clientNetwork } from './client-network.ts'

/** Variables of one request. */
export interface RequestVariables {
  Variables: {
    requestId: string
    /** The client's network, as rate limits count it. */
    network: string
    /** The email address that the request tries, for the security log. */
    email?: string
    /** What a form stands for in the API, for the security log: its request below /api/account, and the status of its answer. */
    act?: { request: string; status: number }
  }
}

/** The only form of a client's `x-request-id` that is logged and sent back. */
const REQUEST_ID = /^[\w.-]{8,64}$/

/** Gives every request an id (its `x-request-id`, or a new one) and logs one line about it, without the query. */
export const requestLog = (log: Log) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    const started = performance.now()
    const given = c.req.header('x-request-id')
    const id = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID()
    c.set('requestId', id)
    // Read now: the body limit may replace the request by a copy without `ip`.
    const { ip } = c.req.raw as ServerRequest
    c.set('network', clientNetwork(ip))
    await next()
    c.res.headers.set('x-request-id', id)
    log.info({
      id,
      method: c.req.raw.method,
      path: loggedPath(URL.parse(c.req.url)?.pathname ?? c.req.path),
      // 499: the client cancelled, as a search does when the visitor types on.
      status: c.req.raw.signal.aborted ? 499 : c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      ip,
    })
  })

/** The path without a token, which is all it takes to read a shared list or to stop somebody's emails. */
export const loggedPath = (path: string): string => path.replace(/^((?:\/api)?\/shared\/|\/updates\/).+/, '$1…')
