import { describe, expect, test } from 'vitest'
import type { ArrivedInquiry } from '#application/inquiries/inquiry-desk.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import type { ProblemDetails } from '#http/problem-http.ts'
import { madeInquiry, madeTour } from '../conformance/inquiry-gateway.ts'
import { testSite } from './test-site.ts'

/** A site that takes every inquiry, which Nora Feld answers. */
function openSite() {
  const arrived: ArrivedInquiry[] = []
  const { fetch, ask } = testSite({
    inquiries: async (inquiry) => {
      arrived.push(inquiry)
      return ok({ answeredBy: 'Nora Feld' })
    },
  })
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    ask('/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { arrived, fetch, ask, post }
}
const message = (change: Record<string, unknown> = {}) => ({
  listingId: 1,
  key: crypto.randomUUID(),
  inquiry: { ...madeInquiry(), ...change },
})
const wrongFields = async (answer: Response): Promise<string[]> => {
  expect(answer.status).toBe(400)
  return ((await answer.json()) as ProblemDetails).errors!.map(({ field }) => field)
}

test('D-09 a valid inquiry is answered 201 with no-store', async () => {
  const { post, arrived } = openSite()
  const sent = message({ tour: madeTour() })
  const answer = await post(sent)
  expect(answer.status).toBe(201)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ status: 'accepted', answeredBy: 'Nora Feld' })
  expect(arrived).toEqual([{ ...sent, network: '' }])
})

test('the sender’s network goes along, a key counts in any case', async () => {
  const { fetch, arrived } = openSite()
  const sent = { ...message(), key: crypto.randomUUID().toUpperCase() }
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }
  await fetch(Object.assign(new Request('http://homes.test/api/inquiries', init), { ip: '2001:db8:1:2:3::4' }))
  expect(arrived).toMatchObject([{ network: '2001:db8:1:2::/64', key: sent.key.toLowerCase() }])
})

describe('invalid fields are named', () => {
  test.each([
    [{ name: '' }, ['name']],
    [{ email: 'ana' }, ['email']],
    [{ message: ' ' }, ['message']],
    [{ phone: '1'.repeat(41) }, ['phone']],
    [{ tour: { day: '2020-01-01', slot: 'morning' } }, ['tour.day']],
    [{ tour: { ...madeTour(), slot: 'midnight' } }, ['tour.slot']],
    [{ consent: 'never' }, ['consent']],
    [{ name: '', consent: undefined }, ['name', 'consent']],
  ])('%j', async (change, fields) => {
    const { post, arrived } = openSite()
    expect(await wrongFields(await post(message(change)))).toEqual(fields)
    expect(arrived).toEqual([])
  })

  test.each([
    ['{', ['listingId', 'key', 'inquiry']],
    ['null', ['listingId', 'key', 'inquiry']],
    ['[]', ['listingId', 'key', 'inquiry']],
    [{ ...message(), key: 'again' }, ['key']],
    [{ ...message(), listingId: 1.5 }, ['listingId']],
    [{ ...message(), listingId: 0 }, ['listingId']],
    [{ ...message(), listingId: '1' }, ['listingId']],
    [{ ...message(), inquiry: 'hello' }, ['inquiry']],
  ])('%j', async (body, fields) => {
    expect(await wrongFields(await openSite().post(body))).toEqual(fields)
  })
})

test('a cross-site request is refused', async () => {
  const { post, arrived } = openSite()
  expect((await post(message(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post(message(), { origin: 'https://evil.example' })).status).toBe(403)
  expect((await post(message(), { cookie: 'keystead-visitor=a' })).status).toBe(403)
  expect((await post(message(), { 'content-type': 'text/plain' })).status).toBe(415)
  expect(arrived).toEqual([])
})

test('only POST is allowed', async () => {
  const { ask } = openSite()
  expect((await ask('/api/inquiries')).status).toBe(404)
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    expect([method, (await ask('/api/inquiries', { method })).status]).toEqual([method, 405])
  }
})

test('a rate limit answers with the time to wait, an outage with 503', async () => {
  const limited = testSite({
    inquiries: async () => fail({ kind: 'rate-limited', message: 'Later.', retryAfterSeconds: 90 }),
  })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(message()) }
  const answer = await limited.ask('/api/inquiries', init)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '90'])
  const broken = testSite({ inquiries: async () => fail(unavailable('No.')) })
  expect((await broken.ask('/api/inquiries', init)).status).toBe(503)
})

test('what visitors write is not logged', async () => {
  const { ask, logged } = testSite()
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(message()) }
  await ask('/api/inquiries', init)
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).not.toMatch(/Ana|example\.com|dock/)
})
