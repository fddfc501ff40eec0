import type { Locator, Page } from 'playwright-core'
import type { VisitOptions } from './visitor.ts'

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
  const button = typeof name === 'string' ? page.getByRole('main').getByRole('button', { name, exact: true }) : name
  await button.click()
  const answer = await answered
  await page.waitForLoadState()
  return answer.status()
}

export const newEmail = () => `${crypto.randomUUID()}@example.com`
export const PASSWORD = 'blue door, warm kitchen'
