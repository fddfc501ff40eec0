import { expect, test } from 'vitest'
import { DESKTOP, expectNoSidewaysScroll, onEditions, PHONE } from './visitor.ts'
import { send, WITHOUT } from './without-scripts.ts'

onEditions(['live'], 'X: what an income buys, without scripts', ({ visit, address }) => {
  test.each([PHONE, DESKTOP])('the page answers, and keeps the numbers as typed, at $width px', async (viewport) => {
    const page = await visit('/afford', { ...WITHOUT, viewport })
    await page.getByLabel('Yearly income before tax').fill('much')
    await page.getByLabel('Savings for buying').fill('60,000')
    expect(await send(page, 'Show my budget')).toBe(422)
    const income = page.getByLabel('Yearly income before tax')
    expect(await income.inputValue()).toBe('much')
    expect(await income.getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Savings for buying').inputValue()).toBe('60,000')

    await income.fill('120,000')
    expect(await send(page, 'Show my budget')).toBe(200)
    await page
      .getByText(/A home of about \$\d{3},\d{3}/)
      .first()
      .waitFor()
    expect(await income.inputValue()).toBe('120,000')
    expect(page.url()).toBe(`${address}/afford`)
    expect(JSON.stringify(await page.context().cookies())).not.toMatch(/120|MTIw/)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'See homes in your budget' }).click()
    await page.waitForURL('**/listings?*')
  })
})

onEditions(['live'], 'X: what rent fits, without scripts', ({ visit, address }) => {
  test.each([PHONE, DESKTOP])('H-07 the page answers, and keeps what was typed, at $width px', async (viewport) => {
    const page = await visit('/afford/rent', { ...WITHOUT, viewport })
    await page.getByText('I have a housing voucher').click()
    await page.getByLabel('Payment standard').fill('a lot')
    await page.getByLabel('Yearly income before tax').fill('101,234')
    expect(await send(page, 'Show my budget')).toBe(422)
    // Its part of the form is open.
    expect(await page.getByLabel('Payment standard').isVisible()).toBe(true)
    expect(await page.getByLabel('Payment standard').inputValue()).toBe('a lot')
    expect(await page.getByLabel('Payment standard').getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Yearly income before tax').inputValue()).toBe('101,234')

    await page.getByLabel('Payment standard').fill('')
    await page.getByLabel('Savings for the move').fill('9,321')
    expect(await send(page, 'Show my budget')).toBe(200)
    await page.getByText(/^Rent up to about \$[\d,]+ a month\.$/).waitFor()
    await page.getByText('sets your limit').waitFor()
    expect(await page.getByRole('row').count()).toBeGreaterThan(100)
    expect(page.url()).toBe(`${address}/afford/rent`)
    expect(JSON.stringify(await page.context().cookies())).not.toMatch(/101,?234|9,?321/)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'See rentals in your budget' }).click()
    await page.waitForURL('**/listings?market=rent*')
  })
})
