import { createMiddleware } from 'hono/factory'
import type { NoteSecurity, SecurityEvent } from '#ports/server/security-log.ts'
import { loggedPath, type RequestVariables } from './request-log.ts'

const ACCOUNT = '/api/account'

interface Events {
  /** Written when the answer has this status: a password or code was not right. */
  refused?: Readonly<Record<number, SecurityEvent>>
  /** Written when it was done. */
  done?: SecurityEvent
}

/** Somebody signed in gave a wrong password or code, or a field that is not understood. */
const WRONG_PASSWORD = { 400: 'sign-in-failed' } as const
const WRONG_CODE = { 400: 'code-failed' } as const

/** Events by request. */
const EVENTS: Readonly<Record<string, Events>> = {
  'POST /sign-in': { refused: { 401: 'sign-in-failed' } },
  'POST /sign-in/code': { refused: { ...WRONG_CODE, 401: 'code-failed' } },
  'POST /password-reset': { done: 'reset-requested' },
  'PUT /password-reset': { done: 'reset-done' },
  'PUT /password': { refused: WRONG_PASSWORD, done: 'password-changed' },
  'POST /email': { refused: WRONG_PASSWORD, done: 'email-change-requested' },
  'PUT /email': { done: 'email-changed' },
  'POST /two-step': { refused: WRONG_PASSWORD },
  'PUT /two-step': { refused: WRONG_CODE, done: 'two-step-on' },
  'POST /two-step/removal': { refused: WRONG_CODE, done: 'two-step-off' },
  'DELETE /sessions': { done: 'sessions-ended' },
  'POST /deletion': { refused: WRONG_PASSWORD, done: 'account-deleted' },
}

/** Notes what a request means for security, as its answer shows: one table, so that no route forgets it. */
export const securityEvents = (note: NoteSecurity) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    await next()
    const { path, method } = c.req
    const event = c.res.status === 429 ? 'rate-refused' : eventOf(c.var.act ?? apiAct(method, path, c.res.status))
    if (event === null) return
    const { email, requestId } = c.var
    note({ event, requestId, path: loggedPath(path), ...(email === undefined ? {} : { email }) })
  })

type Act = NonNullable<RequestVariables['Variables']['act']>

/** A request of the API as an act; null for one that is not about an account. */
function apiAct(method: string, path: string, status: number): Act | null {
  if (!path.startsWith(`${ACCOUNT}/`)) return null
  return { request: `${method} ${path.slice(ACCOUNT.length).replace(/^\/sessions\/.*/, '/sessions')}`, status }
}

function eventOf(act: Act | null): SecurityEvent | null {
  const events = act && EVENTS[act.request]
  return (act && (act.status < 300 ? events?.done : events?.refused?.[act.status])) ?? null
}
