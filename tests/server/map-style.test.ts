// MAP_STYLE: what the operator may configure, and what happens if it doesn't work.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { chooseMap } from '#compose/live-map.ts'
import { BUILT_IN_CHOICE, type MapChoice } from '#http/map/map-choice.ts'
import { openStaticFiles } from '#http/static-files.ts'
import { createStaticSite } from '#http/static-site.ts'
import type { MapConfig } from '#process/config.ts'
import { vectorArchive } from '../vector-archive.ts'
import { testSite } from './test-site.ts'

const peers: Server[] = []
afterEach(() => {
  for (const peer of peers.splice(0)) {
    peer.closeAllConnections()
    peer.close()
  }
})

/** A host on this machine that answers the JSON given for each path; null: nothing at all. */
async function startPeer(answers: Record<string, (origin: string) => unknown>) {
  const asked: { path: string; referer: string | undefined }[] = []
  const peer = createServer((request, response) => {
    asked.push({ path: request.url!, referer: request.headers.referer })
    const answer = answers[request.url!]?.(origin)
    if (answer === null) return
    if (answer instanceof URL) response.writeHead(302, { location: answer.href }).end()
    else if (answer === undefined) response.writeHead(404).end()
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  peers.push(peer)
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`
  return { origin, asked }
}

const pagePolicy = async (map: MapChoice): Promise<string> =>
  (await testSite({ map }).ask('/map')).headers.get('content-security-policy')!.replaceAll(/nonce-[^']+/g, 'nonce-N')
const style = (more: Record<string, unknown> = {}) => ({ version: 8, sources: {}, layers: [], ...more })

async function choose(chosen: MapConfig['style'], publicUrl: string | null = null) {
  const warnings: string[] = []
  const warn = (_: object, text = '') => void warnings.push(text)
  const choice = await chooseMap({ map: { google: null, style: chosen }, publicUrl }, { warn })
  return { choice, warnings }
}
const chooseStyle = (url: string, publicUrl: string | null = null) => choose({ kind: 'style', url }, publicUrl)

describe('MAP_STYLE as an address', () => {
  test('is read with the descriptions of its sources; all origins a browser will ask are known', async () => {
    const { origin, asked } = await startPeer({
      '/style.json': (own) =>
        style({
          sources: {
            streets: { type: 'vector', url: `${own}/streets.json` },
            hills: { type: 'raster', tiles: ['https://a.hills.test/{z}/{x}/{y}.png', 'https://b.hills.test/{z}.png'] },
            town: { type: 'geojson', data: 'https://data.test/town.json' },
            inline: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
            plan: { type: 'image', url: 'https://plans.test/plan.png', coordinates: [] },
          },
          glyphs: 'https://letters.test/{fontstack}/{range}.pbf',
          sprite: [{ id: 'default', url: 'https://icons.test/sprite' }],
        }),
      '/streets.json': () => ({ tilejson: '3.0.0', tiles: ['https://streets.test:8443/{z}/{x}/{y}.pbf'] }),
    })
    const url = `${origin}/style.json`
    const { choice, warnings } = await chooseStyle(url, 'https://homes.example.com')
    expect(warnings).toEqual([])
    expect(choice).toEqual({
      settings: { google: null, basemap: { kind: 'style', url } },
      hosts: {
        google: false,
        origins: [
          origin,
          'https://a.hills.test',
          'https://b.hills.test',
          'https://data.test',
          'https://icons.test',
          'https://letters.test',
          'https://plans.test',
          'https://streets.test:8443',
        ],
      },
      tiles: null,
    })
    expect(asked).toEqual(
      ['/style.json', '/streets.json'].map((path) => ({ path, referer: 'https://homes.example.com/' })),
    )
  })

  test('the host a style has moved to is known too', async () => {
    const moved = await startPeer({ '/new.json': () => style() })
    const { origin } = await startPeer({ '/style.json': () => new URL(`${moved.origin}/new.json`) })
    const { choice } = await chooseStyle(`${origin}/style.json`)
    expect(choice.hosts.origins.toSorted()).toEqual([origin, moved.origin].toSorted())
  })

  test.each<[string, (origin: string) => unknown, string]>([
    ['nothing there', () => undefined, 'ORIGIN/style.json responds with status 404.'],
    ['no JSON', () => '<h1>Hello</h1>', 'ORIGIN/style.json is not a MapLibre style of version 8.'],
    ['version 7', () => ({ ...style(), version: 7 }), 'ORIGIN/style.json is not a MapLibre style of version 8.'],
    [
      'a source that is gone',
      (own) => style({ sources: { streets: { type: 'vector', url: `${own}/gone.json` } } }),
      'ORIGIN/gone.json responds with status 404.',
    ],
    [
      'a source of another kind of address',
      () => style({ sources: { streets: { type: 'vector', url: 'mapbox://streets' } } }),
      'The style names "mapbox://streets", which isn’t an http(s) address.',
    ],
    [
      'icons beside the style',
      () => style({ sprite: '/sprite' }),
      'The style names "/sprite", which isn’t an http(s) address.',
    ],
    [
      'tiles anywhere',
      () => style({ sources: { any: { type: 'raster', tiles: ['https://{host}/{z}.png'] } } }),
      'The style names "https://{host}/{z}.png", which isn’t an http(s) address.',
    ],
    [
      'a host that would say something else in the policy',
      () => style({ glyphs: 'https://x;script-src/{fontstack}/{range}.pbf' }),
      'The style names "https://x;script-src/{fontstack}/{range}.pbf", which isn’t an http(s) address.',
    ],
    [
      'every host',
      () => style({ glyphs: 'https://*/{fontstack}/{range}.pbf?key=s3cret' }),
      'The style names "https://*/{fontstack}/{range}.pbf", which isn’t an http(s) address.',
    ],
    [
      'more than a style can hold',
      () => JSON.stringify(style({ name: 'x'.repeat(9_000_000) })),
      'ORIGIN/style.json is longer than 8 MB.',
    ],
  ])('%s: the built-in map, and one warning that says why', async (_, answer, reason) => {
    const { origin } = await startPeer({ '/style.json': answer })
    const { choice, warnings } = await chooseStyle(`${origin}/style.json`)
    expect(choice).toEqual(BUILT_IN_CHOICE)
    expect(warnings).toEqual([
      `MAP_STYLE isn’t used: ${reason.replace('ORIGIN', origin)} The site shows the built-in map.`,
    ])
  })

  test('a key in the address stays out of the log', async () => {
    const { origin } = await startPeer({})
    for (const url of [`${origin}/gone.json?key=s3cret`, 'http://user:s3cret@127.0.0.1:1/style.json']) {
      const { choice, warnings } = await chooseStyle(url)
      expect(choice).toEqual(BUILT_IN_CHOICE)
      expect(warnings).toEqual([expect.stringMatching(/^MAP_STYLE isn’t used: http:[^?]+\.json /)])
      expect(warnings[0]).not.toContain('s3cret')
    }
  })

  test('a host that doesn’t answer: the built-in map, and one warning', async () => {
    const { choice, warnings } = await chooseStyle('http://127.0.0.1:1/style.json')
    expect(choice).toEqual(BUILT_IN_CHOICE)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(/^MAP_STYLE isn’t used: http:\/\/127\.0\.0\.1:1\/style\.json isn’t responding \(.+\)\./)
  })
})

describe('MAP_STYLE as a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'map-choice-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const write = (name: string, body: Buffer): string => {
    writeFileSync(join(folder, name), body)
    return join(folder, name)
  }

  test.each([1, 2])('is served by the site itself; the policy stays closed (compression %s)', async (compression) => {
    const { choice, warnings } = await choose({
      kind: 'tiles',
      file: write('good.pmtiles', vectorArchive({ compression })),
    })
    expect(warnings).toEqual([])
    expect(choice.settings).toEqual({ google: null, basemap: { kind: 'tiles', url: 'map-tiles.pmtiles' } })
    expect(await pagePolicy(choice)).toBe(await pagePolicy(BUILT_IN_CHOICE))
    expect((await testSite({ map: choice }).ask('/map-tiles.pmtiles')).status).toBe(200)
    const still = createStaticSite(openStaticFiles('/nowhere'), '', { map: choice, voice: null })
    expect((await still.request('/map-tiles.pmtiles', { headers: { range: 'bytes=0-6' } })).status).toBe(206)
  })

  test('without one there is no such address', async () => {
    const { ask, rendered } = testSite()
    await ask('/map-tiles.pmtiles')
    expect(rendered).toHaveLength(1)
  })

  test.each<[string, Buffer | null, RegExp]>([
    ['missing', null, /^MAP_STYLE isn’t used: \S+ cannot be read: ENOENT.* The site shows the built-in map\.$/],
    ['empty', Buffer.alloc(0), /\S+ isn’t a PMTiles archive\./],
    ['short', vectorArchive().subarray(0, 100), /\S+ isn’t a PMTiles archive\./],
    ['cut off', vectorArchive().subarray(0, 140), /\S+ cannot be read: .+\./],
    ['another kind of file', Buffer.alloc(400, 'SQLite'), /\S+ isn’t a PMTiles archive\./],
    ['an older version', vectorArchive({ version: 2 }), /\S+ is a PMTiles version 2 archive; we read version 3\./],
    ['pictures', vectorArchive({ tileType: 2 }), /\S+ has no vector tiles \(MVT\)\./],
    ['brotli', vectorArchive({ compression: 3 }), /\S+ is compressed in a way browsers can’t read\. Use gzip\./],
    [
      'another basemap',
      vectorArchive({ layers: ['water', 'transportation'] }),
      /\S+ isn’t a Protomaps basemap: it has no layer earth, roads\./,
    ],
  ])('%s: the built-in map, and one warning that says why', async (name, body, reason) => {
    const file = body === null ? join(folder, 'none.pmtiles') : write(`${name}.pmtiles`, body)
    const { choice, warnings } = await choose({ kind: 'tiles', file })
    expect(choice).toEqual(BUILT_IN_CHOICE)
    expect(warnings).toEqual([expect.stringMatching(reason)])
  })
})
