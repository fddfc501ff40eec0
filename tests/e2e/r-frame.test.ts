import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import {
  DESKTOP,
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onBothEditions,
  onEditions,
  onEitherEdition,
  PHONE,
} from './visitor.ts'

const PAGES = [
  { path: '/', heading: 'Find Your Dream Home in Northern New Jersey' },
  { path: '/listings', heading: 'Property Listings' },
  { path: '/map', heading: 'Property Map' },
  { path: '/favorites', heading: 'Your Favorites' },
  { path: '/signin', heading: 'Welcome Back' },
  { path: '/signup', heading: /account/i },
  { path: '/privacy', heading: /privacy/i },
  { path: '/terms', heading: /terms/i },
  { path: '/how-we-compute', heading: 'How we calculate costs' },
  { path: '/licenses', heading: 'Licenses and sources' },
  { path: '/afford', heading: 'What can I afford?' },
  { path: '/match', heading: 'Where could you live?' },
  { path: '/wishes?beds=3&like=beds', heading: 'Homes ranked by your wishes' },
  { path: '/demo', heading: /./ },
  { path: '/forgot-password', heading: /password/i },
] as const

const COUNTIES = ['Bergen', 'Essex', 'Hudson', 'Morris', 'Passaic', 'Sussex', 'Warren']

onBothEditions('R: routes and frame', ({ visit, edition, address }) => {
  test('R-01 every page opens by its address and after a reload', async () => {
    const page = await visit('/')
    for (const { path, heading } of PAGES) {
      await page.goto(path)
      const title = page.getByRole('heading', { level: 1, name: heading })
      await title.waitFor()
      await page.reload()
      await title.waitFor()
      expect(await page.title()).toMatch(/Keystead/)
      // The same elements in both editions.
      if (edition === 'live') await expectNoAxeFindings(page)
    }
  })

  test('R-01 a listing opens by its address and after a reload', async () => {
    const page = await visit('/listings/3')
    const title = page.getByRole('heading', { level: 1 })
    await title.waitFor()
    const text = await title.textContent()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: text! }).waitFor()
  })

  test('a press is answered from the moment on that the page is marked as hydrated', async () => {
    const pressAtOnce = (page: Page) =>
      page.addInitScript(() => {
        // Home 2 is none of those that a first visitor finds saved.
        const press = () =>
          document.querySelector<HTMLElement>('article:has(a[href$="/listings/2"]) [aria-pressed]')!.click()
        new MutationObserver(press).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
      })
    const page = await visit('/listings', { prepare: pressAtOnce })
    const { title } = SAMPLE_LISTINGS.find(({ id }) => id === 2)!
    await page.getByRole('button', { name: `Save ${title}`, exact: true, pressed: true }).waitFor()
  })

  test('R-02 any other path is not found', async () => {
    const page = await visit('/nowhere', { expectedErrors: /404/ })
    for (const path of ['/listings/3/rooms', '/a/b/c', '/nowhere']) {
      await page.goto(path)
      await page.getByText('404', { exact: true }).first().waitFor()
      await page.getByText('Oops! Page not found').waitFor()
    }
    await expectNoAxeFindings(page)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.getByRole('heading', { level: 1, name: PAGES[0].heading }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('R-03 a page opens at its top, and Back restores the place', async () => {
    const page = await visit('/listings', { viewport: PHONE })
    await page.getByRole('article').first().waitFor()
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
    await page.waitForFunction(() => window.scrollY > 1400)
    const link = page.getByRole('article').nth(4).getByRole('link').first()
    await link.scrollIntoViewIfNeeded()
    // Where the link is pressed: what loads late may move the page until then.
    await page.evaluate(() =>
      addEventListener('click', () => (document.documentElement.dataset['pressedAt'] = `${window.scrollY}`), true),
    )
    await link.click()
    await page.waitForURL(/\/listings\/\d+/)
    const before = await page.evaluate(() => Number(document.documentElement.dataset['pressedAt']))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => window.scrollY === 0)
    await page.goBack()
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 60, before)
  })

  test('R-04 /privacy and /terms have real content, /forgot-password asks for an e-mail', async () => {
    for (const path of ['/privacy', '/terms']) {
      const page = await visit(path)
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(2000)
      await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(4)
    }
    const page = await visit('/forgot-password')
    const email = page.getByLabel('Email')
    await expect.poll(() => email.getAttribute('type')).toBe('email')
    await email.fill('visitor@example.com')
    await page.getByRole('main').getByRole('button').first().click()
    await page
      .getByRole('main')
      .getByText(/if .*account/i)
      .waitFor()
  })

  test('R-01 links between pages work without loading the document again', async () => {
    const page = await visit('/', { viewport: DESKTOP })
    await page.evaluate(() => Object.assign(window, { stillTheSame: true }))
    await page.getByRole('banner').getByRole('link', { name: 'Map', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Property Map' }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Favorites', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Your Favorites' }).waitFor()
    expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true)
    await page.reload()
  })

  test('R-01 no request leaves the site', async () => {
    const outside: string[] = []
    const page = await visit('/', {
      prepare: async (fresh) => {
        fresh.on('request', (request) => {
          if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url())) outside.push(request.url())
        })
      },
    })
    for (const path of ['/listings', '/listings/1']) await page.goto(path)
    expect({ edition, outside }).toEqual({ edition, outside: [] })
  })
})

onEitherEdition('R: routes and frame', ({ visit }) => {
  test('R-05 the header is transparent at the top and opaque with blur and shadow past 10 px', async () => {
    const page = await visit('/')
    const look = () =>
      page.getByRole('banner').evaluate((header) => {
        const { backgroundColor, backdropFilter, boxShadow, position } = getComputedStyle(header)
        return { backgroundColor, backdropFilter, boxShadow, position }
      })
    const alpha = (color: string) => (/rgba\(.*, 0\)|transparent|\/ 0\)/.test(color) ? 0 : 1)
    const top = await look()
    expect(top.position).toBe('fixed')
    expect(alpha(top.backgroundColor)).toBe(0)
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }))
    await page.waitForFunction(() =>
      getComputedStyle(document.querySelector('header')!).backdropFilter.includes('blur'),
    )
    await page.waitForFunction(() => {
      const style = getComputedStyle(document.querySelector('header')!)
      return style.boxShadow !== 'none' && !/rgba\(.*, 0\)|transparent|\/ 0\)/.test(style.backgroundColor)
    })
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }))
    await expect.poll(async () => alpha((await look()).backgroundColor)).toBe(0)
  })

  test('R-05 a page loaded again further down keeps its position and the opaque header', async () => {
    const page = await visit('/')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await page.waitForSelector('html[data-scrolled]', { state: 'attached' })
    await page.reload()
    await page.waitForFunction(() => window.scrollY > 10)
    await page.waitForSelector('html[data-scrolled]', { state: 'attached' })
  })

  test('R-06 the four main links, the current one marked, sign in, sign up and the phone', async () => {
    const page = await visit('/listings')
    const header = page.getByRole('banner')
    for (const [name, path] of [
      ['Home', '/'],
      ['Listings', '/listings'],
      ['Map', '/map'],
      ['Favorites', '/favorites'],
      ['Sign In', '/signin'],
      ['Sign Up', '/signup'],
    ] as const) {
      await expect.poll(() => header.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path)
    }
    await expect
      .poll(() => header.getByRole('link', { name: 'Listings', exact: true }).getAttribute('aria-current'))
      .toBe('page')
    await expect.poll(() => header.locator('[aria-current]').count()).toBe(1)
    const phone = header.getByRole('link', { name: /\(201\) 555-0142/ })
    await expect.poll(() => phone.getAttribute('href')).toBe('tel:+12015550142')
  })

  test('R-07 on small screens a menu slides in, keeps the focus, and closes by Escape and by choosing', async () => {
    const page = await visit('/', { viewport: PHONE })
    const toggle = page.getByRole('banner').getByRole('button', { name: /menu/i })
    await toggle.click()
    const menu = page.getByRole('dialog')
    await menu.waitFor()
    for (const name of ['Home', 'Listings', 'Map', 'Favorites', 'Sign In', 'Sign Up']) {
      await menu.getByRole('link', { name, exact: true }).waitFor()
    }
    await menu.getByRole('link', { name: /\(201\) 555-0142/ }).waitFor()
    await expectNoAxeFindings(page)
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement!.closest('dialog') !== null,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await expectFocus(toggle)
    await toggle.click()
    await menu.getByRole('link', { name: 'Listings', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Property Listings' }).waitFor()
    await menu.waitFor({ state: 'hidden' })
  })

  test('R-07 the menu closes when the window grows wide enough for the links in the header', async () => {
    const page = await visit('/', { viewport: PHONE })
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
    await page.getByRole('dialog').waitFor()
    await page.setViewportSize(DESKTOP)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Browse Listings' }).click()
    await page.waitForURL(/listings/)
  })

  test('R-08 the footer', async () => {
    const page = await visit('/')
    const footer = page.getByRole('contentinfo')
    await footer
      .getByText('connecting first-time home buyers and renters with their perfect properties in Northern New Jersey', {
        exact: false,
      })
      .waitFor()
    for (const [name, path] of [
      ['Home', '/'],
      ['Listings', '/listings'],
      ['Map', '/map'],
      ['Favorites', '/favorites'],
    ] as const) {
      await expect.poll(() => footer.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path)
    }
    for (const county of COUNTIES) expect(await footer.innerText()).toContain(county)
    await expect
      .poll(() => footer.getByRole('link', { name: '(973) 555-0186' }).getAttribute('href'))
      .toBe('tel:+19735550186')
    await expect
      .poll(() => footer.getByRole('link', { name: 'hello@keystead.example' }).getAttribute('href'))
      .toBe('mailto:hello@keystead.example')
    for (const name of [/privacy/i, /terms/i]) await footer.getByRole('link', { name }).waitFor()
    for (const name of ['Facebook', 'Instagram', 'Twitter']) {
      await expect
        .poll(() => footer.getByText(name, { exact: true }).or(footer.getByLabel(name)).count())
        .toBeGreaterThan(0)
      await expect.poll(() => footer.locator('a[href]', { hasText: name }).count()).toBe(0)
    }
    await expect.poll(() => footer.innerText()).toContain(String(new Date().getFullYear()))
    await expect.poll(() => footer.innerText()).toMatch(/Equal Housing Opportunity/i)
  })

  test('R-09 the home page uses the full width, the listings a centred container', async () => {
    const widths = { viewport: { width: 1680, height: 900 } }
    const home = await visit('/', widths)
    const hero = await home
      .locator('main > section')
      .first()
      .evaluate((section) => section.getBoundingClientRect().width)
    expect(hero).toBeGreaterThan(1600)
    const listings = await visit('/listings', widths)
    const box = (await listings.getByRole('heading', { level: 1 }).boundingBox())!
    expect(box.x).toBeGreaterThan(150)
  })

  test('R-01 nothing scrolls sideways at 320, 360, 768 or 1280 px', async () => {
    const page = await visit('/', { viewport: { width: 320, height: 800 } })
    for (const path of [...PAGES.map((each) => each.path), '/listings/3']) {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page)
      }
    }
  })
})

onEditions(['live'], 'R: statuses', ({ address }) => {
  test('R-02 an unknown path answers 404, a known one 200', async () => {
    expect((await fetch(`${address}/nowhere`)).status).toBe(404)
    expect((await fetch(`${address}/listings`)).status).toBe(200)
  })
})
