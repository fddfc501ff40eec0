import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { totpCode } from '../totp-app.ts'
import { DESKTOP, expectNoAxeFindings, expectNoSidewaysScroll, onEditions, PHONE } from './visitor.ts'
import { expectNoAxeFindingsWithoutScripts, send } from './without-scripts.ts'

const run = promisify(execFile)
const PASSWORD = 'blue door, warm kitchen'
/** The browser reports a page that answers 422 or 404 as an error. */
const REFUSED = /status of 4(?:01|04|22)/

onEditions(['live'], 'The agency’s side', ({ visit, address }) => {
  /** The link that the command on the server prints. */
  async function invitation(email: string): Promise<string> {
    const env = { ...process.env, DATA_DIR: inject('liveData'), PUBLIC_URL: address }
    const { stdout } = await run(process.execPath, ['scripts/agency-people.ts', 'invite', email], { env })
    return /http\S+/.exec(stdout)![0]
  }
  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

  for (const scripts of [true, false])
    for (const viewport of [PHONE, DESKTOP])
      test(`invite, join, sign in, people, audit ${scripts ? 'with' : 'without'} scripts at ${viewport.width} px`, async () => {
        const email = `${randomUUID()}@example.com`
        const link = await invitation(email)
        const page = await visit(scripts ? link : '/agency/join', {
          viewport,
          javaScriptEnabled: scripts,
          expectedErrors: REFUSED,
        })
        const look = async () => {
          await expectNoSidewaysScroll(page)
          if (scripts) await expectNoAxeFindings(page)
        }
        await heading(page, 'Join the agency side')
        await look()
        if (!scripts) await page.getByLabel('Link from the email').fill(link)
        await page.getByLabel('Your name').fill('Nora Feld')
        await page.getByLabel('Password').fill(PASSWORD)
        expect(await send(page, 'Continue')).toBe(200)

        await heading(page, 'Set up two-step sign-in')
        await look()
        const key = (await page.locator('code').innerText()).replaceAll(' ', '')
        await page.getByLabel('Code from your app').fill('000000')
        expect(await send(page, 'Continue')).toBe(422)
        await page.getByText('This code is wrong.').waitFor()
        await page.getByLabel('Code from your app').fill(totpCode(key))
        expect(await send(page, 'Continue')).toBe(200)
        await heading(page, 'Keep your recovery codes')
        await look()
        expect(await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count()).toBe(10)
        expect(await send(page, 'I have kept them')).toBe(200)
        await heading(page, /wait/)

        await page.goto(`${address}/agency/people`)
        await heading(page, /work here/)
        await look()
        const guest = `${randomUUID()}@example.com`
        await page.getByLabel('Email address').fill(guest)
        await page.getByLabel('Role').selectOption('assistant')
        expect(await send(page, 'Send the invitation')).toBe(200)
        await page.getByText('The invitation is on its way.').waitFor()
        expect(await send(page, page.getByRole('button', { name: `Take back the invitation of ${guest}` }))).toBe(200)
        await page.getByText('The invitation no longer works.').waitFor()
        await page.getByRole('row').filter({ hasText: email }).getByRole('link', { name: 'Nora Feld' }).click()
        await heading(page, 'Nora Feld')
        await look()

        await page.goto(`${address}/agency/me`)
        await heading(page, 'You’re signed in here only')
        await look()
        await page.getByLabel('Your name').fill('Nora Field')
        expect(await send(page, 'Change your name')).toBe(200)
        await page.getByText('Your name was changed.').waitFor()

        await page.getByRole('navigation', { name: 'Agency' }).getByRole('link', { name: 'Audit' }).click()
        await heading(page, /^The newest entry is from today/)
        await look()
        await page.getByLabel('What', { exact: true }).selectOption('member.renamed')
        await page.getByRole('button', { name: 'Filter' }).click()
        await page.getByRole('cell', { name: 'Changed a name' }).first().waitFor()

        await page.locator('button:visible', { hasText: 'Sign out' }).click()
        await heading(page, 'Sign in to the agency side')
        await page.goto(`${address}/agency/audit`)
        await heading(page, 'Sign in to the agency side')
        await look()
        await page.getByLabel('Email address').fill(email)
        await page.getByLabel('Password').fill(PASSWORD)
        // The code of now was used for joining; apps may be half a minute ahead.
        await page.getByLabel('Code from your app').fill(totpCode(key, Date.now() + 30_000))
        expect(await send(page, 'Sign in')).toBe(200)
        await heading(page, /^The newest entry/)
        if (!scripts) await expectNoAxeFindingsWithoutScripts(page)
      })

  test('two minutes before an unused session ends, the page says so and keeps it, with what was typed', async () => {
    const page = await visit(await invitation(`${randomUUID()}@example.com`))
    await page.getByLabel('Your name').fill('Nora Feld')
    await page.getByLabel('Password').fill(PASSWORD)
    await send(page, 'Continue')
    const key = (await page.locator('code').innerText()).replaceAll(' ', '')
    await page.getByLabel('Code from your app').fill(totpCode(key))
    await send(page, 'Continue')
    await send(page, 'I have kept them')
    await page.clock.install()
    await page.goto(`${address}/agency/me`)
    await page.getByLabel('Your name').fill('Typed')
    await page.clock.fastForward('28:01')
    await page.getByText('You’ll be signed out in 2 minutes.').waitFor()
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await page.clock.fastForward('28:01')
    // Signed out elsewhere meanwhile.
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    await page.getByText('Nothing you typed is lost.').waitFor()
    expect(await page.getByLabel('Your name').inputValue()).toBe('Typed')
  })

  test('visitors’ pages lead nowhere there, and their files hold nothing of it', async () => {
    const page = await visit('/')
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(files.filter((file) => file.includes('agency-assets'))).toEqual([])
    expect(await page.locator('a[href^="/agency"]').count()).toBe(0)
  })
})
