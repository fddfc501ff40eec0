// Archives of tiles behind the real HTTP server, whole and in parts: the operator's and the built-in map's.
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PMTiles } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseMap } from '#compose/live-map.ts'
import type { HttpServer } from '#http/http-server.ts'
import { BUILT_IN_CHOICE } from '#http/map/map-choice.ts'
import { openStaticFiles } from '#http/static-files.ts'
import { createStaticSite } from '#http/static-site.ts'
import { vectorArchive } from '../vector-archive.ts'
import { listenLocally } from './local-server.ts'
import { testSite } from './test-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'map-tiles-'))
const path = join(folder, 'jersey.pmtiles')
// Larger than one chunk of a file stream.
const FILE = Buffer.concat([vectorArchive(), Buffer.alloc(300_000, 'x')])
writeFileSync(path, FILE)
const SIZE = FILE.length

let server: HttpServer
beforeAll(async () => {
  const map = await chooseMap({ map: { google: null, style: { kind: 'tiles', file: path } }, publicUrl: null }, console)
  const site = testSite({ map })
  server = await listenLocally((request) => site.fetch(request))
})
afterAll(async () => {
  await server.close({ hurried: true, openMs: 0 })
  rmSync(folder, { recursive: true })
})

async function ask(headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(`${server.url}/map-tiles.pmtiles`, { method, headers })
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}
const part = (range: string, more: Record<string, string> = {}) => ask({ range, ...more })

describe('the file of tiles', () => {
  test('is sent whole, uncompressed, and accepts ranges', async () => {
    const { status, headers, body } = await ask({ 'accept-encoding': 'gzip, br, zstd' })
    expect(status).toBe(200)
    expect(body.equals(FILE)).toBe(true)
    expect(headers.get('content-length')).toBe(String(SIZE))
    expect(headers.get('accept-ranges')).toBe('bytes')
    expect(headers.get('content-type')).toBe('application/vnd.pmtiles')
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('HEAD says the same without a body, whatever part is asked for', async () => {
    const { status, headers, body } = await ask({ range: 'bytes=0-9' }, 'HEAD')
    expect(status).toBe(200)
    expect(headers.get('content-length')).toBe(String(SIZE))
    expect(body).toHaveLength(0)
  })

  test.each([
    ['bytes=0-126', 0, 126],
    ['bytes=127-127', 127, 127],
    ['bytes=65535-200000', 65_535, 200_000],
    [`bytes=${SIZE - 1}-`, SIZE - 1, SIZE - 1],
    [`bytes=10-${SIZE + 999}`, 10, SIZE - 1],
    ['bytes=-5', SIZE - 5, SIZE - 1],
    [`bytes=-${SIZE + 5}`, 0, SIZE - 1],
    ['Bytes=3-4', 3, 4],
  ])('%s is a part', async (range, first, last) => {
    const { status, headers, body } = await part(range)
    expect(status).toBe(206)
    expect(headers.get('content-range')).toBe(`bytes ${first}-${last}/${SIZE}`)
    expect(headers.get('content-length')).toBe(String(last - first + 1))
    expect(body.equals(FILE.subarray(first, last + 1))).toBe(true)
  })

  test.each([`bytes=${SIZE}-`, `bytes=${SIZE + 5}-${SIZE + 9}`, 'bytes=-0'])('%s is beyond its end', async (range) => {
    const { status, headers, body } = await part(range)
    expect(status).toBe(416)
    expect(headers.get('content-range')).toBe(`bytes */${SIZE}`)
    expect(body).toHaveLength(0)
  })

  test.each(['bytes=9-3', 'bytes=0-1,4-5', 'lines=0-5', 'bytes=a-b', 'bytes=', 'bytes=-'])(
    '%s is not understood: the whole',
    async (range) => {
      const { status, headers, body } = await part(range)
      expect(status).toBe(200)
      expect(headers.get('content-range')).toBeNull()
      expect(body).toHaveLength(SIZE)
    },
  )

  test('a range is sent only of the version the client names', async () => {
    const etag = (await ask({}, 'HEAD')).headers.get('etag')!
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect((await part('bytes=0-9', { 'if-range': etag })).status).toBe(206)
    expect((await part('bytes=0-9', { 'if-range': `W/${etag}` })).status).toBe(200)
    expect((await part('bytes=0-9', { 'if-range': '"another"' })).status).toBe(200)
    expect((await ask({ 'if-none-match': etag })).status).toBe(304)
    const { atimeMs, mtimeMs } = statSync(path)
    utimesSync(path, atimeMs / 1000, mtimeMs / 1000 + 5)
    expect((await part('bytes=0-9', { 'if-range': etag })).status).toBe(200)
    expect((await part('bytes=0-9')).headers.get('etag')).not.toBe(etag)
  })

  test('a client that disconnects early affects no other request', async () => {
    const left = new AbortController()
    const answer = await fetch(`${server.url}/map-tiles.pmtiles`, { signal: left.signal })
    left.abort()
    await expect(answer.arrayBuffer()).rejects.toThrow(/abort/i)
    expect((await part('bytes=0-9')).status).toBe(206)
  })

  test('no other file can be read through it', async () => {
    for (const address of ['/map-tiles.pmtiles/../package.json', '/map-tiles.pmtiles/x', '/jersey.pmtiles']) {
      const answer = await fetch(server.url + address)
      expect(await answer.text()).toContain('<h1>Page</h1>')
    }
  })

  test('is read by the library that browsers read it with', async () => {
    const archive = new PMTiles(`${server.url}/map-tiles.pmtiles`)
    expect(await archive.getHeader()).toMatchObject({ maxZoom: 15, tileType: 1 })
    expect((await archive.getZxy(14, 4826, 6150))?.data.byteLength).toBeGreaterThan(100)
  })
})

describe.each(['live', 'sample'] as const)('the built-in map’s archive [%s]', (edition) => {
  const client = join(folder, `client-${edition}`)
  const address = '/basemap/streets-0123456789ab.pmtiles'
  mkdirSync(join(client, 'basemap'), { recursive: true })
  writeFileSync(join(client, address), FILE)
  writeFileSync(join(client, 'index.html'), '<h1>Page</h1>')
  const files = openStaticFiles(client)
  const site =
    edition === 'live' ? testSite({ files }) : createStaticSite(files, '', { map: BUILT_IN_CHOICE, voice: null })
  let local: HttpServer
  beforeAll(async () => {
    local = await listenLocally((request) => site.fetch(request))
  })
  afterAll(() => local.close({ hurried: true, openMs: 0 }))
  const get = (headers: Record<string, string>) => fetch(local.url + address, { headers })

  test('M-06 is kept for good, never compressed, and named by the hash in its address', async () => {
    const whole = await get({ 'accept-encoding': 'gzip, br, zstd' })
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/vnd.pmtiles',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: '"streets-0123456789ab.pmtiles"',
    })
    expect(whole.headers.get('content-encoding')).toBeNull()
    expect(Buffer.from(await whole.arrayBuffer()).equals(FILE)).toBe(true)
    const etag = whole.headers.get('etag')!
    expect((await get({ 'if-none-match': etag })).status).toBe(304)
    expect((await get({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200)
  })

  test('M-06 is answered in parts', async () => {
    const part = await get({ range: 'bytes=65535-200000', 'accept-encoding': 'gzip' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 65535-200000/${SIZE}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(FILE.subarray(65_535, 200_001))).toBe(true)
    expect((await get({ range: `bytes=${SIZE}-` })).status).toBe(416)
    const archive = new PMTiles(local.url + address)
    expect((await archive.getZxy(14, 4826, 6150))?.data.byteLength).toBeGreaterThan(100)
  })

  test('M-06 of another hash is missing, and no page', async () => {
    expect((await fetch(`${local.url}/basemap/streets-00000000aaaa.pmtiles`)).status).toBe(404)
  })
})
