import { describe, expect, test } from 'vitest'
import { BUILT_IN_CHOICE, type MapChoice } from '#http/map/map-choice.ts'
import { contentSecurityPolicy } from '#http/security-headers.ts'
import { openStaticFiles } from '#http/static-files.ts'
import { createStaticSite } from '#http/static-site.ts'
import { testSite } from './test-site.ts'

const GOOGLE: MapChoice = {
  settings: { google: { apiKey: 'AIza-key', mapId: 'map-id' }, basemap: null },
  hosts: { google: true, origins: [] },
  tiles: null,
}
const STYLE: MapChoice = {
  settings: { google: null, basemap: { kind: 'style', url: 'https://tiles.example/style.json' } },
  hosts: { google: false, origins: ['https://tiles.example', 'http://maps.test:8080'] },
  tiles: null,
}
/** The policy of a page on a site whose operator has chosen nothing. */
const CLOSED =
  "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; " +
  "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; object-src 'none'; " +
  "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"

const directives = (policy: string | null): Record<string, string[]> =>
  Object.fromEntries(
    policy!.split('; ').map((part) => {
      const [name, ...sources] = part.split(' ')
      return [name!, sources]
    }),
  )
const pagePolicy = async (map: MapChoice): Promise<string> =>
  (await testSite({ map }).ask('/map')).headers.get('content-security-policy')!.replaceAll(/nonce-[^']+/g, 'nonce-N')
const filePolicy = async (map: MapChoice) =>
  (await testSite({ map }).ask('/healthz')).headers.get('content-security-policy')
const staticPolicy = async (map: MapChoice) =>
  (
    await createStaticSite(openStaticFiles('/nowhere'), '<script>go()</script>', { map, voice: null }).request('/map')
  ).headers.get('content-security-policy')

describe('/map-settings.json', () => {
  test('says that the map is the built-in one', async () => {
    const answer = await testSite().ask('/map-settings.json')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toBe('{"google":null,"basemap":null}')
  })

  test('says what the operator has chosen, and 304 to who knows it', async () => {
    const { ask } = testSite({ map: GOOGLE })
    const answer = await ask('/map-settings.json')
    expect(await answer.json()).toEqual(GOOGLE.settings)
    const etag = answer.headers.get('etag')!
    expect((await ask('/map-settings.json', { headers: { 'if-none-match': etag } })).status).toBe(304)
    const other = await testSite().ask('/map-settings.json', { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
  })

  test('can only be read', async () => {
    expect((await testSite().ask('/map-settings.json', { method: 'POST' })).status).toBe(405)
  })
})

describe('the Content-Security-Policy', () => {
  test('with nothing configured it names no other host', async () => {
    expect(await pagePolicy(BUILT_IN_CHOICE)).toBe(CLOSED)
    expect(await filePolicy(BUILT_IN_CHOICE)).toBe(
      "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    )
    expect((await staticPolicy(BUILT_IN_CHOICE))?.replace(/ 'sha256-[^']+'/, '')).toBe(CLOSED)
  })

  test('M-07 Google Maps: what Google documents, by the trust our own scripts have', async () => {
    const policy = directives(await pagePolicy(GOOGLE))
    const { 'script-src': script, 'frame-src': frame, 'worker-src': worker, ...rest } = policy
    expect(script).toEqual(["'self'", "'nonce-N'", "'strict-dynamic'", "'unsafe-eval'", 'blob:'])
    expect(frame).toEqual(["'self'", 'https://*.google.com'])
    expect(worker).toEqual(["'self'", 'blob:'])
    expect(rest).toEqual({
      ...directives(CLOSED.replaceAll(/ (?:script|worker)-src [^;]+;/g, '')),
      'style-src': ["'self'", "'nonce-N'", 'https://fonts.googleapis.com'],
      'img-src': [
        "'self'",
        'data:',
        'https://*.googleapis.com',
        'https://*.gstatic.com',
        'https://*.google.com',
        'https://*.googleusercontent.com',
      ],
      'font-src': ["'self'", 'https://fonts.gstatic.com'],
      'connect-src': [
        "'self'",
        'https://*.googleapis.com',
        'https://*.google.com',
        'https://*.gstatic.com',
        'data:',
        'blob:',
      ],
    })
    expect(await filePolicy(GOOGLE)).toBe(await filePolicy(BUILT_IN_CHOICE))
  })

  test('M-07 [sample] Google Maps: a page without nonces names the hosts of its scripts', async () => {
    const policy = directives(await staticPolicy(GOOGLE))
    expect(policy['script-src']).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-/),
      'https://maps.googleapis.com',
      'https://maps.gstatic.com',
      "'unsafe-eval'",
      'blob:',
    ])
    expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'])
  })

  test('a style: its origins for data and pictures, on pages and for the worker that fetches tiles', async () => {
    const policy = directives(await pagePolicy(STYLE))
    expect(policy).toEqual({
      ...directives(CLOSED),
      'img-src': ["'self'", 'data:', 'https://tiles.example', 'http://maps.test:8080'],
      'connect-src': ["'self'", 'https://tiles.example', 'http://maps.test:8080'],
    })
    expect(directives(await filePolicy(STYLE))['connect-src']).toEqual(policy['connect-src'])
  })

  test.each([
    [false, ["'self'", 'data:', 'https://tiles.example']],
    [true, ["'self'", 'data:', 'https:']],
  ])('pictures of other hosts than the map’s only where some are linked: %s', (linksPictures, allowed) => {
    const map = { google: false, origins: ['https://tiles.example'] }
    const policy = directives(contentSecurityPolicy({ nonce: null, secure: true, map, voice: null, linksPictures }))
    expect(policy['img-src']).toEqual(allowed)
  })

  test('is the same for every page but for its nonce', () => {
    const map = { google: true, origins: ['https://tiles.example'] }
    const [a, b] = ['a', 'b'].map((nonce) =>
      contentSecurityPolicy({ nonce, secure: true, map, voice: null, linksPictures: true }),
    )
    expect(a!.replaceAll("'nonce-a'", "'nonce-b'")).toBe(b)
  })
})
