import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { roundedDegrees } from '#domain/geo/degrees.ts'
import type { Bounds } from '#domain/geo/geo.ts'
import {
  atCenter,
  card,
  clickBackground,
  drag,
  fromCenter,
  GROUP,
  hasFocus,
  isNear,
  mapOf,
  mapReady,
  paramOf,
  TIMEOUT,
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

/** Where the town ends on either map, degrees of latitude. */
const RIDGEWOOD_NORTH = 41.003

onBothMaps('M: what every map does', ({ visit, tile, placeZoom, parts, choosePlace }) => {
  test('M-02 M-06 it says that it loads, then stands at 40.9263, -74.077, zoom 10', async () => {
    const page = await visit('/map', {
      painted: true,
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

  test('M-03 M-05 a pill is one named button that selects: popup, card, row, centre; the background clears it', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const pill = pillOf(page, LONE_HOME.title)
    expect(await pill.count()).toBe(1)
    expect(await pill.innerText()).toMatch(/^\$1\.7M/)
    await pill.click()
    await popup(page).waitFor()
    for (const place of [popup(page), card(page, LONE_HOME.title)]) {
      const text = await place.innerText()
      for (const part of ['$1,695,000', LONE_HOME.title, LONE_HOME.address, '5 beds 4.5 baths 4,150 sq ft'])
        expect(text).toContain(part)
    }
    expect(await card(page, LONE_HOME.title).getByRole('img', { includeHidden: true }).count()).toBeGreaterThan(0)
    expect(await pill.getAttribute('aria-pressed')).toBe('true')
    expect(await rowOf(page, LONE_HOME.title).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(atCenter(page, pill), TIMEOUT).toBe(true)
    // The hearts of card and row are one.
    const hearts = page.getByRole('button', { name: `Save ${LONE_HOME.title}`, exact: true })
    await card(page, LONE_HOME.title)
      .getByRole('button', { name: /^Save / })
      .click()
    await expect.poll(() => hearts.and(page.locator('[aria-pressed=true]')).count()).toBe(2)
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
    await expect.poll(atCenter(page, pillOf(page, south.title)), TIMEOUT).toBe(true)
    await rowOf(page, LONE_HOME.title).click()
    await expect.poll(atCenter(page, pillOf(page, LONE_HOME.title)), TIMEOUT).toBe(true)
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

  test('M-03 the keyboard goes through the pills in the order of the list, also after others have come between', async () => {
    const page = await visit('/map?follow=off')
    await mapReady(page)
    const titles = await rows(page).evaluateAll((all) => all.map((row) => row.textContent ?? ''))
    const before = await pills(page).allTextContents()
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(() => pills(page).allTextContents(), TIMEOUT).not.toEqual(before)
    const few = await orderOfPills(page, titles)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => pills(page).allTextContents(), TIMEOUT).toEqual(before)
    const many = await orderOfPills(page, titles)
    for (const order of [few, many]) expect(order).toEqual(order.toSorted((a, b) => a - b))
    // Some have come between those that stayed.
    expect(many.slice(0, -1).some((row) => !few.includes(row))).toBe(true)
  })

  test('M-03 Enter on a pill selects its home and keeps the focus, Escape clears', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const pill = pillOf(page, LONE_HOME.title)
    await pill.focus()
    await page.keyboard.press('Enter')
    await popup(page).waitFor()
    await expect.poll(atCenter(page, pill), TIMEOUT).toBe(true)
    expect(await pill.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await popup(page).waitFor({ state: 'detached' })
    expect(await pill.getAttribute('data-look')).not.toBe('selected')
  })

  test('M-05 the focus goes back to where the home was chosen: from the card by its button and by Escape, and in the list', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const close = card(page, LONE_HOME.title).getByRole('button', { name: 'Close the selected home' })
    for (const chooser of [rowOf(page, LONE_HOME.title), pillOf(page, LONE_HOME.title)]) {
      for (const key of ['Enter', 'Escape']) {
        await chooser.focus()
        await page.keyboard.press('Enter')
        await close.focus()
        await page.keyboard.press(key)
        await close.waitFor({ state: 'detached' })
        expect(await hasFocus(chooser)).toBe(true)
      }
    }
    const row = rowOf(page, LONE_HOME.title)
    await row.focus()
    await page.keyboard.press('Enter')
    await popup(page).waitFor()
    await page.keyboard.press('Escape')
    await popup(page).waitFor({ state: 'detached' })
    expect(await close.count()).toBe(0)
    expect(await row.getAttribute('aria-pressed')).toBe('false')
    expect(await hasFocus(row)).toBe(true)
  })

  test('M-03 M-01 the map moves with the visitor’s hand, and only then is the list searched', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const pill = pillOf(page, LONE_HOME.title)
    await rowOf(page, LONE_HOME.title).click()
    await expect.poll(atCenter(page, pill), TIMEOUT).toBe(true)
    await drag(page, { x: -60, y: 50 })
    await expect
      .poll(async () => {
        const { x, y } = await tipFromCenter(page, pill)
        return x < -40 && y > 30
      }, TIMEOUT)
      .toBe(true)
    // Nothing that the page did before has moved the list.
    await expect.poll(() => viewOf(page), TIMEOUT).not.toBeNull()
    const { west, south, east, north } = viewOf(page)!
    const { lat, lng } = LONE_HOME.location!
    expect(lng).toBeLessThan((west + east) / 2)
    expect(lat).toBeLessThan((south + north) / 2)
    expect(await popup(page).count()).toBe(1)
    await page.goBack()
    await expect.poll(() => viewOf(page)).toBeNull()
    // Back at the beginning, centred as it was.
    const expected = fromCenter(LONE_HOME.location!, START, 10, tile)
    await expect.poll(async () => isNear(await tipFromCenter(page, pill), expected), TIMEOUT).toBe(true)
  })

  test('M-01 another size of the window is no search', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const { width } = (await mapOf(page).boundingBox())!
    await page.setViewportSize({ width: 1100, height: 760 })
    await expect.poll(async () => (await mapOf(page).boundingBox())!.width).toBeLessThan(width)
    await rowOf(page, LONE_HOME.title).click()
    await expect.poll(atCenter(page, pillOf(page, LONE_HOME.title)), TIMEOUT).toBe(true)
    expect(viewOf(page)).toBeNull()
  })

  test('M-01 a view in the address is shown whole, around its middle', async () => {
    const { lat, lng } = LONE_HOME.location!
    const seen = { west: lng - 0.3, south: lat - 0.2, east: lng + 0.3, north: lat + 0.2 }
    const page = await visit(`/map?bbox=${Object.values(seen).map(roundedDegrees).join(',')}`)
    await mapReady(page)
    await expect.poll(atCenter(page, pillOf(page, LONE_HOME.title)), TIMEOUT).toBe(true)
    const { width } = (await mapOf(page).boundingBox())!
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => viewOf(page)?.east, TIMEOUT).toBeLessThan(seen.east)
    // One step nearer than where the box filled the map, or than the whole step before.
    const steps = zoomOf(viewOf(page)!, width, tile) - zoomOf(seen, width, tile)
    expect(steps).toBeGreaterThan(-0.1)
    expect(steps).toBeLessThan(1.1)
  })

  test('M-03 an area is drawn where the clicks were, and seen on the ground', async () => {
    const page = await visit('/map', { painted: true })
    await mapReady(page)
    await page.getByRole('button', { name: 'Draw an area', exact: true }).click()
    const box = (await mapOf(page).boundingBox())!
    const corner = { x: box.x + box.width - 240, y: box.y + 160 }
    const inside = { x: corner.x + 30, y: corner.y + 30, width: 60, height: 40 }
    const before = await page.screenshot({ clip: inside })
    await page.mouse.click(corner.x, corner.y)
    await page.mouse.dblclick(corner.x + 120, corner.y)
    await page.mouse.click(corner.x + 120, corner.y + 100)
    await page.mouse.click(corner.x, corner.y + 100)
    await page.getByRole('region', { name: 'Draw an area' }).getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('area')).not.toBeNull()
    const [lat = 0, lng = 0] = new URL(page.url()).searchParams.get('area')!.split(',').map(Number)
    const at = fromCenter({ lat, lng }, START, 10, tile)
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    expect(isNear(at, { x: corner.x - middle.x, y: corner.y - middle.y })).toBe(true)
    await expect.poll(async () => (await page.screenshot({ clip: inside })).equals(before), TIMEOUT).toBe(false)
  })

  test('M-03 far out, homes stand in groups that fall apart when pressed', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const group = page.getByRole('button', { name: GROUP })
    const out = page.getByRole('button', { name: 'Zoom out' })
    await out.click()
    await expect.poll(() => group.count(), TIMEOUT).toBeGreaterThan(0)
    const name = (await group.first().locator('span').allTextContents()).join(' ')
    await group.first().click()
    await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached', ...TIMEOUT })
  })

  test('M-04 a place that is found is shown with all its extent', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await choosePlace(page, RIDGEWOOD.city)
    // The town fills the view: its home is in it, those of the neighbors are outside.
    await expect.poll(() => pillsInView(page), TIMEOUT).toEqual([expect.stringContaining(RIDGEWOOD.title)])
    expect(await page.getByText(/^This map ends here/).count()).toBe(0)
    await expectNoAxeFindings(page)
  })

  test('M-04 a place that is found lies wholly below the tools, where they take two lines', async () => {
    const page = await visit('/map', {
      viewport: { width: 1000, height: 560 },
      // The first view in the address is the one it ends in.
      prepare: (fresh) => fresh.emulateMedia({ reducedMotion: 'reduce' }),
    })
    await mapReady(page)
    await choosePlace(page, RIDGEWOOD.city)
    const { height, y } = (await mapOf(page).boundingBox())!
    const lowest = (await page.getByText('Search as I move the map', { exact: true }).boundingBox())!
    const northOnScreen = () => {
      const view = viewOf(page)
      return view ? y + (height * (view.north - RIDGEWOOD_NORTH)) / (view.north - view.south) : 0
    }
    await expect.poll(northOnScreen, TIMEOUT).toBeGreaterThan(lowest.y + lowest.height)
  })

  test('M-04 a place without an extent is shown at zoom 17, or as near as the map goes', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await choosePlace(page, 'Whippany')
    const { width } = (await mapOf(page).boundingBox())!
    const zoom = () => {
      const view = viewOf(page)
      return view ? zoomOf(view, width, tile) : 0
    }
    await expect.poll(zoom, TIMEOUT).toBeCloseTo(placeZoom, 1)
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
    const left = await page.evaluate(() => ({
      listeners: (window as { googleMapsListeners?: () => number }).googleMapsListeners?.() ?? 0,
      hook: window.gm_authFailure !== undefined,
    }))
    expect(left).toEqual({ listeners: 0, hook: false })
  })
})

/** Goes through all pills by keyboard: the row of each, in the order in which they had the focus. */
async function orderOfPills(page: Page, titles: readonly string[]): Promise<number[]> {
  const order: number[] = []
  const count = await pills(page).count()
  await pills(page).first().focus()
  for (let step = 0; step < count; step++) {
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '')
    const title = text.replace(/^\$[\d.]+[kM]/, '').split(', ')[0]!
    order.push(titles.findIndex((row) => row.includes(title)))
    await page.keyboard.press('Tab')
  }
  expect(order.every((place) => place >= 0)).toBe(true)
  return order
}

/** The view that stands in the address, or null. */
function viewOf(page: Page): Bounds | null {
  const text = paramOf(page, 'bbox')
  if (text === null) return null
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
  return { west, south, east, north }
}

const zoomOf = ({ west, east }: Bounds, width: number, tile: number): number =>
  Math.log2((width * 360) / (tile * (east - west)))
