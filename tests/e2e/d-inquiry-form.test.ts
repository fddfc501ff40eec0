import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { DEFAULT_INQUIRY_MESSAGE } from '#domain/inquiry/inquiry.ts'
import {
  expectFocus,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  onBothEditions,
  onEitherEdition,
  PHONE,
} from './visitor.ts'

const HOME = SAMPLE_LISTINGS[0]!

const inquiry = (page: Page) => page.getByRole('form', { name: 'Request Information' })

onBothEditions('D: inquiry form', ({ visit }) => {
  test('D-09 a sent inquiry is confirmed, the message starts over and the other fields stay', async () => {
    const page = await visit(`/listings/${HOME.id}`)
    const form = inquiry(page)
    await form.getByLabel('Name').fill('Ana Example')
    await form.getByLabel('Email').fill('ana@example.com')
    await form.getByLabel('Message').fill('Is the dock included?')
    await form.getByRole('button', { name: /send|request/i }).click()
    await page.getByText('Message sent successfully!', { exact: true }).waitFor()
    await page.getByText('A real estate agent will contact you soon.', { exact: true }).waitFor()
    await page.waitForFunction((text) => document.querySelector('textarea')!.value === text, DEFAULT_INQUIRY_MESSAGE)
    await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Ana Example')
    await expect.poll(() => form.getByLabel('Email').inputValue()).toBe('ana@example.com')
  })
})

onEitherEdition('D: inquiry form', ({ visit }) => {
  test('D-06 the form is prefilled and stays in view; the agency is named with its phone', async () => {
    const page = await visit(`/listings/${HOME.id}`)
    await expect.poll(() => inquiry(page).getByLabel('Message').inputValue()).toBe(DEFAULT_INQUIRY_MESSAGE)
    expect(DEFAULT_INQUIRY_MESSAGE).toBe("I'm interested in this property and would like more information.")
    await page.getByText('Listed by').first().waitFor()
    expect(
      await page.getByRole('main').getByRole('link', { name: '(555) 123-4567' }).first().getAttribute('href'),
    ).toBe('tel:+15551234567')
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    await page.waitForFunction(() => window.scrollY > 300)
    const box = (await inquiry(page).boundingBox())!
    expect(box.y).toBeLessThan(300)
  })

  test('D-09 an inquiry needs name, email and message; nothing typed is lost', async () => {
    const page = await visit(`/listings/${HOME.id}`)
    const form = inquiry(page)
    await form.getByLabel('Message').fill('When could I see it?')
    await form.getByLabel('Email').fill('not an address')
    await form.getByRole('button', { name: /send|request/i }).click()
    const name = form.getByLabel('Name')
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
    await expectFocus(name)
    await expect.poll(() => form.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => form.getByLabel(/Phone/).getAttribute('aria-invalid')).toBeNull()
    await expect.poll(() => form.getByLabel('Email').inputValue()).toBe('not an address')
    await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('When could I see it?')
    await expectNoAxeFindings(page)
  })

  test('D-06 a draft survives a reload', async () => {
    const page = await visit(`/listings/${HOME.id}`)
    await inquiry(page).getByLabel('Name').fill('Ana Example')
    await inquiry(page).getByLabel('Message').fill('Is the dock included?')
    // The code that keeps a draft comes with the first focus.
    await page.waitForFunction(() => Object.values(sessionStorage).includes('Is the dock included?'))
    await page.reload()
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Is the dock included?')
    await expect.poll(() => inquiry(page).getByLabel('Name').inputValue()).toBe('Ana Example')
  })

  test('D-06 on a phone the price and Request Information are within reach', async () => {
    const page = await visit(`/listings/${HOME.id}`, { viewport: PHONE })
    const action = page
      .getByRole('link', { name: 'Request Information' })
      .or(page.getByRole('button', { name: 'Request Information' }))
      .last()
    const box = (await action.boundingBox())!
    expect(box.y + box.height).toBeGreaterThan(PHONE.height - 120)
    expect(box.height).toBeGreaterThanOrEqual(44)
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
    await action.click()
    await page.waitForFunction(() => {
      const form = document.querySelector('form')!.getBoundingClientRect()
      return form.top >= 0 && form.top < window.innerHeight
    })
  })
})
