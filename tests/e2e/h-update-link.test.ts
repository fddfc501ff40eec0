import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, test } from 'vitest'
import { DESKTOP, expectNoSidewaysScroll, onEditions, PHONE } from './visitor.ts'
import { expectNoAxeFindingsWithoutScripts, send, signUpAndIn, WITHOUT } from './without-scripts.ts'

/** The path of the link that an email to an account has, made anew of what the site has stored. */
function updatesPath(email: string): string {
  const file = (name: string) => path.join(inject('liveData'), name)
  const database = new DatabaseSync(file('keystead.db'), { readOnly: true, timeout: 5000 })
  const owners = 'SELECT owners.id FROM owners JOIN account_users ON account_users.id = account_id WHERE email = ?'
  const { id } = database.prepare(owners).get(email) as { id: string }
  database.close()
  const secret = readFileSync(file('session-secret'), 'utf8').trim()
  const signed = createHmac('sha256', secret).update(`updates ${id}`).digest('base64url')
  return `/updates/${Buffer.from(id).toString('base64url')}.${signed}`
}

onEditions(['live'], 'H: the link in an email update', ({ visit, address }) => {
  const TABLET = { width: 768, height: 1024 }

  test.each([PHONE, TABLET, DESKTOP])(
    'H-04 it shows and stops them without scripts and without signing in, at $width px',
    async (viewport) => {
      const own = await visit('/confirm-email', { ...WITHOUT, viewport })
      const email = await signUpAndIn(own)
      for (const [source, every] of [
        ['favorites', 'daily'],
        ['similar', 'friday'],
      ]) {
        const data = { source, every }
        expect((await own.request.put(`${address}/api/updates`, { data, headers: { origin: address } })).status()).toBe(
          200,
        )
      }
      const page = await visit(updatesPath(email), { ...WITHOUT, viewport })
      const items = page.getByRole('listitem')
      expect(await items.allTextContents()).toEqual([
        'Your saved homes: Daily',
        'Homes like your saved homes: Weekly on Friday',
      ])
      await expectNoSidewaysScroll(page)
      expect(await send(page, 'Stop all emails')).toBe(200)
      await page.getByRole('heading', { level: 1, name: 'We’ve stopped these emails' }).waitFor()
      await expectNoSidewaysScroll(page)
      await page.reload()
      await page.goto(address + updatesPath(email))
      await page.getByText('You don’t get any email updates about homes.').waitFor()
      await page.getByRole('link', { name: 'Change email settings' }).click()
      expect(new URL(page.url()).pathname).toMatch(/^\/(account|signin)$/)
    },
  )

  test.each([PHONE, DESKTOP])('H-04 axe finds nothing on any of its pages, at $width px', async (viewport) => {
    const own = await visit('/confirm-email', { ...WITHOUT, viewport })
    const email = await signUpAndIn(own)
    const headers = { origin: address }
    await own.request.put(`${address}/api/updates`, { data: { source: 'favorites', every: 'at-once' }, headers })
    const page = await visit(updatesPath(email), { ...WITHOUT, viewport, expectedErrors: /status of 404/ })
    await expectNoAxeFindingsWithoutScripts(page)
    await page.goto(address + updatesPath(email))
    await send(page, 'Stop all emails')
    await expectNoAxeFindingsWithoutScripts(page)
    await page.goto(`${address}/updates/wrong`)
    await page.getByRole('heading', { level: 1, name: 'This link doesn’t work' }).waitFor()
    await expectNoAxeFindingsWithoutScripts(page)
  })
})
