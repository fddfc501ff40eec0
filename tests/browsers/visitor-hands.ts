import { vi } from 'vitest'
import { STEP_LIMIT } from '../e2e/limits.ts'
import type { BrowserPage } from './browser-page.ts'
import { find, isWhole, type Found, type Sought } from './in-page.ts'

/** A visitor of a page in any browser: finds things as people do, and waits until they can be used. */
export interface VisitorHands {
  /** Opens an address, and resolves when everything on its page answers. */
  open(address: string): Promise<void>
  see(sought: Sought): Promise<Found>
  /** Resolves when it can't be found. */
  missSoon(sought: Sought): Promise<void>
  /** Resolves to its place once it has stopped moving. It may be covered. */
  standing(sought: Sought): Promise<Found>
  click(sought: Sought): Promise<void>
  /** Clicks the label of a radio button, which checks it. */
  check(label: Sought): Promise<void>
  /** Replaces what a field holds. */
  write(sought: Sought, text: string): Promise<void>
  choose(sought: Sought, value: string): Promise<void>
  /** Resolves when a function of the page answers true. */
  until<Arguments extends unknown[]>(ask: (...args: Arguments) => boolean, ...args: Arguments): Promise<void>
}

export function handsOn(page: BrowserPage): VisitorHands {
  const until: VisitorHands['until'] = async (ask, ...args) =>
    void (await waitFor(() => page.evaluate(ask, ...args), String(ask)))
  const waitFor = async <Answer>(ask: () => Promise<Answer | null | false>, what: string): Promise<Answer> => {
    let refusal = ''
    // A page that is being left answers nothing.
    const tried = () => ask().catch((error) => ((refusal = ` (${error})`), null))
    try {
      return await vi.waitUntil(tried as () => Promise<Answer>, { timeout: STEP_LIMIT, interval: 30 })
    } catch (error) {
      const seen = await page.evaluate(() => `${location.pathname} “${document.querySelector('h1')?.textContent}”`)
      throw new Error(`waited at ${seen} for ${what}${refusal}`, { cause: error })
    }
  }
  const see = (sought: Sought) => waitFor(() => page.evaluate(find, sought), JSON.stringify(sought))

  /** Found twice at the same place: it isn't on its way. A busy machine's browser draws nothing new for longer than that takes. */
  const steady = async (sought: Sought, mayBeCovered: boolean) => {
    let last: Found | null = null
    return waitFor(
      async () => {
        const now = await page.evaluate(find, sought)
        const isSteady = now && !now.isMoving && now.x === last?.x && now.y === last.y
        last = now
        return isSteady && (now.isReachable || mayBeCovered) ? now : null
      },
      `${JSON.stringify(sought)}, ${mayBeCovered ? 'standing' : 'reachable'}`,
    )
  }

  const click = async (sought: Sought) => page.press([await steady(sought, false)])

  return {
    see,
    until,
    standing: (sought) => steady(sought, true),
    click,
    open: async (address) => {
      await page.open(address)
      await until(isWhole)
    },
    missSoon: (sought) =>
      waitFor(async () => (await page.evaluate(find, sought)) === null, `no ${JSON.stringify(sought)}`).then(() => {}),
    check: async (label) => {
      await click(label)
      const isChecked = async () => (await page.evaluate(find, label))?.isChecked ?? false
      await waitFor(isChecked, `${JSON.stringify(label)}, checked by the press`)
    },
    write: async (sought, text) => {
      await click(sought)
      await page.evaluate(() => (document.activeElement as HTMLInputElement).select())
      await page.type(text)
      await until((value) => (document.activeElement as HTMLInputElement).value === value, text)
    },
    choose: async (sought, value) => {
      await see(sought)
      await page.evaluate(
        (name, chosen) => {
          const field = [...document.querySelectorAll('select')].find(({ labels }) =>
            [...labels].some(({ textContent }) => textContent.trim() === name),
          )!
          field.value = chosen
          field.dispatchEvent(new Event('change', { bubbles: true }))
        },
        sought.name!,
        value,
      )
    },
  }
}
