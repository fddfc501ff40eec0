import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FEATURED_IDS } from '#content/sample-data/featured.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { expectNoAxeFindings, onBothEditions, onEitherEdition, onFeed, PHONE, stopClock } from './visitor.ts'

const COUNTIES = [
  ['Bergen', '$765,000', '955,732', '70'],
  ['Essex', '$520,000', '863,728', '22'],
  ['Hudson', '$630,000', '724,854', '12'],
  ['Morris', '$580,000', '509,285', '39'],
  ['Passaic', '$450,000', '524,118', '16'],
  ['Sussex', '$350,000', '144,221', '24'],
  ['Warren', '$330,000', '109,632', '22'],
] as const

const section = (page: Page, heading: RegExp) => page.getByRole('region', { name: heading })
const currentSlide = (page: Page) =>
  page
    .getByRole('button', { name: /^Go to slide \d$/ })
    .evaluateAll(
      (dots) =>
        dots.findIndex(
          (dot) => dot.getAttribute('aria-current') !== null && dot.getAttribute('aria-current') !== 'false',
        ) + 1,
    )

/** Counts, on the root element, how often the carousel's track is given to an observer of sizes. */
function countTrackObservers() {
  const { observe } = ResizeObserver.prototype
  ResizeObserver.prototype.observe = function (target, options) {
    const { dataset } = document.documentElement
    if (target.classList.contains('card-track'))
      dataset['trackObservers'] = `${Number(dataset['trackObservers'] ?? 0) + 1}`
    observe.call(this, target, options)
  }
}

onBothEditions('H: home', ({ visit }) => {
  test('H-07 the budget panel and Find My Match', async () => {
    const page = await visit('/')
    await expect.poll(() => page.getByRole('link', { name: 'Find My Match' }).getAttribute('href')).toBe('/listings')
    await expect.poll(() => page.getByRole('link', { name: 'What can I afford?' }).getAttribute('href')).toBe('/afford')
    const main = await page.getByRole('main').innerText()
    for (const [range, count] of [
      ['$350k-$500k', '67'],
      ['$500k-$750k', '118'],
      ['$750k-$1M', '84'],
      ['$1M+', '42'],
    ] as const) {
      expect(main).toMatch(new RegExp(`${range.replace(/[$+]/g, String.raw`\$&`)}[\\s\\S]{0,40}\\b${count}\\b`))
    }
    expect(main).toContain('Sample figures')
  })

  test('H-07 a sample figure’s link says how many homes it leads to, and leads to as many', async () => {
    const page = await visit('/')
    const row = page.getByRole('link', { name: /^\$500k-\$750k/ })
    const listed = Number(/(\d+) homes listed now/.exec(await row.innerText())![1])
    await row.click()
    await page.getByText(`Showing ${listed} properties`).first().waitFor()
  })
})

onEitherEdition('H: home', ({ visit }) => {
  test('H-01 three slides, one every 6000 ms in a circle, dots and a pause', async () => {
    const page = await visit('/', {
      prepare: async (fresh) => {
        await fresh.clock.install()
        await fresh.addInitScript(() => {
          const dots = () => [...document.querySelectorAll('[aria-label^="Go to slide"]')]
          const note = () =>
            Object.assign(window, { slideAtFirst: dots().findIndex((dot) => dot.ariaCurrent === 'true') + 1 })
          new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
        })
      },
    })
    expect(await page.evaluate(() => (window as unknown as { slideAtFirst: number }).slideAtFirst)).toBe(1)
    // From here on the clock moves only when told; a slide chosen by hand has its time anew.
    await stopClock(page)
    await expect.poll(() => page.getByRole('button', { name: /^Go to slide \d$/ }).count()).toBe(3)
    await page.getByRole('button', { name: 'Go to slide 3' }).click()
    await expect.poll(() => currentSlide(page)).toBe(3)
    for (const [shown, next] of [
      [3, 1],
      [1, 2],
      [2, 3],
    ] as const) {
      await page.clock.runFor(5900)
      expect(await currentSlide(page)).toBe(shown)
      await page.clock.runFor(100)
      await expect.poll(() => currentSlide(page)).toBe(next)
    }
    await page.getByRole('button', { name: 'Go to slide 1' }).click()
    await expect.poll(() => currentSlide(page)).toBe(1)
    await page.getByRole('button', { name: 'Go to slide 3' }).click()
    await expect.poll(() => currentSlide(page)).toBe(3)
    await page.getByRole('button', { name: /pause/i }).click()
    await page.clock.runFor(20_000)
    expect(await currentSlide(page)).toBe(3)
    await page
      .getByRole('button', { name: /play|resume|start/i })
      .first()
      .click()
    await page.clock.runFor(6000)
    await expect.poll(() => currentSlide(page)).toBe(1)
  })

  test('H-01 nothing moves for those who asked for less motion', async () => {
    const page = await visit('/', { reducedMotion: 'reduce', prepare: (fresh) => fresh.clock.install() })
    await page.getByRole('button', { name: 'Go to slide 1' }).waitFor()
    await page.clock.runFor(30_000)
    expect(await currentSlide(page)).toBe(1)
  })

  test('H-02 headline, counties, and the two ways on', async () => {
    const page = await visit('/')
    await page
      .getByRole('heading', { level: 1, name: 'Find Your Dream Home in Northern New Jersey', exact: true })
      .waitFor()
    const hero = await page.getByRole('main').locator('section').first().innerText()
    for (const [county] of COUNTIES) expect(hero).toContain(county)
    await expect.poll(() => page.getByRole('link', { name: 'Browse Listings' }).getAttribute('href')).toBe('/listings')
    await page.getByRole('button', { name: 'Talk to a Real Estate Agent Now' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Start Voice Chat with Maya Torres' }).waitFor()
    await expectNoAxeFindings(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
  })

  test('H-02 the search line asks the listings for a place, a market and a monthly cost', async () => {
    const page = await visit('/')
    const search = page.getByRole('search', { name: 'Homes' })
    await search.getByLabel('Where').fill('Hoboken')
    await search.getByLabel('Monthly cost, up to').selectOption('$4,000')
    await search.getByText('Rent', { exact: true }).click()
    await search.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('heading', { level: 1, name: 'Property Listings' }).waitFor()
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ market: 'rent', q: 'Hoboken', cost: '4000' })
    await page.goBack()
    await search.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/\/listings$/)
  })

  test('V-01 V-02 the start dialog says what happens, and cancels by its close icon and Escape', async () => {
    const page = await visit('/')
    const open = page.getByRole('button', { name: 'Talk to a Real Estate Agent Now' })
    for (const close of ['icon', 'Escape'] as const) {
      await open.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Start Voice Chat Now' }).waitFor()
      const text = await dialog.innerText()
      for (const part of [/microphone/i, /volume/i, /consent/i, /end.*any time|any time/i]) expect(text).toMatch(part)
      if (close === 'icon') await dialog.getByRole('button', { name: /close/i }).click()
      else await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
  })

  test('H-03 four fixed homes, three at a time, the ends disabled', async () => {
    const page = await visit('/')
    const featured = section(page, /Featured Listings/)
    const links = featured.getByRole('article').getByRole('link')
    await expect.poll(() => links.count()).toBe(4)
    const wanted = FEATURED_IDS.map((id) => SAMPLE_LISTINGS.find((listing) => listing.id === id)!)
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      wanted.map(({ id }) => `/listings/${id}`),
    )
    const [previous, next] = [
      featured.getByRole('button', { name: /previous/i }),
      featured.getByRole('button', { name: /next/i }),
    ]
    await expect.poll(() => previous.isDisabled()).toBe(true)
    const inView = () =>
      featured.evaluate((region) => {
        const cards = [...region.querySelectorAll('article')]
        return cards.map((card) => {
          const box = card.getBoundingClientRect()
          return box.left >= -2 && box.right <= window.innerWidth + 2 && box.width > 0
        })
      })
    expect((await inView()).filter(Boolean).length).toBe(3)
    await next.click()
    await expect.poll(() => next.isDisabled()).toBe(true)
    await expect.poll(inView).toEqual([false, true, true, true])
    await previous.click()
    await expect.poll(() => previous.isDisabled()).toBe(true)
    await expect
      .poll(() => featured.getByRole('link', { name: 'View All Listings' }).getAttribute('href'))
      .toBe('/listings')
  })

  test('H-03 the track has one observer of its size, however often it moves', async () => {
    const page = await visit('/', { viewport: PHONE, prepare: (fresh) => fresh.addInitScript(countTrackObservers) })
    const next = section(page, /Featured Listings/).getByRole('button', { name: /next/i })
    for (let step = 0; step < 3; step++) await next.click()
    await expect.poll(() => next.isDisabled()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.dataset['trackObservers'])).toBe('1')
  })

  test('H-03 on a phone one card at a time, to the last', async () => {
    const page = await visit('/', { viewport: PHONE })
    const next = section(page, /Featured Listings/).getByRole('button', { name: /next/i })
    for (let step = 0; step < 3; step++) await next.click()
    await expect.poll(() => next.isDisabled()).toBe(true)
  })

  test('H-03 a click that overtakes the end of the scroll before it counts too', async () => {
    const page = await visit('/', { viewport: PHONE })
    const featured = section(page, /Featured Listings/)
    const next = featured.getByRole('button', { name: /next/i })
    const track = featured.getByRole('list').first()
    for (let step = 0; step < 3; step++) {
      await next.evaluate((button: HTMLElement) => button.click())
      await track.evaluate((list) => list.dispatchEvent(new Event('scrollend')))
    }
    await expect.poll(() => next.isDisabled()).toBe(true)
  })

  test('H-04 how it works, in four parts', async () => {
    const page = await visit('/')
    const how = section(page, /How Keystead Works/)
    for (const title of ['Advanced Search', 'Interactive Map', 'Save Favorites', 'AI Recommendations']) {
      await how.getByRole('heading', { name: title }).waitFor()
    }
    const text = await how.innerText()
    for (const part of [/location/i, /price/i, /amenities/i, /pool|garage/i, /similar/i, /budget/i])
      expect(text).toMatch(part)
  })

  test('H-05 H-06 the county explorer starts on Bergen and shows each county with its figures', async () => {
    const page = await visit('/')
    const explorer = section(page, /count(y|ies)/i).first()
    const tabs = explorer.getByRole('tab')
    await expect.poll(() => tabs.count()).toBe(7)
    await expect.poll(() => explorer.getByRole('tab', { selected: true }).innerText()).toContain('Bergen')
    for (const [county, price, population, municipalities] of COUNTIES) {
      await explorer.getByRole('tab', { name: new RegExp(`^${county}`) }).click()
      const shown = explorer.getByRole('tabpanel')
      for (const figure of [price, population, municipalities]) await shown.getByText(figure, { exact: true }).waitFor()
      expect((await shown.innerText()).length).toBeGreaterThan(200)
      await shown.getByRole('img').first().waitFor()
    }
  })

  test('H-06 a county’s figures stand whole, each on one line, in narrow windows', async () => {
    const page = await visit('/', { viewport: { width: 320, height: 740 } })
    const panels = section(page, /county|counties/i).locator('[role=tabpanel] dl')
    for (const width of [320, 348, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const broken = await panels.evaluateAll((lists) =>
        lists
          .flatMap((list) => [...list.querySelectorAll('dd')])
          .filter((figure) => {
            const line = document.createRange()
            line.selectNodeContents(figure)
            return line.getClientRects().length > 1
          })
          .map((figure) => figure.textContent),
      )
      expect(broken).toEqual([])
      expect(await panels.first().evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
    }
  })

  test('H-08 three testimonials go round at both ends, with dots and stars in words', async () => {
    const page = await visit('/')
    const stories = section(page, /testimonial|say|stories|clients/i).first()
    const quote = () => stories.locator('blockquote').filter({ visible: true }).first().innerText()
    const first = await quote()
    await expect.poll(() => stories.getByText(/\b[1-5] out of 5 stars/).count()).toBeGreaterThan(0)
    await stories.getByRole('button', { name: /previous/i }).click()
    await expect.poll(quote).not.toBe(first)
    const last = await quote()
    await stories.getByRole('button', { name: /next/i }).click()
    await expect.poll(quote).toBe(first)
    for (let step = 0; step < 2; step++) await stories.getByRole('button', { name: /next/i }).click()
    await expect.poll(quote).toBe(last)
    await stories.getByRole('button', { name: /next/i }).click()
    await expect.poll(quote).toBe(first)
    await stories.getByRole('button', { name: /testimonial 2|2 of 3/i }).click()
    await expect.poll(quote).not.toBe(first)
  })

  test('H-02 axe finds nothing on the home page at any width', async () => {
    const page = await visit('/', { viewport: { width: 360, height: 900 }, reducedMotion: 'reduce' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    // At 1280 px: R-01.
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoAxeFindings(page)
    }
  })
})

onFeed('H: home of a real agency', ({ visit }) => {
  test('H-07 the counts are the database’s own, the featured homes the newest', async () => {
    const page = await visit('/', { expectedErrors: /Failed to load resource|ERR_/ })
    const main = await page.getByRole('main').innerText()
    expect(main).not.toMatch(/\$500k-\$750k[\s\S]{0,40}\b118\b/)
    expect(main).toMatch(/\$500k-\$750k[\s\S]{0,40}\b\d\b/)
    expect(main).not.toMatch(/Sample figures|listed now/)
    const links = section(page, /Featured Listings/)
      .getByRole('article')
      .getByRole('link')
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))) {
      expect(Number(href.split('/').pop())).toBeGreaterThan(1000)
    }
  })
})
