import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { expectNoAxeFindings, onEditions } from './visitor.ts'

/** Three more tries take seven seconds. */
const AFTER_ALL_TRIES = { timeout: 20_000 }
const EXPECTED = { expectedErrors: /ERR_FAILED|Failed to fetch dynamically imported module/ }

const refuse = (route: Route) => route.abort()

async function expectFailure(page: Page, title: string) {
  const alert = page.getByRole('alert').filter({ hasText: title })
  await alert.waitFor(AFTER_ALL_TRIES)
  await alert.getByRole('link', { name: SAMPLE_AGENCY.phones.head.number }).waitFor()
  await expectNoAxeFindings(page)
  return alert.getByRole('button', { name: 'Try again' })
}

onEditions(['live'], 'R: the server is away in the middle of a visit', ({ visit }) => {
  test('X-03 results say so and come with the next try; what was chosen is kept', async () => {
    const page = await visit('/listings', EXPECTED)
    await page.route('**/api/**', refuse)
    await page.locator('.segment:has([name=market][value=rent])').click()
    const retry = await expectFailure(page, 'We can’t show the listings right now')
    expect(await page.locator('[name=market][value=rent]').isChecked()).toBe(true)
    await page.unroute('**/api/**', refuse)
    await retry.click()
    await page.getByRole('list', { name: 'Properties' }).waitFor()
    await page.waitForURL(/market=rent/)
  })

  test('X-03 what an income buys says so, and keeps what was typed', async () => {
    const page = await visit('/privacy', EXPECTED)
    await page.route('**/api/**', refuse)
    await page.evaluate(() => {
      // The link that the header has on wide screens.
      document.querySelector<HTMLAnchorElement>('header a[href="/afford"]')!.click()
    })
    const retry = await expectFailure(page, 'We couldn’t load the towns’ figures')
    await page
      .getByLabel(/income/i)
      .first()
      .fill('123000')
    await page.unroute('**/api/**', refuse)
    await retry.click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    expect(
      (
        await page
          .getByLabel(/income/i)
          .first()
          .inputValue()
      ).replace(/\D/g, ''),
    ).toBe('123000')
  })

  test('the code of a dialog that fails once is fetched again, and the press counts', async () => {
    const page = await visit('/listings', EXPECTED)
    let failures = 0
    await page.route(/save-search-dialog/, (route) => (failures++ === 0 ? route.abort() : route.continue()))
    await page.locator('.actions button').click()
    await page.getByRole('dialog').waitFor()
    expect(failures).toBeGreaterThan(1)
  })
})
