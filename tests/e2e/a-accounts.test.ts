import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  hydrated,
  onBothEditions,
  onEditions,
  PHONE,
  stopClock,
} from './visitor.ts'

const password = (page: Page) => page.getByLabel('Password', { exact: true })
const main = (page: Page) => page.getByRole('main')
const pressed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function fillSignIn(page: Page, email = 'ana@example.com', secret = 'secret pass') {
  await page.getByLabel('Email').fill(email)
  await password(page).fill(secret)
}

async function fillPersonalInfo(page: Page, email = 'ana@example.com') {
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Ruiz')
  await page.getByLabel('Email').fill(email)
  await pressed(page, 'Continue')
  await password(page).waitFor()
}

async function fillAccountSetup(page: Page, again = 'secret pass') {
  await password(page).fill('secret pass')
  await page.getByLabel('Confirm password', { exact: true }).fill(again)
  await page.getByRole('checkbox').check()
}

onBothEditions('A: accounts', ({ visit }) => {
  test('A-01 the sign-in page: its words, its fields and its ways on', async () => {
    const page = await visit('/signin')
    await page.getByRole('heading', { level: 1, name: 'Welcome Back', exact: true }).waitFor()
    const email = page.getByLabel('Email')
    expect(await email.getAttribute('type')).toBe('email')
    expect(await email.getAttribute('required')).not.toBeNull()
    expect(await password(page).getAttribute('type')).toBe('password')
    expect(await password(page).getAttribute('required')).not.toBeNull()
    for (const [name, path] of [
      ['Back to home', '/'],
      ['Forgot password', '/forgot-password'],
      ['Create an account', '/signup'],
    ] as const) {
      expect(await main(page).getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path)
    }
    await expectNoAxeFindings(page)
  })

  test('A-01 what is missing is said beside the field, and the first wrong field gets the focus', async () => {
    const page = await visit('/signin')
    await pressed(page, 'Sign In')
    await page.getByText('Enter your email address.', { exact: true }).waitFor()
    await page.getByText('Enter your password.', { exact: true }).waitFor()
    expect(await page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByLabel('Email').fill('nobody')
    await pressed(page, 'Sign In')
    await page.getByText('Enter an email address like name@example.com.', { exact: true }).waitFor()
    await expectNoAxeFindings(page)
  })

  test('A-02 two steps, each checked, and Back keeps what was typed', async () => {
    const page = await visit('/signup', { viewport: PHONE })
    const current = page.getByRole('list', { name: 'Steps' }).locator('[aria-current="step"]')
    expect(await current.innerText()).toContain('Personal Info')
    await pressed(page, 'Continue')
    await page.getByText('Enter your first name.', { exact: true }).waitFor()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    await fillPersonalInfo(page)
    expect(await current.innerText()).toContain('Account Setup')
    await page.getByText('Must be at least 8 characters', { exact: true }).waitFor()
    for (const [name, path] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Sign in', '/signin'],
    ] as const) {
      expect(await main(page).getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path)
    }
    await password(page).fill('short')
    await pressed(page, 'Create Account')
    expect(await password(page).getAttribute('aria-invalid')).toBe('true')
    await page.getByText('Enter your password again.', { exact: true }).waitFor()
    await page.getByText('Please agree to the terms to create an account.', { exact: true }).waitFor()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    await pressed(page, 'Back')
    expect(await page.getByLabel('First name').inputValue()).toBe('Ana')
    await pressed(page, 'Continue')
    expect(await password(page).inputValue()).toBe('short')
  })

  test('A-03 two passwords that differ are said in a toast and beside the field', async () => {
    const page = await visit('/signup')
    await fillPersonalInfo(page)
    await fillAccountSetup(page, 'secret pas')
    await pressed(page, 'Create Account')
    await page.getByText('Passwords do not match', { exact: true }).waitFor()
    const again = page.getByLabel('Confirm password', { exact: true })
    expect(await again.getAttribute('aria-invalid')).toBe('true')
    expect(await again.evaluate((field) => field === document.activeElement)).toBe(true)
    await expectNoAxeFindings(page)
  })

  test('R-04 a password never gets into the address, and a long email address not over the edge', async () => {
    const page = await visit('/forgot-password', { viewport: PHONE })
    await page.getByLabel('Email').fill('somebody.with.a.rather.long.name@somewhere-in-new-jersey.example.com')
    await pressed(page, 'Send reset link')
    await main(page)
      .getByText(/belongs to an account/)
      .waitFor()
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
    expect(await page.locator('form[method="post"]').count()).toBe(1)
    expect(new URL(page.url()).search).toBe('')
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
    expect(await waiting.isDisabled()).toBe(true)
    await page.clock.runFor(1400)
    expect(await waiting.count()).toBe(1)
    expect(await page.getByText(title, { exact: true }).count()).toBe(0)
    await page.clock.runFor(200)
    await page.clock.resume()
    await page.getByText(title, { exact: true }).waitFor()
    await page.getByText(text, { exact: true }).waitFor()
    const back = page.getByRole('button', { name: button, exact: true })
    expect(await back.isDisabled()).toBe(false)
    expect(await back.evaluate((element) => element === document.activeElement)).toBe(true)
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
})

/** The browser itself writes an error for what the server refuses. */
const REFUSED = /status of 40[01]/

onEditions(['live'], 'A: accounts', ({ edition, visit }) => {
  const signedInAs = (page: Page) =>
    page.evaluate(async () => {
      const { account } = (await (await fetch('/api/account')).json()) as { account: { email: string } | null }
      return account?.email ?? null
    })
  let people = 0
  const newEmail = () => `${edition}-${process.pid}-${people++}@example.com`

  async function signUp(page: Page, email: string) {
    await fillPersonalInfo(page, email)
    await fillAccountSetup(page)
    await pressed(page, 'Create Account')
    await page.getByText('Account created successfully', { exact: true }).waitFor()
    await page.getByText('Welcome to the agency!', { exact: true }).waitFor()
  }

  test('A-03 creating an account signs in, and it can be signed in to elsewhere', async () => {
    const email = newEmail()
    const page = await visit('/signup')
    await signUp(page, email)
    expect(await signedInAs(page)).toBe(email)
    const elsewhere = await visit('/signin')
    await fillSignIn(elsewhere, email)
    await pressed(elsewhere, 'Sign In')
    await elsewhere.getByText('Signed in successfully', { exact: true }).waitFor()
    await elsewhere.getByText('Welcome back to the agency!', { exact: true }).waitFor()
    expect(new URL(elsewhere.url()).pathname).toBe('/signin')
    expect(await signedInAs(elsewhere)).toBe(email)
  })

  test('A-01 an unknown address and a wrong password get the same words, which do not say which part is wrong', async () => {
    const email = newEmail()
    await signUp(await visit('/signup'), email)
    for (const [address, secret] of [
      [email, 'another pass'],
      [newEmail(), 'secret pass'],
    ] as const) {
      const page = await visit('/signin', { expectedErrors: REFUSED })
      await fillSignIn(page, address, secret)
      await pressed(page, 'Sign In')
      const words = 'The email address or the password is not right.'
      await page.getByRole('alert').getByText(words, { exact: true }).waitFor()
      expect(await page.getByText('Signed in successfully').count()).toBe(0)
      expect(await page.getByLabel('Email').inputValue()).toBe(address)
      await expectNoAxeFindings(page)
    }
  })

  test('A-03 an address that has an account gets the same answer, and nobody is signed in', async () => {
    const email = newEmail()
    await signUp(await visit('/signup'), email)
    const page = await visit('/signup')
    await signUp(page, email)
    expect(await signedInAs(page)).toBeNull()
  })

  test('A-02 a password that is guessed first is refused with the reason beside the field', async () => {
    const page = await visit('/signup', { expectedErrors: REFUSED })
    await fillPersonalInfo(page, newEmail())
    await password(page).fill('password1')
    await page.getByLabel('Confirm password', { exact: true }).fill('password1')
    await page.getByRole('checkbox').check()
    await pressed(page, 'Create Account')
    await page.getByText('among the most used ones').first().waitFor()
    expect(await password(page).getAttribute('aria-invalid')).toBe('true')
    await expectNoAxeFindings(page)
  })

  test('R-04 a reset link is promised in words that say nothing of the address', async () => {
    const email = newEmail()
    await signUp(await visit('/signup'), email)
    for (const address of [email, newEmail()]) {
      const page = await visit('/forgot-password')
      await page.getByLabel('Email').fill(address)
      await pressed(page, 'Send reset link')
      await main(page).getByText(`If ${address} belongs to an account`).waitFor()
    }
  })

  test('F-06 what was saved before comes along into the account', async () => {
    const page = await visit('/listings/2')
    await page.getByRole('button', { name: 'Favorite', exact: true }).click()
    await page.getByText(/added to favorites$/).waitFor()
    await page.goto('/signup')
    await hydrated(page)
    await signUp(page, newEmail())
    await page.goto('/favorites')
    await page.getByText('You have 4 saved properties', { exact: true }).waitFor()
  })
})
