import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { searchListings } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import { expectFocus, expectNoAxeFindings, onBothEditions, onEitherEdition, PHONE } from './visitor.ts'

/** What the specification's rules find in the sample data. */
const expected = (changes: Partial<ListingFilters>, sort: Sort = 'newest') =>
  searchListings(SAMPLE_LISTINGS, { filters: { ...defaultFilters(), ...changes }, sort, page: 1 })

const countText = (total: number) => `Showing ${total} ${total === 1 ? 'property' : 'properties'}`
const showing = (page: Page, total: number) => page.getByText(countText(total), { exact: true }).waitFor()
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
const panel = (page: Page) =>
  page.getByRole('form', { name: /filter/i }).or(page.getByRole('search', { name: /filter/i }))
const searchBox = (within: Page | Locator) => within.getByRole('combobox', { name: 'Search', exact: true })

onBothEditions('L: filters', ({ visit }) => {
  test('L-04 every control filters, the URL follows, and Back takes it back', async () => {
    const page = await visit('/listings')
    const filters = panel(page)
    await showing(page, expected({}).total)
    await filters.getByLabel('County').selectOption('Bergen')
    await showing(page, expected({ county: 'Bergen' }).total)
    await filters.getByRole('checkbox', { name: /^Two-Car Garage/ }).check()
    await showing(page, expected({ county: 'Bergen', amenities: ['twoCarGarage'] }).total)
    await page.waitForURL((url) => url.searchParams.get('amenities') === 'twoCarGarage')
    await page.goBack()
    await showing(page, expected({ county: 'Bergen' }).total)
    await page.goBack()
    await showing(page, expected({}).total)
    await expect.poll(() => filters.getByLabel('County').inputValue()).toBe('')
    const slider = filters.getByRole('slider', { name: 'Maximum price' })
    await slider.focus()
    await slider.press('ArrowLeft')
    await showing(page, expected({ price: { min: 300_000, max: 1_450_000 } }).total)
    await page.waitForURL((url) => url.searchParams.get('max') === '1450000')
  })
})

onEitherEdition('L: filters', ({ visit }) => {
  test('L-02 on a phone the filters are hidden until asked for, and can be closed', async () => {
    const page = await visit('/listings', { viewport: PHONE })
    const county = page.getByLabel('County')
    const order = page.getByLabel('Sort by')
    await page.getByRole('button', { name: /^Filters/ }).waitFor()
    await expect.poll(async () => [await county.isVisible(), await order.isVisible()]).toEqual([false, false])
    await page.getByRole('button', { name: /^Filters/ }).click()
    await county.waitFor()
    await order.waitFor()
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: 'Close Filters' }).click()
    await county.waitFor({ state: 'hidden' })
  })

  test.each([
    [{ width: 1280, height: 800 }, 36],
    [{ width: 360, height: 740 }, 12],
  ])(
    'L-01 above the fold of %o there are at most %i controls, Buy or Rent and the map among them',
    async (viewport, most) => {
      const page = await visit('/listings', { viewport })
      await page.getByRole('article').first().waitFor()
      const controls = await page.evaluate(() => {
        const unseen = (element: Element) => {
          const { top, right, width, height } = element.getBoundingClientRect()
          const isDrawn = element.checkVisibility({ checkVisibilityCSS: true }) && width > 1 && height > 1
          return !isDrawn || top < 0 || top >= innerHeight || right <= 0 || element.closest('.sr-only') !== null
        }
        // A box for the comparison is seen with the pointer on its card.
        const isTransparent = (element: Element) => getComputedStyle(element.parentElement!).opacity === '0'
        return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
          .filter((element) => !unseen(element) && !isTransparent(element))
          .map((element) => (element as HTMLInputElement).labels?.[0]?.innerText ?? element.textContent.trim())
      })
      expect(controls).toEqual(expect.arrayContaining(['Buy', 'Rent', 'Map']))
      // Fails with their names.
      expect(controls.slice(most)).toEqual([])
    },
  )

  test('L-02 closing the filters by keyboard leads back to their button, taking a filter back to its neighbor', async () => {
    const page = await visit('/listings?county=Bergen&beds=3', { viewport: PHONE })
    const button = page.getByRole('button', { name: /^Filters/ })
    await button.press('Enter')
    await page.getByRole('button', { name: 'Close Filters' }).press('Enter')
    await expectFocus(button)
    const county = page.getByRole('button', { name: 'Remove filter: Bergen County' })
    const beds = page.getByRole('button', { name: 'Remove filter: 3+ beds' })
    await county.press('Enter')
    await county.waitFor({ state: 'detached' })
    await expectFocus(beds)
    await beds.press('Enter')
    await beds.waitFor({ state: 'detached' })
    await expectFocus(page.getByRole('region', { name: 'Results' }))
  })

  test('L-02 a pill shows its filters alone, in one row with the way to the map', async () => {
    const page = await visit('/listings?market=rent&county=Bergen', { viewport: { width: 390, height: 844 } })
    const pill = page.getByRole('button', { name: 'Price', exact: true })
    const row = [
      page.getByRole('button', { name: /^Filters/ }),
      pill,
      page.getByRole('main').getByRole('link', { name: 'Map' }),
    ]
    const boxes = await Promise.all(row.map(async (each) => (await each.boundingBox())!))
    for (const [place, { x, y, width }] of boxes.entries()) {
      expect(y).toBe(boxes[0]!.y)
      expect(x + width).toBeLessThanOrEqual(boxes[place + 1]?.x ?? 390)
    }
    await pill.click()
    await page.getByRole('slider', { name: 'Maximum price' }).waitFor()
    expect(await page.getByLabel('County').isVisible()).toBe(false)
    expect(await pill.getAttribute('aria-expanded')).toBe('true')
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: 'Close Filters' }).press('Enter')
    await expectFocus(pill)

    await page.setViewportSize({ width: 768, height: 1024 })
    await page.getByRole('button', { name: 'Beds & baths' }).click()
    await page.getByLabel('Baths').waitFor()
    await page.getByRole('button', { name: 'County', exact: true }).click()
    await page.getByLabel('County').waitFor()
    expect(await page.getByLabel('Baths').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'County', exact: true }).click()
    await page.getByLabel('County').waitFor({ state: 'hidden' })
  })

  test('L-03 more filters stand in a dialog with counts, and as chips', async () => {
    const page = await visit('/listings')
    const opener = page.getByRole('button', { name: /^More filters/ })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'More filters' })
    const box = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) })
    const { total } = expected({ fireplace: true })
    await dialog.getByRole('checkbox', { name: `Fireplace (${total})` }).check()
    await dialog.getByRole('button', { name: `Show ${total} homes` }).waitFor()
    await expectNoAxeFindings(page)
    await dialog.getByRole('textbox', { name: 'Size from' }).fill('2,000')
    await dialog.getByRole('textbox', { name: 'Size from' }).press('Enter')
    const both = expected({ fireplace: true, size: { min: 2000, max: null } })
    await dialog.getByRole('button', { name: `Show ${both.total} homes` }).click()
    await dialog.waitFor({ state: 'detached' })
    await showing(page, both.total)
    expect(new URL(page.url()).search).toBe('?fireplace=yes&size=2000-')
    await expect.poll(() => opener.textContent()).toBe('More filters (2)')
    await page.getByRole('button', { name: 'Remove filter: 2,000+ sq ft' }).click()
    await showing(page, total)
    await opener.click()
    await expect.poll(() => box('Fireplace').isChecked()).toBe(true)
    await dialog.getByRole('button', { name: 'Clear', exact: true }).click()
    await showing(page, expected({}).total)
  })

  test('L-03 a town is found by its name, its neighbors are added at once, and each can be taken back', async () => {
    const page = await visit('/listings?county=Bergen')
    const opener = page.getByRole('button', { name: /^More filters/ })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'More filters' })
    const towns = () => new URL(page.url()).searchParams.get('towns')
    await dialog.getByLabel('Add a town').fill('Hoboken, Hudson County')
    await expect.poll(towns).toBe('Hudson/Hoboken')
    expect(new URL(page.url()).searchParams.has('county')).toBe(false)
    await expectNoAxeFindings(page)
    await dialog.getByRole('button', { name: 'Neighboring towns' }).press('Enter')
    await expect.poll(towns).toBe('Hudson/Hoboken,Hudson/Jersey City,Hudson/Union City,Hudson/Weehawken')
    const { total } = expected({
      towns: ['Hudson/Hoboken', 'Hudson/Jersey City', 'Hudson/Union City', 'Hudson/Weehawken'],
    })
    await showing(page, total)
    await dialog.getByRole('checkbox', { name: 'Union City, Hudson County' }).click()
    await expect.poll(towns).toBe('Hudson/Hoboken,Hudson/Jersey City,Hudson/Weehawken')
    await dialog.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect.poll(towns).toBeNull()
  })

  test('L-03 a chosen town is left out and searched again by keyboard, in its place', async () => {
    const page = await visit('/listings?towns=Hudson/Hoboken,Hudson/Jersey+City')
    await page.getByRole('button', { name: /^More filters/ }).click()
    const dialog = page.getByRole('dialog', { name: 'More filters' })
    const param = (name: string) => new URL(page.url()).searchParams.get(name)
    const turn = dialog.getByRole('button', { name: 'Leave out Hoboken' })
    await turn.press('Enter')
    await expect.poll(() => param('not-towns')).toBe('Hudson/Hoboken')
    expect(param('towns')).toBe('Hudson/Jersey City')
    await expectFocus(turn)
    expect(await turn.getAttribute('aria-pressed')).toBe('true')
    await dialog.getByRole('checkbox', { name: 'Not Hoboken, Hudson County' }).waitFor()
    await expectNoAxeFindings(page)
    await dialog.getByRole('button', { name: 'Leave out Jersey City' }).click()
    await expect.poll(() => param('not-towns')).toBe('Hudson/Hoboken,Hudson/Jersey City')
    await showing(page, expected({ notTowns: ['Hudson/Hoboken', 'Hudson/Jersey City'] }).total)
    await turn.press('Space')
    await expect.poll(() => param('towns')).toBe('Hudson/Hoboken')
    await expectFocus(turn)
    await dialog.getByRole('checkbox', { name: 'Not Jersey City, Hudson County' }).click()
    await expect.poll(() => param('not-towns')).toBeNull()
    await showing(page, expected({ towns: ['Hudson/Hoboken'] }).total)
  })

  test('L-03 the days of open houses can be typed, digit by digit', async () => {
    const page = await visit('/listings')
    await panel(page)
      .getByRole('button', { name: /^More filters/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'More filters' })
    await dialog.getByLabel('Open house on').focus()
    await page.keyboard.type('12052026')
    await dialog.getByLabel('Open house until').focus()
    await page.keyboard.type('12122026')
    await page.waitForURL((url) => url.searchParams.get('open-on') === '2026-12-05,2026-12-12')
  })

  test('L-03 a price and a monthly cost can be typed, between the sliders’ steps and beyond them', async () => {
    const page = await visit('/listings')
    const filters = panel(page)
    await filters.getByRole('button', { name: /^More filters/ }).click()
    const dialog = page.getByRole('dialog', { name: 'More filters' })
    const from = dialog.getByRole('textbox', { name: 'Price from' })
    const to = dialog.getByRole('textbox', { name: 'Price to' })
    expect(await from.inputValue()).toBe('300,000')
    await from.fill('$512,500')
    await from.press('Enter')
    await showing(page, expected({ price: { min: 512_500, max: 1_500_000 } }).total)
    await to.fill('2600000')
    await to.blur()
    await showing(page, expected({ price: { min: 512_500, max: 2_600_000 } }).total)
    await page.waitForURL(
      (url) => url.searchParams.get('min') === '512500' && url.searchParams.get('max') === '2600000',
    )
    await expect.poll(() => to.inputValue()).toBe('2,600,000')
    // The other way round is meant the right way round; an end left empty is the slider's.
    await to.fill('400000')
    await to.press('Enter')
    await showing(page, expected({ price: { min: 400_000, max: 512_500 } }).total)
    await to.fill('')
    await to.press('Enter')
    await from.fill('')
    await from.press('Enter')
    await showing(page, expected({ price: { min: 300_000, max: 2_000_000 } }).total)
    await dialog.getByRole('textbox', { name: 'Monthly cost up to, in dollars' }).fill('4,321')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('cost') === '4321')
    await expectNoAxeFindings(page)
  })

  test('L-03 the panel has every control with the specified choices', async () => {
    const page = await visit('/listings')
    const filters = panel(page)
    const county = filters.getByLabel('County')
    await county.waitFor()
    const options = (await county.locator('option').allTextContents()).map((text) => text.replace(/ \(\d+\)$/, ''))
    expect(options).toEqual(['All Counties', 'Bergen', 'Essex', 'Hudson', 'Morris', 'Passaic', 'Sussex', 'Warren'])
    for (const [name, value] of [
      ['Minimum price', '300000'],
      ['Maximum price', '1500000'],
    ] as const) {
      const slider = filters.getByRole('slider', { name })
      await expect.poll(() => slider.getAttribute('min')).toBe('300000')
      await expect.poll(() => slider.getAttribute('max')).toBe('2000000')
      await expect.poll(() => slider.getAttribute('step')).toBe('50000')
      await expect.poll(() => slider.inputValue()).toBe(value)
    }
    const choices = (name: string) => filters.getByRole('combobox', { name }).locator('option').allTextContents()
    expect(await choices('Beds')).toEqual(['Any', '1+', '2+', '3+', '4+', '5+'])
    expect(await choices('Baths')).toEqual(['Any', '1+', '1.5+', '2+', '2.5+', '3+', '3.5+'])
    for (const name of ['Pool', 'Two-Car Garage', 'Waterfront', 'Renovated']) {
      await filters.getByRole('checkbox', { name: new RegExp(`^${name}`) }).waitFor()
    }
    await filters
      .getByRole('button', { name: 'Clear Filters' })
      .or(filters.getByRole('link', { name: 'Clear Filters' }))
      .first()
      .waitFor()
  })

  const FILTERED: [string, Partial<ListingFilters>][] = [
    ['title, any case', { search: 'COLONIAL' }],
    ['address', { search: 'hoboken' }],
    ['county', { search: 'sussex' }],
    ['nothing like it', { search: 'zzqx' }],
    ['one letter', { search: 'q' }],
    ['two letters', { search: 'nj' }],
    ['a quote and wildcards', { search: `%_"'` }],
    ['county', { county: 'Bergen' }],
    ['price', { price: { min: 500_000, max: 800_000 } }],
    ['a price that a home has exactly', { price: { min: 850_000, max: 850_000 } }],
    ['beds', { beds: 4 }],
    ['baths', { baths: 2.5 }],
    ['one amenity', { amenities: ['pool'] }],
    ['two amenities', { amenities: ['pool', 'twoCarGarage'] }],
    ['all together', { search: 'a', county: 'Morris', beds: 3, baths: 2, amenities: ['waterfront'] }],
  ]

  const addressOf = (changes: Partial<ListingFilters>): string => {
    const { search, county, price, beds, baths, amenities } = { ...defaultFilters(), ...changes }
    const params = new URLSearchParams({
      q: search,
      county: county ?? '',
      min: `${price.min}`,
      max: `${price.max}`,
      beds: `${beds ?? ''}`,
      baths: `${baths ?? ''}`,
      amenities: amenities.join(','),
    })
    return `/listings?${params}`
  }

  test('L-04 each filter in the URL finds what the rules find', async () => {
    const page = await visit('/listings')
    for (const [by, changes] of FILTERED) {
      await page.goto(addressOf(changes), { waitUntil: 'domcontentloaded' })
      const found = expected(changes)
      await showing(page, found.total)
      const wanted = found.listings.map((listing) => listing.title)
      expect({ by, titles: await titles(page) }).toEqual({ by, titles: wanted })
    }
  })

  test('L-04 typing filters at once, and older answers never overwrite newer ones', async () => {
    const page = await visit('/listings')
    const search = searchBox(panel(page))
    await search.pressSequentially('hoboken', { delay: 20 })
    await showing(page, expected({ search: 'hoboken' }).total)
    await page.waitForURL(/q=hoboken/)
    await search.fill('')
    await showing(page, expected({}).total)
    await page.waitForURL((url) => url.search === '')
  })

  test('L-04 a town is suggested while typing and taken by keyboard; a misspelled one is offered', async () => {
    const page = await visit('/listings')
    const search = searchBox(panel(page))
    await search.pressSequentially('hobok')
    const option = page.getByRole('listbox').getByRole('option', { name: /^Hoboken/ })
    await option.waitFor()
    await search.press('ArrowDown')
    await expectNoAxeFindings(page)
    await search.press('Enter')
    await page.getByRole('button', { name: 'Remove filter: Hoboken' }).waitFor()
    await showing(page, expected({ towns: ['Hudson/Hoboken'] }).total)
    expect([await option.count(), await search.inputValue()]).toEqual([0, ''])
    const misspelled = await visit('/listings?q=jersy+city')
    await misspelled.getByRole('link', { name: 'Jersey City', exact: true }).click()
    await showing(misspelled, expected({ search: 'Jersey City' }).total)
    await expect.poll(() => searchBox(panel(misspelled)).inputValue()).toBe('Jersey City')
  })

  test('L-03 chips take back one filter each; counts stand beside the options', async () => {
    const page = await visit('/listings?county=Bergen&beds=3&amenities=twoCarGarage')
    const { facets } = expected({ county: 'Bergen', beds: 3, amenities: ['twoCarGarage'] })
    await page
      .getByRole('button', { name: /remove.*bergen|bergen.*remove/i })
      .or(page.getByRole('link', { name: /remove.*bergen|bergen.*remove/i }))
      .first()
      .waitFor()
    await expect
      .poll(() => panel(page).getByLabel('County').locator('option', { hasText: 'Morris' }).textContent())
      .toContain(`(${facets.counties.Morris})`)
    await expectNoAxeFindings(page)
    await page
      .getByRole('button', { name: /remove.*bergen/i })
      .or(page.getByRole('link', { name: /remove.*bergen/i }))
      .first()
      .click()
    await showing(page, expected({ beds: 3, amenities: ['twoCarGarage'] }).total)
    await page.waitForURL(({ search }) => search === '?beds=3&amenities=twoCarGarage')
  })
})
