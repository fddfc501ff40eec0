import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import type { KeptHomes } from '#domain/saved/kept-homes.ts'
import { totpCode } from '../totp-app.ts'
import { fillAccountSetup, fillPersonalInfo, fillSignIn, main, password, pressed } from './a-account-forms.ts'
import { STEP_LIMIT } from './limits.ts'
import { linkMailedTo, linksMailedTo } from './mailed-links.ts'
import { DESKTOP, expectFocus, expectNoAxeFindings, expectNoSidewaysScroll, onEditions, PHONE } from './visitor.ts'

/** The browser itself writes an error for what the server refuses. */
const REFUSED = /status of 40[014]/

onEditions(['live'], 'A: accounts', ({ edition, visit, address }) => {
  let people = 0
  const newEmail = () => `${edition}-${process.pid}-${people++}@example.com`
  const banner = (page: Page) => page.getByRole('banner')
  const nameIn = (page: Page) => banner(page).getByRole('link', { name: 'Ana, your account', exact: true })
  const alert = (page: Page, words: string) => page.getByRole('alert').getByText(words, { exact: true })
  const WRONG = 'The email address or password is wrong.'

  async function signUp(page: Page, email: string) {
    await fillPersonalInfo(page, email)
    await fillAccountSetup(page)
    await pressed(page, 'Create Account')
    await page.getByText('Account created successfully', { exact: true }).waitFor()
    await page.getByText('Welcome to the agency!', { exact: true }).waitFor()
    await main(page).getByText('Check your email', { exact: true }).waitFor()
  }

  /** Makes the account of the mailed link in a page, which is signed in then. */
  async function confirm(page: Page, email: string) {
    await page.goto(await linkMailedTo(email, 'confirm-email'))
    await page.waitForFunction(() => !location.href.includes('#'))
    await pressed(page, 'Confirm and sign in')
    await main(page).getByRole('heading', { level: 1, name: 'You’re signed in', exact: true }).waitFor()
    await nameIn(page).waitFor()
  }

  async function signIn(page: Page, email: string, secret = 'secret pass') {
    await fillSignIn(page, email, secret)
    await pressed(page, 'Sign In')
  }

  /** Makes an account without a form, and answers its address. */
  async function newAccount() {
    const email = newEmail()
    const network = `10.200.${process.pid & 255}.${people}`
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', origin: address, 'x-forwarded-for': network }
      const answer = await fetch(`${address}/api/account/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      expect(answer.status).toBe(200)
    }
    await post('sign-up', { firstName: 'Ana', lastName: 'Ruiz', email, password: 'secret pass' })
    await post('confirmation', { token: (await linkMailedTo(email, 'confirm-email')).split('.').at(-1) })
    return email
  }

  async function expectFitToRead(page: Page) {
    await page.mouse.move(0, 0)
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await expectNoSidewaysScroll(page)
    }
    await expectNoAxeFindings(page)
  }

  test('A-01 signing in and out removes the homes kept for reading without a connection', async () => {
    const email = await newAccount()
    const page = await visit('/listings/2', { offline: true })
    const seen = () =>
      page.evaluate(async () => {
        const file = await caches.match('/offline/homes.json')
        return file && ((await file.json()) as KeptHomes).seen.map(({ listing }) => listing.id)
      })
    await expect.poll(seen).toEqual([2])
    await page.goto('/signin')
    await signIn(page, email)
    await nameIn(page).waitFor()
    await expect.poll(seen).toEqual([])
    await page.goto('/listings/4')
    await expect.poll(seen).toEqual([4])
    await pressed(page, 'Sign out')
    await page.getByText('Signed out', { exact: true }).waitFor()
    await expect.poll(seen).toEqual([])
  })

  test('A-03 A-01 R-06 F-06 sign-up, sign-in with what was saved, the name on every page, sign-out', async () => {
    const email = newEmail()
    const page = await visit('/listings/2')
    await page.getByRole('button', { name: 'Favorite', exact: true }).click()
    await page.getByText(/added to favorites$/).waitFor()
    await page.goto('/signup')
    await signUp(page, email)
    await expectFitToRead(page)
    await banner(page).getByRole('link', { name: 'Sign In', exact: true }).waitFor()
    const words = (of: Page) => main(of).innerText()
    const [said, header] = [await words(page), await banner(page).innerText()]
    await page.goto(await linkMailedTo(email, 'confirm-email'))
    await main(page).getByRole('heading', { level: 1, name: 'Confirm your email address', exact: true }).waitFor()
    await expectFitToRead(page)
    await confirm(page, email)
    await expectFitToRead(page)

    // An address that has an account gets the same answer: nobody can tell.
    const stranger = await visit('/signup')
    await signUp(stranger, email)
    expect(await words(stranger)).toBe(said)
    await expect.poll(() => banner(stranger).innerText()).toBe(header)
    expect((await stranger.context().cookies()).map(({ name }) => name)).toEqual([])

    await banner(page).getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByText('Signed out', { exact: true }).waitFor()
    await page.goto('/signin')
    await signIn(page, email)
    await page.getByText('Signed in successfully', { exact: true }).waitFor()
    await page.getByText('Welcome back to the agency!', { exact: true }).waitFor()
    await nameIn(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/signin')
    const result = main(page).getByRole('heading', { level: 1 })
    await expectFocus(result)
    expect(await main(page).getByRole('button', { name: 'Sign In', exact: true }).count()).toBe(0)
    await main(page).getByText('You’re signed in, Ana', { exact: true }).waitFor()
    const on = main(page).getByRole('link', { name: 'Your favorites', exact: true })
    await expect.poll(() => on.getAttribute('href')).toBe('/favorites')
    await expect.poll(() => password(page).inputValue()).toBe('')
    await expectFitToRead(page)
    expect(await banner(page).getByRole('link', { name: 'Sign In', exact: true }).count()).toBe(0)

    // The server writes the name into the page: nothing has to be put right later.
    const rendered = await page.request.get('/listings')
    expect(rendered.headers()['cache-control']).toBe('private, no-store')
    expect(await rendered.text()).toContain('aria-label="Ana, your account"')
    expect(await rendered.text()).not.toContain('>Sign In<')
    const anonymous = await fetch(`${address}/listings`)
    expect(anonymous.headers.get('cache-control')).toBe('no-cache')
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
    await banner(page).getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByText('Signed out', { exact: true }).waitFor()
    await tab.getByText('You have 3 saved properties', { exact: true }).waitFor()
    await banner(tab).getByRole('link', { name: 'Sign In', exact: true }).waitFor()
    await page.reload()
    await banner(page).getByRole('link', { name: 'Sign In', exact: true }).waitFor()
  })

  test('A-01 D-06 signing in leads back to the home, whose form then knows who asks, but keeps what was typed', async () => {
    const email = await newAccount()
    const page = await visit('/listings/2')
    await banner(page).getByRole('link', { name: 'Sign Up', exact: true }).click()
    await page.waitForURL('**/signup')
    await main(page).getByRole('link', { name: 'Sign in', exact: true }).click()
    // The form of the page before has fields of the same names.
    await main(page).getByRole('heading', { level: 1, name: 'Welcome Back', exact: true }).waitFor()
    await signIn(page, email)
    const back = main(page).getByRole('link', { name: 'Back to the home you viewed', exact: true })
    await expect.poll(() => back.getAttribute('href')).toBe('/listings/2')
    await expectFitToRead(page)
    await back.click()
    await page.waitForURL('**/listings/2')
    const form = page.getByRole('form', { name: 'Request Information' })
    await form.getByLabel('Name').waitFor()
    const values = async () => [await form.getByLabel('Name').inputValue(), await form.getByLabel('Email').inputValue()]
    await expect.poll(values).toEqual(['Ana Ruiz', email])
    await form.getByLabel('Name').fill('Ana and Ben')
    await page.waitForFunction(() => sessionStorage.getItem('keystead.inquiry.contact')?.includes('Ana and Ben'))
    // The account's address is no draft: it goes with the session.
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email)
    await page.reload()
    await expect.poll(values).toEqual(['Ana and Ben', email])
    await banner(page).getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect.poll(values).toEqual(['Ana and Ben', ''])
  })

  test('A-01 a refused password is said beside the fields in the color of errors, and the button stays in place', async () => {
    const page = await visit('/signin', { viewport: PHONE, expectedErrors: REFUSED })
    const button = page.getByRole('button', { name: 'Sign In', exact: true })
    const before = await button.boundingBox()
    await signIn(page, newEmail(), 'another pass')
    await alert(page, WRONG).waitFor()
    await button.waitFor()
    expect(await button.boundingBox()).toEqual(before)
    const border = (field: Locator) => field.evaluate((element) => getComputedStyle(element).borderTopColor)
    const color = await alert(page, WRONG).evaluate((words) => getComputedStyle(words).color)
    await expect
      .poll(async () => [await border(page.getByLabel('Email')), await border(password(page))])
      .toEqual([color, color])
    await expectFocus(password(page))
    await expectNoAxeFindings(page)
  })

  test('A-03 after signing up the form gives way: the link can be sent again, or to another address', async () => {
    const page = await visit('/signup')
    const email = newEmail()
    await signUp(page, email)
    const heading = main(page).getByRole('heading', { level: 1, name: 'Check your email', exact: true })
    await expectFocus(heading)
    await main(page).getByText(`We sent a link to ${email}.`).waitFor()
    expect(await main(page).getByRole('button', { name: 'Create Account', exact: true }).count()).toBe(0)
    await pressed(page, 'Send it again')
    await main(page).getByText('We sent it again.', { exact: true }).waitFor()
    await expectFitToRead(page)
    await pressed(page, 'Use another address')
    const field = page.getByLabel('Email')
    await expectFocus(field)
    await expect.poll(() => field.inputValue()).toBe(email)
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ana')
  })

  test('an account whose address isn’t confirmed says so, and sends the link again', async () => {
    const page = await visit('/signup')
    const email = newEmail()
    await signUp(page, email)
    await main(page).getByRole('link', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/signin')
    await signIn(page, email)
    await nameIn(page).click()
    await main(page).getByText('Not confirmed yet.', { exact: true }).waitFor()
    const first = await linkMailedTo(email, 'confirm-email')
    await expectFitToRead(page)
    await pressed(page, 'Send the link again')
    await main(page).getByText('Use the newest link', { exact: false }).waitFor()
    const other = await visit('/')
    const newest = await vi.waitFor(async () => {
      const links = await linksMailedTo(email, 'confirm-email')
      expect(links).toHaveLength(2)
      return links.find((link) => link !== first)!
    }, STEP_LIMIT)
    await other.goto(newest)
    await pressed(other, 'Confirm and sign in')
    await main(other).getByRole('heading', { level: 1, name: 'You’re signed in', exact: true }).waitFor()
    await page.reload()
    await main(page).getByText(email, { exact: true }).waitFor()
    await page.getByRole('list', { name: 'Sign-ins', exact: true }).waitFor()
    expect(await main(page).getByText('Not confirmed yet.').count()).toBe(0)
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
      await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(known)
    }
  })

  test('A-02 a password that is guessed first is refused with the reason beside the field', async () => {
    const page = await visit('/signup', { expectedErrors: REFUSED })
    await fillPersonalInfo(page, newEmail())
    await password(page).fill('password1')
    await page.getByLabel('Confirm password', { exact: true }).fill('password1')
    await page.getByRole('checkbox').check()
    await pressed(page, 'Create Account')
    await page.getByText('one of the most common passwords').waitFor()
    await expect.poll(() => password(page).getAttribute('aria-invalid')).toBe('true')
    await expectNoAxeFindings(page)
    await pressed(page, 'Back')
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ana')
  })

  test('R-04 the link in the mail sets a new password once, and leaves no trace in the address', async () => {
    const email = await newAccount()
    const page = await visit('/forgot-password', { expectedErrors: REFUSED })
    for (const asked of [newEmail(), email]) {
      await page.getByLabel('Email').fill(asked)
      await pressed(page, 'Send reset link')
      await main(page).getByText(`If there’s an account for ${asked}`).waitFor()
    }
    const link = await linkMailedTo(email, 'reset-password')
    await page.goto(link)
    await page.waitForFunction(() => !location.href.includes('#'))
    await page.getByLabel('New password', { exact: true }).fill('password1')
    await page.getByLabel('Confirm new password', { exact: true }).fill('password2')
    await pressed(page, 'Save new password')
    await main(page).getByText('Type the same password in both fields.', { exact: true }).waitFor()
    await page.getByLabel('Confirm new password', { exact: true }).fill('password1')
    await pressed(page, 'Save new password')
    await main(page).getByText('one of the most common passwords').waitFor()
    await expectFitToRead(page)
    await page.getByLabel('New password', { exact: true }).fill('three maples')
    await page.getByLabel('Confirm new password', { exact: true }).fill('three maples')
    await pressed(page, 'Save new password')
    const done = main(page).getByRole('heading', { level: 1, name: 'Your new password is set', exact: true })
    await done.waitFor()
    await expectFocus(done)
    await expectFitToRead(page)

    await main(page).getByRole('link', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/signin')
    await signIn(page, email)
    await alert(page, WRONG).waitFor()
    await signIn(page, email, 'three maples')
    await nameIn(page).waitFor()

    // Used, it has no form any more.
    await page.goto(link)
    await main(page).getByRole('heading', { level: 1, name: 'This link doesn’t work', exact: true }).waitFor()
    await page.getByText('Reset links work once').waitFor()
    expect(await page.getByLabel('New password', { exact: true }).count()).toBe(0)
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
    await main(page).getByText('That isn’t your password.', { exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('New password', { exact: true }).inputValue()).toBe('three maples')
    await expectFitToRead(page)
    await page.getByLabel('Current password', { exact: true }).fill('secret pass')
    await pressed(page, 'Change password')
    await main(page)
      .getByText('You’re still signed in here, and signed out everywhere else.', { exact: true })
      .waitFor()
    await phone.reload()
    await banner(phone).getByRole('link', { name: 'Sign In', exact: true }).waitFor()

    const [download] = await Promise.all([page.waitForEvent('download'), pressed(page, 'Download my data')])
    expect(download.suggestedFilename()).toBe('keystead-account.json')
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ account: { email } })
    await main(page).getByText('Downloaded keystead-account.json.', { exact: true }).waitFor()

    await pressed(page, 'Delete account')
    const dialog = page.getByRole('dialog', { name: 'Delete your account?', exact: true })
    const confirm = dialog.getByRole('button', { name: 'Delete account', exact: true })
    await dialog.getByLabel('Your password', { exact: true }).fill('secret pass')
    await confirm.click()
    await dialog.getByText('That isn’t your password.', { exact: true }).waitFor()
    await expectFitToRead(page)
    await dialog.getByLabel('Your password', { exact: true }).fill('three maples')
    await confirm.click()
    await main(page).getByRole('heading', { level: 1, name: 'Account deleted', exact: true }).waitFor()
    await banner(page).getByRole('link', { name: 'Sign In', exact: true }).waitFor()
    await expectFitToRead(page)
    await banner(page).getByRole('link', { name: 'Sign In', exact: true }).click()
    await page.waitForURL('**/signin')
    await signIn(page, email, 'three maples')
    await alert(page, WRONG).waitFor()
  })

  test('R-06 the account’s page: a new name, a new address by its link, and signing out elsewhere', async () => {
    const email = await newAccount()
    const [page, phone] = [await visit('/signin'), await visit('/signin')]
    for (const browser of [page, phone]) {
      await signIn(browser, email)
      await nameIn(browser).waitFor()
    }
    await nameIn(page).click()
    await pressed(page, 'Change name')
    const first = page.getByLabel('First name', { exact: true })
    await expectFocus(first)
    await first.fill('Anna')
    await pressed(page, 'Save name')
    await main(page).getByText('Anna Ruiz', { exact: true }).waitFor()
    await banner(page).getByRole('link', { name: 'Anna, your account', exact: true }).waitFor()

    await pressed(page, 'Change email')
    const moved = newEmail()
    await page.getByLabel('New email address', { exact: true }).fill(moved)
    await page.getByLabel('Your password', { exact: true }).fill('secret pass')
    await expectFitToRead(page)
    await pressed(page, 'Send link')
    await main(page).getByText(`Open the link we sent to ${moved}.`).waitFor()

    const list = page.getByRole('list', { name: 'Sign-ins', exact: true })
    await list
      .getByRole('button', { name: /^Sign out there/ })
      .first()
      .waitFor()
    await expectFitToRead(page)
    await pressed(page, 'Sign out everywhere else')
    await page.getByText('Signed out of that browser', { exact: true }).waitFor()
    await list
      .getByRole('button', { name: /^Sign out there/ })
      .first()
      .waitFor({ state: 'detached' })
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)

    // The link works in any browser, without signing in.
    await phone.goto(await linkMailedTo(moved, 'confirm-email'))
    await pressed(phone, 'Confirm this address')
    await main(phone).getByRole('heading', { level: 1, name: 'Email address changed', exact: true }).waitFor()
    await banner(phone).getByRole('link', { name: 'Sign In', exact: true }).waitFor()
    await page.reload()
    await main(page).getByText(moved, { exact: true }).waitFor()
  })

  test('A-01 two-step sign-in: set up with an app, a code after the password, recovery codes, switched off', async () => {
    const email = await newAccount()
    const page = await visit('/signin', { expectedErrors: REFUSED })
    await signIn(page, email)
    await nameIn(page).click()
    await pressed(page, 'Set up two-step sign-in')
    await page.getByLabel('Your password', { exact: true }).fill('secret pass')
    await pressed(page, 'Continue')
    await page.getByRole('img', { name: 'QR code for your authenticator app', exact: true }).waitFor()
    await expectFitToRead(page)
    const app = page.getByRole('link', { name: 'Open the app on this device', exact: true })
    const key = new URL((await app.getAttribute('href'))!).searchParams.get('secret')!
    const code = page.getByLabel('6 digits from your app', { exact: true })
    await code.fill('12')
    await pressed(page, 'Turn on')
    await main(page).getByText('Enter the 6 digits from your app, or a recovery code.', { exact: true }).waitFor()
    const used = totpCode(key)
    await code.fill(used)
    await pressed(page, 'Turn on')
    const codes = page.getByRole('list', { name: 'Recovery codes', exact: true }).getByRole('listitem')
    await codes.first().waitFor()
    const recovery = await codes.allInnerTexts()
    expect(recovery).toHaveLength(10)
    await expectFitToRead(page)
    await pressed(page, 'I saved them')
    await main(page).getByText('10 recovery codes left.').waitFor()

    const other = await visit('/signin', { expectedErrors: REFUSED })
    await signIn(other, email)
    const step = main(other).getByRole('heading', { level: 1, name: 'Enter your code', exact: true })
    await step.waitFor()
    await expectFocus(step)
    await banner(other).getByRole('link', { name: 'Sign In', exact: true }).waitFor()
    const asked = other.getByLabel('6 digits from your app', { exact: true })
    // The code that switched it on counts no second time.
    await asked.fill(used)
    await pressed(other, 'Sign In')
    await main(other).getByText('This code is wrong or was already used.').waitFor()
    await expectFitToRead(other)
    await pressed(other, 'Use a recovery code')
    await other.getByLabel('Recovery code', { exact: true }).fill(recovery[0]!)
    await pressed(other, 'Sign In')
    await other.getByText('Signed in successfully', { exact: true }).waitFor()
    await nameIn(other).waitFor()
    await main(other).getByText('You’re signed in, Ana', { exact: true }).waitFor()

    await page.reload()
    await main(page).getByText('9 recovery codes left.').waitFor()
    await pressed(page, 'Turn off')
    await page.getByLabel('Your password', { exact: true }).fill('secret pass')
    await code.fill(recovery[1]!)
    await pressed(page, 'Turn off')
    await page.getByRole('button', { name: 'Set up two-step sign-in', exact: true }).waitFor()
  })

  test('a link to confirm an address that doesn’t work says what to do', async () => {
    const page = await visit('/confirm-email#sign-up.guessed', { expectedErrors: REFUSED })
    await pressed(page, 'Confirm and sign in')
    await main(page).getByRole('heading', { level: 1, name: 'This link doesn’t work', exact: true }).waitFor()
    await expectFitToRead(page)
  })
})
