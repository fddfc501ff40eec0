import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { RequestVariables } from './request-log.ts'
import { sameOriginOnly } from './same-origin.ts'

const site = (publicUrl: string | null) => {
  const app = new Hono<RequestVariables>().use(sameOriginOnly(publicUrl)).all('/', (c) => c.text('done'))
  return async (method: string, headers: Record<string, string>, body?: string) =>
    (await app.request('http://homes.test/', { method, headers, ...(body === undefined ? {} : { body }) })).status
}
const JSON_TYPE = { 'content-type': 'application/json' }
const ask = site('https://homes.example.com')
const post = (headers: Record<string, string>) => ask('POST', { ...JSON_TYPE, ...headers }, '{}')

test('reading is allowed from anywhere', async () => {
  expect(await ask('GET', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(200)
})

test.each(['cross-site', 'same-site', 'none', ''])('Sec-Fetch-Site %j may not change anything', async (value) => {
  expect(await post({ 'sec-fetch-site': value, origin: 'https://homes.example.com' })).toBe(403)
})

test('the site’s own pages may, by Sec-Fetch-Site or by Origin', async () => {
  expect(await post({ 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await post({ origin: 'https://homes.example.com' })).toBe(200)
  expect(await post({ origin: 'http://homes.test' })).toBe(200)
})

test('a client that sends neither may change things only without cookies', async () => {
  expect(await post({})).toBe(200)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect(await ask(method, { cookie: 'keystead-visitor=a' })).toBe(403)
    expect(await ask(method, { cookie: 'keystead-visitor=a', 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await ask(method, { cookie: 'keystead-visitor=a', origin: 'https://homes.example.com' })).toBe(200)
  }
  expect(await ask('GET', { cookie: 'keystead-visitor=a' })).toBe(200)
})

test.each(['https://evil.example', 'null', 'https://homes.example.com.evil.example', 'http://homes.example.com'])(
  'a page of %s may not',
  async (origin) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(await ask(method, { ...JSON_TYPE, origin }, '{}')).toBe(403)
    }
  },
)

test('content types that another site’s form could send are refused', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp']) {
    expect(await post({ 'content-type': type })).toBe(415)
  }
  expect(await post({ 'content-type': 'application/json; charset=utf-8' })).toBe(200)
})

test('without a type there must be no body', async () => {
  expect(await ask('DELETE', {})).toBe(200)
  expect(await ask('PUT', { 'content-length': '0' })).toBe(200)
  expect(await ask('PUT', { 'content-length': '2' })).toBe(415)
  expect(await ask('PUT', { 'transfer-encoding': 'chunked' })).toBe(415)
})
