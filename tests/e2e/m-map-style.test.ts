// What the operator may choose in place of the built-in basemap (MAP_STYLE), in the live edition.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConsoleMessage, Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { vectorArchive, vectorTile } from '../vector-archive.ts'
import { mapReady, pills, zoomInAddress } from './map-page.ts'
import { startSite, type SiteProcess } from './site-process.ts'
import { editionVisitor, visitorOf, type VisitOptions } from './visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'keystead-map-style-'))
const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NOT_USED = /MAP_STYLE isn’t used: /
const NO_STREETS = /^Could not draw the map’s streets; showing its main roads: /
const FELL_BACK = /^Could not draw the configured map; showing the built-in one: /

/** A live site whose operator has chosen this map. */
async function startWith(style: string): Promise<SiteProcess> {
  const site = await startSite(['src/entry/node.ts'], { DATA_DIR: join(folder, 'data'), MAP_STYLE: style })
  ends.push(() => site.stop())
  return site
}

interface Visit {
  page: Page
  /** Hosts that were asked for something. */
  hosts: Set<string>
  warnings: string[]
}

async function visitMap(site: SiteProcess, options: VisitOptions = {}): Promise<Visit> {
  const hosts = new Set<string>()
  const warnings: string[] = []
  const page = await visitorOf('live', site.url).visit('/map', {
    // A header of the visitor's own would be refused by the style's host, as any that it doesn't expect.
    extraHTTPHeaders: {},
    ...options,
    prepare: async (fresh) => {
      fresh.on('request', (request) => request.url().startsWith('http') && hosts.add(new URL(request.url()).origin))
      fresh.on('console', (message: ConsoleMessage) => message.type() === 'warning' && warnings.push(message.text()))
    },
  })
  return { page, hosts, warnings }
}

const credit = (page: Page, name: string) => page.getByRole('link', { name })

describe('a file of tiles', () => {
  const file = join(folder, 'jersey.pmtiles')

  test('M-04, D-05 is the map, from the site alone; a place without an extent is shown at zoom 17', async () => {
    writeFileSync(file, vectorArchive())
    const site = await startWith(file)
    const { page, hosts, warnings } = await visitMap(site, { painted: true })
    await mapReady(page)
    await credit(page, 'Protomaps').waitFor()
    await credit(page, 'OpenStreetMap').waitFor()
    expect(await credit(page, 'GeoNames').count()).toBe(0)
    await page.getByPlaceholder('Search for a location').fill('Whippany')
    await page.getByRole('option', { name: /^Whippany ?Morris County/ }).click()
    await expect.poll(() => zoomInAddress(page)).toBeCloseTo(17, 1)
    await expect.poll(() => page.getByRole('button', { name: 'Zoom in' }).isDisabled()).toBe(false)
    expect([...hosts]).toEqual([site.url])
    expect(warnings.filter((text) => FELL_BACK.test(text))).toEqual([])
    expect(site.said()).not.toMatch(NOT_USED)
  })

  test('one that is none leaves the built-in map, and a line in the log', async () => {
    writeFileSync(file, 'SQLite format 3')
    const site = await startWith(file)
    expect(site.said()).toContain(`MAP_STYLE isn’t used: ${file} isn’t a PMTiles archive.`)
    const { page, hosts } = await visitMap(site)
    await mapReady(page)
    await credit(page, 'GeoNames').waitFor()
    expect([...hosts]).toEqual([site.url])
  })

  test('one that goes away is replaced by the built-in map', async () => {
    writeFileSync(file, vectorArchive())
    const site = await startWith(file)
    rmSync(file)
    const { page, warnings } = await visitMap(site, { expectedErrors: /Failed to load resource/ })
    await mapReady(page)
    await credit(page, 'GeoNames').waitFor()
    expect(warnings.filter((text) => FELL_BACK.test(text))).toHaveLength(1)
  })
})

test('M-06 without byte ranges the built-in map has main roads: same homes, one warning', async () => {
  const warnings: string[] = []
  const page = await editionVisitor('live').visit('/map', {
    prepare: async (fresh) => {
      fresh.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await fresh.addInitScript(() => {
        const { fetch } = window
        window.fetch = (asked, ...rest) =>
          typeof asked === 'string' && asked.endsWith('.pmtiles')
            ? Promise.resolve(new Response('the whole file', { headers: { 'content-length': '16000000' } }))
            : fetch(asked, ...rest)
      })
    },
  })
  await mapReady(page)
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(fetched.filter((name) => name.endsWith('/highways.topo.json'))).toHaveLength(1)
  await expect.poll(() => pills(page).count()).toBeGreaterThan(0)
  await credit(page, '© OpenStreetMap contributors').waitFor()
  expect(warnings.filter((text) => NO_STREETS.test(text))).toHaveLength(1)
})

describe('a style at an address', () => {
  /** What the host of the style does with requests for tiles. */
  interface StyleHost {
    url: string
    origin: string
    tiles: 'there' | 'broken'
    asked: string[]
    end: () => void
  }

  async function startStyleHost(): Promise<StyleHost> {
    const host: StyleHost = { url: '', origin: '', tiles: 'there', asked: [], end: () => {} }
    const server = createServer((request, response) => {
      host.asked.push(request.url!)
      response.setHeader('access-control-allow-origin', '*')
      if (request.url === '/style.json') response.end(JSON.stringify(styleOf(host.origin)))
      else if (host.tiles === 'there') response.end(vectorTile())
      else response.writeHead(503).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    host.url = `${host.origin}/style.json`
    host.end = () => endServer(server)
    ends.push(host.end)
    return host
  }

  const endServer = (server: Server): void => {
    server.closeAllConnections()
    server.close()
  }

  const styleOf = (origin: string) => ({
    version: 8,
    sources: {
      jersey: {
        type: 'vector',
        tiles: [`${origin}/tiles/{z}/{x}/{y}.pbf`],
        maxzoom: 15,
        attribution: '<a href="https://maps.example/">Example Maps</a>',
      },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': '#f4f1ea' } },
      { id: 'roads', type: 'line', source: 'jersey', 'source-layer': 'roads', paint: { 'line-width': 3 } },
    ],
  })

  test('D-05 is the map; only its host is asked', async () => {
    const host = await startStyleHost()
    const site = await startWith(host.url)
    const { page, hosts, warnings } = await visitMap(site, { painted: true })
    await mapReady(page)
    await credit(page, 'Example Maps').waitFor()
    await expect.poll(() => host.asked.filter((path) => path.startsWith('/tiles/')).length).toBeGreaterThan(0)
    expect([...hosts].sort()).toEqual([site.url, host.origin].sort())
    expect(warnings.filter((text) => FELL_BACK.test(text))).toEqual([])
  })

  test('whose tiles fail later is replaced by the built-in map; homes and view stay', async () => {
    const host = await startStyleHost()
    const site = await startWith(host.url)
    const { page, warnings } = await visitMap(site, { expectedErrors: /Failed to load resource/ })
    await mapReady(page)
    await credit(page, 'Example Maps').waitFor()
    host.tiles = 'broken'
    const zoomIn = page.getByRole('button', { name: 'Zoom in' })
    await expect
      .poll(
        async () => {
          await zoomIn.click()
          return warnings.filter((text) => FELL_BACK.test(text))
          // A map that zooms on at once asks for no tile of the zooms between.
        },
        { interval: 500 },
      )
      .toHaveLength(1)
    await credit(page, 'GeoNames').waitFor()
    await expect.poll(() => credit(page, 'Example Maps').count()).toBe(0)
    await expect.poll(() => zoomInAddress(page)).toBeGreaterThan(10.5)
  })

  test('none of whose tiles comes is replaced by the built-in map', async () => {
    const host = await startStyleHost()
    const site = await startWith(host.url)
    host.tiles = 'broken'
    const { page, warnings } = await visitMap(site, { expectedErrors: /Failed to load resource/ })
    await mapReady(page)
    await credit(page, 'GeoNames').waitFor()
    expect(warnings.filter((text) => FELL_BACK.test(text))).toHaveLength(1)
    await expect.poll(() => pills(page).count()).toBeGreaterThan(0)
  })

  test('that has gone away since the start is replaced by the built-in map', async () => {
    const host = await startStyleHost()
    const site = await startWith(host.url)
    expect(site.said()).not.toMatch(NOT_USED)
    host.end()
    const { page, warnings } = await visitMap(site, { expectedErrors: /Failed to load resource/ })
    await mapReady(page)
    await credit(page, 'GeoNames').waitFor()
    expect(warnings.filter((text) => FELL_BACK.test(text))).toHaveLength(1)
  })

  test('that fails at the start is not asked for by visitors; the log says why', async () => {
    const host = await startStyleHost()
    host.end()
    const site = await startWith(host.url)
    expect(site.said()).toContain(`MAP_STYLE isn’t used: ${host.url} isn’t responding (`)
    const { page, hosts } = await visitMap(site)
    await mapReady(page)
    await credit(page, 'GeoNames').waitFor()
    expect([...hosts]).toEqual([site.url])
  })
})
