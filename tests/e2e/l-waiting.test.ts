import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { showingLine } from '#domain/count.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { searchListings } from '#domain/search/search.ts'
import { endNoTimer, expectFocus, expectNoAxeFindings, onEditions, stopClock } from './visitor.ts'

const totalIn = (county: 'Bergen' | null) =>
  searchListings(SAMPLE_LISTINGS, { filters: { ...defaultFilters(), county }, sort: 'newest', page: 1 }).total

const note = (page: Page) => page.getByText('This is taking longer than usual')

/** The page gives a request up then, and sends it again (adapters/api-client/api-client.ts). */
const READ_LIMIT_MS = 15_000

/** The page's clock can be stopped, and a busy machine takes longer than a request may for all that is looked at meanwhile. */
async function takeTime(page: Page) {
  await page.clock.install()
  await endNoTimer(page, READ_LIMIT_MS)
}

/** Requests that match aren't answered before `release`. */
async function holdBack(page: Page, url: RegExp) {
  let released = false
  let calls = 0
  await page.route(url, (route) => {
    calls += 1
    return released ? route.continue() : undefined
  })
  return {
    calls: () => calls,
    release: () => {
      released = true
    },
  }
}

onEditions(['live'], 'L: an answer that takes long', ({ visit }) => {
  test('L-05 after 150 ms the count says that it is being updated, after 5 s one can ask again', async () => {
    const page = await visit('/listings', { prepare: takeTime })
    const count = page.getByText(showingLine(totalIn(null)), { exact: true })
    const answer = await holdBack(page, /\/api\/listings\?/)
    await count.waitFor()
    await stopClock(page)
    await page.getByLabel('County').selectOption('Bergen')
    await expect.poll(answer.calls).toBe(1)
    await page.clock.runFor(100)
    expect(await count.isVisible()).toBe(true)
    await page.clock.runFor(100)
    const updating = page.locator('[aria-live]').filter({ hasText: 'Updating…' })
    await updating.waitFor()
    expect(await count.count()).toBe(0)
    await expect.poll(() => page.getByLabel('County').locator('option').allTextContents()).toContain('Morris')
    const pale = () =>
      page
        .locator('article img')
        .evaluateAll((images) => images.every((image) => getComputedStyle(image).opacity < '1'))
    await expect.poll(pale).toBe(true)

    await page.clock.runFor(4000)
    expect(await note(page).count()).toBe(0)
    await page.clock.runFor(1000)
    await note(page).waitFor()
    await page.clock.resume()
    await expectNoAxeFindings(page)
    answer.release()
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await page.getByText(showingLine(totalIn('Bergen')), { exact: true }).waitFor()
    expect(answer.calls()).toBe(2)
    await expect.poll(() => note(page).count()).toBe(0)
    await expect.poll(pale).toBe(false)
    await expectFocus(page.getByRole('region', { name: 'Results' }))
  })

  test('F-02 favorites that take long can be asked for again', async () => {
    let answer: Awaited<ReturnType<typeof holdBack>> | undefined
    const page = await visit('/favorites', {
      prepare: async (fresh) => {
        await takeTime(fresh)
        answer = await holdBack(fresh, /\/api\/favorites($|\?)/)
      },
    })
    // The page's scripts are there, and have asked.
    await expect.poll(() => answer!.calls()).toBe(1)
    await stopClock(page)
    await page.clock.runFor(200)
    await page.getByText('Loading…', { exact: true }).waitFor()
    await page.clock.runFor(5000)
    await note(page).waitFor()
    await page.clock.resume()
    await expectNoAxeFindings(page)
    answer!.release()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(/^You have \d+ saved propert/).waitFor()
    await expect.poll(() => note(page).count()).toBe(0)
  })
})
