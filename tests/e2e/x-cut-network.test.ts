import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { CUTS, cutNetwork, isTaken, type CutNetwork } from './cut-network.ts'
import { linksMailedTo } from './mailed-links.ts'
import { storedFrom } from './stored-inquiries.ts'
import { visitorOf, type Visitor } from './visitor.ts'
import { newEmail, PASSWORD, send, WITHOUT } from './without-scripts.ts'

// The network is cut while a form is sent: what was asked counts once when it is sent again.

const LOST = { expectedErrors: /ERR_|Failed to load resource/ }
const WITHOUT_LOST = { ...WITHOUT, ...LOST }

/** Sends a form whose answer doesn't come. */
const sendInVain = (page: Page, press: () => Promise<unknown>) =>
  Promise.all([page.waitForEvent('framenavigated', (frame) => frame.url().startsWith('chrome-error:')), press()])

describe('X: the network is cut [live]', () => {
  let network: CutNetwork
  beforeAll(async () => {
    network = await cutNetwork(inject('addresses').live)
  })
  afterAll(() => network.close())
  const visit: Visitor['visit'] = (...args) => visitorOf('live', network.address).visit(...args)
  const visitBeforeScripts: Visitor['visitBeforeScripts'] = (...args) =>
    visitorOf('live', network.address).visitBeforeScripts(...args)

  const formOf = (page: Page) => page.getByRole('form', { name: 'Request Information' })
  const sendButton = (page: Page) => formOf(page).getByRole('button', { name: 'Send Message' })
  async function fillInquiry(page: Page, email: string): Promise<void> {
    await formOf(page).getByLabel('Name').fill('Ana Example')
    await formOf(page).getByLabel('Email').fill(email)
    await formOf(page).getByLabel('Message').fill('Is the roof new?')
  }

  test.each(CUTS)('D-09 an inquiry without scripts, cut %s, counts once', async (cut) => {
    const page = await visit('/listings/2', WITHOUT_LOST)
    const email = newEmail()
    await fillInquiry(page, email)
    network.cutNext(cut)
    await sendInVain(page, () => sendButton(page).click({ noWaitAfter: true }))
    expect(await storedFrom(email)).toHaveLength(isTaken(cut) ? 1 : 0)
    await page.goto('/listings/2')
    // Only the page that says so was lost: it comes now.
    if (cut !== 'in the answer') {
      await fillInquiry(page, email)
      await send(page, 'Send Message')
    }
    await page.getByRole('heading', { name: 'Thanks, we got your message' }).waitFor()
    expect(await storedFrom(email)).toHaveLength(1)
  })

  test.each(CUTS)('D-09 an inquiry pressed early and cut %s, then sent by the browser, counts once', async (cut) => {
    const { page, releaseScripts } = await visitBeforeScripts('/listings/2', LOST)
    const email = newEmail()
    await fillInquiry(page, email)
    await sendButton(page).click()
    network.cutNext(cut)
    await releaseScripts()
    // An answer whose beginning came says that it was taken.
    if (cut === 'in the answer') await page.getByText('Message sent successfully!', { exact: true }).waitFor()
    else {
      await formOf(page).getByRole('alert').first().waitFor()
      await formOf(page).evaluate((form: HTMLFormElement) => form.submit())
      await page.getByRole('heading', { name: 'Thanks, we got your message' }).waitFor()
    }
    expect(await storedFrom(email)).toHaveLength(1)
  })

  test('D-09 an inquiry sent by the browser, its answer cut off, then sent by the scripts, counts once', async () => {
    const { page, releaseScripts } = await visitBeforeScripts('/listings/2', LOST)
    const email = newEmail()
    await fillInquiry(page, email)
    await sendButton(page).click()
    network.cutNext('before the answer')
    await sendInVain(page, () =>
      page.evaluate(() => (window as never as { earlyActs: { fail: () => void } }).earlyActs.fail()),
    )
    await page.goto('/listings/2', { waitUntil: 'commit' })
    await releaseScripts()
    await fillInquiry(page, email)
    await sendButton(page).click()
    await page.getByText('Message sent successfully!', { exact: true }).waitFor()
    expect(await storedFrom(email)).toHaveLength(1)
  })

  test.each(CUTS)('F-06 a heart without scripts, cut %s, counts once', async (cut) => {
    const page = await visit('/listings', WITHOUT_LOST)
    const heart = page.getByRole('button', { name: 'Save Shingled Cape Cod with a Picket Fence', exact: true })
    // From now on the browser gets pages of its own.
    await send(page, heart)
    await send(page, heart)
    network.cutNext(cut)
    await sendInVain(page, () => heart.click({ noWaitAfter: true }))
    await page.goto('/listings')
    expect(await heart.getAttribute('aria-pressed')).toBe(String(isTaken(cut)))
    // As the page that was pressed would be sent again.
    await heart.evaluate((button: HTMLButtonElement) => (button.name = 'keep'))
    await send(page, heart)
    const ids = (await (await page.request.get('/api/favorites/ids')).json()) as number[]
    expect(ids.filter((id) => id === 12)).toHaveLength(1)
  })

  test.each(CUTS)('F-03 a saved search without scripts, cut %s, counts once', async (cut) => {
    const page = await visit('/listings?county=Bergen', WITHOUT_LOST)
    const form = page.getByRole('form', { name: 'Save this search' })
    const fill = async () => {
      await page.goto('/listings?county=Bergen')
      await page.locator('.actions summary').click()
      await form.getByLabel('Name').fill('Near the bridge')
    }
    await send(page, page.getByRole('main').locator('.heart-button').first())
    await fill()
    network.cutNext(cut)
    await sendInVain(page, () => form.getByRole('button').click({ noWaitAfter: true }))
    await fill()
    expect(await send(page, form.getByRole('button'))).toBe(200)
    const saved = (await (await page.request.get('/api/saved-searches')).json()) as { name: string }[]
    expect(saved.filter(({ name }) => name === 'Near the bridge')).toHaveLength(1)
  })

  test.each(CUTS)('A-01 signing up without scripts, cut %s, makes one account', async (cut) => {
    const email = newEmail()
    const page = await visit('/signup', WITHOUT_LOST)
    const fill = async () => {
      await page.goto('/signup')
      await page.getByLabel('First name').fill('Ana')
      await page.getByLabel('Last name').fill('Ruiz')
      await page.getByLabel('Email').fill(email)
      await send(page, 'Continue')
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
      await page.getByLabel(/I agree/).check()
    }
    await fill()
    network.cutNext(cut)
    await sendInVain(page, () => page.getByRole('button', { name: 'Create Account' }).click({ noWaitAfter: true }))
    // Only the page that says so was lost: it comes now.
    if (cut === 'in the answer') await page.goto('/signup')
    else {
      await fill()
      await send(page, 'Create Account')
    }
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    const mailed = () => linksMailedTo(email, 'confirm-email')
    await expect.poll(async () => (await mailed()).length).toBe(cut === 'before the answer' ? 2 : 1)
    const answers = []
    for (const link of await mailed()) {
      await page.goto('/confirm-email')
      await page.getByLabel('Link from our email').fill(link)
      answers.push(await send(page, 'Confirm and sign in'))
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
  })
})
