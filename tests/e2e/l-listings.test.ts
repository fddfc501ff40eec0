import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { formatPrice } from '#domain/money/money.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { searchListings } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import { DESKTOP, expectNoAxeFindings, onEitherEdition, onFeed, PHONE } from './visitor.ts'

/** What the specification's rules find in the sample data. */
const expected = (changes: Partial<ListingFilters>, sort: Sort = 'newest') =>
  searchListings(SAMPLE_LISTINGS, { filters: { ...defaultFilters(), ...changes }, sort, page: 1 })

const countText = (total: number) => `Showing ${total} ${total === 1 ? 'property' : 'properties'}`
const showing = (page: Page, total: number) => page.getByText(countText(total), { exact: true }).waitFor()
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()

onEitherEdition('L: listings', ({ visit }) => {
  test('L-08 all eighteen homes are there, each with a page of its own', async () => {
    expect(SAMPLE_LISTINGS.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1))
    expect(new Set(SAMPLE_LISTINGS.map(({ county }) => county))).toEqual(
      new Set(['Morris', 'Hudson', 'Bergen', 'Essex', 'Sussex', 'Mercer', 'Monmouth', 'Camden']),
    )
    const page = await visit('/listings?min=0&max=2000000')
    await showing(page, 18)
    for (const { id, title } of SAMPLE_LISTINGS) {
      await page.getByRole('article').locator(`a[href$="/listings/${id}"]`).first().click()
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      await page.goBack()
    }
  })

  test('L-01 heading; grid is the default, list the other view, kept in the URL', async () => {
    const page = await visit('/listings')
    await page.getByRole('heading', { level: 1, name: 'Property Listings' }).waitFor()
    const menu = page.getByText('View', { exact: true })
    const layout = (name: string) => page.getByRole('button', { name }).getAttribute('aria-pressed')
    await menu.click()
    expect([await layout('Grid view'), await layout('List view')]).toEqual(['true', 'false'])
    const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
    expect((await first.boundingBox())!.y).toBe((await second.boundingBox())!.y)
    await page
      .getByRole('button', { name: /list view/i })
      .or(page.getByRole('radio', { name: /list/i }))
      .or(page.getByRole('link', { name: /list view/i }))
      .first()
      .click()
    await page.waitForURL(/view=list/)
    await menu.click()
    expect([await layout('Grid view'), await layout('List view')]).toEqual(['false', 'true'])
    await page.waitForFunction(() => {
      const [a, b] = [...document.querySelectorAll('article')].map((card) => card.getBoundingClientRect())
      return b!.y >= a!.bottom - 1
    })
    await expectNoAxeFindings(page)
    await page.reload()
    await page.getByRole('article').first().waitFor()
    expect((await second.boundingBox())!.y).toBeGreaterThan((await first.boundingBox())!.y)
  })

  test.each([PHONE, DESKTOP])(
    'L-07 a card breaks its address only before the town, and has its chips in one line',
    async (viewport) => {
      const page = await visit('/listings', { viewport })
      const cards = await page.getByRole('article').evaluateAll((articles) =>
        articles.map((article) => {
          const lines = [...article.querySelectorAll('ul[aria-label=Features] > li')].map(
            (chip) => chip.getBoundingClientRect().top,
          )
          const address = [...article.querySelectorAll('p')].find((text) => text.innerText.includes('County'))!
          return { chipLines: new Set(lines).size, address: address.innerText }
        }),
      )
      expect(cards.length).toBeGreaterThan(10)
      for (const { chipLines, address } of cards) {
        expect(chipLines).toBe(1)
        expect(address).toMatch(/^[^\n]+,\s*\n[^\n]+, NJ \d{5} \w+ County$/)
      }
    },
  )

  test('L-05 says property exactly at one', async () => {
    const only = SAMPLE_LISTINGS.find((listing) => listing.price <= 1_500_000)!
    const page = await visit(`/listings?q=${encodeURIComponent(only.title)}`)
    await page.getByText('Showing 1 property', { exact: true }).waitFor()
    await page.goto('/listings?q=zzqx')
    await page.getByText('Showing 0 properties', { exact: true }).waitFor()
  })

  test('L-06 the empty state, its one filter to relax, and Reset Filters', async () => {
    const page = await visit('/listings?county=Passaic&beds=2')
    await page.getByText('No properties found', { exact: true }).waitFor()
    await page.getByText('Try adjusting your search criteria to find more properties').waitFor()
    const relaxed = expected({ county: 'Passaic', beds: 2 }).relaxation!
    expect(relaxed.part).toEqual({ part: 'county' })
    await expectNoAxeFindings(page)
    const help = page.getByRole('main').getByText(new RegExp(`\\b${relaxed.total} homes?\\b`))
    await help.waitFor()
    await page
      .getByRole('button', { name: 'Reset Filters' })
      .or(page.getByRole('link', { name: 'Reset Filters' }))
      .first()
      .click()
    await showing(page, expected({}).total)
    await page.waitForURL((url) => url.search === '')
  })

  test('L-07 a card shows its home and leads to it', async () => {
    const page = await visit('/listings')
    const home = expected({}).listings[0]!
    const card = page.getByRole('article').first()
    const text = await card.innerText()
    for (const part of [
      formatPrice(home.price, 'sale'),
      home.county,
      home.title,
      home.address,
      `${home.beds}`,
      `${home.baths}`,
      home.squareFeet!.toLocaleString('en-US'),
      home.features[0]!,
    ]) {
      expect(text.replace(/\s+/g, ' ')).toContain(part)
    }
    expect(formatPrice(home.price, 'sale')).not.toContain('.')
    await expect
      .poll(() => card.getByRole('link').first().getAttribute('href'))
      .toMatch(new RegExp(`/listings/${home.id}$`))
    await card.getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: home.title }).waitFor()
  })

  test('L-07 X-05 a broken picture gives way to the default image', async () => {
    const page = await visit('/listings', {
      expectedErrors: /Failed to load resource/,
      prepare: (fresh) => fresh.route(/\/media\/home-/, (route) => route.abort()),
    })
    await page.waitForFunction(() =>
      document.querySelector('article img')?.getAttribute('src')?.includes('default-home'),
    )
    expect(
      await page
        .locator('article img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
  })

  test('L-01 sorts every way, in the URL', async () => {
    const page = await visit('/listings')
    for (const sort of ['price-asc', 'price-desc', 'beds', 'square-feet', 'newest'] as const) {
      await page.getByLabel(/sort/i).selectOption(sort)
      await page.waitForURL((url) => (url.searchParams.get('sort') ?? 'newest') === sort)
      const wanted = expected({}, sort).listings.map((listing) => listing.title)
      await expect.poll(() => titles(page)).toEqual(wanted)
    }
  })

  const BROKEN_QUERIES = [
    '?county=Atlantis&beds=99&min=abc',
    '?page=-1&sort=best&amenities=castle',
    `?q=${'x'.repeat(5000)}`,
    '?q=%F0%9F%8F%A1',
    '?min=900000&max=400000',
    '?county=Bergen&county=Morris',
    '?__proto__=1&constructor=2',
  ]

  test('L-04 hostile or broken query values never break the page', async () => {
    const page = await visit('/listings')
    for (const query of BROKEN_QUERIES) {
      await page.goto(`/listings${query}`)
      await page.getByRole('heading', { level: 1, name: 'Property Listings' }).waitFor()
      await page.getByText(/^Showing \d+ propert(y|ies)$/).waitFor()
    }
  })

  test('L-01 axe finds nothing on the listings at any width', async () => {
    const page = await visit('/listings', { viewport: { width: 360, height: 900 } })
    await page.getByRole('article').first().waitFor()
    // At 1280 px: R-01.
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoAxeFindings(page)
    }
  })
})

onFeed('L: imported listings', ({ visit, address }) => {
  test('L-07 imported homes are listed with their office and status, the samples are not', async () => {
    const { listings } = (await (await fetch(`${address}/api/listings?min=0&max=100000000`)).json()) as {
      listings: { id: number; title: string; office: string; status: string }[]
    }
    expect(listings.length).toBeGreaterThan(4)
    expect(listings.every(({ id }) => id > 1000)).toBe(true)
    const page = await visit('/listings?min=0&max=100000000', { expectedErrors: /Failed to load resource|ERR_/ })
    const text = await page.getByRole('main').innerText()
    for (const { title, office } of listings) {
      expect(text).toContain(title)
      expect(text).toContain(office)
    }
    expect(listings.map(({ status }) => status)).toContain('under-contract')
    expect(text).toContain('Under contract')
    await expectNoAxeFindings(page)
  })

  test('L-04 rentals are their own market', async () => {
    const page = await visit('/listings?market=rent', { expectedErrors: /Failed to load resource|ERR_/ })
    await page
      .getByRole('main')
      .getByText(/ a month/)
      .first()
      .waitFor()
  })
})
