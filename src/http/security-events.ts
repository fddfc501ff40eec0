import { createMiddleware } from 'hono/factory'
import type { NoteSecurity, SecurityEvent } from '#ports/server/security-log.ts'
import { loggedPath, type RequestVariables } from './request-log.ts'

const ACCOUNT = '/api/account'

/** Events by request and whether it was refused (401) or done. */
const EVENTS: Readonly<Record<string, { refused?: SecurityEvent; done?: SecurityEvent }>> = {
  'POST /sign-in': { refused: 'sign-in-failed' },
  'POST /sign-in/code': { refused: 'code-failed' },
  'POST /password-reset': { done: 'reset-requested' },
  'PUT /password-reset': { done: 'reset-done' },
  'PUT /password': { refused: 'sign-in-failed', done: 'password-changed' },
  'POST /email': { refused: 'sign-in-failed', done: 'email-change-requested' },
  'PUT /two-step': { done: 'two-step-changed' },
  'POST /two-step/removal': { refused: 'sign-in-failed', done: 'two-step-changed' },
  'DELETE /sessions': { done: 'sessions-ended' },
  'POST /deletion': { refused: 'sign-in-failed', done: 'account-deleted' },
}

/** Notes what a request means for security, as its answer shows: one table, so that no route forgets it. */
export const securityEvents = (note: NoteSecurity) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    await next()
    const { path, method } = c.req
    const event = eventOf(method, path, c.res.status)
    if (event === null) return
    const { email, requestId } = c.var
    note({ event, requestId, path: loggedPath(path), ...(email === undefined ? {} : { email }) })
  })

function eventOf(method: string, path: string, status: number): SecurityEvent | null {
  if (status === 429) return 'rate-refused'
  if (!path.startsWith(`${ACCOUNT}/`)) return null
  const place = path.slice(ACCOUNT.length).replace(/^\/sessions\/.*/, '/sessions')
  const events = EVENTS[`${method} ${place}`]
  return (status === 401 ? events?.refused : status < 300 ? events?.done : undefined) ?? null
}
