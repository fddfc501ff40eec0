import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Edition } from './editions-setup.ts'
import { withGoogle, type GoogleManner } from './google-maps-stand-in.ts'
import { card, LONE_HOME, mapOf, mapReady, pillOf, popup, rowOf, rows } from './map-page.ts'
import { visitWithGoogle } from './maps-under-test.ts'
import { expectNoAxeFindings, stopClock } from './visitor.ts'

/** What the browser itself says of a script that doesn't come. */
const NO_SCRIPT = /ERR_FAILED/
/** M-07: timeout of the script, ms. */
const TIME_LIMIT = 15_000
const STEPS = [
  'Open the Google Cloud Console',
  'Select your project',
  'Enable the Maps JavaScript API',
  'Enable billing for the project',
  'Ensure the API restrictions allow this domain',
]

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Map Loading Error' })
const toast = (page: Page) => page.getByText('Failed to load Google Maps components', { exact: true })
const loading = (page: Page) => page.getByText('Loading map...', { exact: true })
const useBuiltIn = (page: Page) => page.getByRole('button', { name: 'Use the built-in map', exact: true })
const googleParts = (page: Page) => page.locator('.gm-style, .google-map, gmp-advanced-marker')

/** M-07, all of it: alert, steps, toast, once each; the list works on. */
async function expectFailure(page: Page): Promise<void> {
  await alert(page).waitFor()
  await alert(page).getByText('Map Loading Error', { exact: true }).waitFor()
  await alert(page)
    .getByText('Failed to load Google Maps components. Please check your internet connection.', { exact: true })
    .waitFor()
  await expect.poll(() => alert(page).getByRole('listitem').allTextContents()).toEqual(STEPS)
  await page.getByText('Error loading map', { exact: true }).waitFor()
  expect([await alert(page).count(), await toast(page).count()]).toEqual([1, 1])
  await expect.poll(() => loading(page).count()).toBe(0)
  await expect.poll(() => googleParts(page).count()).toBe(0)
  expect(await page.evaluate(() => window.gm_authFailure)).toBeUndefined()
}

/** Installs the test's clock before the page opens; the page notes when it asks for Google's script. */
async function ownClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (!document.querySelector('script[src^="https://maps.googleapis.com"]')) return
      document.documentElement.dataset['googleAskedAt'] ??= `${Date.now()}`
    }).observe(document, { childList: true, subtree: true }),
  )
}

/** How long ago the page has asked for Google's script by its own clock, ms. */
const sinceAsked = (page: Page) =>
  page.evaluate(() => Date.now() - Number(document.documentElement.dataset['googleAskedAt']))

describe.each<Edition>(['live', 'sample'])('M-07 Google’s map [%s]', (edition) => {
  test('M-07 its script is blocked: alert, steps and toast; the built-in map goes on where the visitor was', async () => {
    const page = await visitWithGoogle(edition, 'blocked').visit('/map?q=Englewood', { expectedErrors: NO_SCRIPT })
    await expectFailure(page)
    await expectNoAxeFindings(page)
    await rowOf(page, LONE_HOME.title).click()
    await card(page, LONE_HOME.title).waitFor()
    await useBuiltIn(page).focus()
    await page.keyboard.press('Enter')
    await alert(page).waitFor({ state: 'detached' })
    const pill = pillOf(page, LONE_HOME.title)
    await pill.waitFor()
    await expect.poll(() => pill.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => card(page, LONE_HOME.title).count()).toBe(1)
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(new URL(page.url()).searchParams.get('q')).toBe('Englewood')
    await page.getByText(/GeoNames/).waitFor()
  })
})

describe('M-07 Google’s map [live]', () => {
  const visitWhere = (manner: GoogleManner, ...[path, options]: Parameters<typeof visit>) =>
    visitWithGoogle('live', manner).visit(path, options)
  const { visit, address } = visitWithGoogle('live', 'answers')

  test.each<GoogleManner>(['no-callback', 'no-libraries'])(
    'M-07 its script answers and then nothing comes (%s): after 15 s it has failed, and stays failed',
    async (manner) => {
      const page = await visitWhere(manner, '/map', { prepare: ownClock })
      await loading(page).waitFor()
      await page.locator('html[data-google-asked-at]').waitFor({ state: 'attached' })
      await stopClock(page)
      await page.clock.runFor(TIME_LIMIT - 1_000 - (await sinceAsked(page)))
      expect(await alert(page).count()).toBe(0)
      await loading(page).waitFor()
      await page.clock.runFor(2_000)
      await alert(page).waitFor()
      // The toast comes a little later.
      await page.clock.resume()
      await expectFailure(page)
      await page.evaluate(() => (window as { onGoogleMapsLoaded?: () => void }).onGoogleMapsLoaded?.())
      await page.clock.runFor(TIME_LIMIT)
      expect([await alert(page).count(), await googleParts(page).count()]).toEqual([1, 0])
    },
  )

  test('M-07 its key is refused before the map is there', async () => {
    const page = await visitWhere('refuses', '/map')
    await expectFailure(page)
    await useBuiltIn(page).click()
    await mapReady(page)
  })

  test('M-07 its key is refused when the map was there: it goes, and the built-in map keeps the selection', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await rowOf(page, LONE_HOME.title).click()
    await popup(page).waitFor()
    await page.evaluate(() => window.gm_authFailure?.())
    await expectFailure(page)
    await expect.poll(() => popup(page).count()).toBe(0)
    await useBuiltIn(page).click()
    await popup(page).waitFor()
    await expect.poll(() => card(page, LONE_HOME.title).count()).toBe(1)
  })

  test('M-07 coming back to the page tries again', async () => {
    let google: Awaited<ReturnType<typeof withGoogle>>
    const page = await visit('/map', {
      expectedErrors: NO_SCRIPT,
      prepare: async (fresh) => {
        google = await withGoogle(fresh, 'blocked')
      },
    })
    await alert(page).waitFor()
    google!.answer('answers')
    await page.getByRole('link', { name: 'Favorites' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Your Favorites' }).waitFor()
    await page.getByRole('link', { name: 'Map', exact: true }).first().click()
    await mapReady(page)
    expect(await alert(page).count()).toBe(0)
    expect(google!.asked()).toBe(2)
  })

  test('M-07, D-05 the small map and the large one share one script; nothing is asked of hosts that are not Google’s', async () => {
    const outside: string[] = []
    let google: Awaited<ReturnType<typeof withGoogle>>
    const watch = (request: Request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address)) outside.push(request.url())
    }
    const page = await visit(`/listings/${LONE_HOME.id}`, {
      prepare: async (fresh) => {
        fresh.context().on('request', watch)
        google = await withGoogle(fresh, 'answers')
      },
    })
    expect(outside).toEqual([])
    const panel = page.getByRole('region', { name: 'Location' })
    await panel.scrollIntoViewIfNeeded()
    await panel.getByRole('button', { name: /: center the map$/ }).waitFor()
    await expect.poll(() => panel.locator('.gm-style').count()).toBe(1)
    await expectNoAxeFindings(page)
    await panel.getByRole('link', { name: 'See all homes on the map' }).click()
    await mapOf(page).waitFor()
    await mapReady(page)
    await expect.poll(() => mapOf(page).locator('.gm-style').count()).toBe(1)
    expect(google!.asked()).toBe(1)
    expect(outside.map((url) => new URL(url).hostname).every((host) => /\.(googleapis|gstatic)\.com$/.test(host))).toBe(
      true,
    )
    // The map that was left has let go of everything.
    await expect.poll(() => page.locator('.gm-style').count()).toBe(1)
  })

  test('M-07, D-05 on a listing the built-in map takes its place without a word', async () => {
    const page = await visitWhere('blocked', `/listings/${LONE_HOME.id}`, { expectedErrors: NO_SCRIPT })
    const panel = page.getByRole('region', { name: 'Location' })
    await panel.scrollIntoViewIfNeeded()
    await panel.getByRole('button', { name: /: center the map$/ }).waitFor()
    await expect.poll(() => panel.locator('.maplibregl-canvas').count()).toBe(1)
    expect([await alert(page).count(), await toast(page).count()]).toEqual([0, 0])
    await expectNoAxeFindings(page)
  })
})
