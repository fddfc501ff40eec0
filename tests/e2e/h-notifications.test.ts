import { createECDH } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { linkMailedTo } from './mailed-links.ts'
import {
  DESKTOP,
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onEditions,
  PHONE,
  type Visitor,
  type VisitOptions,
} from './visitor.ts'
import { newEmail, PASSWORD } from './without-scripts.ts'

/**
 * Stands for what Chromium without a window doesn't have: somebody who is asked for permission (it refuses by itself), and a push service. The
 * page, its service worker, and the server are the real ones. What is stored here is in the profile, as it would be in a browser's own.
 */
async function standForBrowser(page: Page, answer: NotificationPermission): Promise<void> {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const p256dh = curve.getPublicKey('base64url')
  await page.addInitScript(
    ({ key, reply }) => {
      const [KEPT, PERMISSION, ASKED] = ['push subscription', 'push permission', 'times asked']
      Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(PERMISSION) ?? 'default' })
      Notification.requestPermission = async () => {
        localStorage.setItem(ASKED, `${Number(localStorage.getItem(ASKED)) + 1}`)
        localStorage.setItem(PERMISSION, reply)
        return reply
      }
      const subscription = (endpoint: string, applicationServerKey: string) => ({
        options: {
          applicationServerKey: Uint8Array.from(
            atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')),
            (char) => char.charCodeAt(0),
          ).buffer,
        },
        toJSON: () => ({ endpoint, keys: { p256dh: key, auth: 'a'.repeat(22) } }),
        unsubscribe: async () => {
          localStorage.removeItem(KEPT)
          return true
        },
      })
      const stored = () => JSON.parse(localStorage.getItem(KEPT) ?? 'null') as [string, string] | null
      Object.assign(PushManager.prototype, {
        getSubscription: async () => {
          const kept = stored()
          return kept && subscription(...kept)
        },
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          const made: [string, string] = [`https://push.example/${crypto.randomUUID()}`, applicationServerKey]
          localStorage.setItem(KEPT, JSON.stringify(made))
          return subscription(...made)
        },
      })
    },
    { key: p256dh, reply: answer },
  )
}

/** Opens the account page signed in, with a new account, in a browser whose owner gives this answer when asked. */
async function withAccount(
  visit: Visitor['visit'],
  { answer = 'granted', ...options }: VisitOptions & { answer?: NotificationPermission } = {},
) {
  const prepare = (opened: Page) => standForBrowser(opened, answer)
  const page = await visit('/signin', { offline: true, prepare, ...options })
  const email = newEmail()
  await post(page, 'sign-up', { firstName: 'Ana', lastName: 'Ruiz', email, password: PASSWORD })
  await post(page, 'confirmation', { token: (await linkMailedTo(email, 'confirm-email')).split('.').at(-1) })
  await page.goto(new URL('/account', page.url()).href)
  return { page, email }
}

const post = (page: Page, to: string, body: object) =>
  page.evaluate(
    async (request) => {
      const headers = { 'content-type': 'application/json' }
      await fetch(`/api/account/${request.to}`, { method: 'POST', headers, body: JSON.stringify(request.body) })
    },
    { to, body },
  )

const part = (page: Page) => page.getByRole('region', { name: 'Device notifications', exact: true })
const named = (page: Page, name: string) => part(page).getByRole('button', { name, exact: true })
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name)
const devices = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/updates/devices')
    return ((await answer.json()) as { devices: { current: boolean }[] }).devices.map(({ current }) => current)
  })

async function expectFitToRead(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
  }
  await expectNoAxeFindings(page)
}

onEditions(['live'], 'H: notifications', ({ visit }) => {
  test('H-04 they are turned on and off by keyboard, and nobody is asked before', async () => {
    const { page } = await withAccount(visit)
    const on = named(page, 'Notify me on this device')
    await on.waitFor()
    await expectFitToRead(page)
    expect(await stored(page, 'times asked')).toBeNull()
    await on.focus()
    await page.keyboard.press('Enter')
    await toast(page, 'Notifications on')
    const off = named(page, 'Turn off on this device')
    await expectFocus(off)
    expect(await devices(page)).toEqual([true])
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)).toBe(true)
    await expectFitToRead(page)

    await page.reload()
    await off.waitFor()
    expect(await stored(page, 'times asked')).toBe('1')
    await off.focus()
    await page.keyboard.press('Space')
    await toast(page, 'Notifications off')
    await expectFocus(on)
    expect(await devices(page)).toEqual([])
    expect(await stored(page, 'push subscription')).toBeNull()
  })

  test('H-04 signing out ends them, in the browser and on the server', async () => {
    // The page still asks for the settings of the account that has signed out.
    const { page, email } = await withAccount(visit, { expectedErrors: /401/ })
    await named(page, 'Notify me on this device').click()
    await toast(page, 'Notifications on')
    await page.getByRole('banner').getByRole('button', { name: 'Sign out', exact: true }).click()
    await toast(page, 'Signed out')
    await expect.poll(() => stored(page, 'push subscription')).toBeNull()
    await post(page, 'sign-in', { email, password: PASSWORD })
    expect(await devices(page)).toEqual([])
    await page.goto(new URL('/account', page.url()).href)
    await named(page, 'Notify me on this device').waitFor()
  })

  test('H-04 where they are blocked, the page says how to get them', async () => {
    const { page } = await withAccount(visit, { answer: 'denied' })
    await named(page, 'Notify me on this device').click()
    await part(page)
      .getByText(/^Notifications from this site are blocked in this browser/)
      .waitFor()
    await toast(page, 'Notifications still off')
    expect(await part(page).getByRole('button').count()).toBe(0)
    expect(await devices(page)).toEqual([])
    await expectFitToRead(page)
  })

  test('H-04 a question that is closed without an answer changes nothing', async () => {
    const { page } = await withAccount(visit, { answer: 'default' })
    await named(page, 'Notify me on this device').click()
    await toast(page, 'Notifications still off')
    await expectFocus(named(page, 'Notify me on this device'))
    expect(await devices(page)).toEqual([])
  })

  test('H-04 another device is named and turned off here', async () => {
    const { page, email } = await withAccount(visit)
    const other = await visit('/signin', { offline: true, prepare: (opened) => standForBrowser(opened, 'granted') })
    await post(other, 'sign-in', { email, password: PASSWORD })
    await other.goto(new URL('/account', other.url()).href)
    await named(other, 'Notify me on this device').click()
    await toast(other, 'Notifications on')
    await page.reload()
    const there = part(page).getByRole('button', { name: /^Turn off on that device ?: ./ })
    await there.waitFor()
    await expectFitToRead(page)
    await there.click()
    await toast(page, 'Notifications off')
    await expect.poll(() => there.count()).toBe(0)
    await named(page, 'Notify me on this device').waitFor()
    expect(await devices(other)).toEqual([])
  })

  test('H-04 a browser without them gets no button', async () => {
    const page = await visit('/signin')
    const email = newEmail()
    await post(page, 'sign-up', { firstName: 'Ana', lastName: 'Ruiz', email, password: PASSWORD })
    await post(page, 'confirmation', { token: (await linkMailedTo(email, 'confirm-email')).split('.').at(-1) })
    const read = page.waitForResponse('**/api/updates/devices')
    await page.goto(new URL('/account', page.url()).href)
    await read
    await page.getByRole('combobox', { name: 'Your saved homes', exact: true }).waitFor()
    expect(await part(page).count()).toBe(0)
  })
})
