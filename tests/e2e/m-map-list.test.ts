import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { formatPrice } from '#domain/money/money.ts'
import { hasWords } from '#domain/search/search-words.ts'
import { countOf, LONE_HOME, RIDGEWOOD, ROW, rowOf } from './map-page.ts'
import { DESKTOP, expectFocus, expectNoAxeFindings, expectNoSidewaysScroll, onEitherEdition, PHONE } from './visitor.ts'

const TABLET = { width: 768, height: 1024 }

const matching = (text: string) => SAMPLE_LISTINGS.filter((home) => hasWords(home, text))

const rows = (page: Page) => page.getByRole('list', { name: 'Homes', exact: true }).getByRole('listitem')
const search = (page: Page) => page.getByPlaceholder('Search by location, address...', { exact: true })
const count = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).waitFor()

onEitherEdition('M: map page, its list', ({ visit }) => {
  test('M-01 title, subtitle, count and one row for each home with its facts', async () => {
    const page = await visit('/map')
    await page.getByRole('heading', { level: 1, name: 'Property Map', exact: true }).waitFor()
    await page.getByText(/^Explore .*Northern New Jersey/).waitFor()
    await count(page, `${SAMPLE_LISTINGS.length} in all`)
    await expect.poll(() => rows(page).count()).toBe(await countOf(page))
    const home = RIDGEWOOD
    const row = rows(page).filter({ hasText: home.title })
    const text = await row.innerText()
    for (const fact of [
      formatPrice(home.price, home.market),
      home.address,
      `${home.beds} beds`,
      `${home.baths} baths`,
      home.squareFeet!.toLocaleString('en-US'),
    ]) {
      expect(text).toContain(fact)
    }
    await expect.poll(() => row.locator('img').count()).toBe(1)
  })

  test('M-01 a search shows the homes that hold it, whatever the case; one match is a property, not properties', async () => {
    const one = SAMPLE_LISTINGS.find(({ title }) => matching(title).length === 1)!
    const page = await visit('/map')
    for (const text of ['HOBOKEN', 'bergen', one.title, 'lake', 'RIDGEWOOD, nj']) {
      const expected = matching(text)
      await search(page).fill(text)
      await count(page, `Showing ${expected.length} ${expected.length === 1 ? 'property' : 'properties'}`)
      for (const { title } of expected) await rows(page).filter({ hasText: title }).waitFor()
      await expect.poll(() => rows(page).count()).toBe(expected.length)
    }
  })

  test('M-01 no match says so and offers to clear; so does the button in the search box', async () => {
    const page = await visit('/map')
    await search(page).fill('no such place')
    await count(page, 'No properties match your search criteria.')
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: 'Clear Search', exact: true }).click()
    await count(page, `${SAMPLE_LISTINGS.length} in all`)
    await expect.poll(() => search(page).inputValue()).toBe('')
    await search(page).fill('Hoboken')
    await page.getByRole('search').getByRole('button', { name: /clear/i }).click()
    await count(page, `${SAMPLE_LISTINGS.length} in all`)
    await expectFocus(search(page))
  })

  test('M-01 choosing a row marks it, and only it', async () => {
    const page = await visit('/map')
    const [first, second] = [RIDGEWOOD, LONE_HOME]
    const row = ({ title }: { title: string }) => rows(page).filter({ hasText: title })
    const color = (home: { title: string }) =>
      row(home).evaluate((element) => getComputedStyle(element).backgroundColor)
    const plain = await color(first)
    await rowOf(page, first.title).click()
    await rowOf(page, first.title)
      .and(page.getByRole('button', { pressed: true }))
      .waitFor()
    await expect.poll(() => color(first)).not.toBe(plain)
    // The card of the selected home leads on.
    const details = page.getByRole('link', { name: /^View Details/ }).filter({ visible: true })
    await expect.poll(() => details.getAttribute('href')).toBe(`/listings/${first.id}`)
    await expectNoAxeFindings(page)
    await rowOf(page, second.title).click()
    await rowOf(page, second.title)
      .and(page.getByRole('button', { pressed: true }))
      .waitFor()
    // It fades.
    await expect.poll(() => color(first)).toBe(plain)
    await expect.poll(() => rows(page).getByRole('button', { pressed: true, name: ROW }).count()).toBe(1)
  })

  test('M-01 the list takes the full width on phones, a third on tablets and a quarter on desktops', async () => {
    const page = await visit('/map', { viewport: PHONE })
    for (const [viewport, share] of [
      [PHONE, 1],
      [TABLET, 1 / 3],
      [DESKTOP, 1 / 4],
    ] as const) {
      await page.setViewportSize(viewport)
      const panel = await page.getByRole('region', { name: 'Property Map', exact: true }).boundingBox()
      expect(panel!.width / viewport.width).toBeCloseTo(share, 1)
      await expectNoSidewaysScroll(page)
      // Nothing in the list makes the page longer than its footer.
      const { bottom } = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect())
      expect(await page.evaluate(() => document.documentElement.scrollHeight - scrollY)).toBeCloseTo(bottom, -1)
    }
  })

  test('M-01 on a desktop five homes are seen without scrolling, each with a one-line address', async () => {
    const page = await visit('/map', { viewport: { width: 1280, height: 800 } })
    const fifth = rows(page).nth(4)
    await fifth.getByRole('button', { name: ROW }).waitFor()
    const box = (await fifth.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(800)
    // Homes elsewhere have a line more, which says so.
    const heights = await rows(page)
      .filter({ hasNotText: 'Outside our seven counties' })
      .evaluateAll((all) => all.map((row) => row.clientHeight))
    expect(new Set(heights).size).toBe(1)
  })

  test('M-02 the map has its place from 768 px, below it the list is alone', async () => {
    const page = await visit('/map', { viewport: { width: 767, height: 900 } })
    await expect.poll(() => page.getByText('Loading map...', { exact: true }).isVisible()).toBe(false)
    await page.setViewportSize(TABLET)
    await page.getByText('Loading map...', { exact: true }).waitFor()
  })
})
