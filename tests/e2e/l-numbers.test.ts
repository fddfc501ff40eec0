import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectFocus, expectNoAxeFindings, onEitherEdition, PHONE } from './visitor.ts'

const firstCost = (page: Page) => page.locator('.cost-button').first()
const firstWay = (page: Page) => page.locator('.decision-commute').first()
const line = (page: Page) => page.getByRole('region', { name: 'Your numbers' })

async function pressFor(button: Locator, answer: Locator): Promise<void> {
  await button.press('Enter')
  await answer.waitFor()
}

const openNumbers = (page: Page) =>
  pressFor(
    line(page).getByRole('button', { name: 'Edit your numbers' }),
    page.getByLabel('Down payment', { exact: true }),
  )

onEitherEdition('L: a visitor’s numbers', ({ visit }) => {
  test('L-07 another down payment changes every cost, and a place of work the way there, here, after a reload and in other tabs', async () => {
    const page = await visit('/listings')
    await expect.poll(() => firstCost(page).innerText()).toBe('about $8,340 a month')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await firstCost(other).waitFor()
    await openNumbers(page)
    await page.getByLabel('Down payment', { exact: true }).fill('20')
    await page.getByLabel('Where do you work?').selectOption('Penn Station')
    await page.getByRole('button', { name: 'Use these numbers' }).click()
    await line(page).getByText('20% down · ').waitFor()
    const changed = await firstCost(page).innerText()
    expect(changed).not.toBe('about $8,340 a month')
    await expect.poll(() => firstCost(other).innerText()).toBe(changed)
    const way = /^36 min to Penn Station\s+8 min walk to Glen Ridge$/
    for (const tab of [page, other]) await expect.poll(() => firstWay(tab).innerText()).toMatch(way)
    await page.reload()
    await expect.poll(() => firstCost(page).innerText()).toBe(changed)
    await expect.poll(() => firstWay(page).innerText()).toMatch(way)
    // Where homes are ordered by cost, the address takes them before the costs have come to life.
    await other.goto(`${page.url()}?sort=monthly-cost`)
    await other.waitForURL(/down=20/)
    await line(other).getByText('20% down · ').waitFor()
    // A link's numbers and place win on its page, and the line says whose they are.
    await other.goto(`${page.url()}?down=10&train=hoboken`)
    await line(other).getByText('From the link: 10% down').waitFor()
    await expect.poll(() => firstCost(other).innerText()).toBe('about $8,340 a month')
    await expect.poll(() => firstWay(other).innerText()).toMatch(/^29 min to Hoboken\s/)
  })

  test('L-07 the parts of a month by the keyboard; from there a visitor’s numbers', async () => {
    const page = await visit('/listings')
    const parts = page.getByRole('dialog', { name: 'What makes up the monthly cost' })
    await pressFor(firstCost(page), parts)
    await parts.getByRole('row', { name: 'Property tax $1,925' }).waitFor()
    await expectNoAxeFindings(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await parts.waitFor({ state: 'detached' })
    await expectFocus(firstCost(page))
    await firstCost(page).press('Enter')
    await parts.getByRole('button', { name: 'Edit your numbers' }).click()
    await page.getByLabel('Down payment', { exact: true }).waitFor()
  })

  test('L-07 impossible numbers keep what was typed, and the first gets the focus', async () => {
    const page = await visit('/listings', { viewport: PHONE })
    await openNumbers(page)
    await page.getByLabel('Interest rate').fill('40')
    await page.getByLabel('Mortgage insurance').fill('-1')
    await page.getByRole('button', { name: 'Use these numbers' }).click()
    await page.getByText('Enter a rate from 0 to 20%.').waitFor()
    await expect.poll(() => page.getByLabel('Mortgage insurance').inputValue()).toBe('-1')
    await expectFocus(page.getByLabel('Interest rate'))
    await expectNoAxeFindings(page)
  })
})
