import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { searchListings } from '#domain/search/search.ts'
import { expectNoAxeFindings, expectNoSidewaysScroll, onEitherEdition, PHONE } from './visitor.ts'

const totalOf = (changes: Partial<ListingFilters>) =>
  searchListings(SAMPLE_LISTINGS, { filters: { ...defaultFilters(), ...changes }, sort: 'newest', page: 1 }).total
const showing = (page: Page, changes: Partial<ListingFilters>) => {
  const total = totalOf(changes)
  return page.getByText(`Showing ${total} ${total === 1 ? 'property' : 'properties'}`, { exact: true }).waitFor()
}
const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })
const using = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem').allInnerTexts()

onEitherEdition('V: a home described in a sentence', ({ visit }) => {
  test('a sentence sets the filters like any other choice, says what it used and skipped, and goes on or back', async () => {
    const page = await visit('/listings')

    // Every price, said so: the one that stands at first would hide homes.
    await box(page).fill('three bedrooms in Bergen')
    // It waits to be sent: by its words nothing would be found.
    await showing(page, {})
    await box(page).press('Enter')
    await page.waitForURL(/county=Bergen/)
    await showing(page, { county: 'Bergen', beds: 3, price: EVERY_PRICE })
    await page.getByText('Using: 3+ beds, Bergen County.').waitFor()
    await expect.poll(() => box(page).inputValue()).toBe('three bedrooms in Bergen')
    await page.getByRole('button', { name: 'Remove filter: Bergen County' }).waitFor()
    await page.getByText('You didn’t name a price, so we’re showing homes at every price.').waitFor()
    await expect.poll(() => page.getByRole('combobox', { name: 'County' }).inputValue()).toBe('Bergen')
    await expect.poll(() => page.getByRole('combobox', { name: 'Beds' }).inputValue()).toBe('3')
    await expectNoAxeFindings(page)

    // Another sentence goes on; what it can't do is said in one line.
    await box(page).fill('a two-car garage, under 1.2 million, a helipad and no kids around')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const all: Partial<ListingFilters> = {
      county: 'Bergen',
      beds: 3,
      amenities: ['twoCarGarage'],
      price: { min: 0, max: 1_200_000 },
    }
    await showing(page, all)
    await page.getByText('Using: Two-Car Garage, Up to $1,200,000.').waitFor()
    await page.getByText(/^Skipped: “helipad\.”/).waitFor()
    await page.getByText(/we don’t choose homes based on whether families live there/).waitFor()
    await expectNoAxeFindings(page)

    // Back is the first sentence with its homes, and claims nothing that isn't so.
    await page.goBack()
    await showing(page, { county: 'Bergen', beds: 3, price: EVERY_PRICE })
    await expect.poll(() => box(page).inputValue()).toBe('three bedrooms in Bergen')
    await page.getByText('“helipad”').waitFor({ state: 'detached' })
    await page.goForward()
    await showing(page, all)

    // The sentence outlives a look at another page.
    await page.getByRole('link', { name: 'Favorites' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Your Favorites' }).waitFor()
    await page.goBack()
    await expect.poll(() => box(page).inputValue()).toMatch(/^a two-car garage, under 1.2 million/)

    await page.getByRole('button', { name: 'Clear Filters' }).last().click()
    await showing(page, {})
    await expect.poll(() => box(page).inputValue()).toBe('')
    await box(page).fill('does it have anything you like')
    await box(page).press('Enter')
    await page.getByText(/^We found nothing to search by/).waitFor()
  })

  test('a feature is a filter, a name is searched for', async () => {
    const page = await visit('/listings')
    await box(page).fill('pool')
    await box(page).press('Enter')
    await showing(page, { amenities: ['pool'], price: EVERY_PRICE })
    await expect.poll(() => using(page)).toEqual(['Any price', 'Pool'].map((words) => expect.stringContaining(words)))
    await box(page).fill('Hoboken')
    await box(page).press('Enter')
    await page.waitForURL(/q=Hoboken/)
  })

  test('where a sentence can’t be read that is said, and it stays', async () => {
    const page = await visit('/listings', {
      viewport: PHONE,
      expectedErrors: /describe|Failed to load|ERR_FAILED/,
    })
    await page.route(/\/describe[.-]/, (route) => route.abort())
    await box(page).fill('three bedrooms in Bergen under 900k')
    await box(page).press('Enter')
    await page.getByText('We couldn’t read your search.').waitFor()
    await expectNoAxeFindings(page)
    expect(await box(page).inputValue()).toBe('three bedrooms in Bergen under 900k')
  })

  test('on a phone the read-back fits', async () => {
    const page = await visit('/listings', { viewport: { width: 320, height: 640 } })
    await box(page).fill('two bedrooms in Hoboken, Weehawken or Jersey City up to nine hundred thousand by the water')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/towns=/)
    await page.getByText('Using: 2+ beds, Hoboken, Weehawken, Jersey City, Up to $900,000, Waterfront.').waitFor()
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
  })
})
