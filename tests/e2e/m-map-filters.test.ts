import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { hasWords } from '#domain/search/search-words.ts'
import { allOf, countOf, mapReady, paramOf, pillOf, RIDGEWOOD } from './map-page.ts'
import { DESKTOP, expectFocus, expectNoAxeFindings, expectNoSidewaysScroll, onEitherEdition, PHONE } from './visitor.ts'

const search = (page: Page) => page.getByPlaceholder('Search by location, address...', { exact: true })
const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters( \(\d\))?$/ })
const filters = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('button')

onEitherEdition('M: filters on the map', ({ visit }) => {
  test('M-01 all filters of the listings stand in a dialog, and each is in force at once', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await filtersButton(page).click()
    // Its title: no key that is pressed too early closes it or chooses anything.
    await expectFocus(filters(page).getByRole('heading', { name: 'Filters' }))
    await expect.poll(() => filters(page).getByLabel('Search').count()).toBe(0)
    await expectNoAxeFindings(page)
    await filters(page).getByRole('combobox', { name: 'Beds' }).selectOption('4+')
    const wanted = SAMPLE_LISTINGS.filter(({ beds }) => beds !== null && beds >= 4)
    await expect.poll(() => allOf(page)).toBe(wanted.length)
    await filters(page)
      .getByRole('button', { name: `Show ${await countOf(page)} homes` })
      .waitFor()
    await page.keyboard.press('Escape')
    await filters(page).waitFor({ state: 'detached' })
    await expectFocus(filtersButton(page))
    await expect.poll(() => filtersButton(page).innerText()).toBe('Filters (1)')
    await expect.poll(() => allOf(page)).toBe(wanted.length)
    await expect.poll(() => paramOf(page, 'beds')).toBe('4')
    const small = SAMPLE_LISTINGS.find(({ city }) => city === 'Fair Lawn')!
    await pillOf(page, small.title).waitFor({ state: 'detached' })
    await pillOf(page, RIDGEWOOD.title).waitFor()
    await chips(page).click()
    await expect.poll(() => allOf(page)).toBe(SAMPLE_LISTINGS.length)
    await expectFocus(filtersButton(page))
    await page.goBack()
    await expect.poll(() => allOf(page)).toBe(wanted.length)
  })

  test('M-01 at its ends the price slider sets no limit', async () => {
    const page = await visit('/map?max=1500000')
    await chips(page).getByText('Up to $1,500,000').waitFor()
    const below = await allOf(page)
    await filtersButton(page).click()
    const most = filters(page).getByRole('slider', { name: 'Maximum price' })
    await expect.poll(() => most.getAttribute('aria-valuetext')).toBe('$1,500,000')
    await most.focus()
    await page.keyboard.press('End')
    await expect.poll(() => most.getAttribute('aria-valuetext')).toBe('No maximum')
    await expect.poll(() => allOf(page)).toBe(SAMPLE_LISTINGS.length)
    expect(below).toBeLessThan(SAMPLE_LISTINGS.length)
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

  test('M-01 a county takes the map there', async () => {
    const page = await visit('/map')
    await mapReady(page)
    await filtersButton(page).click()
    await filters(page).getByLabel('County', { exact: true }).selectOption('Sussex')
    await page.keyboard.press('Escape')
    const homes = SAMPLE_LISTINGS.filter(({ county }) => county === 'Sussex')
    for (const { title } of homes) await pillOf(page, title).waitFor()
    await expect.poll(() => countOf(page)).toBe(homes.length)
    await expect.poll(() => new URL(page.url()).search).toBe('?county=Sussex')
  })

  test('M-01 the text stands in the address, and typing leaves no trail in the history', async () => {
    const found = SAMPLE_LISTINGS.filter((home) => hasWords(home, 'Ridgewood, NJ')).length
    const page = await visit('/listings')
    await page.getByRole('link', { name: 'Map', exact: true }).first().click()
    await search(page).fill('rid')
    await search(page).fill('Ridgewood, NJ')
    await page.waitForURL(/q=Ridgewood/)
    await expect.poll(() => countOf(page)).toBe(found)
    await page.reload()
    await expect.poll(() => search(page).inputValue()).toBe('Ridgewood, NJ')
    await expect.poll(() => countOf(page)).toBe(found)
    await page.goBack()
    await page.waitForURL(/\/listings/)
  })

  test('M-01 nothing found names the one filter to leave out', async () => {
    const page = await visit('/map?q=no+such+place')
    await page
      .getByRole('button', { name: `Removing “no such place” would show ${SAMPLE_LISTINGS.length} homes.` })
      .click()
    await expect.poll(() => allOf(page)).toBe(SAMPLE_LISTINGS.length)
    await expect.poll(() => search(page).inputValue()).toBe('')
  })

  test('L-03 the listings lead to the map of the same homes, and the map back to them', async () => {
    const page = await visit('/listings?county=Bergen', { viewport: DESKTOP })
    const line = await page.getByText(/^Showing \d+ propert\w+$/).innerText()
    const map = page.getByRole('main').getByRole('link', { name: 'Map', exact: true })
    await map.click()
    await page.waitForURL(/\/map\?/)
    await page.getByRole('heading', { name: 'Property Map' }).waitFor()
    await expect.poll(async () => `Showing ${await countOf(page)}`).toBe(line.split(' propert')[0])
    await page.getByRole('link', { name: 'Back to Listings', exact: true }).click()
    await page.getByRole('heading', { name: 'Property Listings' }).waitFor()
    expect(new URL(page.url()).search).toBe('?county=Bergen')
    await page.setViewportSize(PHONE)
    await expect.poll(() => map.isVisible()).toBe(true)
  })

  test('M-02 on a phone the filters fit the screen, and the way back to the listings is there', async () => {
    const page = await visit('/map?beds=3&county=Morris', { viewport: PHONE })
    await expect.poll(() => chips(page).count()).toBe(2)
    await page.getByRole('link', { name: 'Back to Listings', exact: true }).waitFor()
    await filtersButton(page).click()
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
    const show = filters(page).getByRole('button', { name: /^Show \d+ homes?$/ })
    const box = (await show.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height)
    await show.click()
    await filters(page).waitFor({ state: 'detached' })
    const shown = page.getByRole('list', { name: 'Homes' }).getByRole('listitem')
    await expect.poll(() => shown.count()).toBe(await countOf(page))
  })
})
