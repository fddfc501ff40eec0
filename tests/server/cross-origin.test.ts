import { expect, test } from 'vitest'
import { testSite } from './test-site.ts'

const { ask } = testSite()
const OTHER = { origin: 'https://elsewhere.example' }

test.each([
  '/api/listings',
  '/api/listings/1',
  '/api/listings/1/similar',
  '/api/listings/1/figures',
  '/api/map?zoom=9',
  '/api/counties',
  '/api/town-figures',
  '/api/rent-figures',
  '/api/timetable',
  '/api/towns/essex/glen-ridge',
  '/api/counties/essex',
  '/api/openapi.json',
])('%s may be read by pages of other sites, without credentials', async (path) => {
  const { headers } = await ask(path, { headers: OTHER })
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('access-control-allow-credentials')).toBeNull()
  expect(headers.get('access-control-expose-headers')).toContain('ratelimit')
})

test('a refusal can be read, too', async () => {
  const answer = await ask('/api/listings?beds=many', { headers: OTHER })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([400, '*'])
})

test('a preflight is answered; another OPTIONS request is refused as before', async () => {
  const headers = {
    ...OTHER,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'if-none-match',
  }
  const preflight = await ask('/api/listings?beds=3', { method: 'OPTIONS', headers })
  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': 'if-none-match',
  })
  expect((await ask('/api/listings', { method: 'OPTIONS' })).status).toBe(405)
})

test.each(['/', '/listings', '/api/home', '/api/voice/calls/1', '/healthz', '/api/nothing'])(
  '%s is for the site’s own pages',
  async (path) => {
    const { headers } = await ask(path, { headers: OTHER })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  },
)

test('nothing that belongs to a visitor answers a preflight', async () => {
  const headers = { ...OTHER, 'access-control-request-method': 'PUT' }
  for (const path of ['/api/favorites/1', '/api/account', '/api/saved-searches', '/api/inquiries']) {
    const answer = await ask(path, { method: 'OPTIONS', headers })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.status).toBeGreaterThanOrEqual(400)
  }
})
