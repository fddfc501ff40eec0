import { expect, test } from 'vitest'
import { totpCode } from '../totp-app.ts'
import { DESKTOP, expectNoSidewaysScroll, onEditions, PHONE } from './visitor.ts'
import { focused, PASSWORD, send, signUpAndIn, WITHOUT } from './without-scripts.ts'

onEditions(['live'], 'X: an account without scripts', ({ visit, address }) => {
  const signedIn = async (viewport: typeof PHONE) => {
    const page = await visit('/confirm-email', { ...WITHOUT, viewport })
    const email = await signUpAndIn(page)
    await page.goto(`${address}/account`)
    return { page, email }
  }

  test.each([PHONE, DESKTOP])('R-04 name, email and password are changed at $width px', async (viewport) => {
    const { page, email } = await signedIn(viewport)
    const pressed = (name: string) => page.locator('noscript').getByRole('button', { name, exact: true })
    const summary = (words: string) => page.locator('summary').filter({ hasText: words })
    await summary('Change name').click()
    await page.getByLabel('First name').fill('')
    expect(await send(page, pressed('Save name'))).toBe(422)
    await expect.poll(() => focused(page)).toContain('Enter your first name.')
    expect(await page.getByLabel('Last name').inputValue()).toBe('Ruiz')
    await page.getByLabel('First name').fill('Anna')
    expect(await send(page, pressed('Save name'))).toBe(200)
    await expect.poll(() => focused(page)).toBe('Name changed.')
    await page.getByText('Anna Ruiz').waitFor()

    await summary('Change email').click()
    await page.locator('#email-email').fill(`new-${email}`)
    await page.locator('#email-password').fill('not this')
    expect(await send(page, pressed('Send link'))).toBe(422)
    expect(await page.locator('#email-email').inputValue()).toBe(`new-${email}`)
    expect(await page.locator('body').innerHTML()).not.toContain('not this')
    await page.locator('#email-password').fill(PASSWORD)
    expect(await send(page, pressed('Send link'))).toBe(200)
    await page.getByText(`Open the link we sent to new-${email}`).waitFor()
    await expectNoSidewaysScroll(page)

    await page.locator('#password-current').fill(PASSWORD)
    await page.locator('#password-next').fill('green gate, cold water')
    await page.locator('#password-confirmNext').fill('green gate')
    expect(await send(page, 'Change password')).toBe(422)
    await expect.poll(() => focused(page)).toContain('Type the same password in both fields.')
    await page.locator('#password-current').fill(PASSWORD)
    await page.locator('#password-next').fill('green gate, cold water')
    await page.locator('#password-confirmNext').fill('green gate, cold water')
    expect(await send(page, 'Change password')).toBe(200)
    await expect.poll(() => focused(page)).toContain('Password changed.')
  })

  test('R-04 two-step sign-in is switched on and off, and the account is deleted', async () => {
    const { page } = await signedIn(PHONE)
    const summary = (words: string) => page.locator('summary').filter({ hasText: words })
    const pressed = (name: string) => page.locator('noscript').getByRole('button', { name, exact: true })
    await summary('Set up two-step sign-in').click()
    await page.locator('#two-step-password').fill(PASSWORD)
    expect(await send(page, pressed('Continue'))).toBe(200)
    await expect.poll(() => focused(page)).toContain('Scan this with an authenticator app')
    expect(await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count()).toBeGreaterThan(3)
    const key = (await page.locator('input[name=key]').getAttribute('value'))!
    const code = totpCode(key)
    await page.locator('#two-step-code').fill(code === '000000' ? '000001' : '000000')
    expect(await send(page, pressed('Turn on'))).toBe(422)
    expect(await page.locator('input[name=key]').getAttribute('value')).toBe(key)
    await expectNoSidewaysScroll(page)
    await page.locator('#two-step-code').fill(totpCode(key))
    expect(await send(page, pressed('Turn on'))).toBe(200)
    await expect.poll(() => focused(page)).toBe('Two-step sign-in is on.')
    expect(await page.locator('body').innerHTML()).not.toContain(key)

    await summary('Delete account').click()
    await page.locator('#deletion-password').fill('not this')
    expect(await send(page, pressed('Delete account'))).toBe(422)
    await expect.poll(() => focused(page)).toContain('Your account wasn’t deleted.')
    await page.locator('#deletion-password').fill(PASSWORD)
    expect(await send(page, pressed('Delete account'))).toBe(200)
    await page.getByRole('heading', { name: 'Account deleted' }).waitFor()
  })

  test('R-06 a visitor signs out', async () => {
    const { page } = await signedIn(DESKTOP)
    expect(await send(page, page.getByRole('banner').getByRole('button', { name: 'Sign out' }))).toBe(200)
    await expect.poll(() => focused(page)).toBe('Signed out.')
    await page.getByText(/^Sign in to manage your name/).waitFor()
  })
})
