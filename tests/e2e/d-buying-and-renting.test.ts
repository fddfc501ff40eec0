import { expect, test } from 'vitest'
import {
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onEditions,
  onEitherEdition,
  PHONE,
} from './visitor.ts'

onEitherEdition('D: buying and renting', ({ visit }) => {
  test('D-06 the papers are asked for below what was typed; another day of the contract moves the end of review', async () => {
    const page = await visit('/listings/3')
    const message = page.getByLabel('Message', { exact: true })
    await message.fill('Is the attic dry?')
    await page.getByText(/^\w+ documents to request$/).click()
    await page.getByRole('link', { name: /^Request these \w+ documents$/ }).click()
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
    await expect
      .poll(() => message.inputValue())
      .toMatch(/^Is the attic dry\?\n\nPlease send me these documents about the home:\n/)

    const year = new Date().getFullYear() + 1
    await page.getByText('Attorney review', { exact: true }).click()
    const day = page.getByLabel('Both sides receive the signed contract on')
    await day.fill(`${year}-12-25`)
    await page.getByRole('heading', { name: /^Attorney review could end as early as \w+day, December \d+$/ }).waitFor()
    await day.fill('1999-01-01')
    await day.blur()
    await page.getByText(/^Enter a date from /).waitFor()
    await expect.poll(() => day.inputValue()).toBe('1999-01-01')
    await expectNoAxeFindings(page)
  })

  test('D-03 a rental says what is paid before the keys, and what a tenant may expect', async () => {
    const page = await visit('/listings/20', { viewport: PHONE })
    for (const name of [/due at move-in$/, /^All lawful income counts/])
      await page.getByRole('heading', { level: 2, name }).waitFor()
    await page.getByText('How this compares with the HUD benchmark').click()
    await page.getByText(/for one bedroom in 07086\./).waitFor()
    await page.getByText('Rent control', { exact: true }).click()
    await page.getByText(/Ask the rent board|Ask the town hall/).waitFor()
    // The stations come with the section's code.
    await page.locator('option', { hasText: 'Glen Ridge' }).first().waitFor({ state: 'attached' })
    await page.getByLabel('Where do you work?').selectOption('33rd Street')
    await page.getByRole('heading', { level: 2, name: / to 33rd Street, door to door$/ }).waitFor()
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
  })

  test('D-03 a number of the voucher that can’t be read keeps what was typed, and gets the focus', async () => {
    const page = await visit('/listings/20')
    await page.getByText('Does my voucher cover it?').click()
    const income = page.getByLabel('Adjusted yearly income')
    await income.fill('about 30')
    await page.getByRole('button', { name: 'Use these numbers' }).click()
    await expectFocus(income)
    await expect.poll(() => income.inputValue()).toBe('about 30')
    await expect.poll(() => income.getAttribute('aria-invalid')).toBe('true')
    await expectNoAxeFindings(page)
  })
})

onEditions(['live'], 'D: a page of the server', ({ visit }) => {
  test('D-03 the way to work stays as the server wrote it without its timetable, and answers once it can be had', async () => {
    let failures = 0
    let isBack = false
    const page = await visit('/listings/20', {
      expectedErrors: /Failed to load resource/,
      prepare: (fresh) =>
        fresh.route('**/api/timetable', (route) => {
          if (isBack) return route.fallback()
          failures++
          return route.abort()
        }),
    })
    const heading = page.locator('#getting-to-work h2')
    const written = await heading.textContent()
    await expect.poll(() => failures).toBeGreaterThan(1)
    expect(await heading.textContent()).toBe(written)
    expect(written).toMatch(/^About \d+ minutes to World Trade Center, door to door$/)
    isBack = true
    await page.locator('option', { hasText: 'Glen Ridge' }).first().waitFor({ state: 'attached' })
    await page.getByLabel('Where do you work?').selectOption('33rd Street')
    await page.getByRole('heading', { level: 2, name: / to 33rd Street, door to door$/ }).waitFor()
  })

  test('D-03 a timetable that comes late replaces nothing that the server wrote', async () => {
    const answers: (() => Promise<void>)[] = []
    const page = await visit('/listings/20', {
      prepare: (fresh) => fresh.route('**/api/timetable', (route) => void answers.push(() => route.fallback())),
    })
    const heading = await page.locator('#getting-to-work h2').elementHandle()
    await page.mouse.wheel(0, 400)
    await expect.poll(() => answers.length).toBe(1)
    await page.waitForFunction(() => document.documentElement.dataset['pendingParts'] === '0')
    await answers[0]!()
    await page.getByLabel('Where do you work?').selectOption('33rd Street')
    await page.getByRole('heading', { level: 2, name: / to 33rd Street, door to door$/ }).waitFor()
    expect(await heading.evaluate((written) => written.isConnected)).toBe(true)
  })
})
