import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_FAVORITES } from '#content/sample-data/favorites.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { SAMPLE_SAVED_SEARCHES } from '#content/sample-data/saved-searches.ts'
import { formatDollars } from '#domain/money/money.ts'
import { describeSavedSearch } from '#domain/saved/saved-search.ts'
import { readListingQuery } from '#domain/search/filters-from-url.ts'
import {
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onBothEditions,
  onEditions,
  onEitherEdition,
  PHONE,
} from './visitor.ts'

const HOMES = SAMPLE_FAVORITES.map(({ id }) => SAMPLE_LISTINGS.find((listing) => listing.id === id)!)

const panel = (page: Page) => page.getByRole('tabpanel')
const cards = (page: Page) => panel(page).getByRole('article')
const countLine = (page: Page, text: string) => panel(page).getByText(text, { exact: true }).waitFor()

const heart = (page: Page, { title }: { title: string }, pressed?: boolean) =>
  page.getByRole('button', { name: `Save ${title}`, exact: true, ...(pressed === undefined ? {} : { pressed }) })

async function openSearches(page: Page) {
  await page.getByRole('tab', { name: 'Saved Searches', exact: true }).click()
  await cards(page).first().waitFor()
}

onBothEditions('F: favorites', ({ visit }) => {
  test('F-02 F-05 a first visit finds homes 1, 3 and 5 with their facts and links', async () => {
    const page = await visit('/favorites')
    await countLine(page, 'You have 3 saved properties')
    expect(HOMES.map(({ id, county, price }) => [id, county, price])).toEqual([
      [1, 'Morris', 850_000],
      [3, 'Bergen', 1_100_000],
      [5, 'Essex', 925_000],
    ])
    await expect.poll(() => cards(page).count()).toBe(3)
    for (const home of HOMES) {
      const card = cards(page).filter({ has: page.getByRole('heading', { name: home.title, exact: true }) })
      // The address is in two lines.
      const text = (await card.innerText()).replaceAll(/\s+/g, ' ')
      for (const fact of [
        formatDollars(home.price),
        `${home.county} County`,
        home.address,
        `${home.beds} bed`,
        `${home.baths} bath`,
        home.squareFeet!.toLocaleString('en-US'),
      ]) {
        expect(text).toContain(fact)
      }
      for (const link of [
        card.getByRole('link', { name: home.title, exact: true }),
        card.getByRole('link', { name: /^View Details/ }),
      ]) {
        await expect.poll(() => link.getAttribute('href')).toBe(`/listings/${home.id}`)
      }
    }
  })

  test('F-04 a removal is undone by its toast or by the keyboard: home, note and place are as before', async () => {
    const page = await visit('/favorites')
    const titles = cards(page).getByRole('heading')
    const [, second] = HOMES
    const card = cards(page).filter({ has: page.getByRole('heading', { name: second!.title, exact: true }) })
    await card.getByRole('button', { name: /^Add a note/ }).click()
    await card.getByLabel('Your note').fill('the red door')
    await card.getByRole('button', { name: 'Save note', exact: true }).click()
    await card.getByText('Note saved', { exact: true }).waitFor()
    const before = await titles.allInnerTexts()
    const undo = [
      () => page.getByRole('button', { name: 'Undo', exact: true }).click(),
      () => page.keyboard.press('ControlOrMeta+z'),
    ]
    for (const undoIt of undo) {
      await card.getByRole('button', { name: /^Remove/ }).click()
      await countLine(page, 'You have 2 saved properties')
      // Under the pointer it stays.
      await page.getByText('Property removed from favorites', { exact: true }).hover()
      await expectNoAxeFindings(page)
      await undoIt()
      await countLine(page, 'You have 3 saved properties')
      await page.getByText('Removal undone', { exact: true }).waitFor()
      await expect.poll(() => titles.allInnerTexts()).toEqual(before)
      await card.getByText('the red door').waitFor()
      await expectFocus(panel(page))
    }
    await page.reload()
    await countLine(page, 'You have 3 saved properties')
    await expect.poll(() => titles.allInnerTexts()).toEqual(before)

    // A heart taken back elsewhere loses neither.
    await page.goto(`/listings/${second!.id}`)
    await page.getByRole('button', { name: 'Favorite', exact: true, pressed: true }).click()
    await page.getByText(`${second!.title} removed from favorites`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('button', { name: 'Favorite', exact: true, pressed: true }).waitFor()
    await page.goto('/favorites')
    await card.getByText('the red door').waitFor()
    await expect.poll(() => titles.allInnerTexts()).toEqual(before)
  })

  test('F-04 a removal that can’t be undone for want of code says so, and is undone by the next press', async () => {
    const page = await visit('/favorites', {
      expectedErrors: /Failed to load resource/,
      prepare: (fresh) => fresh.route(/\/put-back\.lazy-/, (route) => route.abort(), { times: 1 }),
    })
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    await cards(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await countLine(page, 'You have 2 saved properties')
    await undo.click()
    const refused = page.getByText('We couldn’t undo that', { exact: true })
    await refused.waitFor()
    await undo.click()
    await page.getByText('Removal undone', { exact: true }).waitFor()
    await countLine(page, 'You have 3 saved properties')
  })

  test('F-06 a home saved on its page is here, survives a reload, and knows there that it was removed here', async () => {
    const home = SAMPLE_LISTINGS.find(({ id }) => id === 2)!
    const page = await visit(`/listings/${home.id}`)
    await page.getByRole('button', { name: 'Favorite', exact: true }).click()
    await page.getByText(`${home.title} added to favorites`, { exact: true }).waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click()
    await countLine(page, 'You have 4 saved properties')
    await page.reload()
    await countLine(page, 'You have 4 saved properties')
    const card = cards(page).filter({ has: page.getByRole('heading', { name: home.title, exact: true }) })
    await card.getByRole('button', { name: /^Remove/ }).click()
    await countLine(page, 'You have 3 saved properties')
    await page.goto(`/listings/${home.id}`)
    await page.getByRole('button', { name: 'Favorite', exact: true, pressed: false }).waitFor()
  })
})

onEitherEdition('F: favorites', ({ visit }) => {
  test('F-01 title, subtitle and two tabs', async () => {
    const page = await visit('/favorites', { viewport: PHONE })
    await page.getByRole('heading', { level: 1, name: 'Your Favorites', exact: true }).waitFor()
    await page.getByText('Manage your saved properties and search criteria', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['Saved Properties', 'Saved Searches'])
    await cards(page).first().waitFor()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    await openSearches(page)
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
  })

  test('F-02 F-04 every home can be removed, until the empty page leads to the listings', async () => {
    const page = await visit('/favorites')
    const remove = () => panel(page).getByRole('button', { name: /^Remove/ })
    await countLine(page, 'You have 3 saved properties')
    for (const text of ['You have 2 saved properties', 'You have 1 saved property']) {
      await remove().first().click()
      await countLine(page, text)
      await page.getByText('Property removed from favorites', { exact: true }).first().waitFor()
      // The button is gone; the keyboard goes on from its panel.
      await expectFocus(panel(page))
    }
    await remove().first().click()
    await page.getByRole('heading', { name: 'No saved properties yet', exact: true }).waitFor()
    await expectNoAxeFindings(page)
    const browse = panel(page).getByRole('link', { name: 'Browse Listings', exact: true })
    await expect.poll(() => browse.getAttribute('href')).toBe('/listings')
    await page.reload()
    await page.getByRole('heading', { name: 'No saved properties yet', exact: true }).waitFor()
  })

  test('F-03 F-05 a saved search has its name, date and four boxes, and runs with its filters', async () => {
    const page = await visit('/favorites')
    await openSearches(page)
    await countLine(page, 'You have 2 saved searches')
    await expect
      .poll(() => cards(page).getByRole('heading').allInnerTexts())
      .toEqual(['Bergen County homes', 'Hoboken apartments'])
    for (const search of SAMPLE_SAVED_SEARCHES) {
      const card = cards(page).filter({ has: page.getByRole('heading', { name: search.name, exact: true }) })
      await card.getByText(/^Created on [A-Z][a-z]+ \d{1,2}, 2026$/).waitFor()
      const words = describeSavedSearch(search.filters)
      for (const [label, value] of [
        ['Location', words.location],
        ['Price Range', words.priceRange],
        ['Bedrooms', words.beds],
        ['Bathrooms', words.baths],
      ] as const) {
        const term = card.locator('dt', { hasText: label })
        await expect.poll(() => term.locator('..').locator('dd').innerText()).toBe(value)
      }
      const run = await card.getByRole('link', { name: /^Run This Search/ }).getAttribute('href')
      const { searchParams, pathname } = new URL(run!, 'http://keystead.example')
      expect(pathname).toBe('/listings')
      expect(readListingQuery(Object.fromEntries(searchParams)).query.filters).toEqual(search.filters)
    }
    await cards(page)
      .first()
      .getByRole('link', { name: /^Run This Search/ })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Property Listings' }).waitFor()
    await expect.poll(() => page.getByLabel('County', { exact: true }).inputValue()).toBe('Bergen')
  })

  test('F-03 F-04 a saved search can be removed, until the empty page leads to the listings', async () => {
    const page = await visit('/favorites')
    await openSearches(page)
    const remove = panel(page).getByRole('button', { name: /^Remove/ })
    await remove.first().click()
    await countLine(page, 'You have 1 saved search')
    await page.getByText('Saved search removed', { exact: true }).first().waitFor()
    await remove.first().click()
    await page.getByRole('heading', { name: 'No saved searches yet', exact: true }).waitFor()
    const start = panel(page).getByRole('link', { name: 'Start Searching', exact: true })
    await expect.poll(() => start.getAttribute('href')).toBe('/listings')
    await expectNoAxeFindings(page)
  })

  test('F-06 hearts on the listings, the map and similar homes appear here at once, in another tab, and are kept', async () => {
    const [second, fourth] = [2, 4].map((id) => SAMPLE_LISTINGS.find((listing) => listing.id === id)!)
    const page = await visit('/listings')
    // What a first visitor has saved is known some time after the page came alive.
    for (const home of HOMES) await heart(page, home, true).waitFor()
    const other = await page.context().newPage()
    await other.goto('/favorites')
    await countLine(other, 'You have 3 saved properties')

    await heart(page, second!, false).press('Enter')
    await heart(page, second!, true).waitFor()
    await page.getByText(`${second!.title} added to favorites`, { exact: true }).waitFor()
    await page.getByText('Find your saved properties in the Favorites section.', { exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/listings')
    await countLine(other, 'You have 4 saved properties')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => heart(page, second!).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })

    // Where there is no map beside the rows, which is quicker.
    await page.setViewportSize(PHONE)
    await page.goto('/map')
    await heart(page, fourth!, false).click()
    await countLine(other, 'You have 5 saved properties')
    await other.reload()
    await countLine(other, 'You have 5 saved properties')

    await cards(other)
      .filter({ has: other.getByRole('heading', { name: fourth!.title, exact: true }) })
      .getByRole('button', { name: /^Remove/ })
      .click()
    await heart(page, fourth!, false).waitFor()
    await page.goto(`/listings/${second!.id}`)
    await page.getByRole('button', { name: 'Favorite', exact: true, pressed: true }).waitFor()
    const similar = page
      .getByRole('region', { name: 'Similar homes' })
      .getByRole('button', { name: /^Save / })
      .first()
    const before = await similar.getAttribute('aria-pressed')
    await similar.click()
    await expect.poll(() => similar.getAttribute('aria-pressed')).not.toBe(before)
    await countLine(other, `You have ${before === 'true' ? 3 : 5} saved properties`)
  })
})

onEditions(['live'], 'F: favorites that are refused', ({ visit }) => {
  test('F-04 a saved search the server refuses to remove goes at once and comes back to its place', async () => {
    const page = await visit('/favorites', { expectedErrors: /status of 503/ })
    await openSearches(page)
    const names = panel(page).getByRole('heading', { level: 2 })
    const before = await names.allInnerTexts()
    const { promise: gone, resolve: refuse } = Promise.withResolvers<void>()
    const problem = { type: '/problems/unavailable', status: 503, detail: 'It cannot be reached right now.' }
    await page.route('**/api/saved-searches/*', async (route) => {
      await gone
      await route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) })
    })
    await panel(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await countLine(page, 'You have 1 saved search')
    refuse()
    await page.getByRole('alert').filter({ hasText: 'Not removed' }).filter({ hasText: problem.detail }).waitFor()
    await countLine(page, 'You have 2 saved searches')
    await expect.poll(() => names.allInnerTexts()).toEqual(before)
  })

  test('D-07 a heart the server refuses is taken back, and the visitor told what to do', async () => {
    const home = SAMPLE_LISTINGS.find(({ id }) => id === 2)!
    const page = await visit('/listings', { viewport: PHONE, expectedErrors: /429|ERR_INTERNET_DISCONNECTED/ })
    await heart(page, HOMES[0]!, true).waitFor()
    const problem = { type: '/problems/rate-limited', detail: 'Please wait 40 seconds and try again.' }
    const limit = { times: 1 }
    await page.route(
      `**/api/favorites/${home.id}`,
      (route) => route.fulfill({ status: 429, contentType: 'application/problem+json', json: problem }),
      limit,
    )
    const refusal = page.getByRole('alert').filter({ hasText: `${home.title} couldn’t be added to favorites` })
    await heart(page, home, false).click()
    await refusal.filter({ hasText: problem.detail }).waitFor()
    await heart(page, home, false).waitFor()
    await expectNoAxeFindings(page)
    await page.context().setOffline(true)
    await heart(page, home, false).click()
    await refusal.filter({ hasText: 'You’re offline. Connect to the internet and try again.' }).waitFor()
    await heart(page, home, false).waitFor()
    await page.context().setOffline(false)
    await heart(page, home, false).click()
    await page.getByText(`${home.title} added to favorites`, { exact: true }).waitFor()
  })
})
