import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { linkMailedTo } from './mailed-links.ts'
import { DESKTOP, expectNoSidewaysScroll, onEditions, PHONE } from './visitor.ts'
import { focused, newEmail, PAGES, PASSWORD, send, WITHOUT } from './without-scripts.ts'

onEditions(['live'], 'X: without scripts', ({ visit, address }) => {
  const inquiry = (page: Page) => page.getByRole('form', { name: 'Request Information' })

  test('R-07 the menu of small screens opens, and its links lead on', async () => {
    const page = await visit('/listings', { ...WITHOUT, viewport: PHONE })
    expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false)
    await page.locator('summary[aria-label=Menu]').click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const links = ['Home', 'Listings', 'Map', 'Favorites', 'Affordability', 'Your account']
    expect(await menu.getByRole('link').allInnerTexts()).toEqual(links)
    await expectNoSidewaysScroll(page)
    await menu.getByRole('link', { name: 'Affordability' }).click()
    await page.getByRole('heading', { level: 1, name: 'What can I afford?' }).waitFor()
  })

  test('X: no paragraph is squeezed on a wide screen', async () => {
    const page = await visit('/', { ...WITHOUT, viewport: DESKTOP })
    const squeezed = () =>
      [...document.querySelectorAll('main p')]
        .filter(
          (one) => one.textContent.length > 80 && one.checkVisibility() && one.getBoundingClientRect().width < 200,
        )
        .map(({ textContent }) => textContent.slice(0, 40))
    for (const path of PAGES) {
      await page.goto(address + path)
      expect({ path, squeezed: await page.evaluate(squeezed) }).toEqual({ path, squeezed: [] })
    }
  })

  test.each([PHONE, DESKTOP])('L-03 the further filters narrow the homes, and stay, at $width px', async (viewport) => {
    const page = await visit('/listings?towns=Essex/Montclair,Hudson/Hoboken', { ...WITHOUT, viewport })
    const form = page.getByRole('form', { name: 'Filters' })
    const count = () => page.getByRole('article').count()
    const all = await count()
    await form.locator('summary').filter({ hasText: 'More filters' }).click()
    await form.getByLabel('House', { exact: true }).check()
    await form.getByLabel('Townhouse', { exact: true }).check()
    await form.locator('summary').filter({ hasText: 'Any rail line' }).click()
    await form.getByLabel('PATH', { exact: true }).check()
    await form.getByLabel('Montclair-Boonton Line').check()
    await form.getByLabel('Size').selectOption('1,500+ sq ft')
    await form.getByLabel('Basement').check()
    await form.getByLabel('Keywords').fill('porch, oak')
    await expectNoSidewaysScroll(page)
    await Promise.all([page.waitForNavigation(), form.getByRole('button', { name: 'Show homes' }).click()])
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      kind: 'house,townhouse',
      line: 'montclair,path',
      size: '1500-',
      basement: 'yes',
      words: 'porch,oak',
      towns: 'Essex/Montclair,Hudson/Hoboken',
    })
    expect(await count()).toBeLessThan(all)
    // They are in force, and in sight.
    expect(await form.getByLabel('House', { exact: true }).isChecked()).toBe(true)
    expect(await form.getByLabel('Basement').isVisible()).toBe(true)
    expect(await form.getByLabel('Size').inputValue()).toBe('1500-')
    expect(await form.getByLabel('Keywords').inputValue()).toBe('porch, oak')
    await form.getByLabel('In Montclair').uncheck()
    await form.getByLabel('In Hoboken').uncheck()
    await form.getByLabel('Not Hoboken').check()
    await Promise.all([page.waitForNavigation(), form.getByRole('button', { name: 'Show homes' }).click()])
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('towns'), searchParams.get('not-towns')]).toEqual([null, 'Hudson/Hoboken'])
    expect(await form.getByLabel('Not Hoboken').isChecked()).toBe(true)
    await form.getByLabel('Not Hoboken').uncheck()
    await form.getByLabel('In Hoboken').check()
    await Promise.all([page.waitForNavigation(), form.getByRole('button', { name: 'Show homes' }).click()])
    expect(new URL(page.url()).searchParams.get('towns')).toBe('Hudson/Hoboken')
    await Promise.all([page.waitForNavigation(), form.getByRole('link', { name: 'Clear Filters' }).click()])
    expect(new URL(page.url()).search).toBe('')
  })

  test('L-03 a sentence in the search box becomes filters', async () => {
    const page = await visit('/listings', WITHOUT)
    await page.getByRole('combobox', { name: 'Search' }).fill('three bedrooms in Bergen under 800k')
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      county: 'Bergen',
      beds: '3',
      max: '800000',
    })
    expect(new URL(page.url()).searchParams.has('q')).toBe(false)
    expect(await page.getByLabel('County', { exact: true }).inputValue()).toBe('Bergen')
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  })

  test.each([PHONE, DESKTOP])(
    'D-09 an inquiry is sent, and a wrong one comes back as it was typed, at $width px',
    async (viewport) => {
      const page = await visit('/listings/3', { ...WITHOUT, viewport })
      const form = inquiry(page)
      await form.getByLabel('Name').fill('Ana Example')
      await form.getByLabel('Email').fill('not an address')
      await form.getByLabel('Phone').fill('abc')
      await form.getByLabel('Message').fill('Is the dock included?')
      expect(await send(page, 'Send Message')).toBe(422)
      await expect.poll(() => focused(page)).toContain('Your message wasn’t sent.')
      await form.getByRole('link', { name: 'Enter an email address like name@example.com.' }).waitFor()
      for (const name of ['Email', /Phone/]) {
        const field = form.getByLabel(name)
        expect(await field.getAttribute('aria-invalid')).toBe('true')
        const described = (await field.getAttribute('aria-describedby'))!
        expect(await page.locator(`#${described}`).textContent()).toMatch(/^(?:Enter an email|Enter a phone number)/)
      }
      expect(await form.getByLabel('Email').inputValue()).toBe('not an address')
      expect(await form.getByLabel('Message').inputValue()).toBe('Is the dock included?')
      await expectNoSidewaysScroll(page)

      await form.getByLabel('Email').fill('ana@example.com')
      await form.getByLabel('Phone').fill('+1 (201) 555-0123 x4')
      await form.getByText('Ask for a tour').click()
      await form.getByLabel('Time of day').selectOption('evening')
      expect(await send(page, 'Send Message')).toBe(422)
      expect(await form.getByLabel('Time of day').inputValue()).toBe('evening')
      await form.getByLabel('Preferred day').fill((await form.getByLabel('Preferred day').getAttribute('max'))!)
      expect(await send(page, 'Send Message')).toBe(200)
      await expect.poll(() => focused(page)).toBe('Thanks, we got your message and tour request')
      await form.getByText('Is the dock included?').waitFor()
      await expectNoSidewaysScroll(page)
      // By a link, or a reload, it is not said again.
      expect(page.url()).toMatch(/\/listings\/3$/)
      await page.reload()
      expect(await page.getByText('Thanks, we got your message').count()).toBe(0)
    },
  )

  test.each([PHONE, DESKTOP])(
    'A-01 A-02 R-04 an account is made, lost and found again, at $width px',
    async (viewport) => {
      const page = await visit('/signup', { ...WITHOUT, viewport })
      const email = newEmail()
      await page.getByLabel('First name').fill('Ana')
      await page.getByLabel('Email').fill(email)
      expect(await send(page, 'Continue')).toBe(422)
      await expect.poll(() => focused(page)).toContain('Enter your last name.')
      expect(await page.getByLabel('Email').inputValue()).toBe(email)
      await page.getByLabel('Last name').fill('Ruiz')
      // Enter goes on, too.
      await Promise.all([page.waitForNavigation(), page.getByLabel('Last name').press('Enter')])
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Confirm password', { exact: true }).fill('another')
      expect(await send(page, 'Create Account')).toBe(422)
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
      expect(await page.locator('body').innerHTML()).not.toContain(PASSWORD)
      await expectNoSidewaysScroll(page)
      expect(await send(page, 'Back')).toBe(200)
      expect(await page.getByLabel('First name').inputValue()).toBe('Ana')
      await send(page, 'Continue')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
      await page.getByLabel(/I agree/).check()
      expect(await send(page, 'Create Account')).toBe(200)
      await page.getByRole('heading', { name: 'Check your email' }).waitFor()
      await page.getByText(email).waitFor()

      const confirmation = await linkMailedTo(email, 'confirm-email')
      await page.goto(confirmation)
      await page.getByLabel('Link from our email').fill(confirmation)
      expect(await send(page, 'Confirm and sign in')).toBe(200)
      await page.getByRole('heading', { name: 'You’re signed in' }).waitFor()

      const other = await visit('/forgot-password', { ...WITHOUT, viewport })
      await other.getByLabel('Email').fill('ana')
      expect(await send(other, 'Send reset link')).toBe(422)
      await other.getByLabel('Email').fill(email)
      expect(await send(other, 'Send reset link')).toBe(200)
      await other.getByText('Check your email').waitFor()
      const reset = await linkMailedTo(email, 'reset-password')
      await other.goto(reset)
      await other.getByLabel('Link from our email').fill(reset)
      await other.getByLabel('New password', { exact: true }).fill('green gate, cold water')
      await other.getByLabel('Confirm new password', { exact: true }).fill('green gate, cold water')
      await expectNoSidewaysScroll(other)
      expect(await send(other, 'Save new password')).toBe(200)
      await other.getByRole('heading', { name: 'Your new password is set' }).waitFor()
      // Once more with the same link.
      await other.goto(new URL('/forgot-password', reset).href)
      await other.goto(reset)
      await other.getByLabel('Link from our email').fill(reset)
      await other.getByLabel('New password', { exact: true }).fill('green gate, cold water')
      await other.getByLabel('Confirm new password', { exact: true }).fill('green gate, cold water')
      expect(await send(other, 'Save new password')).toBe(422)
      await other.getByText('Reset links work once').waitFor()
      expect(await other.getByLabel('New password', { exact: true }).count()).toBe(0)
      // Where scripts run, the form isn't even shown.
      const scripted = await visit(reset.replace(/^https?:..[^/]*/, ''), { expectedErrors: /status of 404/ })
      await scripted.getByText('Reset links work once').waitFor()

      await other.goto('/signin')
      await other.getByLabel('Email').fill(email)
      await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
      expect(await send(other, 'Sign In')).toBe(422)
      expect(await other.getByLabel('Email').inputValue()).toBe(email)
      await other.getByLabel('Password', { exact: true }).fill('green gate, cold water')
      expect(await send(other, 'Sign In')).toBe(200)
      await other.getByRole('heading', { name: 'You’re signed in, Ana' }).waitFor()
    },
  )
})
