import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { straightMeters } from '#domain/geo/straight-meters.ts'
import { allOf, countOf, mapOf, mapReady, paramOf, pillOf, pillsInView, popup, RIDGEWOOD, rowOf } from './map-page.ts'
import { expectFocus, expectNoAxeFindings, expectNoSidewaysScroll, onEditions, onEitherEdition } from './visitor.ts'

const FAIR_LAWN = SAMPLE_LISTINGS.find(({ city }) => city === 'Fair Lawn')!

/** Ridgewood's station, to four decimals. */
const STATION = { lat: 40.981, lng: -74.1206 }

const placeSearch = (page: Page) => page.getByRole('combobox', { name: 'Search for a location' })
const drawing = (page: Page) => page.getByRole('region', { name: 'Draw an area' })
const draw = (page: Page) => page.getByRole('button', { name: 'Draw an area', exact: true })
const chip = (page: Page, words: string) => page.getByRole('button', { name: `Remove filter: ${words}` })

/** Clicks beside Ridgewood's pill, so many pixels off; each sets one more corner. */
async function setCorners(page: Page, offsets: readonly [number, number][]): Promise<void> {
  const box = (await pillOf(page, RIDGEWOOD.title).boundingBox())!
  for (const [x, y] of offsets) await page.mouse.click(box.x + box.width / 2 + x, box.y + box.height + y)
}

/** Around the pill and nothing else. */
const AROUND: [number, number][] = [
  [-50, -60],
  [50, -60],
  [50, 30],
  [-50, 30],
]

onEitherEdition('M: areas on the map', ({ visit }) => {
  test('M-03 an area drawn by clicks narrows list and map, stands in the address, and goes with its chip', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await draw(page).click()
    await drawing(page).getByText('Draw around your area, or click to set its corners.').waitFor()
    await expectNoAxeFindings(page)
    await setCorners(page, AROUND)
    await drawing(page).getByText('4 corners set. Click the first one again, or choose Done.').waitFor()
    await expect.poll(() => popup(page).count()).toBe(0)
    await drawing(page).getByRole('button', { name: 'Undo point' }).click()
    await drawing(page)
      .getByText(/^3 corners set/)
      .waitFor()
    await setCorners(page, AROUND.slice(3))
    await drawing(page).getByRole('button', { name: 'Done' }).click()
    await page.getByText('Showing 1 property', { exact: true }).waitFor()
    await rowOf(page, RIDGEWOOD.title).waitFor()
    await expectFocus(draw(page))
    await expect.poll(() => paramOf(page, 'area')?.split(',').length).toBe(8)
    await pillOf(page, FAIR_LAWN.title).waitFor({ state: 'detached' })
    await expectNoAxeFindings(page)
    await page.reload()
    await mapReady(page)
    await expect.poll(() => countOf(page)).toBe(1)
    await chip(page, 'Drawn area').click()
    await expect.poll(() => allOf(page)).toBe(SAMPLE_LISTINGS.length)
    await expect.poll(() => paramOf(page, 'area')).toBeNull()
  })

  test('M-03 without drawing, towns are chosen by keyboard; the map shows them', async () => {
    const page = await visit('/map?bbox=-74.3,40.6,-74.1,40.75')
    await page.getByText('Loading map...').waitFor({ state: 'detached' })
    const open = page.getByRole('button', { name: 'Choose towns', exact: true })
    await open.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Choose towns' })
    await expectFocus(dialog.getByRole('textbox', { name: 'Find a town' }))
    await page.keyboard.type('fair lawn')
    await expectNoAxeFindings(page)
    await dialog.getByRole('group', { name: 'Bergen County' }).getByRole('checkbox', { name: 'Fair Lawn' }).focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('status').getByText('Fair Lawn').waitFor()
    await dialog.getByRole('button', { name: 'Clear search' }).click()
    await dialog.getByRole('checkbox', { name: 'Ridgewood', exact: true }).check()
    await dialog.getByText('Fair Lawn, Ridgewood').waitFor()
    await dialog.getByRole('button', { name: 'Show homes' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expectFocus(open)
    await chip(page, 'Fair Lawn, Ridgewood').waitFor()
    await expect.poll(() => countOf(page)).toBe(2)
    await expect.poll(() => new URL(page.url()).search).toBe('?towns=Bergen/Fair+Lawn,Bergen/Ridgewood')
    await expect.poll(async () => (await pillsInView(page)).length).toBe(2)
    await expectNoAxeFindings(page)
    await page.goBack()
    await expect.poll(() => paramOf(page, 'towns')).toBeNull()
  })

  test('M-03 a drawn area is left out and searched alone again, by the same button', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await draw(page).click()
    await setCorners(page, AROUND)
    await drawing(page).getByRole('button', { name: 'Done' }).click()
    await page.getByText('Showing 1 property', { exact: true }).waitFor()
    const area = paramOf(page, 'area')
    await page.getByRole('button', { name: 'Leave this area out' }).press('Enter')
    await chip(page, 'Outside the drawn area').waitFor()
    await expect.poll(() => allOf(page)).toBe(SAMPLE_LISTINGS.length - 1)
    await expect.poll(() => [paramOf(page, 'area'), paramOf(page, 'not-area')]).toEqual([null, area])
    const back = page.getByRole('button', { name: 'Search this area only' })
    await expectFocus(back)
    await expectNoAxeFindings(page)
    await back.click()
    await page.getByText('Showing 1 property', { exact: true }).waitFor()
    await expect.poll(() => [paramOf(page, 'area'), paramOf(page, 'not-area')]).toEqual([area, null])
  })

  test('M-03 towns are left out in the dialog that chooses them; a town is in one list alone', async () => {
    const page = await visit('/map?towns=Bergen/Ridgewood')
    await page.getByText('Loading map...').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Choose towns', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose towns' })
    await dialog.getByRole('radio', { name: 'Search' }).press('ArrowRight')
    expect(await dialog.getByRole('radio', { name: 'Leave out' }).isChecked()).toBe(true)
    await dialog.getByRole('textbox', { name: 'Find a town' }).fill('ridgewood')
    const ridgewood = dialog.getByRole('checkbox', { name: /^Ridgewood/ })
    await expect.poll(() => ridgewood.isChecked()).toBe(false)
    await dialog.getByRole('checkbox', { name: 'Ridgewood searched' }).check()
    await dialog.getByRole('status').getByText('Not Ridgewood').waitFor()
    await expectNoAxeFindings(page)
    await dialog.getByRole('button', { name: 'Show homes' }).click()
    await chip(page, 'Not Ridgewood').waitFor()
    await expect.poll(() => [paramOf(page, 'towns'), paramOf(page, 'not-towns')]).toEqual([null, 'Bergen/Ridgewood'])
  })

  test('M-04 homes within miles of a found place are searched for by keyboard, and shown', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await placeSearch(page).fill('Ridgewood station')
    await page.getByRole('option', { name: /^Ridgewood ?Station/ }).waitFor()
    await page.keyboard.press('Enter')
    const radii = page.getByRole('group', { name: 'Homes within' })
    await radii.getByRole('button', { name: '2 miles' }).focus()
    await page.keyboard.press('Enter')
    await chip(page, 'Within 2 miles of a point').waitFor()
    await expect.poll(() => radii.getByRole('button', { pressed: true }).innerText()).toBe('2')
    const near = SAMPLE_LISTINGS.filter(({ location }) => location && straightMeters(location, STATION) < 2 * 1609)
    await expect.poll(() => allOf(page)).toBe(near.length)
    await rowOf(page, RIDGEWOOD.title).waitFor()
    await expect.poll(async () => (await pillsInView(page)).length).toBe(near.length)
    await expectNoAxeFindings(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => paramOf(page, 'area')).toBeNull()
    await radii.getByRole('button', { name: '½ mile' }).click()
    await page.getByRole('button', { name: 'Clear the location' }).click()
    await radii.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Leave this area out' }).click()
    await chip(page, 'More than ½ mile from a point').click()
    await expect.poll(() => [paramOf(page, 'area'), paramOf(page, 'not-area')]).toEqual([null, null])
  })

  test('M-04 a county has no miles around it; on a phone the choice fits the map', async () => {
    const page = await visit('/map#map', { viewport: { width: 360, height: 740 } })
    await mapReady(page)
    await placeSearch(page).fill('Essex County')
    await page.getByRole('option', { name: /^Essex County ?New Jersey/ }).click()
    await page.getByText('The map shows Essex County.').waitFor()
    const radii = page.getByRole('group', { name: 'Homes within' })
    expect(await radii.count()).toBe(0)
    await placeSearch(page).fill('River Street, Hoboken')
    await page
      .getByRole('option', { name: /^River Street/ })
      .first()
      .click()
    const box = (await radii.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(360)
    await radii.getByRole('button', { name: '5 miles' }).click()
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
  })

  test('M-03 an address with towns opens on them, and one that finds nothing offers to leave them out', async () => {
    const page = await visit('/map?towns=Hudson/Hoboken')
    const homes = SAMPLE_LISTINGS.filter(({ city }) => city === 'Hoboken')
    await expect.poll(async () => (await pillsInView(page)).length).toBe(homes.length)
    await page.goto('/map?towns=Warren/Hope')
    await page.getByRole('button', { name: `Removing “Hope” would show ${SAMPLE_LISTINGS.length} homes.` }).waitFor()
  })
})

// The same code in both editions: one is enough.
onEditions(['live'], 'M: drawing areas', ({ visit }) => {
  test('M-03 a click on the first corner closes the area, Escape leaves it undone', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await draw(page).click()
    await setCorners(page, AROUND.slice(0, 2))
    await drawing(page).getByText('2 corners set. Set at least 1 more.').waitFor()
    await drawing(page).getByRole('button', { name: 'Done' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => drawing(page).count()).toBe(1)
    await page.keyboard.press('Escape')
    await drawing(page).waitFor({ state: 'detached' })
    await expect.poll(() => allOf(page)).toBe(SAMPLE_LISTINGS.length)
    await draw(page).click()
    await setCorners(page, [...AROUND, AROUND[0]!])
    await drawing(page).waitFor({ state: 'detached' })
    await page.getByText('Showing 1 property', { exact: true }).waitFor()
  })

  test('M-03 a home’s pill sets a corner while an area is drawn', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await draw(page).click()
    await pillOf(page, RIDGEWOOD.title).click()
    await drawing(page).getByText('1 corner set. Set at least 2 more.').waitFor()
    await expect.poll(() => popup(page).count()).toBe(0)
    await drawing(page).getByRole('button', { name: 'Cancel' }).click()
    await drawing(page).waitFor({ state: 'detached' })
  })

  test('M-03 on a tablet the tools and the drawing fit beside the list', async () => {
    const page = await visit('/map', { viewport: { width: 768, height: 1024 } })
    await mapReady(page)
    const map = (await mapOf(page).boundingBox())!
    for (const tool of [draw(page), page.getByText('Search as I move the map')]) {
      const box = (await tool.boundingBox())!
      expect(box.x + box.width).toBeLessThanOrEqual(map.x + map.width)
    }
    await draw(page).click()
    await drawing(page).waitFor()
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
  })
})
