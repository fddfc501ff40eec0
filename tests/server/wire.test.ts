// The server as operators start it, asked byte by byte: what a well-behaved client would never send.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_BODY } from '#http/app.ts'
import {
  ALWAYS,
  headerOf,
  madeCopy,
  START_TIMEOUT,
  startSite,
  type StartedSite,
  type WireAnswer,
} from './started-site.ts'

const copy = madeCopy()
let site: StartedSite
let proxied: StartedSite
beforeAll(async () => {
  ;[site, proxied] = await Promise.all([startSite(copy), startSite(copy, { TRUST_PROXY: 'loopback' })])
}, START_TIMEOUT)
afterAll(async () => {
  await Promise.all([site.stop(), proxied.stop()])
  copy.remove()
})

/** Sends lines as they are. Whatever is answered has the headers of every answer and a line in the log. */
async function send(lines: readonly string[], body = ''): Promise<WireAnswer> {
  const answer = await site.send(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`)
  for (const name of ALWAYS) expect([lines[0], name, headerOf(answer, name)]).not.toContain(null)
  expect(await site.lineOf(headerOf(answer, 'x-request-id')!)).toMatchObject({ status: answer.status })
  return answer
}
const HOST = 'Host: homes.test'
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

describe('methods', () => {
  test.each(['OPTIONS', 'PROPFIND', 'DELETE', 'POST', 'TRACE'])(
    '%s is refused, not broken, on pages and in the API',
    async (method) => {
      for (const path of ['/', '/api/listings', '/favicon.ico']) {
        const { status, text } = await send([`${method} ${path} HTTP/1.1`, HOST])
        expect({ path, status }).toEqual({ path, status: 405 })
        expect(text).toMatch(/^allow: GET, HEAD\r$/im)
      }
    },
  )

  test('a request for * is refused', async () => {
    expect((await send(['OPTIONS * HTTP/1.1', HOST])).status).toBe(405)
  })

  test('a body without a length is counted', async () => {
    const request = ['POST /api/listings HTTP/1.1', HOST, 'Transfer-Encoding: chunked']
    expect((await send(request, `${chunk('x'.repeat(100))}0\r\n\r\n`)).status).toBe(405)
    expect((await send(request, chunk('x'.repeat(MAX_BODY + 1)))).status).toBe(413)
  })
})

/** An address of each kind that the site answers. */
const PATHS = [
  '/',
  '/favorites',
  '/robots.txt',
  '/sitemap.xml',
  '/api/listings',
  '/metrics',
  '/healthz',
  '/assets/page-0a.js',
]

describe('the host', () => {
  test.each([
    'a"b',
    'a@evil.example',
    'a.example/x?',
    'a:99999',
    'a b',
    '<script>',
    'a'.repeat(300),
    '[::1',
    'ü.example',
  ])('%j is refused', async (host) => {
    // With pages stored, as on every site that has had a visitor.
    await send(['GET / HTTP/1.1', HOST])
    for (const path of PATHS) {
      for (const more of [[], ['Accept: text/html']]) {
        const answer = await send([`GET ${path} HTTP/1.1`, `Host: ${host}`, ...more])
        expect({ path, status: answer.status }).toEqual({ path, status: 400 })
        expect(await site.lineOf(headerOf(answer, 'x-request-id')!)).toMatchObject({ path })
      }
    }
  })

  test('none is refused by HTTP/1.1, and is the address of the connection by HTTP/1.0', async () => {
    expect((await send(['GET / HTTP/1.1'])).status).toBe(400)
    const { status, text } = await send(['GET /robots.txt HTTP/1.0'])
    expect(status).toBe(200)
    expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  })

  test('two hosts are refused', async () => {
    expect((await send(['GET / HTTP/1.1', 'Host: a.example', 'Host: b.example'])).status).toBe(400)
  })

  test.each([
    ['homes.example.com', 'http://homes.example.com'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['my_box.local', 'http://my_box.local'],
  ])('%s is the site', async (host, origin) => {
    const { status, text } = await send(['GET /robots.txt HTTP/1.1', `Host: ${host}`])
    expect(status).toBe(200)
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  test('forwarded headers of an untrusted client are ignored', async () => {
    const claims = ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https', 'Forwarded: host=evil.example']
    const { text } = await send(['GET /robots.txt HTTP/1.1', HOST, ...claims])
    expect(text).toContain('Sitemap: http://homes.test/sitemap.xml')
  })
})

describe('behind a proxy on this machine', () => {
  test('the address it appends is the client’s, its protocol and host are the site’s', async () => {
    const headers = {
      'x-forwarded-for': '6.6.6.6, 203.0.113.7:4711',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'homes.example.com',
    }
    const answer = await fetch(`${proxied.url}/robots.txt`, { headers })
    expect(await answer.text()).toContain('Sitemap: https://homes.example.com/sitemap.xml')
    expect((await proxied.lineOf(answer.headers.get('x-request-id')!))['ip']).toBe('203.0.113.7')
  })

  test('a host that is none is not taken from it', async () => {
    const answer = await fetch(`${proxied.url}/robots.txt`, { headers: { 'x-forwarded-host': 'a:99999' } })
    expect(await answer.text()).toContain(`Sitemap: ${proxied.url}/sitemap.xml`)
  })
})

describe('what is no request', () => {
  test.each([
    ['bytes that say nothing', '\0\u0001', 400],
    ['an unknown method', 'FOO / HTTP/1.1', 400],
    ['another protocol', 'PRI * HTTP/2.0', 400],
    ['a target that is no address', 'GET ?x HTTP/1.1', 400],
    ['an address with a bad port', 'GET http://a:99999/ HTTP/1.1', 400],
    ['a tunnel', 'CONNECT homes.test:443 HTTP/1.1', 405],
    ['a tunnel to a path', 'CONNECT / HTTP/1.1', 405],
  ])('%s is refused', async (_, line, status) => {
    expect((await send([line, HOST])).status).toBe(status)
  })

  test.each([
    ['a length below 0', 'Content-Length: -1', 400],
    ['an unknown expectation', 'Expect: anything', 417],
    ['headers beyond the limit', `X-Long: ${'x'.repeat(90_000)}`, 431],
  ])('%s is refused', async (_, header, status) => {
    expect((await send(['POST /api/listings HTTP/1.1', HOST, header])).status).toBe(status)
  })

  test('chunks that are none are refused', async () => {
    const head = ['POST /api/inquiries HTTP/1.1', HOST, 'Content-Type: application/json', 'Transfer-Encoding: chunked']
    expect((await send(head, 'zz\r\n')).status).toBe(400)
  })
})
