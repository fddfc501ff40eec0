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
import { focused, send, WITHOUT } from './without-scripts.ts'

const RANKED = '/wishes?beds=3&county=Bergen&amenities=pool&like=beds,county,pool'
const RENTED = '/wishes?market=rent&county=Essex&max=3500&beds=3&pets=yes&like=beds,pets'
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
    await page.getByRole('button', { name: 'I don’t mind' }).click()
    await page.getByRole('heading', { name: 'How many bedrooms do you need?' }).waitFor()
    await page.getByText('3 or more').click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: 'What kind of home?' }).waitFor()
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: 'Show homes now' }).click()
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
    await page.locator('.wish-lines b', { hasText: 'Must' }).waitFor()
    await expect.poll(async () => (await lines(page)).length).toBeLessThanOrEqual(before.length)
  })

  test('a wish taken back hands the focus on, and none of them is left out of the address', async () => {
    const page = await visit(RANKED)
    await page.locator('.wish-list summary').click()
    await page.getByRole('link', { name: 'Don’t mind: Pool' }).click()
    await page.waitForURL((url) => url.searchParams.get('like') === 'beds,county')
    await expectFocus(page.locator('.wish-list summary'))
  })

  test('answers that a question doesn’t offer stay when it is answered again, and one can be taken back', async () => {
    const page = await visit('/wishes?features=fenced-yard,porch&amenities=pool&like=porch,pool&ask=5')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: 'Which counties?' }).waitFor()
    const kept = new URL(page.url()).searchParams
    expect([kept.get('features'), kept.get('amenities'), kept.get('like')]).toEqual([
      'fenced-yard,porch',
      'pool',
      'pool,porch',
    ])
    await page.goBack()
    await page.getByRole('button', { name: 'I don’t mind' }).click()
    await page.getByRole('heading', { name: 'Which counties?' }).waitFor()
    const left = new URL(page.url()).searchParams
    expect([left.get('features'), left.get('amenities')]).toEqual(['fenced-yard', 'pool'])
  })

  test('buying or renting is kept by whoever doesn’t mind the amount', async () => {
    const page = await visit('/wishes?min=300000&ask=1')
    await page.getByRole('radio', { name: 'Rent' }).check({ force: true })
    await page.getByRole('button', { name: 'I don’t mind' }).click()
    await page.getByRole('heading', { name: 'Where do you work?' }).waitFor()
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ market: 'rent', ask: '2' })
  })

  test('one level of a part looks chosen', async () => {
    const page = await visit('/wishes?beds=3&county=Bergen&like=beds&edit=yes')
    await cards(page).first().waitFor()
    for (const group of await page.locator('.wish-list .levels').all()) {
      expect(await group.locator('[aria-current]').count()).toBe(1)
    }
    expect(await page.locator('.wish-list [aria-current]').allInnerTexts()).toEqual(['Must', 'Would like'])
  })

  test('the listings offer to rank their homes by wishes', async () => {
    const page = await visit('/listings?county=Bergen')
    await page.getByRole('link', { name: 'Rank by my wishes' }).click()
    await page.getByRole('heading', { name: 'Homes ranked by your wishes' }).waitFor()
    expect(new URL(page.url()).search).toBe('?county=Bergen&like=all')
    await cards(page).first().waitFor()
  })

  test('H-04 wishes are kept among the saved searches, where musts and wishes are told apart', async () => {
    const page = await visit(RENTED)
    await page.getByRole('button', { name: 'Save these wishes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save these wishes' })
    await expect.poll(() => dialog.getByLabel('Name', { exact: true }).inputValue()).toMatch(/, ranked by wishes$/)
    await dialog.getByText('Would like: 3+ beds · Pets allowed').waitFor()
    await dialog.getByText('We’ll email you only about homes that meet every must and every wish.').waitFor()
    await expectNoAxeFindings(page)
    await dialog.getByLabel('Name', { exact: true }).fill('Quiet')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Search saved', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Save these wishes' }).click()
    await dialog.getByText('“Quiet”').waitFor()
    await dialog.getByRole('link', { name: 'See it in Favorites' }).click()
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Quiet', exact: true }) })
    await card.waitFor()
    expect((await card.locator('dl > div').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'Must Rentals · Essex County · Up to $3,500/mo',
      'Would like 3+ beds · Pets allowed',
    ])
    await expectNoAxeFindings(page)
    await card.getByRole('link', { name: 'See Ranked Homes: Quiet' }).click()
    await page.getByRole('heading', { name: 'Homes ranked by your wishes' }).waitFor()
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(
      Object.fromEntries(new URL(RENTED, page.url()).searchParams),
    )
  })

  test('something different: homes that differ, each with its heading and a way to more like it', async () => {
    const page = await visit('/wishes?beds=4&county=Essex&like=beds')
    await cards(page).first().waitFor()
    const link = page.getByRole('link', { name: 'Show me something different' })
    await link.click()
    const section = page.getByRole('region', { name: 'Something different' })
    await section.getByRole('heading', { name: 'In another county' }).waitFor()
    const count = await section.getByRole('article').count()
    await page
      .locator('output', { hasText: count === 1 ? '1 home that differs' : `${count} homes that differ` })
      .waitFor()
    await page.getByRole('link', { name: 'Back to your ranking' }).click()
    await section.waitFor({ state: 'detached' })
    await link.click()
    await expectNoAxeFindings(page)
    await section.getByRole('link', { name: /^See more like this.*In another county/ }).click()
    await page.waitForURL((url) => !url.searchParams.has('different'))
    expect(new URL(page.url()).searchParams.get('county')).not.toContain('Essex')
    await cards(page).first().waitFor()
  })

  test('a home that misses a must is shown above the list with what it misses', async () => {
    const page = await visit('/wishes?beds=4&county=Essex&like=beds&why=3', { viewport: PHONE })
    const home = page.getByRole('region', { name: 'This home misses a must, so it isn’t ranked' })
    await home.getByText('in Bergen County, not Essex').waitFor()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    await home.getByRole('link', { name: 'Would like: Essex County' }).click()
    await home.waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.get('like')).toBe('beds,county')
    await page.locator('#home-3 + .fit .fit-sheet').waitFor()
  })

  test('a home shown above the list is closed by its link, which hands the focus on', async () => {
    const page = await visit('/wishes?beds=4&county=Essex&like=beds&why=3')
    await page.getByRole('link', { name: 'Close', exact: true }).press('Enter')
    await page.locator('.asked-home').waitFor({ state: 'detached' })
    await expectFocus(page.locator('.ranked-count'))
  })

  test('a home beyond a must is set against the one ranked first', async () => {
    const page = await visit('/wishes?beds=4&county=Essex&like=county&different=yes')
    const section = page.getByRole('region', { name: 'Something different' })
    const differing = section.getByRole('listitem').filter({ hasText: 'Without your must “4+ beds”' })
    await differing.getByText(/^than .+, ranked first$/).waitFor()
    expect(await differing.getByRole('heading', { level: 2 }).innerText()).toMatch(/^\d fewer beds?/)
  })

  test('nothing is wider than a phone', async () => {
    const page = await visit(`${RANKED}&edit=yes&why=3`, { viewport: PHONE })
    await cards(page).first().waitFor()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
  })
})

onEditions(['live'], 'H: homes ranked by wishes, from a server that fails', ({ visit }) => {
  test('a home that isn’t ranked says that it can’t be shown, and is after another try', async () => {
    const page = await visit('/wishes?beds=4&county=Essex&like=beds&why=3', { expectedErrors: /503/ })
    const home = page.locator('.asked-home')
    await page.route('**/api/fits?*', (route) => route.fulfill({ status: 503 }))
    await home.getByRole('link', { name: 'Must: 4+ beds' }).click()
    await home.getByText('We can’t show this home right now').waitFor()
    await page.unroute('**/api/fits?*')
    await home.getByRole('button', { name: 'Try again' }).click()
    await home.getByRole('heading', { name: 'This home misses a must, so it isn’t ranked' }).waitFor()
  })
})

onEditions(['live'], 'X: homes ranked by wishes, without scripts', ({ visit }) => {
  test('homes that differ are a link away, and so are the reasons of a home that isn’t ranked', async () => {
    const page = await visit('/wishes?beds=4&county=Essex&like=beds&why=3', WITHOUT)
    await page.getByRole('heading', { name: 'This home misses a must, so it isn’t ranked' }).waitFor()
    await page.getByRole('link', { name: 'Show me something different' }).click()
    await page.getByRole('heading', { name: 'In another county' }).waitFor()
  })

  test('the questions are forms, the answers links', async () => {
    const page = await visit('/wishes?ask=3', { ...WITHOUT, viewport: PHONE })
    await page.getByRole('radio', { name: '3 or more' }).check({ force: true })
    expect(await send(page, 'Next')).toBe(200)
    expect(new URL(page.url()).searchParams.get('ask')).toBe('4')
    await page.getByRole('button', { name: 'Show homes now' }).click()
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
  test('H-04 wishes are saved by a form, and shown again by their card', async () => {
    const page = await visit(RENTED, { ...WITHOUT, viewport: PHONE })
    const form = page.getByRole('form', { name: 'Save these wishes' })
    await page.locator('summary').filter({ hasText: 'Save these wishes' }).click()
    await expectNoSidewaysScroll(page)
    await form.getByLabel('Name').fill('Quiet')
    expect(await send(page, form.getByRole('button'))).toBe(200)
    await expect.poll(() => focused(page)).toContain('Search saved as “Quiet”.')
    await page.getByRole('link', { name: 'See it in Favorites' }).click()
    await page.getByRole('link', { name: 'See Ranked Homes: Quiet' }).click()
    await page.getByRole('heading', { name: 'Homes ranked by your wishes' }).waitFor()
    expect(new URL(page.url()).searchParams.get('like')).toBe('beds,pets')
  })
})
