import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { WISHES_KEY } from '#ports/browser/told-store.ts'
import {
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onEditions,
  onEitherEdition,
  PHONE,
} from './visitor.ts'

const WISHES = { beds: '4', amenities: 'pool', county: 'Essex', like: 'beds,pool' }

/** A device that keeps these wishes. */
const keeping = (wishes: Record<string, unknown>) => (page: Page) =>
  page.addInitScript(
    ([key, text]) => localStorage.setItem(key!, text!),
    [WISHES_KEY, JSON.stringify({ wishes, passed: [], declined: [] })],
  )
const keep = keeping(WISHES)
const rooms = (page: Page) => page.locator('.home-reasons')
const lines = (page: Page) => page.locator('.reason-line')

onEitherEdition('F: what homes meet of the wishes kept on the device', ({ visit }) => {
  test('each favorite says what it meets and misses, and leads to its reasons', async () => {
    const page = await visit('/favorites', { prepare: keep })
    await expect.poll(() => lines(page).count()).toBe(3)
    const texts = await lines(page).locator('> span').allInnerTexts()
    expect(texts.filter((text) => text.startsWith('misses a must: in '))).toHaveLength(2)
    await expectNoAxeFindings(page)
    await page.locator('article', { hasText: 'misses a must' }).first().getByRole('link', { name: /^Why/ }).click()
    await page.getByRole('heading', { name: 'Homes ranked by your wishes' }).waitFor()
    const address = new URL(page.url()).searchParams
    expect(Object.fromEntries(address)).toEqual({ ...WISHES, why: expect.stringMatching(/^\d+$/) })
  })

  test('the line moves nothing when it comes, on a phone either', async () => {
    const page = await visit('/favorites', { prepare: keep, viewport: PHONE, unfinished: true })
    await rooms(page).first().waitFor()
    const height = () =>
      page
        .locator('article')
        .first()
        .evaluate((card) => card.getBoundingClientRect().height)
    const before = await height()
    await lines(page).first().waitFor()
    expect(await height()).toBe(before)
    await expectNoSidewaysScroll(page)
  })

  test('a home is as far over the limit as on the ranking’s own page, by the loan in the kept wishes', async () => {
    const page = await visit('/favorites', { prepare: keeping({ cost: '5000', down: '5', rate: '3', like: 'cost' }) })
    const line = lines(page).filter({ hasText: 'your limit' }).first()
    const [text] = /\$[\d,]+ (?:under|over) your limit/.exec(await line.innerText())!
    await line.getByRole('link', { name: /^Why/ }).click()
    await page.locator('.fit-sheet').getByText(text).waitFor()
  })

  test('without wishes there is no line and no room for one', async () => {
    const page = await visit('/favorites')
    await rooms(page).first().waitFor({ state: 'attached' })
    expect(await rooms(page).first().isVisible()).toBe(false)
    expect(await lines(page).count()).toBe(0)
  })

  test('what another tab forgets is gone from the lines, and so is the room for them', async () => {
    const page = await visit('/favorites', { prepare: keep })
    await lines(page).first().waitFor()
    const other = await page.context().newPage()
    await other.goto(new URL('/privacy', page.url()).href)
    await other.evaluate((key) => localStorage.removeItem(key), WISHES_KEY)
    await expect.poll(() => lines(page).count()).toBe(0)
    expect(await rooms(page).first().isVisible()).toBe(false)
  })

  test.each([{ a: 1 }, { zzz: '1' }])('%j in storage is no wish, and gets no room', async (wishes) => {
    const page = await visit('/favorites', { prepare: keeping(wishes) })
    await rooms(page).first().waitFor({ state: 'hidden' })
    expect(await page.locator('html').getAttribute('data-wishes')).toBeNull()
  })

  test('the home selected on the map says it, too', async () => {
    const page = await visit('/map', { prepare: keep })
    await page.getByRole('list', { name: 'Homes' }).getByRole('button', { pressed: false }).first().click()
    await page.getByRole('region', { name: /./ }).locator('.reason-line').first().waitFor()
    await expectNoAxeFindings(page)
  })
})

onEditions(['live'], 'F: wishes that can’t be checked', ({ visit }) => {
  test('the lines say so in their room, and come with the next try', async () => {
    const page = await visit('/favorites', {
      expectedErrors: /503/,
      viewport: PHONE,
      prepare: async (opened) => {
        await keep(opened)
        await opened.route('**/api/fits?*', (route) => route.fulfill({ status: 503, body: '' }))
      },
    })
    // Three more tries take seven seconds.
    await page
      .getByRole('alert')
      .filter({ hasText: 'We can’t check your wishes right now' })
      .waitFor({ timeout: 20_000 })
    expect(await lines(page).count()).toBe(3)
    const room = await rooms(page).first().boundingBox()
    expect(room!.height).toBe(44)
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    await page.unroute('**/api/fits?*')
    await lines(page)
      .first()
      .getByRole('button', { name: /^Try again/ })
      .click()
    await expectFocus(lines(page).first().getByRole('link', { name: /^Why/ }))
    expect(await lines(page).filter({ hasText: 'We can’t' }).count()).toBe(0)
  })
})
