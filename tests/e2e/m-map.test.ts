import type { Locator, Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { LatLng } from '#domain/geo.ts'
import {
  DESKTOP,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  hydrated,
  onBothEditions,
  onFeed,
  PHONE,
} from './visitor.ts'

/** The map is drawn by the processor here. */
const PATIENCE = { timeout: 45_000 }
/** Where the map begins (M-02). */
const TABLET = { width: 768, height: 1024 }
/** Pills stand on whole pixels, and their tip a little above the point. */
const PIXELS_OFF = 6

const RIDGEWOOD = SAMPLE_LISTINGS.find(({ id }) => id === 3)!
/** The name of any home's pill. */
const PILL = /^\$[\d.]+[kM] /

const mapOf = (page: Page): Locator => page.getByRole('region', { name: 'Map of homes in Northern New Jersey' })
const pillOf = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^\\$[\\d.]+[kM] ${title}, `) })
const rows = (page: Page): Locator => page.getByRole('list', { name: 'Homes' }).getByRole('button')
const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Homes' }).getByRole('button', { name: title })
const card = (page: Page): Locator => page.getByRole('region', { name: RIDGEWOOD.title })
const popup = (page: Page): Locator => page.getByRole('region', { name: 'Selected on the map' })
const placeSearch = (page: Page): Locator => page.getByRole('combobox', { name: 'Search for a location' })

async function ready(page: Page): Promise<void> {
  await pillOf(page, RIDGEWOOD.title).waitFor(PATIENCE)
  await page.getByText('Loading map...').waitFor({ state: 'detached' })
}

/** Where a point lies from the map's middle, CSS pixels, on a web map of 512 px tiles. */
function fromCenter(at: LatLng, center: LatLng, zoom: number): { x: number; y: number } {
  const world = 512 * 2 ** zoom
  const x = ({ lng }: LatLng) => (lng / 360) * world
  const y = ({ lat }: LatLng) => (-Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)) * world
  return { x: x(at) - x(center), y: y(at) - y(center) }
}

/** Where the tip of a pill points, from the middle of the map, CSS pixels. */
async function tipFromCenter(page: Page, pill: Locator): Promise<{ x: number; y: number }> {
  const [map, box] = await Promise.all([mapOf(page).boundingBox(), pill.boundingBox()])
  return {
    x: box!.x + box!.width / 2 - (map!.x + map!.width / 2),
    y: box!.y + box!.height + 4 - (map!.y + map!.height / 2),
  }
}

/** What stands on the pills whose tip lies in the map. */
async function pillsInView(page: Page): Promise<string[]> {
  const { x, y, width, height } = (await mapOf(page).boundingBox())!
  return page.getByRole('button', { name: PILL }).evaluateAll(
    (all, map) =>
      all
        .filter((pill) => {
          const box = pill.getBoundingClientRect()
          const across = box.left + box.width / 2
          return across > map.left && across < map.right && box.bottom > map.top && box.bottom < map.bottom
        })
        .map((pill) => pill.textContent),
    { left: x, top: y, right: x + width, bottom: y + height },
  )
}

const isNear = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.abs(a.x - b.x) <= PIXELS_OFF && Math.abs(a.y - b.y) <= PIXELS_OFF

const atCenter = (page: Page, pill: Locator) => async () => isNear(await tipFromCenter(page, pill), { x: 0, y: 0 })

onBothEditions('M: map', ({ visit, address }) => {
  test('M-01 title, subtitle, count, rows; the search narrows the list, with a way to clear it', async () => {
    const page = await visit('/map')
    await page.getByRole('heading', { level: 1, name: 'Property Map' }).waitFor()
    await page.getByText(/explore.*northern new jersey/i).waitFor()
    await page.getByText('Showing 18 properties', { exact: true }).waitFor()
    expect(await rows(page).count()).toBe(18)
    const text = await rowOf(page, RIDGEWOOD.title).innerText()
    for (const part of ['$1,100,000', RIDGEWOOD.title, RIDGEWOOD.address]) expect(text).toContain(part)
    expect(text.replaceAll('\u00a0', ' ')).toContain('4 beds · 2.5 baths · 2,780 sq ft')
    const search = page.getByPlaceholder('Search by location, address...')
    await search.fill('RIDGEWOOD, nj')
    await page.getByText('Showing 1 property', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Clear the search text' }).click()
    await page.getByText('Showing 18 properties', { exact: true }).waitFor()
    await search.fill('no such place')
    await page.getByText('No properties match your search criteria.').waitFor()
    await page.getByRole('button', { name: 'Clear Search' }).click()
    await page.getByText('Showing 18 properties', { exact: true }).waitFor()
    expect(await search.inputValue()).toBe('')
  })

  test('M-01 the list is a quarter, a third or all of the width', async () => {
    const page = await visit('/map')
    const share = async () => {
      const panel = page.getByRole('region', { name: 'Property Map' })
      return (await panel.boundingBox())!.width / page.viewportSize()!.width
    }
    expect(await share()).toBeCloseTo(1 / 4, 1)
    await page.setViewportSize(TABLET)
    expect(await share()).toBeCloseTo(1 / 3, 1)
    await page.setViewportSize(PHONE)
    expect(await share()).toBe(1)
  })

  test('M-02 a narrow screen has the list alone and fetches nothing of the map', async () => {
    const asked: string[] = []
    const page = await visit('/map', {
      viewport: PHONE,
      prepare: async (fresh) => fresh.on('request', (request) => asked.push(request.url())),
    })
    await page.waitForLoadState('networkidle')
    expect(await mapOf(page).count()).toBe(0)
    expect(await page.getByText('Loading map...').isVisible()).toBe(false)
    expect(asked.filter((url) => /basemap|open-map|live-map|worker/.test(url))).toEqual([])
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
    await rowOf(page, RIDGEWOOD.title).click()
    await page.getByRole('link', { name: /View Details/ }).click()
    await page.waitForURL('**/listings/3')
  })

  test('M-06 the map opens at 40.9263, -74.077, zoom 10', async () => {
    const page = await visit('/map')
    await ready(page)
    const expected = fromCenter(RIDGEWOOD.location!, { lat: 40.9263, lng: -74.077 }, 10)
    expect(isNear(await tipFromCenter(page, pillOf(page, RIDGEWOOD.title)), expected)).toBe(true)
  })

  test('M-03, M-05 a pill selects its home: popup, card, row, centre; the background clears it', async () => {
    const page = await visit('/map')
    await ready(page)
    const pill = pillOf(page, RIDGEWOOD.title)
    expect(await pill.innerText()).toMatch(/^\$1\.1M/)
    await pill.click()
    await popup(page).waitFor()
    for (const place of [popup(page), card(page)]) {
      const text = (await place.innerText()).replaceAll('\u00a0', ' ')
      for (const part of ['$1,100,000', RIDGEWOOD.title, RIDGEWOOD.address, '4 beds · 2.5 baths · 2,780 sq ft'])
        expect(text).toContain(part)
    }
    expect(await card(page).getByRole('img', { includeHidden: true }).count()).toBeGreaterThan(0)
    expect(await pill.getAttribute('aria-pressed')).toBe('true')
    expect(await rowOf(page, RIDGEWOOD.title).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(atCenter(page, pill), PATIENCE).toBe(true)
    await expectNoAxeFindings(page)
    const box = (await mapOf(page).boundingBox())!
    await page.mouse.click(box.x + box.width - 200, box.y + 120)
    await popup(page).waitFor({ state: 'detached' })
    expect(await card(page).count()).toBe(0)
    expect(await rowOf(page, RIDGEWOOD.title).getAttribute('aria-pressed')).toBe('false')
  })

  test('M-03 a row selects its home and centres the map, wherever it lies; View Details leads to its page', async () => {
    const page = await visit('/map')
    await ready(page)
    const south = SAMPLE_LISTINGS.find(({ county }) => county === 'Camden')!
    await rowOf(page, south.title).click()
    await expect.poll(atCenter(page, pillOf(page, south.title)), PATIENCE).toBe(true)
    await rowOf(page, RIDGEWOOD.title).click()
    await expect.poll(atCenter(page, pillOf(page, RIDGEWOOD.title)), PATIENCE).toBe(true)
    await card(page)
      .getByRole('link', { name: /View Details/ })
      .click()
    await page.waitForURL('**/listings/3')
  })

  test('M-03 row and pill are marked together, and the keyboard goes through the pills in the order of the list', async () => {
    const page = await visit('/map')
    await ready(page)
    const pill = pillOf(page, RIDGEWOOD.title)
    await rowOf(page, RIDGEWOOD.title).hover()
    await expect.poll(() => pill.getAttribute('data-look')).toBe('hovered')
    await page.mouse.move(5, 5)
    await expect.poll(() => pill.getAttribute('data-look')).toBe('plain')
    const titles = await rows(page).evaluateAll((all) => all.map((row) => row.textContent ?? ''))
    const named = await page
      .getByRole('button', { name: PILL })
      .evaluateAll((all) => all.map((one) => one.textContent.replace(/^\$[\d.]+[kM]/, '').split(', ')[0]!))
    const order = named.map((title) => titles.findIndex((row) => row.includes(title)))
    expect(named.length).toBeGreaterThan(5)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    await pill.focus()
    await page.keyboard.press('Enter')
    await popup(page).waitFor()
    await page.keyboard.press('Escape')
    await popup(page).waitFor({ state: 'detached' })
    expect(await pill.getAttribute('data-look')).not.toBe('selected')
  })

  test('M-03 far out, homes stand in groups that fall apart when pressed', async () => {
    const page = await visit('/map')
    await ready(page)
    const group = page.getByRole('button', { name: /^\d+ homes from \$[\d.]+[kM]$/ })
    const out = page.getByRole('button', { name: 'Zoom out' })
    await out.click()
    await expect.poll(() => group.count(), PATIENCE).toBeGreaterThan(0)
    const name = (await group.first().locator('span').allTextContents()).join(' ')
    await group.first().click()
    await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached', ...PATIENCE })
  })

  test('M-01 the map shows the homes of the list', async () => {
    const page = await visit('/map')
    await ready(page)
    await page.getByPlaceholder('Search by location, address...').fill('Fair Lawn')
    await pillOf(page, RIDGEWOOD.title).waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: /^\$[\d.]+[kM] .*Fair Lawn/ }).count()).toBe(1)
  })

  test('M-04 a place is found with a typing mistake, by keyboard, and said; the map goes there', async () => {
    const page = await visit('/map')
    await ready(page)
    const search = placeSearch(page)
    expect(await search.getAttribute('placeholder')).toBe('Search for a location')
    await search.fill('Rigdewood')
    await page.getByRole('option', { name: /^Ridgewood/ }).waitFor()
    expect(await search.getAttribute('aria-expanded')).toBe('true')
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    expect(await search.getAttribute('aria-expanded')).toBe('false')
    await search.fill('wash')
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(2)
    const active = () => page.getByRole('option', { selected: true }).innerText()
    const first = await active()
    await page.keyboard.press('ArrowDown')
    expect(await active()).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    expect(await active()).toBe(first)
    await search.fill('ridgewood')
    await expect.poll(active).toContain('Ridgewood')
    await page.keyboard.press('Enter')
    await page.getByText('The map shows Ridgewood, Bergen County.').waitFor()
    // The town fills the view: its home is in it, those of the neighbors are outside.
    await expect.poll(() => pillsInView(page), PATIENCE).toEqual([expect.stringContaining(RIDGEWOOD.title)])
    expect(await page.getByText(/^This map ends here/).count()).toBe(0)
    await page.getByRole('button', { name: 'Clear the location' }).click()
    expect(await search.inputValue()).toBe('')
  })

  test('M-04 a place without an extent is shown as near as the map goes, and the map says that it ends', async () => {
    const page = await visit('/map')
    await ready(page)
    await placeSearch(page).fill('Whippany')
    await page.getByRole('option', { name: /^Whippany/ }).click()
    await page.getByText(/^This map ends here/).waitFor(PATIENCE)
    expect(await page.getByRole('button', { name: 'Zoom in' }).isDisabled()).toBe(true)
  })

  test('M-02 without WebGL the list works on and a plain message is shown', async () => {
    const page = await visit('/map', {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null
        }),
    })
    await page.getByRole('alert').getByText(/WebGL/).waitFor()
    await rowOf(page, RIDGEWOOD.title).click()
    await card(page)
      .getByRole('link', { name: /View Details/ })
      .waitFor()
    await expectNoAxeFindings(page)
  })

  test('M-02 when the map’s data cannot be loaded, the page says so', async () => {
    const page = await visit('/map', {
      expectedErrors: /basemap|Failed to load resource/,
      prepare: (fresh) => fresh.route('**/basemap/**', (route) => route.fulfill({ status: 503 })),
    })
    await page.getByRole('alert').getByText('The data of the map could not be loaded.').waitFor(PATIENCE)
    expect(await rows(page).count()).toBe(18)
  })

  test('M-06, D-05 nothing is asked of another host, and the sources of the map are named', async () => {
    const outside: string[] = []
    const watch = (request: Request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address)) outside.push(request.url())
    }
    const page = await visit('/map', { prepare: async (fresh) => fresh.context().on('request', watch) })
    await ready(page)
    await placeSearch(page).fill('hoboken')
    await page.getByRole('option', { name: /^Hoboken/ }).click()
    for (const name of [/TIGER\/Line/, /OpenStreetMap/, /GeoNames/]) await page.getByText(name).first().waitFor()
    await page.goto('/listings/3')
    await hydrated(page)
    await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
    await page.getByRole('region', { name: `Map of ${RIDGEWOOD.title}` }).waitFor(PATIENCE)
    expect(outside).toEqual([])
  })

  test('M-03 on a tablet the map stands beside the list', async () => {
    const page = await visit('/map', { viewport: TABLET })
    await ready(page)
    await rowOf(page, RIDGEWOOD.title).click()
    await popup(page).waitFor()
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
  })

  test('D-05 the small map comes only when scrolled to, with the home’s pill, and moves nothing', async () => {
    const asked: string[] = []
    const page = await visit('/listings/3', {
      viewport: { ...DESKTOP, height: 600 },
      prepare: async (fresh) => fresh.on('request', (request) => asked.push(request.url())),
    })
    await page.waitForLoadState('networkidle')
    const ofMap = () => asked.filter((url) => /basemap|open-map|location-map|worker/.test(url))
    expect(ofMap()).toEqual([])
    const panel = page.getByRole('region', { name: 'Location' })
    const before = await panel.boundingBox()
    await panel.scrollIntoViewIfNeeded()
    await panel.getByRole('button', { name: /^\$1\.1M .*: center the map$/ }).waitFor(PATIENCE)
    expect(ofMap().length).toBeGreaterThan(0)
    expect((await panel.boundingBox())!.height).toBe(before!.height)
    await panel.getByText(RIDGEWOOD.address).waitFor()
    await expectNoAxeFindings(page)
  })

  test('D-05 where the map cannot be had, its place keeps the words', async () => {
    const page = await visit('/listings/3', {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null
        }),
    })
    const panel = page.getByRole('region', { name: 'Location' })
    await panel.scrollIntoViewIfNeeded()
    await panel.getByText('An interactive map will display here.').waitFor()
    await panel.getByText(RIDGEWOOD.address).waitFor()
  })
})

onFeed('D: location of a feed’s homes', ({ visit }) => {
  /** Pictures of a feed lie on hosts that aren't there. */
  const OTHER_HOSTS = /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/

  test('D-05 a home whose address is hidden has its town instead of a pill', async () => {
    const page = await visit('/listings?q=Mendham', { expectedErrors: OTHER_HOSTS })
    await page.getByRole('article').filter({ hasText: 'Mendham' }).first().getByRole('link').first().click()
    const panel = page.getByRole('region', { name: 'Location' })
    await panel.scrollIntoViewIfNeeded()
    await panel.getByRole('region', { name: 'Map of Mendham' }).waitFor(PATIENCE)
    await panel.getByText('An interactive map will display here.').waitFor({ state: 'detached', ...PATIENCE })
    expect(await panel.getByRole('button', { name: /center the map/ }).count()).toBe(0)
    await panel.getByText(/^Mendham, NJ/).waitFor()
  })

  test('M-01 homes without a place on the map stay in the list, with a note', async () => {
    const page = await visit('/map', { expectedErrors: OTHER_HOSTS })
    await page.getByText('Not on the map: its exact place is not given.').first().waitFor()
  })
})
