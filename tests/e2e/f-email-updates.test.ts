import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_SAVED_SEARCHES } from '#content/sample-data/saved-searches.ts'
import { fillSignIn, pressed } from './a-account-forms.ts'
import { linkMailedTo } from './mailed-links.ts'
import {
  DESKTOP,
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onEditions,
  PHONE,
  type Visitor,
  type VisitOptions,
} from './visitor.ts'
import {
  expectNoAxeFindingsWithoutScripts,
  focused,
  newEmail,
  PASSWORD,
  send,
  signUpAndIn,
  WITHOUT,
} from './without-scripts.ts'

const [FIRST, SECOND] = SAMPLE_SAVED_SEARCHES.map(({ name }) => name) as [string, string]
const SEARCHES = '/favorites?tab=searches'

const onCard = (page: Page, name: string) =>
  page.getByRole('combobox', { name: `Email me about new homes: ${name}`, exact: true })
const inAccount = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Email updates' }).getByRole('combobox', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Save this search' })
const inDialog = (page: Page) => dialog(page).getByRole('combobox', { name: 'Email me about new homes', exact: true })
const address = (page: Page) => dialog(page).getByRole('textbox', { name: /^Email me about new homes/ })
const saved = (page: Page) => page.getByText('Email updates saved', { exact: true }).first().waitFor()
const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Save this search', exact: true }).click()
  await dialog(page).waitFor()
}

async function expectFitToRead(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
  }
  await expectNoAxeFindings(page)
}

interface AccountOptions extends VisitOptions {
  /** Whether the link of the sign-up has been used. */
  confirmed?: boolean
}

/** Opens a page signed in, with a new account. */
async function withAccount(
  visit: Visitor['visit'],
  path: string,
  { confirmed = true, ...options }: AccountOptions = {},
) {
  const page = await visit('/signin', options)
  const post = (to: string, body: object) =>
    page.evaluate(
      async (request) => {
        const headers = { 'content-type': 'application/json' }
        await fetch(`/api/account/${request.to}`, { method: 'POST', headers, body: JSON.stringify(request.body) })
      },
      { to, body },
    )
  const email = newEmail()
  await post('sign-up', { firstName: 'Ana', lastName: 'Ruiz', email, password: PASSWORD })
  if (confirmed) await post('confirmation', { token: (await linkMailedTo(email, 'confirm-email')).split('.').at(-1) })
  else await post('sign-in', { email, password: PASSWORD })
  await page.goto(new URL(path, page.url()).href)
  return { page, email }
}

onEditions(['live'], 'F: email updates', ({ visit }) => {
  test('F-03 H-04 emails chosen on a card by keyboard are in the account, and there after a reload', async () => {
    const { page } = await withAccount(visit, SEARCHES)
    const choice = onCard(page, FIRST)
    await expect.poll(() => choice.inputValue()).toBe('off')
    await choice.focus()
    // Faster than the server answers.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await saved(page)
    await expectFocus(choice)
    expect(await choice.inputValue()).toBe('daily')
    expect(await onCard(page, SECOND).inputValue()).toBe('off')
    await expectFitToRead(page)
    await page.reload()
    await expect.poll(() => choice.inputValue()).toBe('daily')

    await page.goto(new URL('/account', page.url()).href)
    await expect.poll(() => inAccount(page, `Saved search: ${FIRST}`).inputValue()).toBe('daily')
    await inAccount(page, 'Homes like your saved homes').selectOption('Weekly on Sunday')
    await saved(page)
    await page.getByText('Instant emails: at most one an hour, 8 AM to 9 PM New Jersey time.').waitFor()
    await expectFitToRead(page)
    await page.reload()
    await expect.poll(() => inAccount(page, 'Homes like your saved homes').inputValue()).toBe('sunday')
    expect(await inAccount(page, 'Your saved homes').inputValue()).toBe('off')
    expect(await inAccount(page, `Saved search: ${FIRST}`).inputValue()).toBe('daily')
  })

  test('F-03 a search can be saved with emails about it', async () => {
    const { page } = await withAccount(visit, '/listings?county=Bergen&beds=3')
    await openDialog(page)
    expect(await inDialog(page).inputValue()).toBe('off')
    await expectNoAxeFindings(page)
    await inDialog(page).selectOption('Weekly on Friday')
    await dialog(page).getByLabel('Name', { exact: true }).fill('Three bedrooms')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Search saved', { exact: true }).waitFor()
    await page.goto(new URL(SEARCHES, page.url()).href)
    await expect.poll(() => onCard(page, 'Three bedrooms').inputValue()).toBe('friday')
  })

  test('F-03 a search is saved, and said to be, where the choice of its emails fails', async () => {
    const { page } = await withAccount(visit, '/listings?county=Bergen&beds=4')
    await openDialog(page)
    await inDialog(page).selectOption('Daily')
    // Changes take this lock, first the search's, then the choice's.
    await page.evaluate(() => {
      const { locks } = navigator
      const request = locks.request.bind(locks) as (...args: unknown[]) => Promise<unknown>
      let requests = 0
      const refusing = (...args: unknown[]) =>
        ++requests === 2 ? Promise.reject(new Error('no lock')) : request(...args)
      Object.defineProperty(locks, 'request', { value: refusing })
    })
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Search saved, emails off', { exact: true }).waitFor()
    await dialog(page).waitFor({ state: 'detached' })
  })

  test('F-03 a choice that is refused is taken back, and the page says why', async () => {
    const { page } = await withAccount(visit, SEARCHES, { expectedErrors: /429/ })
    await page.route('**/api/updates', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 429,
            headers: { 'retry-after': '30' },
            contentType: 'application/problem+json',
            body: JSON.stringify({ type: '/problems/rate-limited', title: 'Too many requests', status: 429 }),
          })
        : route.continue(),
    )
    const choice = onCard(page, SECOND)
    await choice.selectOption('Daily')
    await page.getByText('Couldn’t save email updates', { exact: true }).waitFor()
    await expect.poll(() => choice.inputValue()).toBe('off')
  })

  test('F-03 H-04 somebody who isn’t signed in is asked to, and comes back to the choice', async () => {
    const { page, email } = await withAccount(visit, SEARCHES)
    await page.getByRole('banner').getByRole('button', { name: 'Sign out', exact: true }).click()
    const line = page.getByRole('article').filter({ hasText: FIRST }).getByText('Sign in to get new homes by email')
    await line.waitFor()
    expect(await page.getByRole('combobox', { name: /^Email me/ }).count()).toBe(0)
    await expectNoAxeFindings(page)
    await line.getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await fillSignIn(page, email, PASSWORD)
    await pressed(page, 'Sign In')
    await page.getByRole('main').getByRole('link', { name: 'Your favorites', exact: true }).click()
    await onCard(page, FIRST).selectOption('Daily')
    await saved(page)
  })

  test('H-04 until the address is confirmed, nothing can be chosen', async () => {
    const { page } = await withAccount(visit, '/account', { confirmed: false, expectedErrors: /409/ })
    await page.getByText(/^Confirm your email address to get updates/).waitFor()
    await page.goto(new URL(SEARCHES, page.url()).href)
    await page.getByRole('link', { name: 'confirm your email address' }).first().waitFor()
    await expectNoAxeFindings(page)
  })

  test('F-03 without scripts, a card leads to the account, where a form takes the choices', async () => {
    const page = await visit('/confirm-email', WITHOUT)
    await signUpAndIn(page)
    await page.goto(new URL(SEARCHES, page.url()).href)
    const card = page.getByRole('article').filter({ hasText: FIRST })
    await card.getByRole('link', { name: 'Get new homes by email' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
    const search = inAccount(page, `Saved search: ${FIRST}`)
    await search.selectOption('Instantly')
    await inAccount(page, 'Your saved homes').selectOption('Weekly on Monday')
    expect(await send(page, 'Save email updates')).toBe(200)
    await expect.poll(() => focused(page)).toBe('Email updates saved.')
    expect(await search.inputValue()).toBe('at-once')
    expect(await inAccount(page, 'Your saved homes').inputValue()).toBe('monday')
    expect(await inAccount(page, 'Homes like your saved homes').inputValue()).toBe('off')
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindingsWithoutScripts(page)
  })
})

onEditions(['sample'], 'F: email updates', ({ visit }) => {
  test('F-03 choices stay in the browser, and the page says that no email is sent', async () => {
    const page = await visit('/listings?county=Essex')
    await openDialog(page)
    await dialog(page).getByText('This sample site sends no email and doesn’t keep your address.').waitFor()
    await address(page).fill('ana@')
    await dialog(page).getByLabel('Name', { exact: true }).fill('Essex')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await dialog(page).getByText('Enter an email address like name@example.com.').waitFor()
    await address(page).fill('ana@example.com')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Find it in Favorites, under Saved Searches.').waitFor()
    await page.goto(new URL(SEARCHES, page.url()).href)
    await expect.poll(() => onCard(page, 'Essex').inputValue()).toBe('daily')
    await onCard(page, SECOND).selectOption('Weekly on Tuesday')
    await saved(page)
    await page.reload()
    await expect.poll(() => onCard(page, SECOND).inputValue()).toBe('tuesday')
    expect(await onCard(page, FIRST).inputValue()).toBe('off')
    await expectFitToRead(page)
  })
})
