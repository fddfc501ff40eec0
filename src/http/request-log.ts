import { createMiddleware } from 'hono/factory'
import { randomUUID } from 'node:crypto'
import type { ServerRequest } from 'srvx'
import type { Log } from '#ports/server/log.ts'
import { clientNetwork } from './client-network.ts'

/** What the handlers of one request share. */
export interface RequestVariables {
  Variables: {
    requestId: string
    /** Where the request comes from, as limits count it. */
    network: string
  }
}

/** An id from outside is kept only in this shape, so that nothing else gets into the log or back to the client. */
const REQUEST_ID = /^[\w.-]{8,64}$/

/** Gives every request an id (its own `x-request-id` or a new one) and writes one line about it, without its query. */
export const requestLog = (log: Log) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    const started = performance.now()
    const given = c.req.header('x-request-id')
    const id = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID()
    c.set('requestId', id)
    // Taken now: later the request may be another one, made of this one and its counted body.
    const { ip } = c.req.raw as ServerRequest
    c.set('network', clientNetwork(ip))
    await next()
    c.res.headers.set('x-request-id', id)
    log.info({
      id,
      method: c.req.raw.method,
      path: loggedPath(URL.parse(c.req.url)?.pathname ?? c.req.path),
      // A visitor who types on drops the answer to what was typed before; 499 keeps that apart from real trouble.
      status: c.req.raw.signal.aborted ? 499 : c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      ip,
    })
  })

/** The path as the log may hold it: the token of an open list is all it takes to read that. */
export const loggedPath = (path: string): string => path.replace(/^((?:\/api)?\/shared\/).+/, '$1…')
