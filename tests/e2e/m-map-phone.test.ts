import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import {
  card,
  countOf,
  drag,
  linkRowOf,
  LONE_HOME,
  mapOf,
  mapReady,
  paramOf,
  pillOf,
  popup,
  RIDGEWOOD,
} from './map-page.ts'
import { onBothMaps, onBuiltInMap } from './maps-under-test.ts'
import { expectFocus, expectNoAxeFindings, expectNoSidewaysScroll, PHONE } from './visitor.ts'

const showMap = (page: Page) => page.getByRole('button', { name: 'Show map', exact: true })
const fullMap = (page: Page) => page.getByRole('dialog', { name: 'Map of homes' })
const sheet = (page: Page) => fullMap(page).getByRole('button', { name: /^\d+ propert(y|ies) (List|Map)$/ })

/** The table is a dialog in the map's own. */
async function closeTableThenLayers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Layers', exact: true }).press('Enter')
  const panel = page.getByRole('region', { name: 'Layers' })
  await panel.getByRole('checkbox', { name: 'Property tax rate' }).press('Space')
  // Until then there is no table to open.
  await panel.getByRole('link', { name: /property tax tables/ }).waitFor()
  await panel.getByRole('button', { name: 'Rates for all towns' }).press('Enter')
  const table = page.getByRole('dialog', { name: /^Property tax rates/ })
  await table.waitFor()
  await page.keyboard.press('Escape')
  await table.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
}

onBothMaps('M: the map on a phone', ({ visit }) => {
  test('M-02 the page says that it shows the list, and opens the map in full screen; Back closes it', async () => {
    const page = await visit('/map', { viewport: PHONE })
    await page.getByText('Small screens show the list first.').waitFor()
    await showMap(page).click()
    await mapReady(page)
    const box = (await fullMap(page).boundingBox())!
    expect([box.width, box.height]).toEqual([PHONE.width, PHONE.height])
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
    await page.goBack()
    await fullMap(page).waitFor({ state: 'detached' })
    await expect.poll(() => mapOf(page).count()).toBe(0)
    await expectFocus(showMap(page))
    await page.goForward()
    await mapReady(page)
    await page.getByRole('button', { name: 'Close the map' }).click()
    await fullMap(page).waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).hash).toBe('')
  })
})

onBuiltInMap('M: the map on a phone', ({ visit, hasLayers }) => {
  test('M-05 a pill shows its home’s card at the foot; Escape first closes the card, then what lies over the map, then the map', async () => {
    const page = await visit('/map?q=Englewood', { viewport: PHONE })
    await showMap(page).click()
    await mapReady(page)
    await pillOf(page, LONE_HOME.title).focus()
    await page.keyboard.press('Enter')
    await card(page, LONE_HOME.title).waitFor()
    await expect.poll(() => popup(page).count()).toBe(0)
    await expectNoAxeFindings(page)
    await page.keyboard.press('Escape')
    await card(page, LONE_HOME.title).waitFor({ state: 'detached' })
    if (hasLayers) await closeTableThenLayers(page)
    await expect.poll(() => fullMap(page).count()).toBe(1)
    await page.keyboard.press('Escape')
    await fullMap(page).waitFor({ state: 'detached' })
  })

  test('M-01 the sheet shows the list over the map; a row leads to its home', async () => {
    const page = await visit('/map#map', { viewport: PHONE })
    await mapReady(page)
    await expect.poll(() => sheet(page).getAttribute('aria-expanded')).toBe('false')
    await sheet(page).click()
    await expect.poll(() => sheet(page).getAttribute('aria-expanded')).toBe('true')
    await expectNoAxeFindings(page)
    await sheet(page).click()
    await expect.poll(() => sheet(page).getAttribute('aria-expanded')).toBe('false')
    await sheet(page).click()
    await fullMap(page).locator(linkRowOf(page, RIDGEWOOD.title)).click()
    await page.waitForURL('**/listings/3')
  })

  test('M-01 after the map was moved, the list says that it holds only the view’s homes, and lets go of it', async () => {
    const page = await visit('/map', { viewport: PHONE })
    await showMap(page).click()
    await mapReady(page)
    await drag(page, { x: 120, y: 200 })
    await expect.poll(() => paramOf(page, 'bbox')).not.toBeNull()
    await page.getByRole('button', { name: 'Close the map' }).click()
    await fullMap(page).waitFor({ state: 'detached' })
    await expect.poll(() => countOf(page)).toBeLessThan(SAMPLE_LISTINGS.length)
    await page.getByRole('button', { name: 'Remove filter: Within the map’s view' }).click()
    await expect.poll(() => countOf(page)).toBe(SAMPLE_LISTINGS.length)
    expect(paramOf(page, 'bbox')).toBeNull()
  })
})
