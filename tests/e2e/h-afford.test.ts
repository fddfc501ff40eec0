import { expect, test } from 'vitest'
import { expectNoAxeFindings, expectNoSidewaysScroll, onEitherEdition, PHONE } from './visitor.ts'

onEitherEdition('H: what an income buys', ({ visit }) => {
  test('H-07 figures give an answer, towns and homes; they stay on the device, in every tab', async () => {
    const page = await visit('/afford')
    await page.getByText('Enter your income to see your budget.').first().waitFor()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByLabel('Yearly income before tax').fill('213,457')
    await page.getByLabel('Monthly debt payments').fill('1,413')
    await page.getByLabel('Savings for buying').fill('96,531')
    await page.getByText('All debts, 36% of income').waitFor()
    await page.getByRole('heading', { name: /^Homes that fit: \d+$/ }).waitFor()
    await page.getByRole('img', { name: /205 towns, shaded/ }).waitFor()
    await page.getByLabel('A town', { exact: true }).selectOption('Bloomfield, Essex')
    await page.getByText('Median sale since 2024: $630,000 (617 sales).').waitFor()
    await expectNoAxeFindings(page)
    expect(sent.filter((request) => /213,?457|\b1,?413\b|96,?531/.test(request))).toEqual([])

    const answer = await page
      .getByText(/^A home of about/)
      .first()
      .innerText()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByText(answer).first().waitFor()
    await other.close()

    await page.getByRole('link', { name: /homes that fit in Sussex County/ }).click()
    await page.waitForURL(/\/listings\?.*cost=\d+/)
    await page.getByRole('heading', { level: 1, name: 'Property Listings' }).waitFor()
  })

  test('H-07 on a phone the answer stays at the foot, and a wrong figure keeps what was typed', async () => {
    const page = await visit('/afford', { viewport: PHONE })
    await page.getByLabel('Yearly income before tax').fill('210000')
    await page.getByText(/^about \$\d/).waitFor()
    const debts = page.getByLabel('Monthly debt payments')
    await debts.fill('a lot')
    await debts.blur()
    await page.getByText('Enter an amount in dollars, such as 1,200.', { exact: true }).waitFor()
    await expect.poll(() => debts.inputValue()).toBe('a lot')
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
  })

  test('H-07 where nothing fits, other limits and a larger down payment show their price and can be used', async () => {
    const page = await visit('/afford')
    await page.getByLabel('Loan', { exact: true }).selectOption('FHA')
    await page.getByLabel('Yearly income before tax').fill('95,000')
    await page.getByLabel('Monthly debt payments').fill('400')
    await page.getByLabel('Savings for buying').fill('40,000')
    await page.getByRole('heading', { name: 'Ways to raise your budget' }).waitFor()
    await page.getByRole('heading', { name: 'Closest towns' }).waitFor()
    await page.getByRole('heading', { name: 'Closest homes' }).waitFor()
    await page.getByRole('link', { name: /rentals?/ }).waitFor()
    await expectNoAxeFindings(page)
    const way = page.getByRole('listitem').filter({ hasText: 'FHA loan: 40% for housing' })
    const price = /\$[\d,]+/.exec(await way.innerText())![0]
    await way.getByRole('button').click()
    await page
      .getByText(new RegExp(`^A home of about \\${price}`))
      .first()
      .waitFor()
  })
})
