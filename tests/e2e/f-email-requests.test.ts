import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailedTo } from './mailed-links.ts'
import { DESKTOP, expectFocus, expectNoAxeFindings, expectNoSidewaysScroll, onEditions, PHONE } from './visitor.ts'
import { expectNoAxeFindingsWithoutScripts, focused, newEmail, send, WITHOUT } from './without-scripts.ts'

const TABLET = { width: 768, height: 1024 }
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Save this search' })
const address = (page: Page) => dialog(page).getByRole('textbox', { name: /^Email me about new homes/ })
const often = (page: Page) => dialog(page).getByRole('combobox', { name: 'How often', exact: true })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Save this search', exact: true }).click()
  await dialog(page).waitFor()
}

onEditions(['live'], 'F: emails without an account', ({ visit, address: site }) => {
  test.each([PHONE, TABLET, DESKTOP])(
    'F-03 H-04 a visitor asks for emails in the dialog and confirms by the mailed link, at $width px',
    async (viewport) => {
      const page = await visit(`/listings?county=Bergen&beds=3&min=${100_000 + viewport.width}`, { viewport })
      const email = newEmail()
      await openDialog(page)
      await dialog(page).getByLabel('Name', { exact: true }).fill('Three bedrooms')
      await address(page).fill('ana@')
      await often(page).selectOption('Weekly on Friday')
      await press(page, 'Save')
      await dialog(page).getByText('Enter an email address like name@example.com.').waitFor()
      await expectFocus(address(page))
      await expectNoAxeFindings(page)
      await expectNoSidewaysScroll(page)
      expect(await dialog(page).getByLabel('Name', { exact: true }).inputValue()).toBe('Three bedrooms')
      expect([await address(page).inputValue(), await often(page).inputValue()]).toEqual(['ana@', 'friday'])
      await address(page).fill(email)
      await press(page, 'Save')
      await page.getByText(`To turn on the emails, open the link we sent to ${email}.`).waitFor()

      const link = new URL(await mailedTo(email, /http\S+\/updates\/confirm\/[\w-]+/))
      const opened = await visit(link.pathname, { ...WITHOUT, viewport })
      expect(await opened.getByRole('listitem').allTextContents()).toEqual([
        expect.stringMatching(/^Saved search “3\+ bed homes in Bergen County.*”: Weekly on Friday$/),
      ])
      await expectNoSidewaysScroll(opened)
      await expectNoAxeFindingsWithoutScripts(opened)
      expect(await send(opened, 'Confirm')).toBe(200)
      await opened.getByRole('heading', { level: 1, name: 'Your email updates are on' }).waitFor()
      await expectNoSidewaysScroll(opened)
      await expectNoAxeFindingsWithoutScripts(opened)
      await opened.goto(link.href)
      await opened.getByRole('heading', { level: 1, name: 'Your email updates are on' }).waitFor()
    },
  )

  test('F-03 a refusal leaves everything as it was typed; without an address the search is saved', async () => {
    const page = await visit('/listings?county=Sussex&beds=2', { expectedErrors: /429/ })
    await page.route('**/api/updates/requests', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '30' },
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: '/problems/rate-limited', title: 'Too many requests', status: 429 }),
      }),
    )
    await openDialog(page)
    await dialog(page).getByLabel('Name', { exact: true }).fill('Mine')
    await address(page).fill('ana@example.com')
    await press(page, 'Save')
    await expect.poll(() => address(page).getAttribute('aria-invalid')).toBe('true')
    await expectFocus(address(page))
    expect(await dialog(page).getByLabel('Name', { exact: true }).inputValue()).toBe('Mine')
    await address(page).fill('')
    await press(page, 'Save')
    await page.getByText('Find it in Favorites, under Saved Searches.').waitFor()
  })

  test('F-03 a search that is saved already can get emails, too', async () => {
    const page = await visit('/listings?county=Warren&beds=2')
    await openDialog(page)
    await press(page, 'Save')
    await page.getByText('Search saved', { exact: true }).waitFor()
    await openDialog(page)
    await dialog(page).getByText('You’ve already saved this search').waitFor()
    await press(page, 'Get emails')
    await dialog(page).getByText('Enter your email address.').waitFor()
    await expectFocus(address(page))
    await expectNoAxeFindings(page)
    const email = newEmail()
    await address(page).fill(email)
    await press(page, 'Get emails')
    await page.getByText('Check your email', { exact: true }).waitFor()
    expect(await mailedTo(email, /2\+ bed homes in Warren County/)).toBeTruthy()
  })

  test.each([PHONE, TABLET, DESKTOP])(
    'F-03 without scripts, the page that says a search is saved takes an address, at $width px',
    async (viewport) => {
      const page = await visit('/listings?county=Morris', { ...WITHOUT, viewport })
      await page.locator('.actions summary').click()
      await send(page, page.getByRole('form', { name: 'Save this search' }).getByRole('button'))
      const form = page.getByRole('form', { name: 'Email me about new homes' })
      await form.getByLabel('Email me about new homes').fill('nobody')
      await form.getByLabel('How often').selectOption('Weekly on Monday')
      expect(await send(page, form.getByRole('button'))).toBe(422)
      await expect.poll(() => focused(page)).toContain('The emails weren’t turned on.')
      expect(await form.getByLabel('Email me about new homes').inputValue()).toBe('nobody')
      expect(await form.getByLabel('How often').inputValue()).toBe('monday')
      await expectNoSidewaysScroll(page)
      await expectNoAxeFindingsWithoutScripts(page)
      const email = newEmail()
      await form.getByLabel('Email me about new homes').fill(email)
      expect(await send(page, form.getByRole('button'))).toBe(200)
      await expect.poll(() => focused(page)).toBe(`To turn on the emails, open the link we sent to ${email}.`)
      expect(new URL(page.url()).search).toBe('?county=Morris')
      expect(await mailedTo(email, /Weekly on Monday/)).toBeTruthy()
    },
  )

  test('H-04 axe finds nothing on the page of a link that doesn’t work', async () => {
    const page = await visit('/updates/confirm/wrong', { ...WITHOUT, expectedErrors: /status of 404/ })
    await page.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor()
    await expectNoAxeFindingsWithoutScripts(page)
    expect(page.url()).toBe(`${site}/updates/confirm/wrong`)
  })
})
