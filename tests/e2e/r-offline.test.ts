import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeFindings, expectNoSidewaysScroll, onBothEditions, PHONE } from './visitor.ts'

/** The files kept for reading offline, when as many pictures are there as expected. */
const expectPictures = (page: Page, ids: readonly number[]) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((cache) => cache.includes('kept-homes'))
        const files = name === undefined ? [] : await (await caches.open(name)).keys()
        return files.flatMap(({ url }) => /pictures\/(\d+)$/.exec(url)?.[1] ?? []).map(Number)
      }),
    )
    .toEqual(expect.arrayContaining([...ids]))

const workerIsActive = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

onBothEditions('R: reading offline', ({ visit, address }) => {
  test('R-01 F-06 favorites and homes seen last are readable without a connection, and online pages come from the site', async () => {
    const page = await visit('/listings/2', { offline: true, expectedErrors: /ERR_INTERNET_DISCONNECTED/ })
    const title = (await page.getByRole('heading', { level: 1 }).textContent())!
    await workerIsActive(page)
    await expectPictures(page, [2])
    await page.goto('/listings/4')
    await page.getByRole('button', { name: 'Favorite', exact: true }).click()
    await page.getByText(/added to favorites$/).waitFor()
    const saved = (await page.getByRole('heading', { level: 1 }).textContent())!
    await expectPictures(page, [2, 4])

    await page.context().setOffline(true)
    await page.goto('/favorites')
    await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
    for (const name of [title, saved]) await page.getByRole('link', { name, exact: true }).waitFor()
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText(/this is the home as of/).waitFor()
    const picture = page.getByRole('img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.goto('/map')
    await page.getByText('This page needs an internet connection.', { exact: false }).waitFor()

    // It reloads by itself once there is a connection.
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Property Map' }).waitFor()
    await page.goto('/favorites')
    await page.getByRole('heading', { level: 1, name: 'Your Favorites' }).waitFor()
    const pages = await page.evaluate(async () => {
      const names = await caches.keys()
      const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return stored.flat().filter(({ url }) => !new URL(url).pathname.startsWith('/offline/')).length
    })
    expect(pages).toBe(0)
  })

  test('R-01 a link to a kept home leads there also when the connection is lost while a page is open', async () => {
    // The next page's module can't be fetched either.
    const expectedErrors = /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/
    const page = await visit('/listings/2', { offline: true, expectedErrors })
    await workerIsActive(page)
    await expectPictures(page, [2])
    await page.context().setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'Favorites', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
  })

  test('R-01 an update takes the place of an older worker and removes what that one had stored', async () => {
    const page = await visit('/privacy', { offline: true })
    await workerIsActive(page)
    await page.evaluate(() => caches.open('keystead fonts older /'))
    const registered = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration!.unregister()
      return registration!.active!.scriptURL
    })
    expect(registered).toBe(`${address}/service-worker.js`)
    await page.reload()
    await workerIsActive(page)
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('older'))))
      .toEqual([])
  })

  test('R-01 switched off, the worker and all it kept go with the next page', async () => {
    const page = await visit('/listings/2', { offline: true })
    await workerIsActive(page)
    await expectPictures(page, [2])
    const off = await (await fetch(`${address}/service-worker-off.js`)).text()
    await page
      .context()
      .route('**/service-worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: off }))
    await page.goto('/privacy')
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).filter((name) => name.includes('kept-homes')).length,
      ])
    await expect.poll(left).toEqual([0, 0])
  })

  test('R-01 the site can be installed: manifest, icons, and one that fits any shape', async () => {
    const page = await visit('/')
    const href = await page.locator('link[rel="manifest"]').getAttribute('href')
    const manifest = (await (await fetch(address + href)).json()) as {
      display: string
      start_url: string
      icons: { src: string; sizes: string; purpose?: string }[]
    }
    expect([manifest.display, manifest.start_url]).toEqual(['standalone', './'])
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
    )
    for (const { src } of manifest.icons) expect((await fetch(new URL(src, address))).status).toBe(200)
    await expect.poll(() => page.locator('meta[name="theme-color"]').getAttribute('content')).toMatch(/^#/)
  })
})
