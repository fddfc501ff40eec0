import { hash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { SAMPLE_IN_FORCE } from '#compose/live-agency.ts'
import { fail, ok, unavailable } from '#domain/result.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { AppParts } from '#http/app.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { SavedItems } from '#ports/server/saved-items.ts'
import { SECOND_AGENCY, sourceOf } from '../second-agency.ts'
import { testSite, type TestSiteParts } from './test-site.ts'

const UNPACK = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
}
const GOOGLE: AppParts['map'] = {
  settings: { google: { apiKey: 'browser-key', mapId: 'map-id' }, basemap: null },
  hosts: { google: true, origins: [] },
  tiles: null,
}
const answering =
  (html: string, status = 200): AppParts['renderPage'] =>
  async () =>
    new Response(html, { status, headers: { 'content-type': 'text/html' } })
const NONCE = /'nonce-([A-Za-z0-9+/=]{24})'/

const unread = fail(unavailable('We can’t load the listings right now.'))
const unreadListings: ListingGateway = {
  search: async () => unread,
  rank: async () => unread,
  fits: async () => unread,
  choiceCounts: async () => unread,
  onMap: async () => unread,
  byId: async () => unread,
  similarTo: async () => unread,
  home: async () => unread,
}
/** Searches the listings, and answers with this status whatever comes of it. */
const searching =
  (status: number): AppParts['renderPage'] =>
  async (_, page) => {
    await page.listings.search({ filters: defaultFilters(), sort: 'newest', page: 1 })
    return new Response('<html><h1>Right now not</h1></html>', { status })
  }
const oneOpenList = {
  favorites: () => ({ shared: async () => ok({ homes: [], mayAnswer: false }) }),
} as unknown as SavedItems
const readingList: AppParts['renderPage'] = async (_, page) => {
  await page.openLists.shared('a-token')
  return new Response('<html></html>')
}

describe('pages', () => {
  test('no script runs but the site’s files and the page’s own inline scripts, by their hashes', async () => {
    const inline = `go('a')`
    const renderPage: AppParts['renderPage'] = async (_, { nonce }) =>
      new Response(
        `<html><script nonce="${nonce}">${inline}</script><p><script>steal()</script></p>` +
          `<script type="application/ld+json" nonce="${nonce}">{}</script></html>`,
      )
    const answer = await testSite({ renderPage }).ask('/')
    expect(await answer.text()).not.toContain('nonce')
    const policy = answer.headers.get('content-security-policy')!
    expect(policy.split('; ')).toContain(`script-src 'self' 'sha256-${hash('sha256', inline, 'base64')}'`)
    expect(policy.split('; ')).toContain("style-src 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  test('with Google’s map each has its own nonce, the one the renderer was given', async () => {
    const { ask, rendered } = testSite({ map: GOOGLE })
    const answers = [await ask('/'), await ask('/')]
    const nonces = answers.map(({ headers }) => NONCE.exec(headers.get('content-security-policy')!)![1])
    expect(nonces).toEqual(rendered.map(({ page }) => page.nonce))
    expect(new Set(nonces).size).toBe(2)
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('private, no-cache')
  })

  test('the renderer is given the listings and the configured address', async () => {
    const { ask, rendered } = testSite({ publicUrl: 'https://homes.example.com' })
    await ask('/listings/3?from=map')
    expect(rendered[0]!.page.origin).toBe('https://homes.example.com')
    expect(await rendered[0]!.page.listings.byId(3)).toMatchObject({ ok: true, value: { id: 3 } })
    expect(rendered[0]!.request.url).toBe('http://homes.test/listings/3?from=map')
  })

  test('every cache must ask again before it uses a page', async () => {
    const { headers } = await testSite().ask('/')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('vary')).toBe('accept-encoding, cookie')
  })

  test('R-06 the renderer is told who is signed in, and no cache keeps that page', async () => {
    const account = { id: '1', firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' }
    const accounts = {
      bySession: async () => ok({ account, id: 'session', prolonged: false }),
    } as unknown as AppParts['accounts']
    const { ask, rendered } = testSite({ accounts })
    const answer = await ask('/', { headers: { cookie: 'keystead-session=x' } })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    await ask('/')
    expect(rendered.map(({ page }) => page.account?.firstName ?? null)).toEqual(['Ana', null])
  })

  test('the renderer decides the status', async () => {
    const site = testSite({ renderPage: async () => new Response('gone', { status: 404 }) })
    expect((await site.ask('/listings/777')).status).toBe(404)
  })

  test('HEAD is rendered as GET and has no body', async () => {
    const { ask, rendered } = testSite()
    const answer = await ask('/listings', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(rendered[0]!.request.method).toBe('GET')
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is refused without rendering', async (method) => {
    const { ask, rendered } = testSite()
    const answer = await ask('/map', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
    expect(rendered).toEqual([])
  })

  test.each(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'])(
    '%s of a server function is answered 404 without asking the renderer',
    async (method) => {
      const { ask, rendered } = testSite()
      for (const path of [
        '/_serverFn/abc',
        '/_serverFn/',
        '/_serverFn',
        '/%5FserverFn/abc',
        '/_serverFn/a/b?createServerFn',
      ]) {
        expect({ path, status: (await ask(path, { method })).status }).toEqual({ path, status: 404 })
      }
      expect(rendered).toEqual([])
    },
  )

  test.each([
    '/%E0%A4%A',
    '/listings/%',
    '/%FF',
    '//evil.example',
    '/x//y',
    '/%2F%2Fevil.example',
    '/a%5Cb',
    '/a%00b',
    '/a%0d%0ab',
  ])('R-02 %s is no address: 404 without asking the renderer', async (path) => {
    const { ask, rendered } = testSite()
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    for (const words of ['404', 'Oops! Page not found', 'Return to Home']) expect(html).toContain(words)
    expect(rendered).toEqual([])
  })

  test('a page that breaks is answered in human words with the id that is in the log', async () => {
    const site = testSite({
      renderPage: async () => {
        throw new Error('cannot read <secret>')
      },
    })
    const answer = await site.ask('/', { headers: { 'x-request-id': 'abc-12345' } })
    const html = await answer.text()
    expect(answer.status).toBe(500)
    expect(html).toContain('Something went wrong')
    expect(html).toContain('abc-12345')
    expect(html).not.toContain('secret')
    const nonce = NONCE.exec(answer.headers.get('content-security-policy')!)![1]!
    expect(html).toContain(`<style nonce="${nonce}">`)
    const line = site.logged.find((entry) => entry.level === 'error')!
    expect(line['id']).toBe('abc-12345')
    expect((line['err'] as { stack: string }).stack).toContain('pages.test.ts')
  })

  test('a plain page has the agency’s colors, and its own where there are none', async () => {
    const styleSheet = '/agency-files/colors.0123456789.css'
    const agency = sourceOf({ ...SECOND_AGENCY, look: { ...SECOND_AGENCY.look, styleSheet } })
    const [own, product] = await Promise.all(
      [testSite({ agency }), testSite()].map(async (site) => (await site.ask('/a//b')).text()),
    )
    expect(own).toContain(`<link rel="stylesheet" href="${styleSheet}">`)
    expect(own).toContain('background:var(--color-indigo,')
    expect(product).not.toContain('<link')
  })

  test('an error page of the renderer is kept; a few bare words are replaced by a page', async () => {
    const answering = (html: string) =>
      testSite({
        renderPage: async () => new Response(html, { status: 500, headers: { 'content-type': 'text/html' } }),
      })
    const own = await answering('<html><h1>Our own page</h1></html>').ask('/')
    expect(own.status).toBe(500)
    expect(await own.text()).toContain('Our own page')
    const bare = answering('Internal Server Error')
    const answer = await bare.ask('/')
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('Something went wrong')
    expect(bare.logged.map((line) => line.level)).toEqual(['error', 'info'])
  })
})

describe('a page for visitors without a session', () => {
  /** The site, with the listings' version to be changed. */
  function versionedSite(parts: Parameters<typeof testSite>[0] = {}) {
    const listings = { version: 1 as number | null }
    const time = { now: new Date('2026-11-20T12:00:00Z') }
    const site = testSite({ listingsVersion: async () => listings.version, clock: { now: () => time.now }, ...parts })
    return { ...site, listings, time }
  }

  test('is rendered once for an address and a version of the listings', async () => {
    const { ask, rendered, listings } = versionedSite()
    const bodies = await Promise.all(['/listings', '/listings', '/listings?beds=3'].map(async (path) => ask(path)))
    await ask('/listings', { headers: { cookie: 'keystead-visitor=AAAAAAAAAAAAAAAAAAAAAA' } })
    expect(new Set(await Promise.all(bodies.map((answer) => answer.text()))).size).toBe(1)
    expect(rendered).toHaveLength(2)
    listings.version = 2
    await ask('/listings')
    expect(rendered).toHaveLength(3)
  })

  test('is rendered anew when the feeds become late, and says since when', async () => {
    let since: string | null = null
    const feeds = { staleSince: () => since, details: async () => [] }
    const { ask, rendered } = versionedSite({ feeds })
    await ask('/listings')
    since = '2026-11-22T02:40:00.000Z'
    await ask('/listings')
    await ask('/listings')
    expect(rendered.map(({ page }) => page.notices)).toEqual([null, 'November 21, 2026 at\u00a09:40\u00a0PM'])
  })

  test('is rendered anew when samples stand among real homes, and says so', async () => {
    let beside = false
    const samples = { shown: () => 26, isBesideReal: () => beside }
    const { ask, rendered } = versionedSite({ samples })
    await ask('/listings')
    beside = true
    await ask('/listings')
    await ask('/listings')
    expect(rendered.map(({ page }) => page.notices)).toEqual([null, 'samples'])
  })

  test('is rendered anew when the agency is another', async () => {
    let inForce = SAMPLE_IN_FORCE
    const { ask, rendered } = versionedSite({ agency: { current: () => inForce, mistakes: () => [] } })
    await ask('/listings')
    inForce = { ...inForce, version: 'next', agency: SECOND_AGENCY }
    await ask('/listings')
    await ask('/listings')
    expect(rendered.map(({ page }) => page.agency.name)).toEqual([SAMPLE_IN_FORCE.agency.name, SECOND_AGENCY.name])
  })

  test('is rendered again on the next day, where the homes are', async () => {
    const { ask, rendered, time } = versionedSite()
    await ask('/listings/3')
    time.now = new Date('2026-11-21T04:59:00Z')
    await ask('/listings/3')
    expect(rendered).toHaveLength(1)
    time.now = new Date('2026-11-21T05:01:00Z')
    await ask('/listings/3')
    expect(rendered).toHaveLength(2)
  })

  test('knows nothing of the visitor who asked first', async () => {
    const { ask, rendered } = versionedSite()
    const gone = AbortSignal.abort()
    await ask('/', { headers: { cookie: 'keystead-visitor=AAAAAAAAAAAAAAAAAAAAAA' }, signal: gone })
    expect([...rendered[0]!.request.headers.keys()]).toEqual([])
    expect(rendered[0]!.request.signal.aborted).toBe(false)
  })

  test('belongs to the host it was asked at, unless the site’s address is configured', async () => {
    const from = (site: ReturnType<typeof testSite>, host: string) => site.fetch(new Request(`http://${host}/`))
    const open = versionedSite()
    for (const host of ['a.test', 'b.test', 'a.test']) await from(open, host)
    expect(open.rendered.map(({ page }) => page.origin)).toEqual(['http://a.test', 'http://b.test'])
    const fixed = versionedSite({ publicUrl: 'https://homes.example.com' })
    for (const host of ['a.test', 'b.test']) await from(fixed, host)
    expect(fixed.rendered).toHaveLength(1)
  })

  test('is answered 304 to who has these bytes, with the policy they need', async () => {
    const html = `<html>${'<p>home</p>'.repeat(500)}<script>go()</script></html>`
    const { ask, listings } = versionedSite({ renderPage: answering(html) })
    const first = await ask('/', { headers: { 'accept-encoding': 'br' } })
    const etag = first.headers.get('etag')!
    expect(etag).toMatch(/^"[\w-]{27}-br"$/)
    const again = await ask('/', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    for (const name of ['content-security-policy', 'cache-control', 'vary', 'etag']) {
      expect(again.headers.get(name)).toBe(first.headers.get(name))
    }
    expect((await ask('/', { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } })).status).toBe(200)
    listings.version = 2
    expect((await ask('/', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })).status).toBe(304)
  })

  test.each<[string, TestSiteParts]>([
    ['an error', { renderPage: answering('<html>broken</html>', 500) }],
    ['a 404', { renderPage: answering('<html>none</html>', 404) }],
    ['a page that did without the listings', { listings: unreadListings, renderPage: searching(200) }],
    ['a page while the listings’ version is unknown', { listingsVersion: async () => null }],
    ['a shared list', { savedItems: oneOpenList, renderPage: readingList }],
  ])('is not stored if it is %s', async (_, parts) => {
    let count = 0
    const { renderPage } = { renderPage: answering('<html></html>'), ...parts }
    const counting: AppParts['renderPage'] = (request, page) => {
      count += 1
      return renderPage(request, page)
    }
    const { ask } = testSite({ ...parts, renderPage: counting })
    for (let times = 0; times < 2; times += 1) {
      const answer = await ask('/')
      expect(answer.headers.get('etag')).toBeNull()
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    }
    expect(count).toBe(2)
  })

  test('is never given to a visitor with a session, nor theirs to others', async () => {
    const account = { id: '1', firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' }
    const accounts = {
      bySession: async () => ok({ account, id: 'session', prolonged: false }),
    } as unknown as AppParts['accounts']
    const renderPage: AppParts['renderPage'] = async (_, { account: shown }) =>
      new Response(`<html>${shown?.firstName ?? 'nobody'}</html>`)
    const { ask } = testSite({ accounts, renderPage })
    const signedIn = { headers: { cookie: 'keystead-session=x' } }
    const texts = []
    for (const init of [{}, signedIn, {}, signedIn]) texts.push(await (await ask('/', init)).text())
    expect(texts.map((text) => text.slice(6, -7))).toEqual(['nobody', 'Ana', 'nobody', 'Ana'])
    expect((await ask('/', signedIn)).headers.get('etag')).toBeNull()
  })
})

describe('listings that cannot be read', () => {
  test('a page that failed for it answers 503: come back', async () => {
    const answer = await testSite({ listings: unreadListings, renderPage: searching(500) }).ask('/listings')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(await answer.text()).toContain('Right now not')
  })

  test('nor does a shared list that can’t be read seem to be closed', async () => {
    const savedItems = { favorites: () => ({ shared: async () => unread }) } as unknown as SavedItems
    const renderPage: AppParts['renderPage'] = async (_, page) => {
      expect(await page.openLists.shared('a-token')).toEqual(unread)
      return new Response('<html><h1>Right now not</h1></html>', { status: 500 })
    }
    expect((await testSite({ savedItems, renderPage }).ask('/shared/a-token')).status).toBe(503)
  })

  test('a page that does without them keeps its status, and so does one that failed for another reason', async () => {
    expect((await testSite({ listings: unreadListings, renderPage: searching(200) }).ask('/')).status).toBe(200)
    expect((await testSite({ renderPage: searching(500) }).ask('/listings')).status).toBe(500)
  })
})

describe('every answer', () => {
  const PATHS = [
    '/',
    '/api/listings',
    '/api/nothing',
    '/healthz',
    '/robots.txt',
    '/sitemap.xml',
    '/assets/none.js',
    '//x',
  ]

  test.each(PATHS)('%s carries the security headers and a request id', async (path) => {
    const { headers } = await testSite().ask(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('microphone=(self)')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each(PATHS)('%s asks for TLS where the site has it', async (path) => {
    const { headers } = await testSite({ publicUrl: 'https://homes.example.com' }).ask(path)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  test('of a page lets nothing be fetched without TLS where the site has it', async () => {
    const { headers } = await testSite({ publicUrl: 'https://homes.example.com' }).ask('/')
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  })

  test('keeps a request id of the usual shape and no other', async () => {
    const { ask } = testSite()
    const kept = await ask('/healthz', { headers: { 'x-request-id': 'edge-7f3a.9' } })
    expect(kept.headers.get('x-request-id')).toBe('edge-7f3a.9')
    for (const id of ['short', 'a b c d e f g', '{"x":"y"}', 'x'.repeat(65)]) {
      const answer = await ask('/healthz', { headers: { 'x-request-id': id } })
      expect(answer.headers.get('x-request-id')).not.toBe(id)
    }
  })

  test('is one line in the log, without the query', async () => {
    const { ask, logged } = testSite()
    await ask('/api/listings?q=my+secret+street', { headers: { 'x-request-id': 'line-0001' } })
    expect(logged).toHaveLength(1)
    const { time, ms, ...line } = logged[0]!
    expect(line).toEqual({ level: 'info', id: 'line-0001', method: 'GET', path: '/api/listings', status: 200 })
    expect(Number.isFinite(Date.parse(time as string))).toBe(true)
    expect(ms).toBeGreaterThanOrEqual(0)
  })

  test('is logged as left when the visitor has gone on', async () => {
    const { ask, logged } = testSite()
    await ask('/api/listings', { signal: AbortSignal.abort() })
    expect(logged[0]!['status']).toBe(499)
  })
})

describe('compression', () => {
  const long = '<!doctype html>' + '<p>home</p>'.repeat(500)
  const page = testSite({
    renderPage: async () =>
      new Response(long, { headers: { 'content-type': 'text/html', 'content-length': String(long.length) } }),
  })

  test.each<[string, 'zstd' | 'br' | 'gzip' | null]>([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'zstd'],
    ['identity', null],
    ['', null],
    ['zstd;q=0.1, gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', null],
  ])('accept-encoding %j gets %j', async (accept, encoding) => {
    const answer = await page.ask('/', { headers: { 'accept-encoding': accept } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toContain('accept-encoding')
    const unpack = UNPACK[encoding ?? 'identity']
    const body = Buffer.from(await answer.arrayBuffer())
    expect(unpack(body).toString()).toBe(long)
    expect(answer.headers.get('content-length')).toBe(String(body.length))
  })

  test('leaves short answers as they are', async () => {
    const answer = await page.ask('/healthz', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.json()).toEqual({ status: 'ok' })
  })
})

describe('health', () => {
  const notReady = async () => fail(unavailable('The data folder’s disk is full.'))

  test('the process is well while it answers', async () => {
    expect((await testSite({ isReady: notReady }).ask('/healthz')).status).toBe(200)
  })

  test('the site is ready while its database answers', async () => {
    expect((await testSite().ask('/readyz')).status).toBe(200)
    const feed = {
      name: 'mls',
      lastSuccess: '2026-11-22T02:40:00.000Z',
      lagSeconds: 900,
      isRead: false,
      failures: 0,
      counts: null,
      needsAttention: '260 of 1000 public listings would be removed',
    }
    const feeds = { staleSince: () => null, details: async () => [feed] }
    const clock = { now: () => new Date('2026-11-24T12:00:00Z') }
    const samples = { shown: () => 26, isBesideReal: () => true }
    expect(await (await testSite({ feeds, samples, clock }).ask('/readyz')).json()).toEqual({
      status: 'ready',
      feeds: [feed],
      sampleHomes: 26,
      oldFigures: expect.arrayContaining([
        { name: 'mortgage.rate30', asOf: '2026-10-08' },
        { name: 'timetable', asOf: '2026-09-22' },
      ]) as unknown,
    })
    const answer = await testSite({ isReady: notReady }).ask('/readyz')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ detail: 'The data folder’s disk is full.' })
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
  })

  test('it is not ready while no page can be rendered, and says so once for the checks of five seconds', async () => {
    const state = { elapsed: 0, broken: true, rendered: 0 }
    const renderPage = async () => {
      state.rendered += 1
      if (state.broken) throw new Error('Cannot find module router-1.js')
      return new Response('<html>Home</html>')
    }
    const { ask, logged } = testSite({ renderPage, monotonic: { elapsed: () => state.elapsed } })
    const answer = await ask('/readyz')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      detail: 'The site can’t render pages. The log says why. If the build was removed, restart the server.',
    })
    expect(logged.find(({ level }) => level === 'error')).toMatchObject({
      err: { message: 'Cannot find module router-1.js' },
    })
    state.broken = false
    expect([(await ask('/readyz')).status, state.rendered]).toEqual([503, 1])
    state.elapsed += 5000
    expect([(await ask('/readyz')).status, state.rendered]).toEqual([200, 2])
  })
})
