import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillAccountSetup, fillPersonalInfo, fillSignIn, main, password, pressed } from './a-account-forms.ts'
import {
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onEditions,
  onEitherEdition,
  PHONE,
  stopClock,
} from './visitor.ts'

onEitherEdition('A: accounts', ({ visit }) => {
  test('A-01 the sign-in page: its words, its fields and its ways on', async () => {
    const page = await visit('/signin')
    await page.getByRole('heading', { level: 1, name: 'Welcome Back', exact: true }).waitFor()
    const email = page.getByLabel('Email')
    await expect.poll(() => email.getAttribute('type')).toBe('email')
    expect(await email.getAttribute('required')).not.toBeNull()
    await expect.poll(() => password(page).getAttribute('type')).toBe('password')
    expect(await password(page).getAttribute('required')).not.toBeNull()
    for (const [name, path] of [
      ['Back to home', '/'],
      ['Forgot password', '/forgot-password'],
      ['Create an account', '/signup'],
    ] as const) {
      await expect.poll(() => main(page).getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path)
    }
  })

  test('A-01 what is missing is said beside the field, and the first wrong field gets the focus', async () => {
    const page = await visit('/signin')
    await pressed(page, 'Sign In')
    await page.getByText('Enter your email address.', { exact: true }).waitFor()
    await page.getByText('Enter your password.', { exact: true }).waitFor()
    await expectFocus(page.getByLabel('Email'))
    await page.getByLabel('Email').fill('nobody')
    await pressed(page, 'Sign In')
    await page.getByText('Enter an email address like name@example.com.', { exact: true }).waitFor()
    await expectNoAxeFindings(page)
  })

  test('A-02 two steps, each checked, and Back keeps what was typed', async () => {
    const page = await visit('/signup', { viewport: PHONE })
    const current = page.getByRole('list', { name: 'Steps' }).locator('[aria-current="step"]')
    await expect.poll(() => current.innerText()).toContain('Personal Info')
    await pressed(page, 'Continue')
    await page.getByText('Enter your first name.', { exact: true }).waitFor()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    await fillPersonalInfo(page)
    await expect.poll(() => current.innerText()).toContain('Account Setup')
    await page.getByText('Must be at least 8 characters', { exact: true }).waitFor()
    for (const [name, path] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Sign in', '/signin'],
    ] as const) {
      await expect.poll(() => main(page).getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path)
    }
    await password(page).fill('short')
    await pressed(page, 'Create Account')
    await expect.poll(() => password(page).getAttribute('aria-invalid')).toBe('true')
    await page.getByText('Enter your password again.', { exact: true }).waitFor()
    await page.getByText('Please agree to the terms to create an account.', { exact: true }).waitFor()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    await pressed(page, 'Back')
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ana')
    await pressed(page, 'Continue')
    await expect.poll(() => password(page).inputValue()).toBe('short')
  })

  test('A-03 two passwords that differ are said in a toast and beside the field', async () => {
    const page = await visit('/signup')
    await fillPersonalInfo(page)
    await fillAccountSetup(page, 'secret pas')
    await pressed(page, 'Create Account')
    await page.getByText('Passwords do not match', { exact: true }).waitFor()
    const again = page.getByLabel('Confirm password', { exact: true })
    await expect.poll(() => again.getAttribute('aria-invalid')).toBe('true')
    await expectFocus(again)
    await expectNoAxeFindings(page)
  })

  test('R-04 a password never gets into the address, and a long email address not over the edge', async () => {
    const page = await visit('/forgot-password', { viewport: PHONE })
    await page.getByLabel('Email').fill('somebody.with.a.rather.long.name@somewhere-in-new-jersey.example.com')
    await pressed(page, 'Send reset link')
    await main(page)
      .getByText(/there’s an account for/)
      .waitFor()
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
    // What is kept by buttons all over the page has a form of its own.
    await expect.poll(() => page.locator('form[method="post"]:not(#page-form)').count()).toBe(1)
    expect(new URL(page.url()).search).toBe('')
  })

  test('R-04 a page for a new password without a link’s secret says what to do', async () => {
    const page = await visit('/reset-password', { viewport: PHONE })
    await main(page).getByRole('heading', { level: 1, name: 'This link doesn’t work', exact: true }).waitFor()
    const on = main(page).getByRole('link', { name: 'Request a new link', exact: true })
    await expect.poll(() => on.getAttribute('href')).toBe('/forgot-password')
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
  })

  test('R-06 the account’s page of somebody signed out leads to signing in', async () => {
    const page = await visit('/account')
    const on = main(page).getByRole('link', { name: 'Sign in', exact: true })
    await expect.poll(() => on.getAttribute('href')).toBe('/signin')
    await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    await expectNoAxeFindings(page)
  })
})

onEditions(['sample'], 'A: simulated accounts', ({ visit }) => {
  /** Sends a form and follows it through its 1.5 s. */
  async function expectSimulated(page: Page, button: string, busy: string, title: string, text: string) {
    await page.getByRole('button', { name: button, exact: true }).focus()
    await stopClock(page)
    await page.keyboard.press('Enter')
    const waiting = page.getByRole('button', { name: busy, exact: true })
    await waiting.waitFor()
    await expect.poll(() => waiting.isDisabled()).toBe(true)
    await page.clock.runFor(1400)
    expect(await waiting.count()).toBe(1)
    expect(await page.getByText(title, { exact: true }).count()).toBe(0)
    await page.clock.runFor(200)
    await page.clock.resume()
    await page.getByText(title, { exact: true }).waitFor()
    await page.getByText(text, { exact: true }).waitFor()
    const back = page.getByRole('button', { name: button, exact: true })
    await expect.poll(() => back.isDisabled()).toBe(false)
    await expectFocus(back)
  }

  test('A-01 signing in takes 1.5 s, says so, and stays on the page', async () => {
    const page = await visit('/signin', { prepare: (fresh) => fresh.clock.install() })
    await fillSignIn(page)
    await expectSimulated(page, 'Sign In', 'Signing in...', 'Signed in successfully', 'Welcome back to the agency!')
    expect(new URL(page.url()).pathname).toBe('/signin')
  })

  test('A-03 creating an account takes 1.5 s and says so', async () => {
    const page = await visit('/signup', { prepare: (fresh) => fresh.clock.install() })
    await fillPersonalInfo(page)
    await fillAccountSetup(page)
    await expectSimulated(
      page,
      'Create Account',
      'Creating...',
      'Account created successfully',
      'Welcome to the agency!',
    )
  })

  test('R-04 choosing a new password is simulated', async () => {
    const page = await visit('/reset-password#any')
    await page.getByLabel('New password', { exact: true }).fill('three maples')
    await page.getByLabel('Confirm new password', { exact: true }).fill('three maples')
    await pressed(page, 'Save new password')
    await main(page).getByRole('heading', { name: 'Your new password is set', exact: true }).waitFor()
  })
})
