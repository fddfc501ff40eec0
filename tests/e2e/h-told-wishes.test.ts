import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onEditions,
  onEitherEdition,
  PHONE,
} from './visitor.ts'
import { WITHOUT } from './without-scripts.ts'

const RANKED = '/wishes?beds=3&county=Bergen&like=beds'
const cards = (page: Page) => page.locator('.ranked-homes article')
const passed = (page: Page) => page.locator('.passed-home')

/** What the device keeps of wishes. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('keystead.wishes') ?? 'null') as Record<string, unknown> | null)

async function shown(page: Page): Promise<Page> {
  await cards(page).first().waitFor()
  await expect.poll(async () => (await kept(page))?.['wishes']).toBeTruthy()
  return page
}

/** Marks the first home that is shown; answers its title. */
async function pass(page: Page, reason: string): Promise<string> {
  const title = await cards(page).first().getByRole('heading').innerText()
  await page.getByRole('button', { name: `Not for me: ${title}` }).click()
  await page.getByRole('button', { name: reason }).click()
  await passed(page).filter({ hasText: title }).waitFor()
  return title
}

onEitherEdition('H: wishes that the device keeps', ({ visit }) => {
  test('the wishes of the last ranking are offered to go on with, and can be forgotten', async () => {
    const page = await shown(await visit(RANKED))
    expect((await kept(page))?.['wishes']).toEqual({ beds: '3', county: 'Bergen', like: 'beds' })
    await page.goto(new URL('/wishes', page.url()).href)
    const again = page.getByRole('link', { name: 'Continue with your wishes: Bergen County, 3+ beds' })
    const below = await page.evaluate(() => document.documentElement.scrollHeight)
    await again.waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(below)
    await expectNoAxeFindings(page)
    await again.click()
    await cards(page).first().waitFor()
    expect(new URL(page.url()).search).toBe('?county=Bergen&beds=3&like=beds')

    await page.locator('.wish-list summary').click()
    await page.getByRole('button', { name: 'Forget my wishes' }).click()
    await expectFocus(page.getByRole('heading', { name: 'What would you like to spend a month?' }))
    await page.getByText('Wishes forgotten on this device').waitFor()
    expect(await kept(page)).toEqual({ wishes: null, passed: [], declined: [] })
    expect(await again.count()).toBe(0)
    // The ranking isn't a step back, by which it would be kept again.
    await page.goBack()
    await page.getByRole('heading', { name: 'What would you like to spend a month?' }).waitFor()
    expect((await kept(page))?.['wishes']).toBeNull()
  })

  test('a browser that keeps nothing says so once, and the page does as it is told', async () => {
    const page = await visit(RANKED, {
      prepare: (page) =>
        page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError')
          }
        }),
    })
    await cards(page).first().waitFor()
    const notice = page.getByText('This browser won’t save your wishes. They last until you leave the site.')
    await notice.waitFor()
    const title = await pass(page, 'Too small')
    await page.locator('output', { hasText: `${title}: not for me, too small` }).waitFor({ state: 'attached' })
    expect(await notice.count()).toBe(1)
  })

  test('another’s link offers to rank by both, beside the button that saves, and moves nothing', async () => {
    const page = await shown(await visit(RANKED, { viewport: PHONE }))
    expect(await page.getByRole('link', { name: /^Rank by both/ }).count()).toBe(0)
    await page.goto(new URL('/wishes?county=Bergen&amenities=pool&like=county,pool', page.url()).href)
    const both = page.getByRole('link', { name: 'Rank by both these wishes and my last ones' })
    await both.waitFor()
    const [offer, button] = [
      await both.boundingBox(),
      await page.getByRole('button', { name: 'Save these wishes' }).boundingBox(),
    ]
    expect(offer!.y).toBe(button!.y)
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    await both.click()
    await page.waitForURL((url) => url.searchParams.get('like') === 'beds,county,pool')
    expect(new URL(page.url()).searchParams.get('beds')).toBe('3')
    await both.waitFor({ state: 'detached' })

    // What is forgotten isn't offered again.
    await page.goto(new URL('/wishes?county=Essex', page.url()).href)
    await both.waitFor()
    await page.locator('.wish-list summary').click()
    await page.getByRole('button', { name: 'Forget my wishes' }).click()
    await page.getByRole('heading', { name: 'What would you like to spend a month?' }).waitFor()
    await page.getByRole('button', { name: 'Show homes now' }).click()
    await page.getByRole('heading', { name: 'Homes ranked by your wishes' }).waitFor()
    expect(await both.count()).toBe(0)
  })

  test('homes by no wish at all leave the wishes as they were', async () => {
    const page = await shown(await visit(RANKED))
    await page.goto(new URL('/wishes?ask=done', page.url()).href)
    await cards(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect((await kept(page))?.['wishes']).toMatchObject({ beds: '3' })
  })

  test('a home that isn’t for the visitor collapses, stays so at the next visit, and comes back', async () => {
    const page = await shown(await visit(RANKED))
    const before = await cards(page).getByRole('heading').allInnerTexts()
    await page.getByRole('button', { name: `Not for me: ${before[0]}` }).click()
    await expectNoAxeFindings(page)
    await page.keyboard.press('Tab')
    await expectFocus(page.getByRole('button', { name: 'Too expensive' }))
    await page.keyboard.press('Escape')
    await expectFocus(page.getByRole('button', { name: `Not for me: ${before[0]}` }))
    const title = await pass(page, 'Too small')
    await expectFocus(page.getByRole('button', { name: `Undo: ${title}` }))
    expect(await page.locator('output', { hasText: `${title}: not for me, too small` }).count()).toBe(1)
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(before.slice(1))
    await expectNoAxeFindings(page)

    await page.reload()
    await passed(page)
      .filter({ hasText: `${title}: not for me, too small` })
      .waitFor()
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(before.slice(1))
    await page.getByRole('button', { name: `Undo: ${title}` }).click()
    await expectFocus(page.getByRole('button', { name: `Not for me: ${title}` }))
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(before)
    expect((await kept(page))?.['passed']).toEqual([])
  })

  test('a home passed on shows its reasons to whoever asks for them, and collapses again', async () => {
    const page = await shown(await visit(RANKED))
    const why = page.getByRole('link', { name: /^Why this rank/ }).first()
    const address = await why.getAttribute('href')
    const title = await pass(page, 'Too small')
    await page.goto(new URL(address!, page.url()).href)
    const home = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Undo: ${title}` }) })
    await home.getByText('not for me, too small').waitFor()
    await home.locator('.fit-sheet').waitFor()
    await expectNoAxeFindings(page)
    await home.getByRole('link', { name: /^Why this rank/ }).press('Enter')
    await passed(page).filter({ hasText: title }).waitFor()
    await expectFocus(page.getByRole('button', { name: `Undo: ${title}` }))
  })

  test('something different is none of the homes passed on', async () => {
    const page = await shown(await visit(RANKED))
    await pass(page, 'Too small')
    await page.getByRole('link', { name: 'Show me something different' }).click()
    const first = page.locator('.contrasts article').first()
    await first.waitFor()
    const shownFirst = await first.getAttribute('id')
    await page.evaluate(
      (id) => {
        const told = JSON.parse(localStorage.getItem('keystead.wishes')!) as { passed: object[] }
        told.passed.push({ id, reason: 'small' })
        localStorage.setItem('keystead.wishes', JSON.stringify(told))
      },
      Number(shownFirst!.replace('home-', '')),
    )
    await page.reload()
    await first.waitFor()
    await expect.poll(() => page.locator(`.contrasts #${shownFirst}`).count()).toBe(0)
  })

  test('homes passed on suggest a change of the search, which is taken or declined', async () => {
    const page = await shown(await visit(RANKED))
    await pass(page, 'Too expensive')
    await pass(page, 'Too expensive')
    const reason = page.getByText(/^You passed on two homes as too expensive\. The cheapest is \$[\d,]+\.$/)
    await reason.waitFor()
    await expectNoAxeFindings(page)
    await page.getByRole('link', { name: /^Look for up to \$[\d,]+$/ }).click()
    await page.waitForURL((url) => url.searchParams.get('like') === 'beds,price')
    await reason.waitFor({ state: 'detached' })

    await page.goBack()
    await page.getByRole('button', { name: /^No, thanks: Look for up to/ }).click()
    await reason.waitFor({ state: 'detached' })
    await expectFocus(page.locator('#proposals-heading'))
    expect((await kept(page))?.['declined']).toEqual([expect.stringMatching(/^price-\d+$/)])
    await page.reload()
    await passed(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await reason.count()).toBe(0)
  })

  test('on a phone the reasons and what is left of a card fit', async () => {
    const page = await shown(await visit(RANKED, { viewport: PHONE }))
    await pass(page, 'Too small')
    await pass(page, 'Too small')
    await page.locator('.proposals').waitFor()
    await page
      .getByRole('button', { name: /^Not for me/ })
      .first()
      .click()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
  })
})

onEditions(['live'], 'X: homes that the visitor has ruled out', ({ visit, visitBeforeScripts }) => {
  test('nothing moves as their cards collapse at the next visit', async () => {
    const first = await shown(await visit(RANKED, { viewport: PHONE }))
    await pass(first, 'Too small')
    const told = await first.evaluate(() => localStorage.getItem('keystead.wishes'))
    const { page, releaseScripts } = await visitBeforeScripts(RANKED, {
      viewport: PHONE,
      prepare: (opened) =>
        opened.addInitScript((text) => localStorage.setItem('keystead.wishes', text ?? ''), told) as Promise<unknown>,
    })
    const places = () =>
      page
        .locator('.ranked-homes > ul > li')
        .evaluateAll((homes) => homes.map((home) => home.getBoundingClientRect().top))
    const before = await places()
    await releaseScripts()
    await passed(page).waitFor()
    expect(await places()).toEqual(before)
  })

  test('without scripts no home can be ruled out', async () => {
    const page = await visit(RANKED, WITHOUT)
    await cards(page).first().waitFor()
    expect(await page.getByText('Not for me').first().isVisible()).toBe(false)
  })
})
