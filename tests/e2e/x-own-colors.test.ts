import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BROOKSIDE, layAgencyFolder } from '../agency-folder.ts'
import { startSite, type SiteProcess } from './site-process.ts'
import { DESKTOP, expectNoAxeFindings, PHONE, visitorOf } from './visitor.ts'

const START_TIMEOUT = 180_000
const folder = mkdtempSync(path.join(tmpdir(), 'own-colors-'))
/** Barely within the limits that `npm run agency -- check` sets: what passes there has to pass on the pages. */
const COLORS = { main: '#8a5a00', text: '#3d4a3a', accent: '#b0307a', good: '#2a6f80', wrong: '#a13d00' }
let site: SiteProcess

beforeAll(async () => {
  layAgencyFolder(path.join(folder, 'agency'), { ...BROOKSIDE, colors: COLORS })
  site = await startSite(['src/entry/node.ts'], { DATA_DIR: folder, SAMPLE_DATA: 'on' })
}, START_TIMEOUT)
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
const MAIN = 'rgb(138, 90, 0)'
const TEXT = 'rgb(61, 74, 58)'

test.each(['/', '/listings', '/listings/3', '/signin', '/afford', '/nothing-here'])(
  '%s in an agency’s colors has no axe findings',
  async (address) => {
    const page = await visitorOf('live', site.url).visit(address, { expectedErrors: /404/ })
    expect(await styleOf(page, 'body', 'color')).toBe(TEXT)
    await expectNoAxeFindings(page)
    await page.setViewportSize(PHONE)
    await expectNoAxeFindings(page)
    await page.setViewportSize(DESKTOP)
  },
)

test('a plain error page has the agency’s colors', async () => {
  // Its path can't be decoded: no page of the router answers.
  const page = await visitorOf('live', site.url).visit('/%ff', { expectedErrors: /404/, javaScriptEnabled: false })
  await page.getByText('Oops! Page not found').waitFor()
  expect([await styleOf(page, 'body', 'color'), await styleOf(page, 'a', 'background-color')]).toEqual([TEXT, MAIN])
})

test('R-01 the page without a connection has the agency’s name and colors', async () => {
  const page = await visitorOf('live', site.url).visit('/', {
    offline: true,
    expectedErrors: /ERR_INTERNET_DISCONNECTED/,
  })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.context().setOffline(true)
  await page.goto('/map')
  await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
  await page.getByRole('link', { name: 'Brookside Homes' }).waitFor()
  expect([await styleOf(page, 'body', 'color'), await styleOf(page, '.mark path', 'fill')]).toEqual([TEXT, MAIN])
  await expectNoAxeFindings(page)
})
