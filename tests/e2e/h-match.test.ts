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
import { send, WITHOUT } from './without-scripts.ts'

const key = (page: Page) => page.getByRole('list', { name: 'Towns by your limits' })
const litTowns = async (page: Page): Promise<number> => Number(/^(\d+)/.exec(await key(page).innerText())![1])
const homes = (page: Page) => page.getByRole('list', { name: 'Homes that fit' }).getByRole('listitem')
/** A limit under which no home on the site fits. */
const NONE = '/match?cost=1500&down=0usd&train=new-york-penn&trainMinutes=20'

onEitherEdition('H: where one could live', ({ visit }) => {
  test('towns and homes follow the sliders, and the address has the limits', async () => {
    const page = await visit('/match')
    await page.getByRole('img', { name: /205 towns/ }).waitFor()
    await homes(page).first().waitFor()
    const before = await litTowns(page)
    expect(before).toBeGreaterThan(0)
    expect(await page.locator('path[data-light="lit"]').count()).toBe(before)
    await expectNoAxeFindings(page)

    const limit = page.getByRole('slider', { name: 'Monthly limit' })
    await limit.focus()
    await limit.press('End')
    await page.waitForURL(/cost=9000/)
    expect(await limit.getAttribute('aria-valuetext')).toBe('$9,000')
    await expect.poll(() => litTowns(page)).toBeGreaterThan(before)
    await page.getByText(/\d+ homes fit, lowest monthly cost first/).waitFor()
    const [lit, found] = [await litTowns(page), await homes(page).count()]
    const { search } = new URL(page.url())

    await page.goto(`/match${search}`)
    await expect.poll(() => litTowns(page)).toBe(lit)
    await expect.poll(() => homes(page).count()).toBe(found)
  })

  test('an income sets the limit and stays on the page', async () => {
    const page = await visit('/match')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await page.getByRole('button', { name: 'Use my income' }).click()
    const income = page.getByRole('slider', { name: 'Household income' })
    await income.focus()
    await income.press('ArrowRight')
    await page.waitForURL(/cost=\d+50&|cost=\d+00&/)
    const dollars = await income.inputValue()
    expect(sent.filter((url) => url.includes(dollars))).toEqual([])
    await page.getByText(/28% of income: about \$[\d,]+ a month/).waitFor()
  })

  test('a home pointed at in the list shows its way on the map, a press on the map marks it in the list', async () => {
    const page = await visit('/match')
    const [first] = await homes(page).all()
    await first!.getByRole('link').focus()
    await page.locator('.match-tip').waitFor()
    await page.locator('.match-way').waitFor()
    await page.getByRole('button', { name: /Fits/ }).first().click()
    await page.locator('li[data-shown]').first().waitFor()
    await expectNoAxeFindings(page)
  })

  test('where nothing fits, a lever lets a home in', async () => {
    const page = await visit(NONE)
    const heading = page.getByRole('heading', { level: 2 }).first()
    await page.getByText('No homes fit yet. Here’s what would change that.').waitFor()
    await page.getByRole('heading', { name: 'Closest to your limits' }).waitFor()
    await expectNoAxeFindings(page)
    await page.goto('/match?cost=5300&down=100000usd&train=new-york-penn&trainMinutes=60')
    await page.getByRole('link', { name: /more minutes/ }).click()
    await page
      .getByText(/1 home fits|\d+ homes fit/)
      .first()
      .waitFor()
    await expectFocus(heading)
  })

  test('every town stands in a table, the lit ones first', async () => {
    const page = await visit('/match', { viewport: PHONE })
    await page.getByText('All 205 towns').click()
    const rows = page.getByRole('table').getByRole('row')
    await expect.poll(() => rows.count()).toBe(206)
    expect(await rows.nth(1).innerText()).toContain('in budget, in reach')
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
  })
})

onEditions(['live'], 'X: where one could live, without scripts', ({ visit }) => {
  test('the form asks for the page, which answers with homes', async () => {
    const page = await visit('/match', { ...WITHOUT, viewport: PHONE })
    await page.getByRole('radio', { name: 'Rent' }).check({ force: true })
    expect(await send(page, 'Show towns and homes')).toBe(200)
    expect(new URL(page.url()).searchParams.get('market')).toBe('rent')
    await homes(page).first().waitFor()
    expect(await litTowns(page)).toBeGreaterThan(0)
    await expectNoSidewaysScroll(page)
  })
})
