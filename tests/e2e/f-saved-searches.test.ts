import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { readListingQuery } from '#domain/search/filters-from-url.ts'
import {
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onBothEditions,
  onEditions,
  PHONE,
} from './visitor.ts'

const FILTERS = { county: 'Bergen', max: '1200000', beds: '3', amenities: 'pool', q: 'road' }
const SUGGESTED = '3+ bed homes with a pool in Bergen County under $1,200,000 matching “road”'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Save this search' })
const nameField = (page: Page) => dialog(page).getByLabel('Name', { exact: true })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
const searchCard = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const filtersOf = (page: Page) => readListingQuery(Object.fromEntries(new URL(page.url()).searchParams)).query.filters

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Save this search', exact: true }).click()
  await dialog(page).waitFor()
}

onBothEditions('F: saved searches', ({ visit }) => {
  test('F-03 F-06 a search saved from the listings has a name of its own, survives a reload and runs as it was', async () => {
    const page = await visit(`/listings?${new URLSearchParams(FILTERS).toString()}&sort=beds`)
    const wanted = filtersOf(page)
    await openDialog(page)
    await expect.poll(() => nameField(page).inputValue()).toBe(SUGGESTED)
    await expectFocus(nameField(page))
    await expectNoAxeFindings(page)
    await save(page)
    await page.getByText('Search saved', { exact: true }).waitFor()
    await dialog(page).waitFor({ state: 'hidden' })

    // The same search is not kept twice; the way to it is offered instead.
    await openDialog(page)
    await dialog(page).getByText(`“${SUGGESTED}”`).waitFor()
    await expectNoAxeFindings(page)
    await dialog(page).getByRole('link', { name: 'See it in Favorites' }).click()
    await page.getByText('You have 3 saved searches', { exact: true }).waitFor()
    await page.reload()
    const card = searchCard(page, SUGGESTED)
    await card.waitFor()
    expect((await card.locator('dd').allInnerTexts()).join(' | ')).toBe(
      'road, Bergen County | $300,000 - $1,200,000 | 3+ beds | Any',
    )
    await card.getByText('Pool', { exact: true }).waitFor()
    await card.getByRole('link', { name: /^Run This Search/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Property Listings' }).waitFor()
    expect(filtersOf(page)).toEqual(wanted)
    const chips = page.getByRole('list', { name: 'Active filters' })
    await chips.getByText('Pool', { exact: true }).waitFor()
    await expect.poll(() => chips.getByRole('listitem').count()).toBe(5)
  })
})

onEditions(['live'], 'F: saved searches', ({ visit }) => {
  test('F-06 a search saved on the map keeps its view and every price, and can be shown there again', async () => {
    const within = 'bbox=-74.3,40.7,-73.9,41.1'
    const page = await visit(`/map?towns=Bergen/Ridgewood&${within}`, { viewport: PHONE })
    await openDialog(page)
    await expect.poll(() => nameField(page).inputValue()).toBe('Homes in Ridgewood, in the map’s view')
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    await nameField(page).fill('Near the station')
    await page.keyboard.press('Enter')
    await page.getByText('Search saved', { exact: true }).waitFor()

    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/favorites?tab=searches')
    const card = searchCard(page, 'Near the station')
    await card.waitFor()
    expect((await card.locator('dd').allInnerTexts()).join(' | ')).toBe('Ridgewood, map’s view | Any price | Any | Any')
    const hrefs = await card
      .getByRole('link', { name: /^(?:Run|Show)/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    expect(hrefs.map((href) => decodeURIComponent(href))).toEqual([
      `/listings?min=0&max=100000000&towns=Bergen/Ridgewood&${within}`,
      `/map?towns=Bergen/Ridgewood&${within}`,
    ])
  })

  test('F-06 what is refused keeps the name that was typed, says why, and can be sent again', async () => {
    const page = await visit('/listings', { expectedErrors: /429/ })
    const refuse = (route: Route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 429,
            headers: { 'retry-after': '30' },
            contentType: 'application/problem+json',
            body: JSON.stringify({ type: '/problems/rate-limited', title: 'Too many requests', status: 429 }),
          })
        : route.continue()
    await page.route('**/api/saved-searches', refuse)
    await openDialog(page)
    await expect.poll(() => nameField(page).inputValue()).toBe('All homes for sale')
    await nameField(page).fill('  ')
    await save(page)
    await dialog(page).getByText('Name this search.', { exact: true }).waitFor()
    await expect.poll(() => nameField(page).getAttribute('aria-invalid')).toBe('true')
    await expectNoAxeFindings(page)
    await nameField(page).fill('Everything')
    await save(page)
    await dialog(page).getByRole('alert').getByText('Too many requests').waitFor()
    await expect.poll(() => nameField(page).inputValue()).toBe('Everything')
    await expectNoAxeFindings(page)
    await page.unroute('**/api/saved-searches', refuse)
    await save(page)
    await page.getByText('Search saved', { exact: true }).waitFor()
    await page.goto('/favorites?tab=searches')
    await searchCard(page, 'Everything').waitFor()
  })
})

onEditions(['sample'], 'F: saved searches', ({ visit }) => {
  test('F-06 a search is saved on a page served without TLS, where crypto has no randomUUID', async () => {
    const page = await visit('/listings?beds=4', {
      prepare: (fresh) => fresh.addInitScript(() => void Reflect.deleteProperty(Crypto.prototype, 'randomUUID')),
    })
    await openDialog(page)
    await save(page)
    await page.getByText('Search saved', { exact: true }).waitFor()
  })

  test('F-06 a save that breaks unexpectedly is said in words, and can be tried again', async () => {
    const page = await visit('/listings?beds=4', {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          Crypto.prototype.getRandomValues = () => {
            throw new Error('No random numbers')
          }
        }),
    })
    await openDialog(page)
    await save(page)
    await dialog(page).getByRole('alert').getByText('Please try again.').waitFor()
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).waitFor()
  })
})
