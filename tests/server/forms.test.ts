import { expect, test } from 'vitest'
import type { ArrivedInquiry } from '#application/inquiries/inquiry-desk.ts'
import { SHOWN_TEXTS } from '#content/inquiry-rules.ts'
import type { SentForm } from '#domain/form/sent-form.ts'
import { fail, ok, unavailable, type Problem } from '#domain/result.ts'
import type { SavedItems } from '#ports/server/saved-items.ts'
import { testSite } from './test-site.ts'

const TYPED = {
  name: 'Ana Example',
  email: 'ana@example.com',
  phone: '(201) 555-0123',
  message: 'Is the dock included?',
  'tour.day': '',
  'tour.slot': '',
  website: '',
  key: '',
  ...SHOWN_TEXTS,
}

/** The headers of a browser that sends a form of one of the site's own pages. */
const OWN = { 'sec-fetch-site': 'same-origin', origin: 'http://homes.test' }

/** Nobody has saved anything. */
const NOTHING_SAVED = {
  favorites: () => ({ ids: async () => ok([]) }),
  savedSearches: () => ({}),
  listAnswers: () => ({}),
  updates: () => ({}),
} as unknown as SavedItems

function openSite(problem?: Problem, answeredBy: string | null = null) {
  const arrived: ArrivedInquiry[] = []
  const site = testSite({
    savedItems: NOTHING_SAVED,
    inquiries: async (inquiry) => {
      arrived.push(inquiry)
      return problem ? fail(problem) : ok({ answeredBy })
    },
  })
  const post = (fields: Record<string, string>, headers: Record<string, string> = OWN, path = '/listings/3') =>
    site.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  const get = (path: string, answer: Response) =>
    site.ask(path, { headers: { cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! } })
  return { ...site, post, get, arrived, shown: (): SentForm | undefined => site.rendered.at(-1)?.page.sentForm }
}

test('D-09 an inquiry that the browser sends itself is taken, and its page says so once', async () => {
  const { post, get, ask, arrived, shown, rendered } = openSite()
  const answer = await post(TYPED)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/listings/3'])
  expect(arrived).toMatchObject([
    { listingId: 3, key: null, inquiry: { name: 'Ana Example', tour: null, ...SHOWN_TEXTS } },
  ])
  expect(answer.headers.getSetCookie()[0]).toMatch(/^keystead-result=.*; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/)

  const page = await get('/listings/3', answer)
  expect(shown()).toMatchObject({ form: 'inquiry', problem: null, values: { message: TYPED.message } })
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.getSetCookie()[0]).toMatch(/^keystead-result=; Max-Age=0/)

  // Neither another page nor another visitor gets it, and it is not stored.
  await get('/listings/4', answer)
  expect(shown()).toBeUndefined()
  await ask('/listings/3')
  expect(shown()).toBeUndefined()
  expect(rendered).toHaveLength(3)
})

test('D-09 its page names who answers, where that is known', async () => {
  const known = openSite(undefined, 'Nora Feld')
  await known.get('/listings/3', await known.post(TYPED))
  expect(known.shown()?.values['answeredBy']).toBe('Nora Feld')
  const unknown = openSite()
  await unknown.get('/listings/3', await unknown.post({ ...TYPED, answeredBy: 'Somebody Else' }))
  expect(unknown.shown()?.values).not.toHaveProperty('answeredBy')
})

test('a long message is cut in the result, which is a cookie', async () => {
  const { post, get, arrived, shown } = openSite()
  const message = '🏠'.repeat(1900)
  const answer = await post({ ...TYPED, message })
  expect(arrived[0]!.inquiry.message).toBe(message)
  expect(answer.headers.getSetCookie()[0]!.length).toBeLessThan(4096)
  await get('/listings/3', answer)
  expect(shown()!.values['message']).toMatch(/^(?:🏠){600}…$/u)
})

test('D-09 what is wrong comes back as the page, with all that was typed, and is never stored', async () => {
  const { post, ask, arrived, shown, rendered } = openSite()
  const answer = await post({ ...TYPED, email: 'not an address', phone: 'abc', 'tour.slot': 'evening' })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(arrived).toEqual([])
  expect(shown()).toMatchObject({
    values: { name: 'Ana Example', email: 'not an address', phone: 'abc', 'tour.slot': 'evening' },
    problem: { kind: 'invalid' },
  })
  const problem = shown()!.problem as Extract<Problem, { kind: 'invalid' }>
  expect(problem.fields.map(({ field }) => field)).toEqual(['email', 'phone', 'tour.day'])
  await ask('/listings/3')
  expect(shown()).toBeUndefined()
  expect(rendered.map(({ request }) => request.method)).toEqual(['GET', 'GET'])
})

test.each([
  [{ kind: 'rate-limited', message: 'Later.', retryAfterSeconds: 60 }, 429],
  [unavailable('Not now.'), 503],
] as [Problem, number][])('a refusal of the use case is one of the page: %j', async (problem, status) => {
  const { post, shown } = openSite(problem)
  expect((await post(TYPED)).status).toBe(status)
  expect(shown()).toMatchObject({ problem, values: { message: TYPED.message } })
})

test('a form of another site is refused, and so is any other body', async () => {
  const { post, arrived } = openSite()
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.homes.test' },
    { origin: 'https://evil.example' },
    { cookie: 'keystead-visitor=a' },
    { ...OWN, 'content-type': 'text/plain' },
  ] as Record<string, string>[]) {
    const answer = await post(TYPED, headers)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('Nothing was sent')
  }
  expect(arrived).toEqual([])
})

test('consent to a text that there never was is refused, a key is kept', async () => {
  const { post, arrived, shown } = openSite()
  expect((await post({ ...TYPED, consent: 'never' })).status).toBe(422)
  expect(shown()!.problem).toMatchObject({ fields: [{ field: 'consent' }] })
  const key = crypto.randomUUID()
  await post({ ...TYPED, key: key.toUpperCase() })
  expect(arrived).toMatchObject([{ key }])
})

test('a form that is too long is answered with a page, the API with a problem', async () => {
  const { post, ask, arrived } = openSite()
  const answer = await post({ ...TYPED, message: 'x'.repeat(70_000) })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8'])
  expect(await answer.text()).toContain('That’s too long to send')
  const init = { method: 'POST', headers: { ...OWN, 'content-type': 'application/json' }, body: 'x'.repeat(70_000) }
  expect((await ask('/api/inquiries', init)).headers.get('content-type')).toBe('application/problem+json')
  expect(arrived).toEqual([])
})
