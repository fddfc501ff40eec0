import { expect, test } from 'vitest'
import { expectNoAxeFindings, expectNoSidewaysScroll, onEitherEdition, PHONE } from './visitor.ts'

onEitherEdition('H: what rent one can afford', ({ visit }) => {
  test('H-07 a renter’s numbers give a rent, towns and homes; they stay on the device', async () => {
    const page = await visit('/afford/rent')
    await page.getByText('Enter your income or your savings for the move.').waitFor()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByLabel('Yearly income before tax').fill('101,234')
    await page.getByLabel('Savings for the move').fill('9,321')
    await page.getByText(/^Rent up to about \$[\d,]+ a month\.$/).waitFor()
    await page.getByText('sets your limit').waitFor()
    await page.getByRole('heading', { name: /^\d+ towns? in your budget$/ }).waitFor()
    await page.getByRole('heading', { name: /^Homes for rent that fit: \d+$/ }).waitFor()
    await expectNoAxeFindings(page)

    await page.getByLabel('Where do you work?').selectOption('Penn Station')
    await page.getByLabel('Maximum minutes to work').fill('30')
    await page.getByRole('columnheader', { name: 'Train' }).waitFor()
    const minutes = await page.getByRole('cell', { name: /^(?:about )?\d+ min$/ }).allInnerTexts()
    expect(minutes.length).toBeGreaterThan(0)
    for (const text of minutes) expect(Number(/\d+/.exec(text)![0])).toBeLessThanOrEqual(30)
    expect(sent.filter((request) => /101,?234|9,?321/.test(request))).toEqual([])

    await page.reload()
    await expect.poll(() => page.getByLabel('Yearly income before tax').inputValue()).toMatch(/^101,?234$/)
  })

  test('H-07 a voucher holder sees their own share, on a phone too', async () => {
    const page = await visit('/afford/rent', { viewport: PHONE })
    await page.getByText('I have a housing voucher').click()
    await page.getByLabel('Voucher size').selectOption('2 bedrooms')
    await page.getByLabel('Adjusted yearly income').fill('24,000')
    await page.getByLabel('Monthly utility allowance').fill('150')
    // 30% of the adjusted income (24 CFR 5.628).
    await page.getByText(/your share starts at about \$600 a month/).waitFor()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    const standard = page.getByLabel('Payment standard')
    await standard.fill('a lot')
    await standard.blur()
    await page.getByText('Enter an amount in dollars, such as 1,200.', { exact: true }).waitFor()
    await expect.poll(() => standard.inputValue()).toBe('a lot')
  })
})
