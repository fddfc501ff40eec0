import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mapOf, mapReady, RIDGEWOOD } from './map-page.ts'
import { DESKTOP, onEitherEdition, PHONE } from './visitor.ts'

/** From where the map is shown beside the list (M-02); it is 512 px wide then. */
const TABLET = { width: 768, height: 1024 }

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Location' })
const pillIn = (panel: Locator): Locator => panel.getByRole('button', { name: /^\$1\.1M .*: center the map$/ })

const sourcesOf = (page: Page): Locator => page.getByRole('group').filter({ hasText: 'TIGER/Line' })

/** On a small map the sources fold once it moves, and a press opens them again. */
async function openSources(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zoom in' }).click()
  const folded = sourcesOf(page)
  await expect.poll(async () => (await folded.boundingBox())!.width).toBeLessThanOrEqual(26)
  await folded.locator('summary').click()
}

/** The height of the line below the map, px (adapters/maplibre/map.css). */
const CREDITS_LINE = 22

/** All three sources are written inside the map, or in a line below it, and a click on either link reaches it. */
async function expectSourcesNamed(page: Page, map: Locator, line = 0): Promise<void> {
  const note = sourcesOf(page)
  await expect
    .poll(() => note.innerText())
    .toMatch(/© OpenStreetMap contributors.*U\.S\. Census TIGER\/Line.*GeoNames/s)
  const [outer, inner] = await Promise.all([map.boundingBox(), note.boundingBox()])
  expect(inner!.x).toBeGreaterThanOrEqual(outer!.x)
  expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width)
  expect(inner!.y + inner!.height).toBeLessThanOrEqual(outer!.y + outer!.height + line)
  for (const link of await note.getByRole('link').all()) await link.click({ trial: true })
}

onEitherEdition('D: the small map', ({ visit }) => {
  test('D-05, M-06 the sources are named on every map, however small, and nothing covers them', async () => {
    const page = await visit('/map', { viewport: TABLET })
    await mapReady(page)
    await openSources(page)
    await expectSourcesNamed(page, mapOf(page))
    await page.setViewportSize(DESKTOP)
    // Beside the list they have a line of their own below the map.
    await expectSourcesNamed(page, mapOf(page), CREDITS_LINE)
    await page.setViewportSize(PHONE)
    await page.goto(`/listings/${RIDGEWOOD.id}`)
    await panelOf(page).scrollIntoViewIfNeeded()
    await pillIn(panelOf(page)).waitFor()
    const small = page.getByRole('region', { name: `Map of ${RIDGEWOOD.title}` })
    await small.scrollIntoViewIfNeeded()
    await openSources(page)
    await expectSourcesNamed(page, small)
  })
})
