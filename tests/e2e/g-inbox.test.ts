import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SHOWN_TEXTS } from '#content/inquiry-rules.ts'
import { openAsMember } from './agency-person.ts'
import { DESKTOP, expectNoAxeFindings, expectNoSidewaysScroll, onEditions, PHONE } from './visitor.ts'
import { expectNoAxeFindingsWithoutScripts, send } from './without-scripts.ts'

/** The browser reports a page that answers 409 as an error. */
const expectedErrors = /status of 409/

onEditions(['live'], 'The inbox of the agency’s side', ({ visit, address }) => {
  const addressOf = (name: string) => `${name.replace(' ', '-')}@example.com`
  /** A visitor with a name and an address of their own asks about the first home. */
  async function inquire(): Promise<string> {
    const name = `Dana ${randomUUID().slice(0, 8)}`
    const inquiry = { name, email: addressOf(name), message: 'Is the oil tank above ground?', ...SHOWN_TEXTS }
    const fields = { ...inquiry, phone: '(201) 555-0123', tour: null, website: '' }
    const sent = await fetch(`${address}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ listingId: 1, key: randomUUID(), inquiry: fields }),
    })
    expect(sent.status).toBe(201)
    return name
  }
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  async function openCase(page: Page, name: string): Promise<void> {
    await page.goto(`${address}/agency/inbox?q=${encodeURIComponent(name)}`)
    await page.getByRole('region', { name: 'Inquiries' }).getByRole('link', { name }).click()
    await heading(page, name)
  }

  for (const scripts of [true, false])
    for (const viewport of [PHONE, DESKTOP])
      test(`read, take, note, reply, and undo ${scripts ? 'with' : 'without'} scripts at ${viewport.width} px`, async () => {
        const name = await inquire()
        const page = await openAsMember({ visit, address }, 'Nora Feld', {
          viewport,
          javaScriptEnabled: scripts,
          expectedErrors,
        })
        const look = async () => {
          await expectNoSidewaysScroll(page)
          if (scripts) await expectNoAxeFindings(page)
        }
        await page.goto(`${address}/agency/inbox`)
        await page.getByRole('heading', { level: 1, name: /wait/ }).waitFor()
        await look()
        await openCase(page, name)
        await look()
        await page.getByText('Is the oil tank above ground?').last().waitFor()
        expect(await send(page, page.getByRole('button', { name: /^Take it/ }))).toBe(200)
        await page.getByText('Note for us').click()
        await page.getByLabel('Note', { exact: true }).fill('No shoes upstairs.')
        expect(await send(page, 'Keep the note')).toBe(200)
        await page.getByText('No shoes upstairs.').waitFor()
        await page.getByLabel(`Reply to ${addressOf(name)}`).fill('Yes, it is.')
        expect(await send(page, 'Send and mark answered')).toBe(200)
        await look()
        expect(await send(page, 'Undo')).toBe(200)
        expect(await page.getByLabel(`Reply to ${addressOf(name)}`).inputValue()).toBe('Yes, it is.')
        expect(await send(page, 'Send and mark answered')).toBe(200)
        await page.getByText('Yes, it is.').last().waitFor()
        await page.getByRole('combobox', { name: 'Status' }).selectOption('done')
        expect(await send(page, 'Set status')).toBe(200)
        expect(await page.getByRole('combobox', { name: 'Status' }).inputValue()).toBe('done')
        if (!scripts) await expectNoAxeFindingsWithoutScripts(page)
      })

  test('the second of two people who answer is told, and can send theirs as well', async () => {
    const name = await inquire()
    const nora = await openAsMember({ visit, address }, 'Nora Feld', { expectedErrors })
    const sam = await openAsMember({ visit, address }, 'Sam Ortiz', { expectedErrors })
    for (const page of [nora, sam]) await openCase(page, name)
    const reply = (page: Page) => page.getByLabel(`Reply to ${addressOf(name)}`)
    await reply(nora).fill('From Nora')
    await reply(sam).fill('From Sam')
    expect(await send(sam, 'Send and mark answered')).toBe(200)
    expect(await send(nora, 'Send and mark answered')).toBe(409)
    await nora
      .getByRole('alert')
      .filter({ hasText: /^Sam Ortiz answered at .* Yours isn’t sent/ })
      .waitFor()
    expect(await reply(nora).inputValue()).toBe('From Nora')
    await expectNoAxeFindings(nora)
    expect(await send(nora, 'Send mine as well')).toBe(200)
    await nora.getByText('From Nora').last().waitFor()
  })
})
