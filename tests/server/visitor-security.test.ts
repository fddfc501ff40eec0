import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountMail } from '#adapters/accounts/account-mail.ts'
import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import { putMails } from '#adapters/database/mail/mail-outbox.ts'
import { accountExistsMail } from '#content/account-mails.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import type { TwoStepSetup } from '#domain/account/sign-ins.ts'
import {
  join,
  mailedToken,
  newPerson,
  openPersonalSite,
  PASSWORD,
  type Browser,
  type PersonalSite,
} from './personal-site.ts'

let site: PersonalSite
beforeAll(async () => {
  site = await openPersonalSite()
})
afterAll(() => site.close())

const sessionOf = (browser: Browser) => browser.jar.get('keystead-session')
const accountOf = async (browser: Browser) =>
  ((await (await browser.ask('GET', '/api/account')).json()) as { account: { email: string } | null }).account

test('deleting an account leaves nothing of it in any table, nor in mails that were or would be sent', async () => {
  const browser = site.visitor()
  await browser.ask('PUT', '/api/favorites/7', {})
  await browser.ask('PATCH', '/api/favorites/7', { note: 'the green gate' })
  const { email } = await join(browser)
  await browser.ask('POST', '/api/favorites/share', {})
  const { id } = await site.db
    .withTables<AccountTables>()
    .selectFrom('account_users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const text = accountExistsMail(SAMPLE_AGENCY, {
    signIn: 'http://homes.test/signin',
    reset: 'http://homes.test/reset',
  })
  const mail = accountMail(email, text)
  await putMails(site.db, [{ topic: 'account-exists', secretUntil: null, mail }], { now: new Date(), inquiryId: null })
  expect(await everyRow()).toContain(email)
  expect((await browser.ask('POST', '/api/account/deletion', { password: PASSWORD })).status).toBe(204)
  const left = await everyRow()
  for (const trace of [email, id, 'the green gate']) expect(left).not.toContain(trace)
})

async function everyRow(): Promise<string> {
  const tables = (await site.db.introspection.getTables()).filter(({ name }) => !name.startsWith('listing'))
  const rows = tables.map(({ name }) =>
    site.db
      .selectFrom(name as 'owners')
      .selectAll()
      .execute(),
  )
  return JSON.stringify(await Promise.all(rows))
}

describe('the visitor’s cookie', () => {
  test('reading sets none; the first change sets one, and the database knows only its hash', async () => {
    const browser = site.visitor()
    for (const path of [
      '/api/favorites',
      '/api/favorites/ids',
      '/api/saved-searches',
      '/api/account',
      '/api/listings',
    ]) {
      expect((await browser.ask('GET', path)).headers.getSetCookie()).toEqual([])
    }
    const answer = await browser.ask('PUT', '/api/favorites/7', {})
    const [cookie, ...others] = answer.headers.getSetCookie()
    expect(others).toEqual([])
    expect(cookie).toMatch(/^keystead-visitor=[\w-]{22}; Max-Age=34128000; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = browser.jar.get('keystead-visitor')!
    const hashes = await site.db.selectFrom('owners').select('visitor_hash').execute()
    expect(hashes.map((row) => row.visitor_hash)).toContain(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify(hashes)).not.toContain(token)
  })

  test('a refused change sets no cookie', async () => {
    const browser = site.visitor()
    const owners = async () => (await site.db.selectFrom('owners').select('id').execute()).length
    const before = await owners()
    expect((await browser.ask('PUT', '/api/favorites/999', {})).headers.getSetCookie()).toEqual([])
    expect((await browser.ask('PATCH', '/api/favorites/7', { note: 'x' })).headers.getSetCookie()).toEqual([])
    expect((await browser.ask('POST', '/api/saved-searches', { name: '' })).headers.getSetCookie()).toEqual([])
    expect(await owners()).toBe(before)
  })

  test('a guessed or made-up cookie shows the samples only', async () => {
    const browser = site.visitor()
    browser.jar.set('keystead-visitor', 'AAAAAAAAAAAAAAAAAAAAAA')
    expect(await (await browser.ask('GET', '/api/favorites/ids')).json()).toEqual([1, 3, 5])
  })

  test('answers are for one visitor alone, and no cache keeps them', async () => {
    const browser = site.visitor()
    await join(browser)
    for (const path of [
      '/api/account',
      '/api/account/export',
      '/api/favorites',
      '/api/saved-searches',
      '/api/updates',
      '/api/updates/devices',
    ]) {
      const answer = await browser.ask('GET', path)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('etag')).toBeNull()
    }
  })
})

describe('sessions', () => {
  test('a session’s cookie is HttpOnly, and what it holds is nowhere in the database', async () => {
    const browser = site.visitor()
    await join(browser)
    expect(browser.set.at(-1)).toMatch(/^keystead-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = decodeURIComponent(sessionOf(browser)!).split('.')[0]!
    const stored = await site.db.withTables<AccountTables>().selectFrom('account_sessions').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(stored.some((row) => row.token === createHash('sha256').update(token).digest('hex'))).toBe(true)
    const columns = ['created_at', 'device', 'expires_at', 'id', 'token', 'updated_at', 'user_id']
    expect(Object.keys(stored[0]!).sort()).toEqual(columns)
  })

  test('of a browser only its name in words is stored', async () => {
    const browser = site.visitor()
    const { email, password } = await join(browser)
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
    await browser.ask('POST', '/api/account/sign-in', { email, password }, { 'user-agent': userAgent })
    const stored = await site.db.withTables<AccountTables>().selectFrom('account_sessions').select('device').execute()
    expect(stored.map(({ device }) => device)).toContain('Firefox on Linux')
    expect(JSON.stringify(stored)).not.toMatch(/Mozilla|145/)
  })

  test('tokens of links, the key of a second step and recovery codes are nowhere in the database', async () => {
    const browser = site.visitor()
    const { email, password } = await join(browser)
    await browser.ask('POST', '/api/account/sign-up', { ...newPerson(), email: 'pending@example.com' })
    await browser.ask('POST', '/api/account/email', { email: 'moved@example.com', password })
    const setup = (await (await browser.ask('POST', '/api/account/two-step', { password })).json()) as TwoStepSetup
    const tokens = ['pending@example.com', 'moved@example.com', email].map((to) => mailedToken(site.mails, to))
    const db = site.db.withTables<AccountTables>()
    const stored = JSON.stringify([
      await db.selectFrom('account_sign_ups').selectAll().execute(),
      await db.selectFrom('account_email_changes').selectAll().execute(),
      await db.selectFrom('account_two_factors').selectAll().execute(),
    ])
    const codes = setup.recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')])
    expect(tokens.length + codes.length).toBe(23)
    for (const secret of [...tokens, ...codes, setup.key]) expect(stored).not.toContain(secret)
  })

  test('over TLS it is Secure and bound to this host', async () => {
    const secure = await openPersonalSite({ publicUrl: 'https://homes.example.com' })
    const browser = secure.visitor()
    await join(browser)
    await browser.ask('PUT', '/api/favorites/7', {})
    expect(browser.set.at(-1)).toMatch(/^__Host-keystead-session=[^;]+; .*HttpOnly; Secure; SameSite=Lax$/)
    expect(await accountOf(browser)).not.toBeNull()
    await secure.close()
  })

  test('signing in gives a new session and ends the one there was', async () => {
    const browser = site.visitor()
    const person = await join(browser)
    const first = sessionOf(browser)!
    await browser.ask('POST', '/api/account/sign-in', { email: person.email, password: PASSWORD })
    expect(sessionOf(browser)).not.toBe(first)
    const thief = site.visitor()
    thief.jar.set('keystead-session', first)
    expect(await accountOf(thief)).toBeNull()
    expect(thief.jar.has('keystead-session')).toBe(false)
  })

  test('a session planted before signing in is worth nothing afterwards', async () => {
    const [attacker, victim] = [site.visitor(), site.visitor()]
    await join(attacker)
    victim.jar.set('keystead-session', sessionOf(attacker)!)
    const person = await join(victim)
    expect((await accountOf(victim))!.email).toBe(person.email)
    expect(await accountOf(attacker)).toBeNull()
  })

  test('a token without its signature, or with another’s, is no session', async () => {
    const [ana, ben] = [site.visitor(), site.visitor()]
    await join(ana)
    await join(ben)
    const [anas, bens] = [ana, ben].map(
      (browser) => decodeURIComponent(sessionOf(browser)!).split('.') as [string, string],
    )
    for (const value of [anas![0], `${anas![0]}.`, `${anas![0]}.${bens![1]}`, 'x'.repeat(300), 'a=b; c=d']) {
      const browser = site.visitor()
      browser.jar.set('keystead-session', encodeURIComponent(value))
      expect(await accountOf(browser)).toBeNull()
    }
  })

  test('unreadable sessions are 503, never another visitor’s or anonymous data', async () => {
    const broken = await openPersonalSite()
    const browser = broken.visitor()
    await join(browser)
    await broken.db.schema.dropTable('account_sessions').execute()
    const answer = await browser.ask('GET', '/api/favorites')
    expect(answer.status).toBe(503)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(broken.errors.length).toBeGreaterThan(0)
    await broken.close()
  })
})

describe('same-origin requests', () => {
  const CHANGES = [
    ['PUT', '/api/favorites/7', {}],
    ['PATCH', '/api/favorites/1', { note: 'x' }],
    ['DELETE', '/api/favorites/1', undefined],
    ['POST', '/api/favorites/1/restoration', {}],
    ['POST', '/api/favorites/share', {}],
    ['DELETE', '/api/favorites/share', undefined],
    ['POST', '/api/saved-searches', {}],
    ['DELETE', '/api/saved-searches/x', undefined],
    ['PUT', '/api/updates', {}],
    ['PUT', '/api/updates/devices', {}],
    ['DELETE', '/api/updates/devices/x', undefined],
    ['POST', '/api/account/sign-in', {}],
    ['POST', '/api/account/sign-up', {}],
    ['POST', '/api/account/sign-out', {}],
    ['POST', '/api/account/password-reset', {}],
    ['PUT', '/api/account/password-reset', {}],
    ['PUT', '/api/account/password', {}],
    ['POST', '/api/account/deletion', {}],
    ['POST', '/api/account/confirmation', {}],
    ['POST', '/api/account/sign-in/code', {}],
    ['PUT', '/api/account/name', {}],
    ['POST', '/api/account/email', {}],
    ['POST', '/api/account/confirmation-link', {}],
    ['PUT', '/api/account/email', {}],
    ['DELETE', '/api/account/sessions', undefined],
    ['DELETE', '/api/account/sessions/x', undefined],
    ['POST', '/api/account/two-step', {}],
    ['PUT', '/api/account/two-step', {}],
    ['POST', '/api/account/two-step/removal', {}],
  ] as const

  test.each(CHANGES)('%s %s is refused to other sites', async (method, path, body) => {
    const browser = site.visitor()
    const from = (headers: Record<string, string>) => browser.ask(method, path, body, headers)
    for (const fetchSite of ['cross-site', 'same-site', 'none']) {
      expect((await from({ 'sec-fetch-site': fetchSite })).status).toBe(403)
    }
  })

  test.each(CHANGES.filter(([, , body]) => body !== undefined))('%s %s takes JSON alone', async (method, path) => {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' }
    const answer = await site.visitor().send(path, { method, headers, body: '{}' })
    expect(answer.status).toBe(415)
  })
})

describe('bodies', () => {
  test.each([
    ['not JSON', '{'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a text', '"x"'],
    ['nothing asked for', '{}'],
    ['an unknown field', JSON.stringify({ email: 'a@example.com', password: 'x', admin: true })],
    ['another type', JSON.stringify({ email: ['a@example.com'], password: { length: 3 } })],
    ['a prototype', '{"__proto__":{"email":"a@example.com"},"password":"x"}'],
  ])('%s is refused by name', async (_, body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await site.visitor().send('/api/account/sign-in', { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    const { errors } = (await answer.json()) as { errors: { field: string }[] }
    expect(errors.length).toBeGreaterThan(0)
  })
})
