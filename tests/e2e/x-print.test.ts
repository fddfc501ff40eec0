import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onEditions, onEitherEdition } from './visitor.ts'

/** What the margins leave of a US Letter sheet, CSS pixels. */
const PAPER = { width: 710, height: 979 }

/** The page as it prints; nothing that only works on a screen is left. */
async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['button', 'textbox', 'checkbox', 'slider', 'combobox', 'dialog'] as const) {
    // A picture that is a button prints as a picture, and a cost as text.
    const shown = page.getByRole(role, { name: /^(?!Show picture |(?:about|up to) \$)/ })
    expect([role, await shown.count()]).toEqual([role, 0])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width)
}

/** Sheets needed, at least one. */
const sheets = (page: Page) =>
  page.evaluate((height) => Math.ceil(document.body.getBoundingClientRect().height / height), PAPER.height)

onEitherEdition('X: print', ({ visit }) => {
  test('D-04 a home prints on one sheet: five pictures, all tabs, its address; its costs follow', async () => {
    const page = await visit('/listings/2')
    await page.getByText(new RegExp(`^${new URL(page.url()).origin}/listings/2$`)).waitFor({ state: 'attached' })
    // The sample edition has the facts once the browser is idle.
    await page.getByText('Association Fee', { exact: true }).waitFor({ state: 'attached' })
    await page.locator('#cash-to-close').waitFor({ state: 'attached' })
    await onPaper(page)
    // What it costs follows on sheets of its own.
    const costs = page.locator('#cost')
    const { y } = (await costs.boundingBox())!
    expect((await page.evaluate(() => window.scrollY)) + y).toBeLessThanOrEqual(PAPER.height)
    expect(await costs.evaluate((section) => getComputedStyle(section.parentElement!).breakBefore)).toBe('page')
    await expect.poll(() => costs.getByText('Back to 10%').isVisible()).toBe(false)
    await expect.poll(() => costs.getByRole('table', { name: 'What you still owe over time' }).isVisible()).toBe(true)
    for (const text of ['Shared outdoor pool on the terrace level', 'Association Fee', 'School District']) {
      await expect.poll(() => page.getByText(text, { exact: true }).isVisible()).toBe(true)
    }
    await expect.poll(() => page.getByRole('region', { name: 'Gallery' }).locator('img:visible').count()).toBe(5)
    await expect
      .poll(() => page.getByText(new RegExp(`^${new URL(page.url()).origin}/listings/2$`)).isVisible())
      .toBe(true)
  })

  test('F-06 a comparison prints on one sheet: all homes, their pictures and addresses', async () => {
    const page = await visit('/compare?homes=1,3,5,2')
    const { origin } = new URL(page.url())
    const address = (path: string) => page.getByText(origin + path, { exact: true })
    await address('/listings/2').waitFor({ state: 'attached' })
    await page
      .getByText(/^\d+ days$|^New today$/)
      .first()
      .waitFor()
    await onPaper(page)
    expect(await sheets(page)).toBe(1)
    const heads = page.getByRole('columnheader')
    await expect.poll(() => heads.locator('img:visible').count()).toBe(4)
    const { x, width } = (await heads.last().boundingBox())!
    expect(x + width).toBeLessThanOrEqual(PAPER.width)
    for (const id of [1, 2, 3, 5]) expect(await address(`/listings/${id}`).isVisible()).toBe(true)
    await expect.poll(() => address('/compare?homes=1,3,5,2').isVisible()).toBe(true)
  })
})

onEditions(['live'], 'X: print', ({ visit }) => {
  test('F-06 a shared list of three homes prints on one sheet, with their addresses and its own', async () => {
    const page = await visit('/favorites')
    await page.getByRole('button', { name: 'Share this list', exact: true }).click()
    await page.getByRole('button', { name: 'Create a link', exact: true }).click()
    const link = await page.getByLabel('Link', { exact: true }).inputValue()
    const other = await visit(link)
    await other.getByText(link, { exact: true }).waitFor({ state: 'attached' })
    await onPaper(other)
    expect(await sheets(other)).toBe(1)
    for (const id of [1, 3, 5]) {
      await expect
        .poll(() => other.getByText(`${new URL(link).origin}/listings/${id}`, { exact: true }).isVisible())
        .toBe(true)
    }
    await expect.poll(() => other.getByText(link, { exact: true }).isVisible()).toBe(true)
  })
})
