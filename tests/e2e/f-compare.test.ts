import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import {
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onBothEditions,
  onEitherEdition,
  PHONE,
} from './visitor.ts'

const titleOf = (id: number) => SAMPLE_LISTINGS.find((listing) => listing.id === id)!.title

const table = (page: Page) => page.getByRole('region', { name: 'Homes side by side' })
const comparedTitles = (page: Page) => table(page).locator('thead a[href^="/listings/"]').allInnerTexts()
const head = (page: Page, id: number) =>
  table(page)
    .getByRole('columnheader')
    .filter({ hasText: titleOf(id) })
/** A home or its figures. */
const HOME_REQUEST = /\/api\/listings\/\d+/
/** The part that scrolls beside the labels. */
const facts = (page: Page) => table(page).getByRole('rowgroup', { name: 'Facts', exact: true })
const valuesOf = (page: Page, fact: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: fact, exact: true }) })
    .getByRole('cell')
    .allInnerTexts()

onBothEditions('F: homes side by side', ({ visit, edition }) => {
  test('F-06 four of the favorites are chosen and compared, the fifth is refused; the address alone shows the same', async () => {
    const page = await visit('/listings')
    for (const id of [2, 4]) {
      await page.getByRole('button', { name: `Save ${titleOf(id)}`, exact: true }).click()
      await page.getByText(`${titleOf(id)} added to favorites`).waitFor()
    }
    await page.goto('/favorites')
    const box = (id: number) => page.getByRole('checkbox', { name: `Compare ${titleOf(id)}`, exact: true })
    await box(1).check()
    await page.getByText('1 home chosen. Choose one more to compare.', { exact: true }).waitFor()
    for (const id of [3, 5, 2]) await box(id).check()
    await box(4).click()
    await page.getByText('You can compare up to 4 homes. Remove one to add another.', { exact: true }).waitFor()
    await expect.poll(() => box(4).isChecked()).toBe(false)
    await expectNoAxeFindings(page)
    await page.getByRole('link', { name: 'Compare 4 homes', exact: true }).click()

    await page.getByRole('heading', { level: 1, name: 'Compare homes', exact: true }).waitFor()
    await table(page).waitFor()
    expect(new URL(page.url()).search).toBe('?homes=1,3,5,2')
    await expect.poll(() => comparedTitles(page)).toEqual([1, 3, 5, 2].map(titleOf))
    await expect.poll(() => valuesOf(page, 'Price')).toEqual(['$850,000', '$1,100,000', '$925,000', '$985,000'])
    await expect.poll(() => valuesOf(page, 'Price per sq ft')).toEqual(['$347', '$396', '$350', '$767'])
    await expectNoAxeFindings(page)
    await page.getByLabel('Show only differences').check()
    await table(page).getByRole('rowheader', { name: 'Price', exact: true }).waitFor()
    expect(await table(page).getByText('Same for all').count()).toBe(0)
    const asked: string[] = []
    page.on('request', (request) => HOME_REQUEST.test(request.url()) && asked.push(request.url()))
    await page.getByRole('link', { name: `Remove ${titleOf(2)}`, exact: true }).click()
    await page.getByText('3 homes side by side', { exact: true }).waitFor()
    // Everything was there: a page that waits would take the table away, and the focus with it.
    expect(asked).toEqual([])
    // The link has gone with its home; the keyboard goes on from the table.
    await expectFocus(table(page))
    await page.goBack()
    await page.goBack()
    await page.getByText('4 of 4 chosen', { exact: true }).waitFor()
  })

  test('F-06 a note is written in place and survives a reload; what could not be saved stays in its box', async () => {
    const page = await visit('/favorites', { viewport: PHONE, expectedErrors: /ERR_FAILED/ })
    const edit = page.getByRole('button', { name: /^(Add a|Edit) note on/ }).first()
    await edit.click()
    await page.getByLabel('Your note').fill('x'.repeat(501))
    await page.getByText('1 character too many.').waitFor()
    await page.getByRole('button', { name: 'Save note', exact: true }).click()
    await page.getByText('A note can have at most 500 characters.').waitFor()
    await expectNoAxeFindings(page)
    await page.getByLabel('Your note').fill('Second visit\non Saturday')
    if (edition === 'live') {
      await page.route('**/api/favorites/*', (route) => route.abort())
      await page.getByRole('button', { name: 'Try Again', exact: true }).click()
      await page.getByText(/^Your note wasn’t saved\..*Nothing you typed is lost\.$/).waitFor()
      await page.unroute('**/api/favorites/*')
    }
    await expect.poll(() => page.getByLabel('Your note').inputValue()).toBe('Second visit\non Saturday')
    await page.getByLabel('Your note').press('Control+Enter')
    await page.getByText('Note saved', { exact: true }).waitFor()
    await expectFocus(edit)
    await page.reload()
    await page.getByText('Second visit on Saturday').waitFor()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
  })
})

onEitherEdition('F: homes side by side', ({ visit }) => {
  test('F-06 three homes of the results are compared: four clicks, or Space in three boxes and Enter', async () => {
    const page = await visit('/listings')
    const box = (id: number) => page.getByRole('checkbox', { name: `Compare ${titleOf(id)}`, exact: true })
    const compareThree = page.getByRole('link', { name: 'Compare 3 homes', exact: true })
    for (const id of [5, 1, 7]) await box(id).click()
    await compareThree.click()
    await table(page).waitFor()
    await expect.poll(() => comparedTitles(page)).toEqual([5, 1, 7].map(titleOf))
    await page.goBack()
    await compareThree.waitFor()

    // The choice outlives other results, another layout, a reload and the way to the favorites.
    await page.getByText('View', { exact: true }).click()
    await page.getByRole('button', { name: 'List view', exact: true }).click()
    await page.getByLabel('County', { exact: true }).selectOption('Essex')
    await page.getByText('Showing 3 properties').waitFor()
    await expect.poll(() => Promise.all([5, 7, 15].map((id) => box(id).isChecked()))).toEqual([true, true, false])
    await expectNoAxeFindings(page)
    await page.reload()
    await compareThree.waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Favorites' }).click()
    await expect.poll(() => Promise.all([1, 3, 5].map((id) => box(id).isChecked()))).toEqual([true, false, true])
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect.poll(() => box(1).isChecked()).toBe(false)

    await page.getByRole('banner').getByRole('link', { name: 'Listings' }).click()
    await box(5).focus()
    let inputs = 0
    const press = async (key: string) => {
      await page.keyboard.press(key)
      inputs++
    }
    await press('Space')
    for (let home = 0; home < 2; home++) {
      for (let stop = 0; stop < 4; stop++) await press('Tab')
      await press('Space')
    }
    await compareThree.waitFor()
    await page.getByText('· Press Enter to compare').waitFor()
    await press('Enter')
    await table(page).waitFor()
    await expect.poll(() => comparedTitles(page)).toHaveLength(3)
    expect(inputs).toBe(12)
  })

  test('F-06 on a phone the box of a card is large enough, and a fifth home is refused', async () => {
    const page = await visit('/listings', { viewport: PHONE })
    const boxes = page.getByRole('checkbox', { name: /^Compare / })
    const target = (await boxes.first().locator('..').boundingBox())!
    expect(target.height).toBeGreaterThanOrEqual(44)
    expect(target.width).toBeGreaterThanOrEqual(44)
    for (const place of [0, 1, 2, 3]) await boxes.nth(place).click()
    await page.getByText('4 of 4 chosen', { exact: true }).waitFor()
    await boxes.nth(4).click()
    await page.getByText('You can compare up to 4 homes. Remove one to add another.', { exact: true }).waitFor()
    await expect.poll(() => boxes.nth(4).isChecked()).toBe(false)
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
  })

  test('F-06 a comparison typed in on a phone: homes not saved, one that is gone, one too many', async () => {
    const page = await visit('/compare?homes=18,99,7,8,9,villa', { viewport: PHONE })
    await table(page).waitFor()
    await expect.poll(() => comparedTitles(page)).toEqual([18, 7, 8].map(titleOf))
    await page.getByText('Home 99 isn’t listed.', { exact: true }).waitFor()
    await page.getByText('You can compare up to 4 homes, so we left out 1 more.', { exact: true }).waitFor()
    await page.getByText(/^Part of this link isn’t a listing number/).waitFor()
    await expect.poll(() => valuesOf(page, 'Your note')).toEqual(['Not saved', 'Not saved', 'Not saved'])
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    // The names of the facts stay while the homes, with their heads, scroll beneath them.
    const name = table(page).getByRole('rowheader', { name: 'Price', exact: true })
    const before = await name.boundingBox()
    const price = table(page).getByRole('cell', { name: '$575,000', exact: true })
    const leftOf = async (home: Locator) => Math.round((await home.boundingBox())!.x)
    const further = await leftOf(price)
    await facts(page).focus()
    await facts(page).evaluate((region) => region.scrollTo({ left: 200, behavior: 'instant' }))
    await expect.poll(() => leftOf(price)).toBeLessThan(further)
    await expect.poll(() => leftOf(head(page, 8))).toBe(await leftOf(price))
    expect((await name.boundingBox())!.x).toBe(before!.x)
    // A head that gets the focus brings its facts with it.
    await table(page)
      .getByRole('link', { name: titleOf(18), exact: true })
      .focus()
    await expect.poll(() => facts(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    await page.goto('/compare?homes=none')
    await page.getByRole('heading', { name: 'No homes to compare yet', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Choose in Favorites', exact: true }).waitFor()
    await expectNoAxeFindings(page)
  })

  test('F-06 the heads stay in view at all widths, and homes that fit fill the width', async () => {
    const page = await visit('/compare?homes=18,7')
    await table(page).waitFor()
    for (const size of [
      { width: 1280, height: 800 },
      { width: 768, height: 1024 },
      PHONE,
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size)
      await page.evaluate(() => document.querySelector('tbody tr:nth-last-child(4)')!.scrollIntoView())
      const title = table(page).getByRole('link', { name: titleOf(18), exact: true })
      const row = table(page).getByRole('rowheader', { name: 'School district', exact: true })
      await expect.poll(async () => (await row.boundingBox())!.y).toBeLessThan(size.height)
      const banner = (await page.getByRole('banner').boundingBox())!
      const { y, height } = (await title.boundingBox())!
      expect(y).toBeGreaterThanOrEqual(banner.y + banner.height)
      expect(y + height).toBeLessThan(size.height * 0.75)
      await expect.poll(() => head(page, 18).getByText('$315,000', { exact: true }).isVisible()).toBe(true)
      const { x, width } = (await head(page, 7).boundingBox())!
      expect(size.width - (x + width)).toBeGreaterThanOrEqual(0)
      expect(size.width - (x + width)).toBeLessThan(44)
      const value = table(page).getByRole('row', { name: 'School district' }).getByRole('cell').first()
      const below = (await value.boundingBox())!.y - (await row.boundingBox())!.y
      expect(below > 10).toBe(size.width < 768)
    }
    await expectNoAxeFindings(page)
  })

  test('F-06 costs and days are compared; what is equal for all sample homes by definition is not', async () => {
    const page = await visit('/compare?homes=1,8&train=new-york-penn', {
      prepare: (fresh) => fresh.clock.setFixedTime('2026-11-22T17:00:00Z'),
    })
    await table(page).waitFor()
    await expect.poll(() => valuesOf(page, 'Property taxes')).toEqual(['$19,800 a year', '$11,900 a year'])
    await expect.poll(() => valuesOf(page, 'Association fee')).toEqual(['None', '$265 monthly'])
    await expect
      .poll(() => valuesOf(page, 'On the market'))
      .toEqual(['11 days\nsince November 11, 2026', '64 days\nsince September 19, 2026'])
    await expect.poll(() => valuesOf(page, 'To the station')).toEqual(['Mountain Lakes\n11 min walk', 'Not provided'])
    for (const fact of ['Type', 'Year built', 'Parking', 'Heating', 'Cooling'])
      expect(await valuesOf(page, fact)).toEqual([])
  })
})
