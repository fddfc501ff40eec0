import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { searchListings } from '#domain/search/search.ts'
import { expectFocus, expectNoAxeFindings, expectNoSidewaysScroll, onEitherEdition, PHONE } from './visitor.ts'

const totalOf = (changes: Partial<ListingFilters>) =>
  searchListings(SAMPLE_LISTINGS, { filters: { ...defaultFilters(), ...changes }, sort: 'newest', page: 1 }).total
const showing = (page: Page, changes: Partial<ListingFilters>) => {
  const total = totalOf(changes)
  return page.getByText(`Showing ${total} ${total === 1 ? 'property' : 'properties'}`, { exact: true }).waitFor()
}
const opener = (page: Page) => page.getByRole('button', { name: /^Describe your home/ })
const field = (page: Page) => page.getByRole('textbox', { name: 'Describe your home' })
const understood = (page: Page) =>
  page.getByRole('list', { name: 'Understood' }).getByRole('listitem').allTextContents()

onEitherEdition('V: a home described in a sentence', ({ visit }) => {
  test('a sentence sets the filters like any other choice, tells what it understood, and goes on or back', async () => {
    const page = await visit('/listings')
    await opener(page).press('Enter')
    await field(page).waitFor()
    await expectFocus(field(page))
    await expectNoAxeFindings(page)

    // Every price, said so: the one that stands at first would hide homes.
    await field(page).fill('three bedrooms in Bergen')
    await field(page).press('Enter')
    await page.waitForURL(/county=Bergen/)
    await showing(page, { county: 'Bergen', beds: 3, price: EVERY_PRICE })
    await expect.poll(() => understood(page)).toEqual(['3+ beds', 'Bergen County'])
    // Read out here, shown by the filters' own chips.
    const seen = await page
      .getByRole('list', { name: 'Understood' })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width > 1))
    expect(seen).toEqual([false, false])
    await page.getByRole('button', { name: 'Remove filter: Bergen County' }).waitFor()
    await page.getByText('No price was named: homes of every price are shown.').waitFor()
    await expect.poll(() => page.getByRole('combobox', { name: 'County' }).inputValue()).toBe('Bergen')
    await expect.poll(() => page.getByRole('radio', { name: '3+' }).first().isChecked()).toBe(true)

    // Another sentence goes on; what it can't do is said.
    await field(page).fill('a two-car garage, under 1.2 million, a home office, a helipad and no kids around')
    await page.getByRole('button', { name: 'Show homes' }).click()
    const all: Partial<ListingFilters> = {
      county: 'Bergen',
      beds: 3,
      amenities: ['twoCarGarage'],
      price: { min: 0, max: 1_200_000 },
    }
    await showing(page, all)
    await expect.poll(() => understood(page)).toEqual(['Two-Car Garage', 'Up to $1,200,000'])
    await page.getByText('“a home office”: This can’t be filtered by.').waitFor()
    await page.getByText('Not understood “helipad”').waitFor()
    await page.getByText(/we don’t choose homes by whether families live there/).waitFor()
    await expectNoAxeFindings(page)

    // Back is the first sentence's homes; what was typed stays, and claims nothing that isn't so.
    await page.goBack()
    await showing(page, { county: 'Bergen', beds: 3, price: EVERY_PRICE })
    await expect.poll(() => field(page).inputValue()).toMatch(/^a two-car garage, under 1.2 million/)
    await page.getByText('Not understood “helipad”').waitFor({ state: 'detached' })
    await page.goForward()
    await showing(page, all)

    // The text outlives closing the field and a look at another page.
    await opener(page).click()
    await field(page).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Favorites' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Your Favorites' }).waitFor()
    await page.goBack()
    await opener(page).click()
    await expect.poll(() => field(page).inputValue()).toMatch(/^a two-car garage, under 1.2 million/)

    await page.getByRole('button', { name: 'Clear Filters' }).last().click()
    await showing(page, {})
    await field(page).fill('hello there')
    await field(page).press('Enter')
    await page.getByText(/^There is nothing to filter by in this sentence/).waitFor()
    await showing(page, {})
  })

  test('on a phone the field fits, and where it can’t be had that is said', async () => {
    const page = await visit('/listings', {
      viewport: PHONE,
      expectedErrors: /describe-field|Failed to load|ERR_FAILED/,
    })
    await page.route(/describe-field/, (route) => route.abort())
    await opener(page).click()
    await page.getByText(/can’t be shown right now/).waitFor()
    await expectNoAxeFindings(page)

    const again = await visit('/listings', { viewport: { width: 320, height: 640 } })
    await opener(again).click()
    await field(again).fill(
      'two bedrooms in Hoboken, Weehawken or Jersey City up to nine hundred thousand by the water',
    )
    await again.getByRole('button', { name: 'Show homes' }).click()
    await again.waitForURL(/towns=/)
    await expect
      .poll(() => understood(again))
      .toEqual(['2+ beds', 'Hoboken', 'Weehawken', 'Jersey City', 'Up to $900,000', 'Waterfront'])
    await expectNoSidewaysScroll(again)
    await expectNoAxeFindings(again)
  })
})
