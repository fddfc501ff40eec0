import { describe, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { testListings, testSite } from './test-site.ts'

/** The site, whose searches take 5 ms of a clock that stands still otherwise, or no time. */
function openSite({ isSlow = true } = {}) {
  const state = { elapsed: 0 }
  const busy = () => void (state.elapsed += isSlow ? 5 : 0)
  const { fetch, rendered } = testSite({
    monotonic: { elapsed: () => state.elapsed },
    listings: {
      ...testListings,
      search: async (query) => (busy(), testListings.search(query)),
      onMap: async () => (busy(), ok({ homes: [], groups: [] })),
    },
  })
  const get = (path: string, ip = '198.51.100.7', headers: Record<string, string> = {}) => {
    const request = new Request(`http://homes.test${path}`, { headers })
    Object.defineProperty(request, 'ip', { value: ip })
    return fetch(request)
  }
  return { state, get, rendered }
}

/** Asks until refused, at most `max` times; how often it was answered, and the last answer. */
async function askUntilRefused(get: (count: number) => Promise<Response>, max = 20_000) {
  for (let answered = 0; ; answered++) {
    const answer = await get(answered)
    if (answer.status === 429 || answered === max) return { answered, answer }
  }
}

describe('a network’s budget for expensive reads', () => {
  test('short texts: 600 at once and 600 a minute, then 429 with the wait, in problem details and headers', async () => {
    const { state, get } = openSite()
    const { answered, answer } = await askUntilRefused(() => get('/api/listings?q=ab'))
    // In the three seconds that they take, 31 are allowed again.
    expect(answered).toBe(631)
    expect(await answer.json()).toMatchObject({ type: '/problems/rate-limited', status: 429 })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'retry-after': '1',
      'ratelimit-policy': '"short-text";q=600;w=60',
      ratelimit: '"short-text";r=0;t=1',
    })
    state.elapsed += 1000
    expect((await get('/api/listings?q=ab')).status).toBe(200)
  })

  test('the counts of further filters look as far for a short text, and share its budget', async () => {
    const { get } = openSite()
    const { headers } = await get('/api/choice-counts?q=ab')
    expect(headers.get('ratelimit-policy')).toBe('"short-text";q=600;w=60')
    expect((await get('/api/choice-counts?q=abc')).headers.get('ratelimit-policy')).toContain('"search"')
  })

  test('each answer says what is left', async () => {
    const { get } = openSite()
    await get('/api/map?zoom=9')
    const { headers } = await get('/api/map?zoom=9')
    expect(headers.get('ratelimit-policy')).toBe('"map";q=3000;w=60')
    expect(headers.get('ratelimit')).toBe('"map";r=2998;t=1')
  })

  test('others, and other reads, have their own', async () => {
    const { get } = openSite()
    await askUntilRefused(() => get('/api/listings?q=ab'))
    expect((await get('/api/listings?q=ab', '198.51.100.8')).status).toBe(200)
    for (const path of ['/api/listings?q=abc', '/api/map?zoom=9', '/', '/api/listings/1', '/healthz']) {
      expect([path, (await get(path)).status]).toEqual([path, 200])
    }
  })

  test('quick answers, as from a cache, cost a tenth', async () => {
    const { get } = openSite({ isSlow: false })
    const { answered } = await askUntilRefused(() => get('/api/listings?q=ab'), 700)
    expect(answered).toBeGreaterThan(600)
  })

  test('pages: 3,000 a minute, then a plain page with the wait', async () => {
    const { get, rendered } = openSite()
    const { answered, answer } = await askUntilRefused((count) => get(`/listings?page=${count}`))
    expect(answered).toBe(3000)
    expect(rendered).toHaveLength(3000)
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('Please try again in 1 second.')
  })

  test('a page that is stored costs nothing', async () => {
    const { get, rendered } = openSite()
    await askUntilRefused((count) => get(`/listings?page=${count}`))
    expect((await get('/listings?page=2999')).status).toBe(200)
    expect(rendered).toHaveLength(3000)
  })

  test('pages with a short text are charged for the search, too', async () => {
    const { get } = openSite()
    const { answered } = await askUntilRefused((count) => get(`/listings?q=ab&page=${count}`))
    expect(answered).toBe(600)
    expect((await get('/listings')).status).toBe(200)
  })

  test('a proxy on this machine that isn’t trusted is not taken for one visitor', async () => {
    const { get } = openSite({ isSlow: false })
    const proxied = (count: number) => get(`/listings?page=${count}`, '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })
    expect((await askUntilRefused(proxied, 3100)).answered).toBe(3100)
    const lying = (count: number) => get(`/map?page=${count}`, '203.0.113.10', { 'x-forwarded-for': '203.0.113.9' })
    expect((await askUntilRefused(lying)).answered).toBe(3000)
  })
})
