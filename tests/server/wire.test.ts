// The site behind its real HTTP server, asked byte by byte: what a well-behaved client would never send.
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_BODY } from '#http/app.ts'
import type { HttpServer } from '#http/http-server.ts'
import { listenLocally } from './local-server.ts'
import { testSite } from './test-site.ts'

const site = testSite()
let server: HttpServer
beforeAll(async () => {
  server = await listenLocally((request) => site.fetch(request))
})
afterAll(() => server.close({ hurried: true, openMs: 0 }))

/** Sends lines as they are and reads until the server closes. */
async function send(lines: readonly string[], body = ''): Promise<{ status: number; text: string }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let text = ''
  socket.setEncoding('latin1').on('data', (part: string) => (text += part))
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`)
  await once(socket, 'close')
  return { status: Number(text.split(' ')[1]), text }
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
    for (const path of ['/', '/robots.txt', '/api/listings']) {
      const { status, text } = await send([`GET ${path} HTTP/1.1`, `Host: ${host}`])
      expect({ path, status }).toEqual({ path, status: 400 })
      for (const name of ['x-request-id', 'content-security-policy', 'x-content-type-options', 'x-frame-options'])
        expect(text).toContain(`${name}: `)
      expect(site.logged.at(-1)).toMatchObject({ path, status: 400 })
    }
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
  let proxied: HttpServer
  beforeAll(async () => {
    proxied = await listenLocally((request) => site.fetch(request), { trustProxy: { networks: ['127.0.0.0/8'] } })
  })
  afterAll(() => proxied.close({ hurried: true, openMs: 0 }))

  test('the address it appends is the client’s, its protocol and host are the site’s', async () => {
    const headers = {
      'x-forwarded-for': '6.6.6.6, 203.0.113.7:4711',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'homes.example.com',
    }
    const answer = await fetch(`${proxied.url}/robots.txt`, { headers })
    expect(await answer.text()).toContain('Sitemap: https://homes.example.com/sitemap.xml')
    expect(site.logged.at(-1)!['ip']).toBe('203.0.113.7')
  })

  test('a host that is none is not taken from it', async () => {
    const answer = await fetch(`${proxied.url}/robots.txt`, { headers: { 'x-forwarded-host': 'a:99999' } })
    expect(await answer.text()).toContain(`Sitemap: ${proxied.url}/sitemap.xml`)
  })
})

test('headers beyond the limit are refused', async () => {
  expect((await send(['GET / HTTP/1.1', HOST, `X-Long: ${'x'.repeat(90_000)}`])).status).toBe(431)
})
