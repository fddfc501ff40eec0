import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test, vi } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { showingTimes } from '#content/showing-times.ts'
import { DEFAULT_INQUIRY_MESSAGE } from '#domain/inquiry/inquiry.ts'
import { nextTourDays } from '#domain/inquiry/tour.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { formatWeekdayAndDay } from '#domain/weekday-text.ts'
import { STEP_LIMIT } from './limits.ts'
import { storedFrom } from './stored-inquiries.ts'
import {
  DESKTOP,
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onBothEditions,
  onEditions,
  onEitherEdition,
  PHONE,
} from './visitor.ts'

const PATH = '/listings/1'
const [firstTourDay = '', ...laterTourDays] = nextTourDays(
  newJerseyDay(new Date()),
  Infinity,
  showingTimes(SAMPLE_AGENCY),
)
const lastTourDay = laterTourDays.at(-1)!

const formOf = (page: Page) => page.getByRole('form', { name: 'Request Information' })
const sendButton = (page: Page) => formOf(page).getByRole('button', { name: 'Send Message' })
const confirmed = (page: Page) => page.getByText('Message sent successfully!', { exact: true }).waitFor()

async function fill(page: Page, email: string, message = 'Is the dock included?'): Promise<void> {
  await formOf(page).getByLabel('Name').fill('Ana Example')
  await formOf(page).getByLabel('Email').fill(email)
  await formOf(page).getByLabel('Message').fill(message)
}

async function askForTour(page: Page): Promise<void> {
  await formOf(page).getByText('Ask for a tour').click()
  await formOf(page).getByLabel('Preferred day').fill(lastTourDay)
  await formOf(page).getByLabel('Time of day').selectOption('afternoon')
}

const newEmail = () => `${crypto.randomUUID()}@example.com`

onBothEditions('D: the inquiry form', ({ visit }) => {
  test('D-06 a tour can be asked for; its draft survives a reload and goes with success', async () => {
    const page = await visit(PATH)
    await fill(page, newEmail())
    await askForTour(page)
    await expectNoAxeFindings(page)
    await page.reload()
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name="tour.day"]')?.value)
    await expect.poll(() => formOf(page).getByLabel('Preferred day').inputValue()).toBe(lastTourDay)
    await expect.poll(() => formOf(page).getByLabel('Time of day').inputValue()).toBe('afternoon')
    await sendButton(page).click()
    await confirmed(page)
    await expect.poll(() => formOf(page).getByLabel('Message').inputValue()).toBe(DEFAULT_INQUIRY_MESSAGE)
    await page.reload()
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name="name"]')?.value)
    await expect.poll(() => formOf(page).getByLabel('Message').inputValue()).toBe(DEFAULT_INQUIRY_MESSAGE)
    await expect.poll(() => formOf(page).locator('details').getAttribute('open')).toBeNull()
  })
})

onEitherEdition('D: the inquiry form', ({ visit }) => {
  test('D-09 a tour on one of the next days is one press; a receipt stays, and leads to another message', async () => {
    const page = await visit(PATH)
    const email = newEmail()
    await fill(page, email, 'Is the dock included?')
    await formOf(page).getByText('Ask for a tour').click()
    const days = formOf(page).getByRole('radio')
    await days.first().waitFor()
    const day = firstTourDay
    await expect.poll(() => days.count()).toBe(12)
    await sendButton(page).click()
    await page.getByText('Thanks, we got your message', { exact: true }).waitFor()
    await formOf(page).getByRole('button', { name: 'Send another message', exact: true }).click()
    await formOf(page).getByLabel('Message').fill('May I see it?')
    await formOf(page).getByText('Ask for a tour').click()
    await formOf(page)
      .getByRole('radio', { name: `${formatWeekdayAndDay(day)}, afternoon` })
      .press('Space')
    await expect.poll(() => formOf(page).getByLabel('Preferred day').inputValue()).toBe(day)
    await expect.poll(() => formOf(page).getByLabel('Time of day').inputValue()).toBe('afternoon')
    await expectNoAxeFindings(page)
    await sendButton(page).click()
    const receipt = formOf(page).getByRole('heading', { name: 'Thanks, we got your message and tour request' })
    await receipt.waitFor()
    await expectFocus(receipt)
    for (const words of [
      'May I see it?',
      formatWeekdayAndDay(day),
      'Afternoon, 12 PM to 4 PM, Eastern time',
      `to ${email}`,
    ]) {
      await formOf(page).getByText(words, { exact: true }).waitFor()
    }
    expect(await sendButton(page).count()).toBe(0)
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await expectNoSidewaysScroll(page)
    }
    await expectNoAxeFindings(page)
    await formOf(page).getByRole('button', { name: 'Send another message', exact: true }).press('Enter')
    const message = formOf(page).getByLabel('Message')
    await expect.poll(() => message.inputValue()).toBe(DEFAULT_INQUIRY_MESSAGE)
    await expectFocus(message)
    await expect.poll(() => formOf(page).getByLabel('Email').inputValue()).toBe(email)
  })

  test('D-06 above the button stands what is done with the message; the trap is not to be seen', async () => {
    const page = await visit(PATH)
    await formOf(page)
      .getByText(/By sending this message, you agree/)
      .waitFor()
    expect(await formOf(page).locator('input[name="website"]').isVisible()).toBe(false)
  })
})

// The same code in both editions: one is enough.
onEditions(['live'], 'D: complaints of the inquiry form', ({ visit }) => {
  test('D-09 half a tour is complained about at its field', async () => {
    const page = await visit(PATH)
    await fill(page, newEmail())
    await formOf(page).getByText('Ask for a tour').click()
    await formOf(page).getByLabel('Preferred day').fill(lastTourDay)
    await sendButton(page).click()
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
    const slot = formOf(page).getByLabel('Time of day')
    await expectFocus(slot)
    await expectNoAxeFindings(page)
  })

  test('D-09 a day that is chosen takes the complaint about it away', async () => {
    const page = await visit(PATH, { viewport: PHONE })
    await fill(page, newEmail())
    await formOf(page).getByText('Ask for a tour').click()
    await formOf(page).getByLabel('Time of day').selectOption('evening')
    await sendButton(page).click()
    const day = formOf(page).getByLabel('Preferred day')
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
    await expectFocus(day)
    await expectNoSidewaysScroll(page)
    await formOf(page).getByRole('radio').first().check({ force: true })
    await expect.poll(() => day.getAttribute('aria-invalid')).toBeNull()
    await sendButton(page).click()
    await confirmed(page)
  })
})

onEditions(['live'], 'D: an inquiry that is really sent', ({ visit }) => {
  test('D-09 it is stored before the toast, then mailed to the agency and acknowledged', async () => {
    const page = await visit(PATH)
    const email = newEmail()
    await fill(page, email)
    await askForTour(page)
    await sendButton(page).click()
    await confirmed(page)
    const [record, ...others] = await storedFrom(email)
    expect(others).toEqual([])
    expect(record).toMatchObject({
      name: 'Ana Example',
      message: 'Is the dock included?',
      listingId: 1,
      tour: { day: lastTourDay, slot: 'afternoon' },
    })
    const outbox = path.join(inject('liveData'), 'outbox')
    const mails = await vi.waitFor(async () => {
      const names = await readdir(outbox)
      const ids = record!.mails.map(({ id }) => `${id}.eml`)
      expect(names).toEqual(expect.arrayContaining(ids))
      return Promise.all(ids.map((name) => readFile(path.join(outbox, name), 'utf8')))
    }, STEP_LIMIT)
    const [toAgency, toVisitor] = mails
    expect(toAgency).toMatch(/^To: .*hello@keystead\.example/m)
    expect(toAgency).toContain(`Reply-To: Ana Example <${email}>`)
    expect(toVisitor).toContain(`To: ${email}`)
    for (const mail of mails) expect(mail).toMatch(/^Content-Type: text\/calendar/m)
    await vi.waitFor(async () => {
      const [now] = await storedFrom(email)
      expect(now!.mails.map(({ state }) => state)).toEqual(['sent', 'sent'])
    }, STEP_LIMIT)
  })

  test('D-09 a double click sends one', async () => {
    const page = await visit(PATH)
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    const email = newEmail()
    await fill(page, email)
    await sendButton(page).dblclick()
    await confirmed(page)
    expect(posts).toHaveLength(1)
    expect(await storedFrom(email)).toHaveLength(1)
  })

  test('D-09 when the answer is lost nothing typed is, and a second try makes no second message', async () => {
    const page = await visit(PATH, { expectedErrors: /Failed to load resource|ERR_/ })
    const email = newEmail()
    await fill(page, email, 'Is the roof new?')
    await page.route(
      '**/api/inquiries',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await sendButton(page).click()
    await formOf(page).getByText('Your message wasn’t sent.').waitFor()
    await expectNoAxeFindings(page)
    expect(await storedFrom(email)).toHaveLength(1)
    await expect.poll(() => formOf(page).getByLabel('Message').inputValue()).toBe('Is the roof new?')
    await formOf(page).getByRole('button', { name: 'Try Again' }).click()
    await confirmed(page)
    expect(await storedFrom(email)).toHaveLength(1)
  })

  test('D-09 a server that refuses says so beside what was typed', async () => {
    const page = await visit(PATH, { expectedErrors: /429/ })
    await fill(page, newEmail())
    const body = JSON.stringify({
      type: '/problems/rate-limited',
      title: 'T',
      detail: 'Please try again in 5 minutes.',
    })
    await page.route('**/api/inquiries', (route) =>
      route.fulfill({ status: 429, contentType: 'application/problem+json', body }),
    )
    await sendButton(page).click()
    await formOf(page).getByText('Please try again in 5 minutes.').waitFor()
    await expect.poll(() => formOf(page).getByLabel('Message').inputValue()).toBe('Is the dock included?')
  })
})
