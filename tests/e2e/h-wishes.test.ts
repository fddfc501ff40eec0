import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onEditions,
  onEitherEdition,
  PHONE,
} from './visitor.ts'
import { send, WITHOUT } from './without-scripts.ts'

const RANKED = '/wishes?beds=3&county=Bergen&amenities=pool&like=beds,county,pool'
const cards = (page: Page) => page.locator('.ranked-homes article')
const lines = (page: Page) => page.locator('.fit-line').allInnerTexts()

onEitherEdition('H: homes ranked by wishes', ({ visit }) => {
  test('seven questions, one at a time, lead to ranked homes', async () => {
    const page = await visit('/wishes')
    await page.getByRole('heading', { name: 'What would you like to spend a month?' }).waitFor()
    await expectNoAxeFindings(page)
    await page.getByRole('spinbutton', { name: 'Monthly limit' }).fill('9000')
    await page.getByText('It’s a must').click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expectFocus(page.getByRole('heading', { name: 'Where do you work?' }))
    await page.getByRole('link', { name: 'I don’t mind' }).click()
    await page.getByRole('heading', { name: 'How many bedrooms do you need?' }).waitFor()
    await page.getByText('3 or more').click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: 'What kind of home?' }).waitFor()
    await expectNoAxeFindings(page)
    await page.getByRole('link', { name: 'Show homes now' }).click()
    await page.getByRole('heading', { name: 'Homes ranked by your wishes' }).waitFor()
    const address = new URL(page.url()).searchParams
    expect(Object.fromEntries(address)).toEqual({ cost: '9000', beds: '3', like: 'beds' })
    for (const line of await lines(page)) expect(line).toMatch(/^(?:\$[\d,]+ under|at) your limit/)
  })

  test('every home says what it meets and misses, and a wish can be changed on the spot', async () => {
    const page = await visit(RANKED)
    await page.getByText(/^\d+ homes? meets? every wish|^No home meets every wish/).waitFor()
    const before = await lines(page)
    expect(before.length).toBe(await cards(page).count())
    expect(before.some((line) => line.includes('no pool listed'))).toBe(true)
    await expectNoAxeFindings(page)

    await page
      .getByRole('link', { name: /^Why this rank/ })
      .last()
      .click()
    const sheet = page.locator('.fit-sheet')
    await sheet.waitFor()
    await expectNoAxeFindings(page)
    await sheet.getByRole('link', { name: 'Must: 3+ beds' }).click()
    await page.waitForURL((url) => url.searchParams.get('like') === 'county,pool')
    await page.locator('.wish-list dt', { hasText: 'Must' }).waitFor()
    await expect.poll(async () => (await lines(page)).length).toBeLessThanOrEqual(before.length)
  })

  test('a wish taken back hands the focus on, and none of them is left out of the address', async () => {
    const page = await visit(RANKED)
    await page.locator('.wish-list summary').click()
    await page.getByRole('link', { name: 'Don’t mind: Pool' }).click()
    await page.waitForURL((url) => url.searchParams.get('like') === 'beds,county')
    await expectFocus(page.locator('.wish-list summary'))
  })

  test('the listings offer to rank their homes by wishes', async () => {
    const page = await visit('/listings?county=Bergen')
    await page.getByRole('link', { name: 'Rank by my wishes' }).click()
    await page.getByRole('heading', { name: 'Homes ranked by your wishes' }).waitFor()
    expect(new URL(page.url()).searchParams.get('county')).toBe('Bergen')
    await cards(page).first().waitFor()
  })

  test('nothing is wider than a phone', async () => {
    const page = await visit(`${RANKED}&edit=yes&why=3`, { viewport: PHONE })
    await cards(page).first().waitFor()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
  })
})

onEditions(['live'], 'X: homes ranked by wishes, without scripts', ({ visit }) => {
  test('the questions are forms, the answers links', async () => {
    const page = await visit('/wishes?ask=3', { ...WITHOUT, viewport: PHONE })
    await page.getByRole('radio', { name: '3 or more' }).check({ force: true })
    expect(await send(page, 'Next')).toBe(200)
    expect(new URL(page.url()).searchParams.get('ask')).toBe('4')
    await page.getByRole('link', { name: 'Show homes now' }).click()
    await cards(page).first().waitFor()
    await page
      .getByRole('link', { name: /^Why this rank/ })
      .first()
      .click()
    await page.locator('.fit-sheet').getByRole('link', { name: 'Must: 3+ beds' }).click()
    await page.locator('.fit-sheet').waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.has('like')).toBe(false)
    await expectNoSidewaysScroll(page)
  })
})
