import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { WISHES_KEY } from '#ports/browser/told-store.ts'
import { expectNoAxeFindings, expectNoSidewaysScroll, onEitherEdition, PHONE } from './visitor.ts'

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
