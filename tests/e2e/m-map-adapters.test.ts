import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import {
  atCenter,
  card,
  clickBackground,
  fromCenter,
  GROUP,
  isNear,
  mapOf,
  mapReady,
  PATIENCE,
  pillOf,
  pills,
  pillsInView,
  popup,
  LONE_HOME,
  RIDGEWOOD,
  rowOf,
  rows,
  tipFromCenter,
} from './map-page.ts'
import { onBothMaps } from './maps-under-test.ts'
import { expectNoAxeFindings } from './visitor.ts'

/** M-06. */
const START = { lat: 40.9263, lng: -74.077 }

onBothMaps('M: what every map does', ({ visit, tile, placeZoom, parts, choosePlace }) => {
  test('M-02, M-06 it says that it loads, then stands at 40.9263, -74.077, zoom 10', async () => {
    const page = await visit('/map', {
      // The settings are asked for first: the map can't be there before they are answered.
      prepare: async (fresh) => {
        await fresh.route('**/map-settings.json', async (route) => {
          await fresh.getByText('Loading map...', { exact: true }).waitFor()
          await route.fallback()
        })
      },
    })
    await mapReady(page)
    expect(await mapOf(page).count()).toBe(1)
    const expected = fromCenter(LONE_HOME.location!, START, 10, tile)
    expect(isNear(await tipFromCenter(page, pillOf(page, LONE_HOME.title)), expected)).toBe(true)
    await expectNoAxeFindings(page)
  })

  test('M-03, M-05 a pill is one named button that selects: popup, card, row, centre; the background clears it', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const pill = pillOf(page, LONE_HOME.title)
    expect(await pill.count()).toBe(1)
    expect(await pill.innerText()).toMatch(/^\$1\.7M/)
    await pill.click()
    await popup(page).waitFor()
    for (const place of [popup(page), card(page, LONE_HOME.title)]) {
      const text = (await place.innerText()).replaceAll('\u00a0', ' ')
      for (const part of ['$1,695,000', LONE_HOME.title, LONE_HOME.address, '5 beds · 4.5 baths · 4,150 sq ft'])
        expect(text).toContain(part)
    }
    expect(await card(page, LONE_HOME.title).getByRole('img', { includeHidden: true }).count()).toBeGreaterThan(0)
    expect(await pill.getAttribute('aria-pressed')).toBe('true')
    expect(await rowOf(page, LONE_HOME.title).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(atCenter(page, pill), PATIENCE).toBe(true)
    await expectNoAxeFindings(page)
    // Neither the pill nor the popup lets a click through to the ground.
    await popup(page).click()
    expect(await popup(page).count()).toBe(1)
    await clickBackground(page)
    await popup(page).waitFor({ state: 'detached' })
    expect(await card(page, LONE_HOME.title).count()).toBe(0)
    expect(await rowOf(page, LONE_HOME.title).getAttribute('aria-pressed')).toBe('false')
  })

  test('M-03 a row selects its home and centres the map, wherever it lies', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const south = SAMPLE_LISTINGS.find(({ county }) => county === 'Camden')!
    await rowOf(page, south.title).click()
    await expect.poll(atCenter(page, pillOf(page, south.title)), PATIENCE).toBe(true)
    await rowOf(page, LONE_HOME.title).click()
    await expect.poll(atCenter(page, pillOf(page, LONE_HOME.title)), PATIENCE).toBe(true)
  })

  test('M-03 row and pill are marked together', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const pill = pillOf(page, LONE_HOME.title)
    await rowOf(page, LONE_HOME.title).hover()
    await expect.poll(() => pill.getAttribute('data-look')).toBe('hovered')
    await page.mouse.move(5, 5)
    await expect.poll(() => pill.getAttribute('data-look')).toBe('plain')
    await pill.hover()
    await expect.poll(() => pill.getAttribute('data-look')).toBe('hovered')
  })

  test('M-03 the keyboard goes through the pills in the order of the list; Enter selects and keeps the focus, Escape clears', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const titles = await rows(page).evaluateAll((all) => all.map((row) => row.textContent ?? ''))
    const count = await pills(page).count()
    expect(count).toBeGreaterThan(5)
    await pills(page).first().focus()
    const order: number[] = []
    for (let step = 0; step < count; step++) {
      const title = await focusedTitle(page)
      order.push(titles.findIndex((row) => row.includes(title)))
      await page.keyboard.press('Tab')
    }
    expect(order.every((place) => place >= 0)).toBe(true)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    const pill = pillOf(page, LONE_HOME.title)
    await pill.focus()
    await page.keyboard.press('Enter')
    await popup(page).waitFor()
    await expect.poll(atCenter(page, pill), PATIENCE).toBe(true)
    expect(await pill.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await popup(page).waitFor({ state: 'detached' })
    expect(await pill.getAttribute('data-look')).not.toBe('selected')
  })

  test('M-03 the visitor drags the map and its pills with it', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const pill = pillOf(page, LONE_HOME.title)
    const before = await tipFromCenter(page, pill)
    const box = (await mapOf(page).boundingBox())!
    await page.mouse.move(box.x + box.width - 200, box.y + 120)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 240, box.y + 150, { steps: 5 })
    await page.mouse.move(box.x + box.width - 260, box.y + 170, { steps: 5 })
    await page.mouse.up()
    await expect
      .poll(async () => {
        const { x, y } = await tipFromCenter(page, pill)
        return x < before.x - 40 && y > before.y + 30
      }, PATIENCE)
      .toBe(true)
    expect(await popup(page).count()).toBe(0)
  })

  test('M-03 far out, homes stand in groups that fall apart when pressed', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const group = page.getByRole('button', { name: GROUP })
    const out = page.getByRole('button', { name: 'Zoom out' })
    await out.click()
    await expect.poll(() => group.count(), PATIENCE).toBeGreaterThan(0)
    const name = (await group.first().locator('span').allTextContents()).join(' ')
    await group.first().click()
    await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached', ...PATIENCE })
  })

  test('M-04 a place that is found is shown with all its extent', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await choosePlace(page, RIDGEWOOD.city)
    // The town fills the view: its home is in it, those of the neighbors are outside.
    await expect.poll(() => pillsInView(page), PATIENCE).toEqual([expect.stringContaining(RIDGEWOOD.title)])
    expect(await page.getByText(/^This map ends here/).count()).toBe(0)
    await expectNoAxeFindings(page)
  })

  test('M-04 a place without an extent is shown at zoom 17, or as near as the map goes', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await choosePlace(page, 'Whippany')
    await expect.poll(() => zoomOf(page, tile), PATIENCE).toBeCloseTo(placeZoom, 1)
  })

  test('M-03 leaving the page takes the whole map away', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await rowOf(page, LONE_HOME.title).click()
    await popup(page).waitFor()
    await card(page, LONE_HOME.title)
      .getByRole('link', { name: /View Details/ })
      .click()
    await page.waitForURL('**/listings/9')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.locator(parts).count()).toBe(0)
    expect(await page.evaluate(() => 'gm_authFailure' in window && window.gm_authFailure !== undefined)).toBe(false)
  })
})

const focusedTitle = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement?.textContent ?? '').replace(/^\$[\d.]+[kM]/, '').split(', ')[0]!)

/** The zoom of the view that stands in the address. */
async function zoomOf(page: Page, tile: number): Promise<number> {
  const [west = 0, , east = 0] = (new URL(page.url()).searchParams.get('bbox') ?? '').split(',').map(Number)
  const { width } = (await mapOf(page).boundingBox())!
  return Math.log2((width * 360) / (tile * (east - west)))
}
