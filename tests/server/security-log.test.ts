import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SecurityFacts } from '#ports/server/security-log.ts'
import { createLog } from '#process/log.ts'
import { securityLog } from '#process/security-log.ts'
import { openDatabaseSite, type DatabaseSite } from './database-site.ts'

const noted: SecurityFacts[] = []
let site: DatabaseSite
beforeAll(async () => {
  site = await openDatabaseSite({ noteSecurity: (facts) => void noted.push(facts) })
})
afterAll(() => site.close())

const send = (method: string, path: string, body: object) =>
  site.ask(path, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-request-id': 'security-1' },
    body: JSON.stringify(body),
  })

test('failed sign-ins, requested resets and refused rates are noted, what went well is not', async () => {
  await site.ask('/api/listings')
  for (let tries = 0; tries < 6; tries++) {
    await send('POST', '/api/account/sign-in', { email: 'ana@example.com', password: 'wrong guess' })
  }
  await send('POST', '/api/account/password-reset', { email: 'ana@example.com' })
  const failed = {
    event: 'sign-in-failed',
    requestId: 'security-1',
    path: '/api/account/sign-in',
    email: 'ana@example.com',
  }
  expect(noted.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => failed))
  expect(noted.slice(5).map(({ event }) => event)).toEqual(['sign-in-failed', 'reset-requested'])
  await send('POST', '/api/account/sign-in', { email: 'ana@example.com', password: 'wrong guess' })
  expect(noted.at(-1)!.event).toBe('rate-refused')
})

test('a line of the log tells equal addresses, and none that can be read', () => {
  const lines: string[] = []
  const note = securityLog(createLog({ write: (line) => void lines.push(line) }, false))
  for (const email of ['ana@example.com', ' Ana@Example.com', 'bo@example.com'])
    note({ event: 'sign-in-failed', requestId: 'r-1', path: '/api/account/sign-in', email })
  const read = lines.map(
    (line) => JSON.parse(line) as { security: boolean; event: string; id: string; account: string },
  )
  expect(read[0]).toMatchObject({ security: true, event: 'sign-in-failed', id: 'r-1' })
  expect(read[0]!.account).toBe(read[1]!.account)
  expect(read[0]!.account).not.toBe(read[2]!.account)
  expect(lines.join('').toLowerCase()).not.toContain('example.com')
})
