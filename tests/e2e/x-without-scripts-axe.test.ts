import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { totpCode } from '../totp-app.ts'
import { onEditions, PHONE } from './visitor.ts'
import {
  expectNoAxeFindingsWithoutScripts,
  newEmail,
  PAGES,
  PASSWORD,
  send,
  signUpAndIn,
  unfold,
  WITHOUT,
} from './without-scripts.ts'

/** Sends the nth form of the page emptied; returns the status, null where that form has no field or only asks (GET). */
async function sendEmpty(page: Page, nth: number): Promise<number | null> {
  const isSent = await page.evaluate((nth) => {
    const form = document.forms[nth]!
    const fields = [...form.elements].filter((one) => one.matches('input:not([type=hidden], [type=radio]), textarea'))
    if (form.method === 'get' || fields.length === 0) return false
    for (const field of fields as HTMLInputElement[]) field.value = ''
    form.noValidate = true
    return true
  }, nth)
  if (!isSent) return null
  const answered = page.waitForResponse(
    (answer) => answer.request().isNavigationRequest() && ![301, 303].includes(answer.status()),
  )
  await Promise.all([page.waitForNavigation(), page.evaluate((nth) => document.forms[nth]!.requestSubmit(), nth)])
  return (await answered).status()
}

/** axe on a page with all that unfolds, and on what answers each of its forms sent empty. Returns how many were refused. */
async function expectNoAxeFindingsOn(page: Page, url: string): Promise<number> {
  await page.goto(url)
  const forms = await page.evaluate(() => document.forms.length)
  await unfold(page)
  await expectNoAxeFindingsWithoutScripts(page)
  let refused = 0
  for (let nth = 0; nth < forms; nth++) {
    await page.goto(url)
    if ((await sendEmpty(page, nth)) !== 422) continue
    refused++
    await unfold(page)
    await expectNoAxeFindingsWithoutScripts(page)
  }
  return refused
}

/** Pages one of whose forms needs something in its fields. */
const REFUSING = /listings|map|sign|password|confirm|towns/

onEditions(['live'], 'X: without scripts, axe', ({ visit, address }) => {
  const visited = (path: string) => visit(path, { ...WITHOUT, viewport: PHONE })

  test.each(PAGES)('X: finds nothing on %s, nor on a refused form of it', async (path) => {
    const page = await visited(path)
    if (path === '/favorites') await send(page, page.getByRole('button', { name: 'Show my saved homes' }).first())
    const refused = await expectNoAxeFindingsOn(page, address + path)
    expect(refused > 0).toBe(REFUSING.test(path))
  })

  test('X: finds what is wrong with a page without scripts', async () => {
    const page = await visited('/signin')
    await page.evaluate(() =>
      document
        .querySelector('main form')!
        .insertAdjacentHTML('beforeend', '<noscript><img src="/favicon.svg"></noscript>'),
    )
    await expect(expectNoAxeFindingsWithoutScripts(page)).rejects.toMatchObject({
      actual: [expect.stringContaining('image-alt')],
    })
  })

  test('X: finds nothing where an inquiry was sent, a search was saved, and incomes are answered', async () => {
    const page = await visited('/listings/3')
    await page.getByLabel('Name').fill('Ana Example')
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByLabel('Message').fill('Is the dock included?')
    expect(await send(page, 'Send Message')).toBe(200)
    await page.getByRole('heading', { name: 'Thanks, we got your message' }).waitFor()
    await expectNoAxeFindingsWithoutScripts(page)

    await page.goto(`${address}/listings?county=Bergen`)
    await page.locator('.actions summary').click()
    expect(await send(page, page.getByRole('form', { name: 'Save this search' }).getByRole('button'))).toBe(200)
    await expectNoAxeFindingsWithoutScripts(page)

    for (const [income, status] of [
      ['much', 422],
      ['120,000', 200],
    ] as const) {
      await page.goto(`${address}/afford`)
      await page.getByLabel('Yearly income before tax').fill(income)
      await page.getByLabel('Savings for buying').fill('60,000')
      expect(await send(page, 'Show my budget')).toBe(status)
      await expectNoAxeFindingsWithoutScripts(page)
      await page.goto(`${address}/afford/rent`)
      await page.getByLabel('Yearly income before tax').fill(income)
      expect(await send(page, 'Show my budget')).toBe(status)
      await expectNoAxeFindingsWithoutScripts(page)
    }
  })

  test('X: finds nothing on a list with a note too long, a removed home and a link, nor on the shared list', async () => {
    const page = await visited('/listings')
    await send(page, page.getByRole('button', { name: /^Save / }).first())
    const favorites = async () => {
      await page.goto(`${address}/favorites`)
      await unfold(page)
    }
    await favorites()
    await page.getByLabel('Your note').first().fill('x'.repeat(501))
    expect(await send(page, page.getByRole('button', { name: 'Save note' }).first())).toBe(422)
    await expectNoAxeFindingsWithoutScripts(page)
    await favorites()
    await send(page, page.getByRole('article').getByRole('button', { name: 'Remove' }).first())
    await expectNoAxeFindingsWithoutScripts(page)
    await favorites()
    await send(page, 'Create a link')
    const link = await page.getByLabel('Link', { exact: true }).inputValue()
    await expectNoAxeFindingsWithoutScripts(page)
    const guest = await visited('/')
    expect(await expectNoAxeFindingsOn(guest, address + new URL(link).pathname)).toBeGreaterThan(0)
  })

  test('X: finds nothing on the steps of signing up and of a forgotten password', async () => {
    const page = await visited('/signup')
    const email = newEmail()
    const toPassword = async () => {
      await page.goto(`${address}/signup`)
      await page.getByLabel('First name').fill('Ana')
      await page.getByLabel('Last name').fill('Ruiz')
      await page.getByLabel('Email').fill(email)
      expect(await send(page, 'Continue')).toBe(200)
    }
    await toPassword()
    await expectNoAxeFindingsWithoutScripts(page)
    await toPassword()
    expect(await send(page, 'Create Account')).toBe(422)
    await expectNoAxeFindingsWithoutScripts(page)
    await toPassword()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
    await page.getByLabel(/I agree/).check()
    expect(await send(page, 'Create Account')).toBe(200)
    await expectNoAxeFindingsWithoutScripts(page)
    await page.goto(`${address}/forgot-password`)
    await page.getByLabel('Email').fill(email)
    expect(await send(page, 'Send reset link')).toBe(200)
    await expectNoAxeFindingsWithoutScripts(page)
  })

  test('X: finds nothing on an account and what refuses its forms, nor on setting up two-step sign-in', async () => {
    const page = await visited('/confirm-email')
    await signUpAndIn(page)
    await expectNoAxeFindingsWithoutScripts(page)
    expect(await expectNoAxeFindingsOn(page, `${address}/account`)).toBeGreaterThan(3)
    await page.goto(`${address}/account`)
    await unfold(page)
    await page.locator('#two-step-password').fill(PASSWORD)
    const pressed = (name: string) => page.locator('noscript').getByRole('button', { name, exact: true })
    expect(await send(page, pressed('Continue'))).toBe(200)
    const key = (await page.locator('input[name=key]').getAttribute('value'))!
    await page.locator('#two-step-code').fill(totpCode(key) === '000000' ? '000001' : '000000')
    expect(await send(page, pressed('Turn on'))).toBe(422)
    await page.locator('#two-step-code').fill(totpCode(key))
    await expectNoAxeFindingsWithoutScripts(page)
  })
})
