import { expect, test } from 'vitest'
import { DESKTOP, expectNoSidewaysScroll, onEditions, PHONE } from './visitor.ts'
import { send, WITHOUT } from './without-scripts.ts'

onEditions(['live'], 'X: what an income buys, without scripts', ({ visit, address }) => {
  test.each([PHONE, DESKTOP])('the page answers, and keeps the numbers as typed, at $width px', async (viewport) => {
    const page = await visit('/afford', { ...WITHOUT, viewport })
    await page.getByLabel('Yearly income before tax').fill('much')
    await page.getByLabel('Savings for buying').fill('60,000')
    expect(await send(page, 'Show what it buys')).toBe(422)
    const income = page.getByLabel('Yearly income before tax')
    expect(await income.inputValue()).toBe('much')
    expect(await income.getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Savings for buying').inputValue()).toBe('60,000')

    await income.fill('120,000')
    expect(await send(page, 'Show what it buys')).toBe(200)
    await page
      .getByText(/A home of about \$\d{3},\d{3}/)
      .first()
      .waitFor()
    expect(await income.inputValue()).toBe('120,000')
    expect(page.url()).toBe(`${address}/afford`)
    expect(JSON.stringify(await page.context().cookies())).not.toMatch(/120|MTIw/)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'See the homes within it' }).click()
    await page.waitForURL('**/listings?*')
  })
})
