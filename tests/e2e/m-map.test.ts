import type { Locator, Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { card, linkRowOf, mapOf, mapReady, pillOf, pillsInView, popup, RIDGEWOOD, rowOf, rows } from './map-page.ts'
import {
  DESKTOP,
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onBothEditions,
  onEditions,
  onEitherEdition,
  onFeed,
  PHONE,
} from './visitor.ts'

/** Where the map begins (M-02). */
const TABLET = { width: 768, height: 1024 }

const placeSearch = (page: Page): Locator => page.getByRole('combobox', { name: 'Search for a location' })

/** Runs in the page: timeouts fire when the test says so. */
function timeoutsOnCommand(): void {
  const waiting: AbortController[] = []
  AbortSignal.timeout = () => {
    const controller = new AbortController()
    waiting.push(controller)
    return controller.signal
  }
  Object.assign(window, { endTimeouts: () => waiting.splice(0).forEach((controller) => controller.abort()) })
}

onBothEditions('M: map', ({ visit, address }) => {
  test('M-06, D-05 nothing is asked of another host, and the sources of the map are named', async () => {
    const outside: string[] = []
    const watch = (request: Request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address)) outside.push(request.url())
    }
    const page = await visit('/map', { prepare: async (fresh) => fresh.context().on('request', watch) })
    await mapReady(page)
    await placeSearch(page).fill('hoboken')
    await page.getByRole('option', { name: /^Hoboken ?Hudson County/ }).click()
    for (const name of [/TIGER\/Line/, /OpenStreetMap/, /GeoNames/]) await page.getByText(name).first().waitFor()
    await page.goto('/listings/3')
    await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
    await page.getByRole('region', { name: `Map of ${RIDGEWOOD.title}` }).waitFor()
    expect(outside).toEqual([])
  })
})

onEitherEdition('M: map', ({ visit }) => {
  test('M-02 a narrow screen has the list alone and fetches nothing of the map', async () => {
    const asked: string[] = []
    const page = await visit('/map', {
      viewport: PHONE,
      prepare: async (fresh) => fresh.on('request', (request) => asked.push(request.url())),
    })
    await expect.poll(() => mapOf(page).count()).toBe(0)
    await expect.poll(() => page.getByText('Loading map...').isVisible()).toBe(false)
    expect(asked.filter((url) => /basemap|open-map|live-map|worker/.test(url))).toEqual([])
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
    await linkRowOf(page, RIDGEWOOD.title).click()
    await page.waitForURL('**/listings/3')
  })

  test('M-01 the map shows the homes of the list', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await page.getByPlaceholder('Search by location, address...').fill('Fair Lawn')
    await pillOf(page, RIDGEWOOD.title).waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('button', { name: /^\$[\d.]+[kM] .*Fair Lawn/ }).count()).toBe(1)
  })

  test('M-04 a place is found with a typing mistake, by keyboard, and said; the map goes there', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const search = placeSearch(page)
    await expect.poll(() => search.getAttribute('placeholder')).toBe('Search for a location')
    await search.fill('Rigdewood')
    await page.getByRole('option', { name: /^Ridgewood ?Bergen County/ }).waitFor()
    await expect.poll(() => search.getAttribute('aria-expanded')).toBe('true')
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => search.getAttribute('aria-expanded')).toBe('false')
    await search.fill('wash')
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(2)
    const active = () => page.getByRole('option', { selected: true }).innerText()
    const first = await active()
    await page.keyboard.press('ArrowDown')
    await expect.poll(active).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    await expect.poll(active).toBe(first)
    await search.fill('ridgewood')
    await expect.poll(active).toContain('Ridgewood')
    await page.keyboard.press('Enter')
    await page.getByText('The map shows Ridgewood, Bergen County.').waitFor()
    // The town fills the view: its home is in it, those of the neighbors are outside.
    await expect.poll(() => pillsInView(page)).toEqual([expect.stringContaining(RIDGEWOOD.title)])
    await page.getByRole('button', { name: 'Clear the location' }).click()
    await expect.poll(() => search.inputValue()).toBe('')
  })

  test('M-02 when the map’s settings or data are refused or never come, the page says so and offers to try again', async () => {
    const asked = { settings: 0, data: 0 }
    let manner: 'refused' | 'stalled' | 'well' = 'refused'
    const page = await visit('/map', {
      expectedErrors: /basemap|Failed to load resource/,
      prepare: async (fresh) => {
        await fresh.addInitScript(timeoutsOnCommand)
        // Never answered.
        await fresh.route('**/map-settings.json', () => asked.settings++, { times: 1 })
        await fresh.route('**/basemap/**', async (route) => {
          asked.data++
          if (manner === 'refused') await route.fulfill({ status: 503 })
          if (manner === 'well') await route.fallback()
        })
      },
    })
    const endTimeouts = () => page.evaluate(() => (window as { endTimeouts?: () => void }).endTimeouts!())
    const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load the map data.' })
    await expect.poll(() => asked.settings).toBe(1)
    await endTimeouts()
    await alert.waitFor()
    await expect.poll(() => rows(page).count()).toBe(18)
    await expectNoAxeFindings(page)
    manner = 'stalled'
    asked.data = 0
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => asked.data).toBe(3)
    await page.getByText('Loading map...', { exact: true }).waitFor()
    await endTimeouts()
    await alert.waitFor()
    manner = 'well'
    await alert.getByRole('button', { name: 'Try again' }).click()
    await mapReady(page)
  })

  test('M-03 layers are chosen by keyboard and have a table; a legend stays', async () => {
    const page = await visit('/map', { viewport: DESKTOP })
    await mapReady(page)
    const layers = page.getByRole('button', { name: /^Layers/ })
    await layers.press('Enter')
    const panel = page.getByRole('region', { name: 'Layers' })
    await panel.waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await layers.press('Enter')
    await panel.getByRole('checkbox', { name: 'Trains' }).press('Space')
    await panel.getByText(/timetable of [A-Z][a-z]+ \d{4}/).waitFor()
    await panel.getByRole('checkbox', { name: 'Property tax rate' }).press('Space')
    await panel.getByRole('link', { name: /property tax tables/ }).waitFor()
    await panel.getByRole('button', { name: 'Rates for all towns' }).press('Enter')
    await expect.poll(() => page.getByRole('dialog').getByRole('row').count()).toBe(206)
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await panel.getByRole('button', { name: 'Close the layers' }).press('Escape')
    await panel.waitFor({ state: 'detached' })
    await expectFocus(page.getByRole('button', { name: 'Layers 2 on', exact: true }))
    await page
      .getByRole('figure')
      .getByText(/^Property tax/)
      .waitFor()
  })

  test('D-05 the small map comes only when scrolled to, with the home’s pill, and moves nothing', async () => {
    const asked: string[] = []
    const page = await visit('/listings/3', {
      viewport: { ...DESKTOP, height: 600 },
      prepare: async (fresh) => fresh.on('request', (request) => asked.push(request.url())),
    })
    const ofMap = () => asked.filter((url) => /basemap|open-map|location-map|worker/.test(url))
    expect(ofMap()).toEqual([])
    const panel = page.getByRole('region', { name: 'Location' })
    const before = await panel.boundingBox()
    await panel.scrollIntoViewIfNeeded()
    await panel.getByRole('button', { name: /^\$1\.1M .*: center the map$/ }).waitFor()
    expect(ofMap().length).toBeGreaterThan(0)
    expect((await panel.boundingBox())!.height).toBe(before!.height)
    await panel.getByText('This is the straight line to Ridgewood. The route by street is longer.').waitFor()
    await expectNoAxeFindings(page)
  })
})

// The same code in both editions: one is enough.
onEditions(['live'], 'M: a map that fails, and a tablet', ({ visit }) => {
  test('M-02 without WebGL the list works on and a plain message is shown', async () => {
    const page = await visit('/map', {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null
        }),
    })
    await page.getByRole('alert').getByText(/WebGL/).waitFor()
    await rowOf(page, RIDGEWOOD.title).click()
    await card(page, RIDGEWOOD.title)
      .getByRole('link', { name: /View Details/ })
      .waitFor()
    await expectNoAxeFindings(page)
  })

  test('M-02 when the map’s drawing cannot start, the page says so, and nothing of a dead map is left', async () => {
    const page = await visit('/map', {
      expectedErrors: /Worker failed to load|Failed to load resource/,
      prepare: (fresh) => fresh.route('**/maplibre-gl-worker*', (route) => route.fulfill({ status: 503 })),
    })
    await page.getByRole('alert').getByText('We couldn’t start the map.').waitFor()
    await page.locator('.maplibregl-map').waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('button', { name: /^Zoom/ }).count()).toBe(0)
    await expect.poll(() => rows(page).count()).toBe(18)
    await expectNoAxeFindings(page)
  })

  test('M-03 on a tablet the map stands beside the list', async () => {
    const page = await visit('/map', { viewport: TABLET })
    await mapReady(page)
    await rowOf(page, RIDGEWOOD.title).click()
    await popup(page).waitFor()
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
  })

  test('D-05 where the map cannot be had, its place says so and keeps its size', async () => {
    const page = await visit('/listings/3', {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null
        }),
    })
    const panel = page.getByRole('region', { name: 'Location' })
    const before = await panel.boundingBox()
    await panel.scrollIntoViewIfNeeded()
    await panel.getByText('We can’t show the map right now.').waitFor()
    expect((await panel.boundingBox())!.height).toBe(before!.height)
    await expectNoAxeFindings(page)
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
    await panel.getByRole('region', { name: 'Map of Mendham' }).waitFor()
    await panel.getByText('An interactive map will display here.').waitFor({ state: 'detached' })
    await expect.poll(() => panel.getByRole('button', { name: /center the map/ }).count()).toBe(0)
    await page
      .getByText(/^Mendham, NJ/)
      .first()
      .waitFor()
  })

  test('M-01 homes without a place on the map stay in the list, with a note', async () => {
    const page = await visit('/map', { expectedErrors: OTHER_HOSTS })
    await page.getByText('Not on the map: the listing gives no exact location.').first().waitFor()
  })
})
