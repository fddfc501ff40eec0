import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { linkMailedTo } from './mailed-links.ts'
import { expectNoAxeFindings, type VisitOptions } from './visitor.ts'

// Pages in a browser that runs no scripts.

/** The browser reports a page that answers 422 as an error. */
const REFUSED = /status of 4(?:22|29|13)/
export const WITHOUT: VisitOptions = { javaScriptEnabled: false, expectedErrors: REFUSED }

export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** Presses what sends a form, and waits for the page that answers. */
export async function send(page: Page, name: string | Locator): Promise<number> {
  const answered = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.status() !== 303,
  )
  // The answer comes before its page takes the place of the one that sent the form.
  const opened = page.waitForEvent('load')
  const button = typeof name === 'string' ? page.getByRole('main').getByRole('button', { name, exact: true }) : name
  await button.click()
  const [answer] = await Promise.all([answered, opened])
  return answer.status()
}

/** Opens all that the page can unfold by itself. */
export const unfold = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)))

/**
 * axe finds nothing on a page as a browser without scripts shows it. axe itself needs scripts: they are allowed from here until the browser
 * opens another page, and all that would change with them is kept as it was. Scripts of the page that were passed over stay so.
 */
export async function expectNoAxeFindingsWithoutScripts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('noscript')) part.replaceWith(...part.childNodes)
    const keepMedia = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule)
          rule.media.mediaText = rule.media.mediaText
            .replace('(scripting: none)', '(min-width: 0px)')
            .replace('(scripting: enabled)', '(max-width: 0px)')
        if ('cssRules' in rule) keepMedia(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) keepMedia(sheet.cssRules)
  })
  const session = await page.context().newCDPSession(page)
  const forbidScripts = (value: boolean) => session.send('Emulation.setScriptExecutionDisabled', { value })
  // A session can allow only what it has forbidden itself.
  await forbidScripts(true)
  await forbidScripts(false)
  expect(await page.evaluate(() => matchMedia('(scripting: enabled)').matches)).toBe(true)
  await expectNoAxeFindings(page)
  await forbidScripts(true)
  await session.detach()
}

export const newEmail = () => `${crypto.randomUUID()}@example.com`
export const PASSWORD = 'blue door, warm kitchen'

/** Makes an account for the visitor of /confirm-email, who is signed in with it. Resolves to its email address. */
export async function signUpAndIn(page: Page): Promise<string> {
  const email = newEmail()
  const person = { firstName: 'Ana', lastName: 'Ruiz', email, password: PASSWORD }
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const signUp = new URL('/api/account/sign-up', page.url())
  expect((await fetch(signUp, { method: 'POST', headers, body: JSON.stringify(person) })).status).toBe(200)
  await page.getByLabel('Link from our email').fill(await linkMailedTo(email, 'confirm-email'))
  await send(page, 'Confirm and sign in')
  return email
}

/** Pages of every kind, with what most of their forms need. */
export const PAGES = [
  '/',
  '/listings?county=Bergen',
  '/listings/3',
  '/listings/20',
  '/map',
  '/favorites',
  '/afford',
  '/afford/rent',
  '/match',
  '/wishes',
  '/compare?homes=1,2',
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/account',
  '/towns/bergen/ridgewood',
  '/counties/bergen',
]
