import { expect, test } from 'vitest'
import { expectNoAxeFindings, onEditions, onEitherEdition, PHONE, stopClock } from './visitor.ts'

/** A desktop's window at 400 %. */
const ZOOMED = { width: 320, height: 256 }

onEitherEdition('X: everywhere', ({ visit }) => {
  test('X-01 a toast is announced, can be dismissed, and goes by itself after 4 to 5 s', async () => {
    // Without motion a toast that leaves is gone at once: what is counted is the clock.
    const page = await visit('/listings/2', { reducedMotion: 'reduce', prepare: (fresh) => fresh.clock.install() })
    const toggle = page
      .getByRole('main')
      .getByRole('button', { name: /favorite|save/i })
      .first()
    const toast = page.getByText(/added to favorites/)
    await toggle.click()
    // The pointer on it makes it stay; its time begins anew when the pointer leaves.
    await toast.hover()
    expect(await toast.evaluate((element) => element.closest('[aria-live]') !== null)).toBe(true)
    await stopClock(page)
    await page.clock.runFor(20_000)
    expect(await toast.count()).toBe(1)
    await page.mouse.move(5, 5)
    await page.clock.runFor(4000)
    expect(await toast.count()).toBe(1)
    await page.clock.runFor(1000)
    await toast.waitFor({ state: 'detached' })
    await toggle.click()
    const second = page.getByText(/removed from favorites/)
    await second.waitFor()
    await page
      .getByRole('button', { name: /close toast|dismiss/i })
      .first()
      .click()
    await page.clock.runFor(1000)
    await second.waitFor({ state: 'detached' })
  })

  test('X-01 the newest toast on a home’s heart takes the place of the one before', async () => {
    const page = await visit('/listings/2')
    const button = page.getByRole('button', { name: 'Favorite', exact: true })
    const toasts = page.getByRole('region', { name: 'Notifications' })
    const [first, second] = [/added to favorites$/, /removed from favorites$/]
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
    await button.click()
    await toasts.getByText(first).waitFor()
    // Under the pointer it stays.
    await toasts.getByText(first).hover()
    await button.press('Enter')
    await toasts.getByText(second).waitFor()
    await expect.poll(() => toasts.getByText(first).count()).toBe(0)
  })

  test('X-01 a toast stands off the button just pressed, wherever that is in the window', async () => {
    const page = await visit('/listings/2')
    const button = page.getByRole('button', { name: 'Favorite', exact: true })
    const toasts = page.getByRole('region', { name: 'Notifications' })
    for (const viewport of [{ width: 1280, height: 800 }, PHONE, ZOOMED]) {
      await page.setViewportSize(viewport)
      for (const block of ['center', 'end'] as const) {
        await button.evaluate((element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }), block)
        const before = await button.getAttribute('aria-pressed')
        await button.click()
        const words = before === 'true' ? /removed from favorites$/ : /added to favorites$/
        await toasts.getByText(words).waitFor()
        const [pressed, shown] = [(await button.boundingBox())!, (await toasts.boundingBox())!]
        const isApart = shown.y >= pressed.y + pressed.height || shown.y + shown.height <= pressed.y
        expect([viewport, block, isApart || shown.x >= pressed.x + pressed.width]).toEqual([viewport, block, true])
        const dismiss = toasts.getByRole('button', { name: 'Dismiss notification' })
        await dismiss.click()
        await toasts.getByText(words).waitFor({ state: 'detached' })
      }
    }
  })

  test('X-01 a toast takes the place of an equal one', async () => {
    const page = await visit('/signup')
    await page.getByLabel('First name').fill('Ana')
    await page.getByLabel('Last name').fill('Ruiz')
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByLabel('Password', { exact: true }).fill('secret pass')
    await page.getByLabel('Confirm password', { exact: true }).fill('secret pas')
    await page.getByRole('checkbox').check()
    const toast = page.getByText('Passwords do not match', { exact: true })
    for (const _ of [1, 2, 3]) {
      await toast.evaluateAll((shown) => shown.forEach((element) => element.setAttribute('data-old', '')))
      await page.getByRole('button', { name: 'Create Account', exact: true }).click()
      await page.locator('p:not([data-old])', { hasText: 'Passwords do not match' }).waitFor()
      await expect.poll(() => toast.count()).toBe(1)
    }
  })

  test('X-02 a tooltip waits 700 ms, the next one comes at once within 300 ms', async () => {
    const page = await visit('/listings/2', { prepare: (fresh) => fresh.clock.install() })
    const share = page.getByRole('button', { name: /share/i }).first()
    const save = page
      .getByRole('main')
      .getByRole('button', { name: /favorite|save/i })
      .first()
    const tooltip = page.getByRole('tooltip')
    await stopClock(page)
    await share.hover()
    await page.clock.runFor(600)
    expect(await tooltip.count()).toBe(0)
    await page.clock.runFor(200)
    await tooltip.waitFor()
    await save.hover()
    await page.clock.runFor(50)
    await tooltip.waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.move(5, 5)
    await page.clock.runFor(400)
    expect(await tooltip.count()).toBe(0)
    await share.hover()
    await page.clock.runFor(600)
    expect(await tooltip.count()).toBe(0)
  })

  test('X-02 a tooltip describes its control, stays under the pointer, and Escape closes it wherever the focus is', async () => {
    const page = await visit('/listings/2', { prepare: (fresh) => fresh.clock.install() })
    const share = page.getByRole('button', { name: /share/i }).first()
    const tooltip = page.getByRole('tooltip')
    await stopClock(page)
    await share.hover()
    await page.clock.runFor(800)
    await tooltip.waitFor()
    expect(await share.getAttribute('aria-describedby')).toBe(await tooltip.getAttribute('id'))
    const box = (await tooltip.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4)
    await page.clock.runFor(1000)
    expect(await tooltip.count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.keyboard.press('Escape')
    await tooltip.waitFor({ state: 'detached' })
    await expect.poll(() => share.getAttribute('aria-describedby')).toBeNull()
  })

  test('X-04 prices have no decimals, and 768 px is where narrow ends', async () => {
    const page = await visit('/listings')
    // The slider's end is no price of a home, and short in words.
    const text = (await page.getByRole('main').innerText()).replace(/(?<=homes? (?:is|are) above )\$1\.5M/, '')
    expect(text).not.toMatch(/\$[\d,]+\.\d/)
    const narrow = await visit('/map', { viewport: { width: 767, height: 900 } })
    await expect.poll(() => narrow.getByText('Loading map...').isVisible()).toBe(false)
    const wide = await visit('/map', {
      viewport: { width: 768, height: 900 },
      // The map keeps loading as long as its data is on the way.
      prepare: (fresh) => fresh.route('**/basemap/**', () => undefined),
    })
    await wide.getByText('Loading map...').waitFor()
  })

  test('X-06 every screen is open to the anonymous visitor', async () => {
    const page = await visit('/')
    for (const path of ['/', '/listings', '/listings/1', '/map', '/favorites', '/signin', '/signup', '/demo']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
    }
  })

  test('X-04 at 400 % zoom everything is still there', async () => {
    const page = await visit('/listings/1', { viewport: { width: 320, height: 256 } })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoAxeFindings(page)
  })
})

/** Waits before the further tries of a failed fetch, ms. */
const WAITS = [1000, 2000, 4000]

onEditions(['live'], 'X: a failing server', ({ visit }) => {
  test('X-03 a failed fetch is tried three more times, after 1, 2 and 4 s, then said in words with a way to retry', async () => {
    let calls = 0
    const begun: number[] = []
    const page = await visit('/', {
      expectedErrors: /503|Failed to load resource|ProblemError/,
      prepare: async (fresh) => {
        await fresh.clock.install()
        await fresh.exposeFunction('waitBegins', (wait: number) => begun.push(wait))
        await fresh.addInitScript(noteWaits, WAITS)
        await fresh.route(/\/api\/listings\/4($|\?)/, async (route) => {
          calls += 1
          await route.fulfill({
            status: 503,
            contentType: 'application/problem+json',
            body: '{"type":"/problems/unavailable","title":"Unavailable","status":503,"detail":"down"}',
          })
        })
      },
    })
    await stopClock(page)
    await page.evaluate(() => {
      window.history.pushState({}, '', '/listings/4')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect.poll(() => calls).toBe(1)
    for (const [index, wait] of WAITS.entries()) {
      // It begins when the page has read the answer: a busy machine takes long for that, while the clock stands still.
      await expect.poll(() => begun).toEqual(WAITS.slice(0, index + 1))
      await page.clock.runFor(wait - 1)
      expect(calls).toBe(index + 1)
      await page.clock.runFor(1)
      await expect.poll(() => calls).toBe(index + 2)
    }
    await page.clock.resume()
    await page.getByRole('button', { name: /try again|retry/i }).waitFor()
    await expectNoAxeFindings(page)
    await page.unroute(/\/api\/listings\/4($|\?)/)
    await page.getByRole('button', { name: /try again|retry/i }).click()
    await page.getByRole('heading', { level: 1, name: /.+/ }).waitFor()
    await page.getByRole('tab', { name: 'Details' }).waitFor()
  })
})

/** Tells the test when the page begins to wait for one of these times. */
function noteWaits(waits: readonly number[]): void {
  const { setTimeout, waitBegins } = window as Window & typeof globalThis & { waitBegins: (wait: number) => void }
  Object.assign(window, {
    setTimeout: (act: () => void, wait?: number, ...rest: unknown[]) => {
      if (waits.includes(wait!)) waitBegins(wait!)
      return setTimeout(act, wait, ...rest)
    },
  })
}

onEditions(['live'], 'X: a connection that breaks', ({ visit }) => {
  test('X-05 a footer whose code can’t be fetched stays as the server sent it, and the page with it', async () => {
    let refused = 0
    const page = await visit('/listings/2', {
      expectedErrors: /site-footer|ERR_FAILED/,
      unfinished: true,
      prepare: (fresh) =>
        fresh.route(/site-footer/, (route) => {
          refused += 1
          return route.abort()
        }),
    })
    await expect.poll(() => refused).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Favorite', exact: true }).click()
    await page.getByText(/added to favorites$/).waitFor()
    await expect
      .poll(() => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).isVisible())
      .toBe(true)
    await expect
      .poll(() => page.getByRole('button', { name: 'Favorite', exact: true }).getAttribute('aria-pressed'))
      .toBe('true')
  })
})
