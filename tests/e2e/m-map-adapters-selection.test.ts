import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { atCenter, card, clickBackground, LONE_HOME, mapReady, pillOf, pills, popup, rowOf, rows } from './map-page.ts'
import { onBothMaps, onBuiltInMap } from './maps-under-test.ts'
import { expectFocus, expectNoAxeFindings } from './visitor.ts'

onBothMaps('M: homes on every map', ({ visit, parts }) => {
  test('M-03 M-05 a pill is one named button that selects: popup, card, row, center; the background clears it', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const pill = pillOf(page, LONE_HOME.title)
    await expect.poll(() => pill.count()).toBe(1)
    await expect.poll(() => pill.innerText()).toMatch(/^\$1\.7M/)
    await pill.click()
    await popup(page).and(card(page, LONE_HOME.title)).waitFor()
    const text = await popup(page).innerText()
    for (const part of ['$1,695,000', LONE_HOME.title, LONE_HOME.address, '5 beds 4.5 baths 4,150 sq ft'])
      expect(text).toContain(part)
    // Its row and its card: no third place.
    await expect
      .poll(() => page.getByText(LONE_HOME.address, { exact: true }).filter({ visible: true }).count())
      .toBe(2)
    await expect
      .poll(() => card(page, LONE_HOME.title).getByRole('img', { includeHidden: true }).count())
      .toBeGreaterThan(0)
    await expect.poll(() => pill.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => rowOf(page, LONE_HOME.title).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(atCenter(page, pill)).toBe(true)
    // The hearts of card and row change together.
    const hearts = page.getByRole('button', { name: `Save ${LONE_HOME.title}`, exact: true })
    await card(page, LONE_HOME.title)
      .getByRole('button', { name: /^Save / })
      .click()
    await expect.poll(() => hearts.and(page.locator('[aria-pressed=true]')).count()).toBe(2)
    await expectNoAxeFindings(page)
    // Clicks on the pill or the popup don't reach the map.
    await popup(page).click()
    await expect.poll(() => popup(page).count()).toBe(1)
    await clickBackground(page)
    await popup(page).waitFor({ state: 'detached' })
    await expect.poll(() => card(page, LONE_HOME.title).count()).toBe(0)
    await expect.poll(() => rowOf(page, LONE_HOME.title).getAttribute('aria-pressed')).toBe('false')
  })

  test('M-03 row and pill are highlighted together', async () => {
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

  test('M-03 the pills’ tab order is the list’s, even after pills were added in between', async () => {
    const page = await visit('/map?follow=off')
    await mapReady(page)
    const titles = await rows(page).evaluateAll((all) => all.map((row) => row.textContent ?? ''))
    const before = await pills(page).allTextContents()
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(() => pills(page).allTextContents()).not.toEqual(before)
    const few = await orderOfPills(page, titles)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => pills(page).allTextContents()).toEqual(before)
    const many = await orderOfPills(page, titles)
    for (const order of [few, many]) expect(order).toEqual(order.toSorted((a, b) => a - b))
    // Some pills were added between those that stayed.
    expect(many.slice(0, -1).some((row) => !few.includes(row))).toBe(true)
  })

  test('M-03 leaving the page removes the whole map', async () => {
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

onBuiltInMap('M: homes on every map', ({ visit }) => {
  test('M-03 a row selects its home and centers the map on it', async () => {
    const page = await visit('/map?follow=off')
    await mapReady(page)
    const south = SAMPLE_LISTINGS.find(({ county }) => county === 'Camden')!
    await rowOf(page, south.title).click()
    await expect.poll(atCenter(page, pillOf(page, south.title))).toBe(true)
    await rowOf(page, LONE_HOME.title).click()
    await expect.poll(atCenter(page, pillOf(page, LONE_HOME.title))).toBe(true)
  })

  test('M-03 Enter on a pill selects its home and keeps the focus; Escape clears', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const pill = pillOf(page, LONE_HOME.title)
    await pill.focus()
    await page.keyboard.press('Enter')
    await popup(page).waitFor()
    await expect.poll(atCenter(page, pill)).toBe(true)
    await expectFocus(pill)
    await page.keyboard.press('Escape')
    await popup(page).waitFor({ state: 'detached' })
    expect(await pill.getAttribute('data-look')).not.toBe('selected')
  })

  test('M-05 closing the card, by its button or Escape, returns the focus to the row or pill', async () => {
    const page = await visit('/map')
    await mapReady(page)
    const close = card(page, LONE_HOME.title).getByRole('button', { name: 'Close home details' })
    for (const chooser of [rowOf(page, LONE_HOME.title), pillOf(page, LONE_HOME.title)]) {
      for (const key of ['Enter', 'Escape']) {
        await chooser.focus()
        await page.keyboard.press('Enter')
        await close.focus()
        await page.keyboard.press(key)
        await close.waitFor({ state: 'detached' })
        await expectFocus(chooser)
      }
    }
    const row = rowOf(page, LONE_HOME.title)
    await row.focus()
    await page.keyboard.press('Enter')
    await popup(page).waitFor()
    await page.keyboard.press('Escape')
    await popup(page).waitFor({ state: 'detached' })
    await expect.poll(() => close.count()).toBe(0)
    await expect.poll(() => row.getAttribute('aria-pressed')).toBe('false')
    await expectFocus(row)
  })
})

/** The row index of each pill, in tab order. */
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
  expect(order.every((row) => row >= 0)).toBe(true)
  return order
}
