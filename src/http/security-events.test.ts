import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SecurityFacts } from '#ports/server/security-log.ts'
import type { RequestVariables } from './request-log.ts'
import { securityEvents } from './security-events.ts'

/** The event that a request with an answer of this status writes; null for none. */
async function eventOf(method: string, path: string, status: number) {
  const noted: SecurityFacts[] = []
  const app = new Hono<RequestVariables>().use(securityEvents((facts) => void noted.push(facts)))
  app.all('*', () => new Response(null, { status }))
  await app.request(`http://homes.test/api/account${path}`, { method })
  expect(noted.length).toBeLessThanOrEqual(1)
  return noted[0]?.event ?? null
}

test.each([
  ['POST', '/sign-in', 200, null],
  ['POST', '/sign-in', 400, null],
  ['POST', '/sign-in', 401, 'sign-in-failed'],
  ['POST', '/sign-in/code', 400, 'code-failed'],
  ['POST', '/sign-in/code', 401, 'code-failed'],
  ['POST', '/two-step', 400, 'sign-in-failed'],
  ['PUT', '/two-step', 400, 'code-failed'],
  ['PUT', '/two-step', 204, 'two-step-on'],
  ['POST', '/two-step/removal', 400, 'code-failed'],
  ['POST', '/two-step/removal', 204, 'two-step-off'],
  ['POST', '/email', 400, 'sign-in-failed'],
  ['POST', '/email', 401, null],
  ['PUT', '/email', 204, 'email-changed'],
  ['DELETE', '/sessions', 204, 'sessions-ended'],
  ['DELETE', '/sessions/1a2b', 204, 'sessions-ended'],
  ['DELETE', '/sessions/1a2b', 404, null],
  ['GET', '/settings', 429, 'rate-refused'],
])('%s %s answered %d: %s', async (method, path, status, event) => {
  expect(await eventOf(method, path, status)).toBe(event)
})
