import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test, vi } from 'vitest'
import { fillAccountSetup, fillPersonalInfo, fillSignIn, main, password, pressed } from './a-account-forms.ts'
import { DESKTOP, expectNoAxeFindings, expectNoSidewaysScroll, hydrated, onEditions, PHONE } from './visitor.ts'

/** The browser itself writes an error for what the server refuses. */
const REFUSED = /status of 40[014]/

onEditions(['live'], 'A: accounts', ({ edition, visit, address }) => {
  let people = 0
  const newEmail = () => `${edition}-${process.pid}-${people++}@example.com`
  const banner = (page: Page) => page.getByRole('banner')
  const nameIn = (page: Page) => banner(page).getByRole('link', { name: 'Ana, your account', exact: true })
  const alert = (page: Page, words: string) => page.getByRole('alert').getByText(words, { exact: true })
  const WRONG = 'The email address or the password is not right.'

  async function signUp(page: Page, email: string) {
    await fillPersonalInfo(page, email)
    await fillAccountSetup(page)
    await pressed(page, 'Create Account')
    await page.getByText('Account created successfully', { exact: true }).waitFor()
    await page.getByText('Welcome to the agency!', { exact: true }).waitFor()
    await main(page).getByText('You can sign in now', { exact: true }).waitFor()
  }

  async function signIn(page: Page, email: string, secret = 'secret pass') {
    await fillSignIn(page, email, secret)
    await pressed(page, 'Sign In')
  }

  /** Makes an account without a form, and answers its address. */
  async function newAccount() {
    const email = newEmail()
    const answer = await fetch(`${address}/api/account/sign-up`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: address,
        'x-forwarded-for': `10.200.${process.pid & 255}.${people}`,
      },
      body: JSON.stringify({ firstName: 'Ana', lastName: 'Ruiz', email, password: 'secret pass' }),
    })
    expect(answer.status).toBe(200)
    return email
  }

  async function expectFitToRead(page: Page) {
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await page.mouse.move(0, 0)
      await expectNoAxeFindings(page)
      await expectNoSidewaysScroll(page)
    }
  }

  test('A-03 A-01 R-06 F-06 sign-up, sign-in with what was saved, the name on every page, sign-out', async () => {
    const email = newEmail()
    const page = await visit('/listings/2')
    await page.getByRole('button', { name: 'Favorite', exact: true }).click()
    await page.getByText(/added to favorites$/).waitFor()
    await page.goto('/signup')
    await hydrated(page)
    await signUp(page, email)
    await expectFitToRead(page)
    await banner(page).getByRole('link', { name: 'Sign In', exact: true }).waitFor()

    // An address that has an account gets the same answer: nobody can tell.
    const stranger = await visit('/signup')
    await signUp(stranger, email)
    const words = (of: Page) => of.locator('main form').innerText()
    expect(await words(stranger)).toBe(await words(page))
    expect(await banner(stranger).innerText()).toBe(await banner(page).innerText())
    expect((await stranger.context().cookies()).map(({ name }) => name)).toEqual([])

    await main(page).getByRole('link', { name: 'Go to sign in', exact: true }).click()
    await page.waitForURL('**/signin')
    await signIn(page, email)
    await page.getByText('Signed in successfully', { exact: true }).waitFor()
    await page.getByText('Welcome back to the agency!', { exact: true }).waitFor()
    await nameIn(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/signin')
    await main(page).getByText('You are signed in, Ana', { exact: true }).waitFor()
    const on = main(page).getByRole('link', { name: 'Your favorites', exact: true })
    expect(await on.getAttribute('href')).toBe('/favorites')
    expect(await password(page).inputValue()).toBe('')
    await expectFitToRead(page)
    expect(await banner(page).getByRole('link', { name: 'Sign In', exact: true }).count()).toBe(0)

    // The server writes the name into the page: nothing has to be put right later.
    const rendered = await page.request.get('/listings')
    expect(rendered.headers()['cache-control']).toBe('private, no-store')
    expect(await rendered.text()).toContain('aria-label="Ana, your account"')
    expect(await rendered.text()).not.toContain('>Sign In<')
    const anonymous = await fetch(`${address}/listings`)
    expect(anonymous.headers.get('cache-control')).toBe('private, no-cache')
    expect(await anonymous.text()).toContain('>Sign In<')

    const elsewhere = await visit('/signin', { viewport: PHONE })
    await signIn(elsewhere, email)
    await elsewhere.getByText('Signed in successfully', { exact: true }).waitFor()
    await elsewhere.goto('/favorites')
    await elsewhere.getByText('You have 4 saved properties', { exact: true }).waitFor()
    await banner(elsewhere).getByRole('button', { name: 'Open menu' }).click()
    const menu = elsewhere.getByRole('dialog')
    await menu.getByRole('link', { name: 'Ana, your account', exact: true }).waitFor()
    await expectNoAxeFindings(elsewhere)
    await menu.getByRole('button', { name: 'Sign out', exact: true }).click()
    await menu.getByRole('link', { name: 'Sign In', exact: true }).waitFor()
    await elsewhere.getByText('You have 3 saved properties', { exact: true }).waitFor()

    const tab = await page.context().newPage()
    await tab.goto('/favorites')
    await tab.getByText('You have 4 saved properties', { exact: true }).waitFor()
    await hydrated(tab)
    await banner(page).getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByText('Signed out', { exact: true }).waitFor()
    await tab.getByText('You have 3 saved properties', { exact: true }).waitFor()
    await banner(tab).getByRole('link', { name: 'Sign In', exact: true }).waitFor()
    await page.reload()
    await banner(page).getByRole('link', { name: 'Sign In', exact: true }).waitFor()
  })

  test('A-01 an unknown address and a wrong password get the same words, which do not say which part is wrong', async () => {
    const email = await newAccount()
    for (const [known, secret] of [
      [email, 'another pass'],
      [newEmail(), 'secret pass'],
    ] as const) {
      const page = await visit('/signin', { expectedErrors: REFUSED })
      await signIn(page, known, secret)
      await alert(page, WRONG).waitFor()
      expect(await page.getByText('Signed in successfully').count()).toBe(0)
      expect(await page.getByLabel('Email').inputValue()).toBe(known)
      await expectNoAxeFindings(page)
    }
  })

  test('A-02 a password that is guessed first is refused with the reason beside the field', async () => {
    const page = await visit('/signup', { expectedErrors: REFUSED })
    await fillPersonalInfo(page, newEmail())
    await password(page).fill('password1')
    await page.getByLabel('Confirm password', { exact: true }).fill('password1')
    await page.getByRole('checkbox').check()
    await pressed(page, 'Create Account')
    await page.getByText('among the most used ones').waitFor()
    expect(await password(page).getAttribute('aria-invalid')).toBe('true')
    await expectNoAxeFindings(page)
    await pressed(page, 'Back')
    expect(await page.getByLabel('First name').inputValue()).toBe('Ana')
  })

  /** The address in the mail that leads to a new password. */
  async function linkMailedTo(email: string): Promise<string> {
    const outbox = path.join(inject('liveData'), 'outbox')
    return vi.waitFor(async () => {
      for (const name of await readdir(outbox)) {
        const mail = (await readFile(path.join(outbox, name), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
        const link = /\/reset-password#[\w-]+/.exec(mail)
        if (link && mail.includes(email)) return link[0]
      }
      throw new Error(`no link for ${email} yet`)
    }, 10_000)
  }

  test('R-04 the link in the mail sets a new password once, and leaves no trace in the address', async () => {
    const email = await newAccount()
    const page = await visit('/forgot-password', { expectedErrors: REFUSED })
    for (const asked of [newEmail(), email]) {
      await page.getByLabel('Email').fill(asked)
      await pressed(page, 'Send reset link')
      await main(page).getByText(`If ${asked} belongs to an account`).waitFor()
    }
    const link = await linkMailedTo(email)
    await page.goto(link)
    await hydrated(page)
    await page.waitForFunction(() => !location.href.includes('#'))
    await page.getByLabel('New password', { exact: true }).fill('password1')
    await page.getByLabel('Confirm new password', { exact: true }).fill('password2')
    await pressed(page, 'Save new password')
    await main(page).getByText('Type the same password in both fields.', { exact: true }).waitFor()
    await page.getByLabel('Confirm new password', { exact: true }).fill('password1')
    await pressed(page, 'Save new password')
    await main(page).getByText('among the most used ones').waitFor()
    await expectFitToRead(page)
    await page.getByLabel('New password', { exact: true }).fill('three maples')
    await page.getByLabel('Confirm new password', { exact: true }).fill('three maples')
    await pressed(page, 'Save new password')
    const done = main(page).getByRole('heading', { level: 1, name: 'Your new password is set', exact: true })
    await done.waitFor()
    expect(await done.evaluate((heading) => heading === document.activeElement)).toBe(true)
    await expectFitToRead(page)

    await main(page).getByRole('link', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/signin')
    await signIn(page, email)
    await alert(page, WRONG).waitFor()
    await signIn(page, email, 'three maples')
    await nameIn(page).waitFor()

    await page.goto(link)
    await hydrated(page)
    await page.getByLabel('New password', { exact: true }).fill('four maples now')
    await page.getByLabel('Confirm new password', { exact: true }).fill('four maples now')
    await pressed(page, 'Save new password')
    await main(page).getByRole('heading', { level: 1, name: 'This link doesn’t work', exact: true }).waitFor()
    await expectNoAxeFindings(page)
  })

  test('R-06 the account’s page: a new password, all data as a file, and deletion with everything', async () => {
    const email = await newAccount()
    const [page, phone] = [await visit('/signin', { expectedErrors: REFUSED }), await visit('/signin')]
    for (const browser of [page, phone]) {
      await signIn(browser, email)
      await nameIn(browser).waitFor()
    }
    await nameIn(page).click()
    await main(page).getByText(email, { exact: true }).waitFor()
    await main(page).getByText('Ana Ruiz', { exact: true }).waitFor()

    await page.getByLabel('Current password', { exact: true }).fill('not mine at all')
    await page.getByLabel('New password', { exact: true }).fill('three maples')
    await page.getByLabel('Confirm new password', { exact: true }).fill('three maples')
    await pressed(page, 'Change password')
    await main(page).getByText('This is not your password.', { exact: true }).waitFor()
    expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('three maples')
    await expectFitToRead(page)
    await page.getByLabel('Current password', { exact: true }).fill('secret pass')
    await pressed(page, 'Change password')
    await main(page).getByText('You are signed in here, and nowhere else.', { exact: true }).waitFor()
    await phone.reload()
    await banner(phone).getByRole('link', { name: 'Sign In', exact: true }).waitFor()

    const [download] = await Promise.all([page.waitForEvent('download'), pressed(page, 'Download my data')])
    expect(download.suggestedFilename()).toBe('keystead-account.json')
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ account: { email } })
    await main(page).getByText('Your browser has saved keystead-account.json.', { exact: true }).waitFor()

    await pressed(page, 'Delete account')
    const dialog = page.getByRole('dialog', { name: 'Delete your account?', exact: true })
    const confirm = dialog.getByRole('button', { name: 'Delete account', exact: true })
    await dialog.getByLabel('Your password', { exact: true }).fill('secret pass')
    await confirm.click()
    await dialog.getByText('This is not your password.', { exact: true }).waitFor()
    await expectFitToRead(page)
    await dialog.getByLabel('Your password', { exact: true }).fill('three maples')
    await confirm.click()
    await main(page).getByRole('heading', { level: 1, name: 'Your account is deleted', exact: true }).waitFor()
    await banner(page).getByRole('link', { name: 'Sign In', exact: true }).waitFor()
    await expectFitToRead(page)
    await banner(page).getByRole('link', { name: 'Sign In', exact: true }).click()
    await page.waitForURL('**/signin')
    await signIn(page, email, 'three maples')
    await alert(page, WRONG).waitFor()
  })
})
