import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storedFrom } from './stored-inquiries.ts'
import { DESKTOP, expectFocus, expectNoAxeFindings, onEditions } from './visitor.ts'

const NARROW = { width: 390, height: 844 }

/** What a visitor does in one go while the scripts are held back, and what is to be seen of each once they are there. */
interface EarlyVisit {
  path: string
  name: string
  /** A phone's, where scripts come late most often, unless it says otherwise. */
  viewport?: typeof DESKTOP
  acts: (page: Page) => Promise<void>
  seen: (page: Page) => Promise<unknown>
}

interface Early {
  earlyActs: { fail: () => void }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const main = (page: Page, selector: string) => page.locator(`main ${selector}`)
/** The page's address has these parameters, in the end. */
const expectParams = (page: Page, params: Record<string, string>) =>
  expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(params)
const expectValue = (page: Page, selector: string, value: string) =>
  expect.poll(() => page.locator(selector).first().inputValue()).toBe(value)

const savedIds = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/favorites/ids')).json()) as number[])

const VISITS: EarlyVisit[] = [
  {
    path: '/',
    name: 'a heart, a county, a picture of the hero and its pause',
    viewport: DESKTOP,
    acts: async (page) => {
      await main(page, '.heart-button').first().click()
      await page.getByRole('tab', { name: 'Hudson' }).click()
      await button(page, 'Go to slide 3').click()
      await button(page, 'Pause slides').click()
    },
    seen: async (page) => {
      await main(page, '.heart-button').first().and(page.locator('[aria-pressed=true]')).waitFor()
      await page.getByRole('tab', { name: 'Hudson', selected: true }).waitFor()
      await main(page, '[aria-label="Go to slide 3"][aria-current]').waitFor()
      await button(page, 'Play slides').waitFor()
    },
  },
  {
    path: '/',
    name: 'the search line',
    acts: async (page) => {
      await page.getByLabel('Where').fill('Ridgewood')
      await button(page, 'Search').click()
    },
    seen: (page) => expectParams(page, { q: 'Ridgewood' }),
  },
  {
    path: '/',
    name: 'the agent',
    acts: (page) => button(page, 'Talk to a Real Estate Agent Now').click(),
    seen: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    path: '/',
    name: 'the menu',
    acts: (page) => button(page, 'Open menu').click(),
    seen: (page) => page.getByRole('dialog', { name: 'Menu' }).waitFor(),
  },
  {
    path: '/listings',
    name: 'county, beds, price and an amenity',
    viewport: DESKTOP,
    acts: async (page) => {
      await page.getByLabel('County').selectOption('Bergen')
      await page.getByLabel('Beds').selectOption('3')
      await page.getByRole('slider', { name: 'Maximum price' }).focus()
      await page.keyboard.press('ArrowLeft')
      await main(page, '[name=amenities]').first().check()
    },
    seen: async (page) => {
      await expectParams(page, { county: 'Bergen', beds: '3', max: expect.any(String), amenities: expect.any(String) })
      await expectValue(page, '[name=county]', 'Bergen')
      await expectValue(page, '[name=beds]', '3')
      expect(await main(page, '[name=amenities]').first().isChecked()).toBe(true)
    },
  },
  {
    path: '/listings',
    name: 'Rent',
    viewport: DESKTOP,
    acts: (page) => main(page, '.segment:has([name=market][value=rent])').click(),
    seen: async (page) => {
      await expectParams(page, { market: 'rent' })
      expect(await main(page, '[name=market][value=rent]').isChecked()).toBe(true)
    },
  },
  {
    path: '/listings',
    name: 'a typed search',
    viewport: DESKTOP,
    acts: (page) => page.getByRole('combobox', { name: 'Search' }).pressSequentially('Mont'),
    seen: async (page) => {
      await expectParams(page, { q: 'Mont' })
      await expectValue(page, '[name=q]', 'Mont')
    },
  },
  {
    path: '/listings',
    name: 'a search sent with Enter',
    viewport: DESKTOP,
    acts: async (page) => {
      await page.getByRole('combobox', { name: 'Search' }).fill('Montclair')
      await page.keyboard.press('Enter')
    },
    seen: (page) => expectParams(page, { q: 'Montclair' }),
  },
  {
    path: '/listings',
    name: 'two hearts, the order and the view',
    viewport: DESKTOP,
    acts: async (page) => {
      await main(page, '.heart-button').nth(0).click()
      await main(page, '.heart-button').nth(1).click()
      await main(page, '[name=sort]').selectOption('price-asc')
      await page.getByText('View', { exact: true }).click()
      await button(page, 'List view').click()
    },
    seen: async (page) => {
      await expectParams(page, { sort: 'price-asc', view: 'list' })
      // The first two homes of the page, saved beside those a new visitor has.
      await expect.poll(() => savedIds(page)).toEqual(expect.arrayContaining([5, 12]))
    },
  },
  {
    path: '/listings',
    name: 'homes to compare',
    acts: async (page) => {
      await main(page, '[name=compare]').nth(0).check()
      await main(page, '[name=compare]').nth(2).check()
    },
    seen: async (page) => {
      await page
        .getByText('2 of 4 homes chosen')
        .or(page.getByRole('link', { name: /Compare 2/ }))
        .first()
        .waitFor()
      expect(await main(page, '[name=compare]:checked').count()).toBe(2)
    },
  },
  {
    path: '/listings?county=Bergen',
    name: 'a chip',
    acts: (page) => main(page, '.chips button').first().click(),
    seen: (page) => expect.poll(() => new URL(page.url()).search).toBe(''),
  },
  {
    path: '/listings?county=Bergen',
    name: 'saving the search',
    acts: (page) => main(page, '.actions button').click(),
    seen: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    path: '/listings',
    name: 'a described home',
    acts: async (page) => {
      await page.getByRole('combobox', { name: 'Search' }).fill('three bedrooms in Bergen under 800k')
      await page.keyboard.press('Enter')
    },
    seen: async (page) => {
      await expectParams(page, { county: 'Bergen', beds: '3', max: '800000' })
      await expectValue(page, '[name=q]', 'three bedrooms in Bergen under 800k')
    },
  },
  {
    path: '/listings',
    name: 'more filters',
    viewport: DESKTOP,
    acts: (page) => button(page, /^More filters/).click(),
    seen: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    path: '/listings',
    name: 'the filters',
    acts: (page) => button(page, 'Filters').click(),
    seen: (page) => page.getByLabel('County').waitFor(),
  },
  {
    path: '/listings/3',
    name: 'two steps of the gallery, a tab and the heart',
    viewport: DESKTOP,
    acts: async (page) => {
      await button(page, 'Next picture').click()
      await button(page, 'Next picture').click()
      await page.getByRole('tab', { name: 'Details' }).click()
      await main(page, 'header button[aria-pressed]').click()
    },
    seen: async (page) => {
      await page
        .getByText(/^3 \/ \d+$/)
        .first()
        .waitFor()
      await page.getByRole('tab', { name: 'Details', selected: true }).waitFor()
      await main(page, 'header button[aria-pressed=true]').waitFor()
    },
  },
  {
    path: '/listings/3',
    name: 'a thumbnail',
    acts: (page) => main(page, '.gallery ul button').nth(3).click(),
    seen: (page) =>
      page
        .getByText(/^4 \/ \d+$/)
        .first()
        .waitFor(),
  },
  {
    path: '/listings/3',
    name: 'the agent about this home',
    viewport: DESKTOP,
    acts: (page) => button(page, /ask/i).first().click(),
    seen: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    path: '/listings/3',
    name: 'a message, typed only',
    acts: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Ann Early')
      await page.getByLabel('Message').fill('Is the basement dry?')
    },
    seen: async (page) => {
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('keystead.inquiry.message.3')))
        .toContain('Is the basement dry?')
      await expectValue(page, '[name=message]', 'Is the basement dry?')
      await expectValue(page, '[name=name]', 'Ann Early')
    },
  },
  {
    path: '/map',
    name: 'a typed search',
    acts: (page) => page.getByLabel('Search homes').pressSequentially('Mont'),
    seen: async (page) => {
      await expectParams(page, { q: 'Mont' })
      await expectValue(page, '[aria-label="Search homes"]', 'Mont')
    },
  },
  {
    path: '/map',
    name: 'the filters',
    acts: (page) => button(page, 'Filters').click(),
    seen: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    path: '/map',
    name: 'the map itself',
    acts: (page) => button(page, 'Show map').click(),
    seen: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    path: '/match',
    name: 'the table of all towns',
    acts: (page) => page.getByText('All 205 towns').click(),
    seen: (page) => page.getByRole('table', { name: 'Each town by your limits' }).waitFor(),
  },
  {
    path: '/signin',
    name: 'both fields, typed only',
    acts: async (page) => {
      await page.getByLabel('Email').fill('ann@example.com')
      await page.getByLabel('Password', { exact: true }).fill('not my password')
    },
    seen: async (page) => {
      await expectValue(page, '[type=email]', 'ann@example.com')
      await expectValue(page, '[type=password]', 'not my password')
    },
  },
]

const CASES = VISITS.map(({ viewport = NARROW, ...visit }) => ({ ...visit, viewport, width: viewport.width }))

onEditions(['live'], 'R: before the scripts are there', ({ visitBeforeScripts }) => {
  test.each(CASES)('$name counts on $path at $width px', async ({ path, viewport, acts, seen }) => {
    const { page, releaseScripts } = await visitBeforeScripts(path, { viewport })
    await acts(page)
    await releaseScripts()
    await seen(page)
    expect(await page.locator('[data-pressed]').count()).toBe(0)
  })

  test('a message sent early is sent once', async () => {
    const { page, releaseScripts } = await visitBeforeScripts('/listings/3')
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
    await page.getByLabel('Name', { exact: true }).fill('Ann Early')
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByLabel('Message').fill('Is the basement dry?')
    await button(page, 'Send Message').click()
    await releaseScripts()
    await page.getByText('Message sent successfully!').waitFor()
    expect(posts).toEqual(['/api/inquiries'])
  })

  test('signing in early is tried once, and keeps what was typed', async () => {
    const { page, releaseScripts } = await visitBeforeScripts('/signin', { expectedErrors: /401/ })
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
    await page.getByLabel('Email').fill('ann@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not my password')
    await main(page, 'form [type=submit]').click()
    await releaseScripts()
    await main(page, '[role=alert]').first().waitFor()
    await expectValue(page, '[type=email]', 'ann@example.com')
    expect(posts).toHaveLength(1)
  })

  test('a heart pressed right before a link is followed counts, once', async () => {
    const { page, releaseScripts } = await visitBeforeScripts('/listings')
    await main(page, '.heart-button').nth(1).click()
    await page.getByRole('link', { name: 'Affordability', exact: true }).first().click()
    await page.waitForURL('**/afford')
    await releaseScripts()
    await expect.poll(async () => (await savedIds(page)).filter((id) => id === 12)).toHaveLength(1)
    // On the way back the page may come to life with what was pressed on it.
    await page.goBack()
    await main(page, '.heart-button[aria-pressed=true]').nth(0).waitFor()
    expect(await main(page, '.heart-button').nth(1).getAttribute('aria-pressed')).toBe('true')
  })

  test('a message sent right before a link is pressed is sent instead of the link followed', async () => {
    const { page } = await visitBeforeScripts('/listings/3')
    const email = `${crypto.randomUUID()}@example.com`
    await page.getByLabel('Name', { exact: true }).fill('Ann Early')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Message').fill('Is the basement dry?')
    await button(page, 'Send Message').click()
    await page.getByRole('link', { name: 'Back to Listings' }).click()
    await page.getByRole('heading', { name: 'Thanks, we got your message' }).waitFor()
    expect(await storedFrom(email)).toHaveLength(1)
  })

  test('what the server refused of a press that the browser sent is said before the scripts are there', async () => {
    const { page, releaseScripts } = await visitBeforeScripts('/listings', { expectedErrors: /422/ })
    const heart = main(page, '.heart-button').first()
    await heart.evaluate((node: HTMLButtonElement) => (node.value = 'none'))
    await heart.click()
    await Promise.all([page.waitForNavigation(), page.evaluate(() => (window as never as Early).earlyActs.fail())])
    const refusal = page.getByRole('alert').filter({ hasText: 'The home wasn’t added to your favorites.' })
    await refusal.waitFor()
    await expectFocus(refusal)
    await expectNoAxeFindings(page)
    await releaseScripts()
    expect(await refusal.isVisible()).toBe(true)
  })

  test('a message that the browser sent and the server refused keeps what it says and all that is typed', async () => {
    const { page, releaseScripts } = await visitBeforeScripts('/listings/3', { expectedErrors: /422/ })
    const typed = { name: 'Ann Early', email: 'not an address', message: 'Is the basement dry?' }
    await page.getByLabel('Name', { exact: true }).fill(typed.name)
    await page.getByLabel('Email').fill(typed.email)
    await page.getByLabel('Message').fill(typed.message)
    await button(page, 'Send Message').click()
    await Promise.all([page.waitForNavigation(), page.evaluate(() => (window as never as Early).earlyActs.fail())])
    const complaint = main(page, 'form').getByText('Enter an email address like name@example.com.').first()
    await complaint.waitFor()
    await expectValue(page, '[name=email]', typed.email)
    // One field is mended before the scripts are there.
    await page.getByLabel('Name', { exact: true }).fill('Ann Later')
    await releaseScripts()
    await complaint.waitFor()
    await page.getByText('Your message wasn’t sent.').waitFor()
    await expectValue(page, '[name=name]', 'Ann Later')
    await expectValue(page, '[name=email]', typed.email)
    await expectValue(page, '[name=message]', typed.message)
    await page.getByLabel('Email').fill('ann@example.com')
    await button(page, 'Send Message').click()
    await page.getByText('Message sent successfully!').waitFor()
  })

  test('a press is shown as seen, without a finding of axe', async () => {
    const { page } = await visitBeforeScripts('/listings')
    await main(page, '.heart-button').first().click()
    await button(page, /^More filters/).click()
    await main(page, '.actions button').click()
    expect(await page.locator('[data-pressed]').count()).toBe(3)
    await expectNoAxeFindings(page)
  })

  test('what belongs to a part whose code comes later waits for it', async () => {
    let letThrough = () => {}
    const through = new Promise<void>((resolve) => (letThrough = resolve))
    const { page, releaseScripts } = await visitBeforeScripts('/listings', {
      unfinished: true,
      prepare: (page) =>
        page.route(/save-search-button/, async (route) => {
          await through
          await route.continue()
        }),
    })
    await main(page, '.actions button').click()
    await main(page, '.heart-button').first().click()
    await releaseScripts()
    await main(page, '.heart-button[aria-pressed=true]').first().waitFor()
    await main(page, '.actions button[data-pressed]').waitFor()
    letThrough()
    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
  })

  test('a press without a pointer or a key, as a screen reader’s, brings what it needs', async () => {
    const { page, releaseScripts } = await visitBeforeScripts('/listings', { unfinished: true })
    await releaseScripts()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await button(page, /^More filters/).evaluate((node: HTMLElement) => node.click())
    await page.getByRole('dialog').waitFor()
  })

  test('a press in such a part after the page has come alive waits, too', async () => {
    let letThrough = () => {}
    const through = new Promise<void>((resolve) => (letThrough = resolve))
    const { page, releaseScripts } = await visitBeforeScripts('/listings', {
      unfinished: true,
      prepare: (page) =>
        page.route(/save-search-button/, async (route) => {
          await through
          await route.continue()
        }),
    })
    await releaseScripts()
    await main(page, '.actions button').click()
    await main(page, '.actions button[data-pressed]').waitFor()
    letThrough()
    await page.getByRole('dialog').waitFor()
  })

  test('a page one of whose own files fails is loaded again, and what was pressed and typed counts', async () => {
    let failures = 0
    const { page, releaseScripts } = await visitBeforeScripts('/listings', {
      expectedErrors: /ERR_FAILED/,
      prepare: (page) =>
        page.route(/\/assets\/vendor/, (route) => (failures++ === 0 ? route.abort() : route.continue())),
    })
    await main(page, '.heart-button').nth(1).click()
    await page.getByRole('combobox', { name: 'Search' }).fill('Mont')
    await releaseScripts()
    await expectParams(page, { q: 'Mont' })
    await expect.poll(() => savedIds(page)).toContain(12)
    expect(failures).toBe(2)
  })

  test('links and disclosures are the browser’s own', async () => {
    const { page } = await visitBeforeScripts('/listings/3')
    await page.getByText('Ask for a tour').click()
    expect(await main(page, 'form details').first().getAttribute('open')).not.toBeNull()
    await page.getByRole('link', { name: 'Back to Listings' }).click()
    await page.waitForURL('**/listings')
  })

  test('no script of the page is one that its policy forbids', async () => {
    const { page } = await visitBeforeScripts('/')
    const answer = await page.request.get('/')
    const policy = answer.headers()['content-security-policy']!
    expect(/script-src ([^;]*)/.exec(policy)![1]).not.toMatch(/unsafe/)
    expect(await page.evaluate(() => 'earlyActs' in window)).toBe(true)
  })
})
