import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import {
  allOf,
  countOf,
  isNear,
  LONE_HOME,
  mapReady,
  paramOf,
  pillOf,
  popup,
  rowOf,
  tipFromCenter,
} from './map-page.ts'
import { onBothMaps, onBuiltInMap } from './maps-under-test.ts'
import { PHONE } from './visitor.ts'

const draw = (page: Page) => page.getByRole('button', { name: 'Draw an area', exact: true })
const drawing = (page: Page) => page.getByRole('region', { name: 'Draw an area' })

/** The way of a hand around a pill. */
async function around(pill: Locator): Promise<{ x: number; y: number }[]> {
  const box = (await pill.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height]
  return Array.from({ length: 25 }, (_, step) => ({
    x: x + 40 * Math.sin((step / 25) * 2 * Math.PI),
    y: y - 40 * Math.cos((step / 25) * 2 * Math.PI),
  }))
}

onBothMaps('M: drawing by hand', ({ visit }) => {
  test('M-03 a drag draws an area and closes it when let go; it neither moves the map nor selects a home', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const pill = pillOf(page, LONE_HOME.title)
    const before = await tipFromCenter(page, pill)
    await draw(page).click()
    await drawing(page).waitFor()
    const [start, ...way] = await around(pill)
    await page.mouse.move(start!.x, start!.y)
    await page.mouse.down()
    for (const { x, y } of way) await page.mouse.move(x, y)
    await expect.poll(() => allOf(page)).toBe(SAMPLE_LISTINGS.length)
    await page.mouse.up()
    await drawing(page).waitFor({ state: 'detached' })
    await page.getByText('Showing 1 property', { exact: true }).waitFor()
    await rowOf(page, LONE_HOME.title).waitFor()
    expect(isNear(await tipFromCenter(page, pill), before)).toBe(true)
    await expect.poll(() => popup(page).count()).toBe(0)
    await expect.poll(() => paramOf(page, 'area')?.split(',').length ?? 0).toBeGreaterThan(12)
    // Afterwards a drag moves the map again.
    await page.mouse.move(start!.x, start!.y + 200)
    await page.mouse.down()
    await page.mouse.move(start!.x - 90, start!.y + 200, { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => isNear(await tipFromCenter(page, pill), before)).toBe(false)
  })
})

onBuiltInMap('M: drawing by hand', ({ visit }) => {
  test('M-03 an unsteady click sets one corner; the count stays while the map is zoomed', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await draw(page).click()
    const [start] = await around(pillOf(page, LONE_HOME.title))
    await page.mouse.move(start!.x, start!.y)
    await page.mouse.down()
    await page.mouse.move(start!.x + 6, start!.y + 3, { steps: 3 })
    await page.mouse.up()
    await drawing(page).getByText('1 corner set. Set at least 2 more.').waitFor()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await drawing(page).getByRole('button', { name: 'Undo point' }).click()
    expect([await allOf(page), paramOf(page, 'bbox')]).toEqual([SAMPLE_LISTINGS.length, null])
    await drawing(page).getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => paramOf(page, 'bbox')).not.toBeNull()
    await expect.poll(() => countOf(page)).toBeLessThan(SAMPLE_LISTINGS.length)
  })

  test('M-03 one finger draws, a second one calls it off', async () => {
    const page = await visit('/map?q=Englewood', { viewport: PHONE, hasTouch: true, isMobile: true })
    await page.getByRole('button', { name: 'Show map' }).tap()
    await mapReady(page)
    await draw(page).tap()
    await drawing(page).waitFor()
    const hand = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number; id: number }[],
    ) => hand.send('Input.dispatchTouchEvent', { type, touchPoints })
    const way = Array.from({ length: 25 }, (_, step) => ({
      x: PHONE.width / 2 + 120 * Math.sin((step / 25) * 2 * Math.PI),
      y: 400 - 160 * Math.cos((step / 25) * 2 * Math.PI),
      id: 1,
    }))
    await touch('touchStart', way.slice(0, 1))
    for (const at of way.slice(1, 12)) await touch('touchMove', [at])
    await touch('touchStart', [way[11]!, { x: 40, y: 600, id: 2 }])
    await touch('touchEnd', [])
    await expect.poll(() => drawing(page).count()).toBe(1)
    await touch('touchStart', way.slice(0, 1))
    for (const at of way.slice(1)) await touch('touchMove', [at])
    await touch('touchEnd', [])
    await drawing(page).waitFor({ state: 'detached' })
    await expect.poll(() => paramOf(page, 'area')?.split(',').length ?? 0).toBeGreaterThan(12)
  })
})
