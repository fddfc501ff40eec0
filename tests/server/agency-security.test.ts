import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROOF_MS } from '#domain/agency/member.ts'
import { valueOrThrow } from '#domain/result.ts'
import { SERVER_ACTOR } from '#ports/server/agency-audit.ts'
import { totpCode } from '../totp-app.ts'
import {
  AGENCY_SESSION,
  AGENCY_SITE,
  openAgencySite,
  PASSWORD,
  type AgencyPerson,
  type AgencySite,
} from './agency-site.ts'

let site: AgencySite
let owner: AgencyPerson
beforeAll(async () => {
  site = await openAgencySite()
  owner = await site.member('owner')
})
afterAll(() => site.close())

/** A code that wasn't used before: apps' clocks may be half a minute off. better-auth knows the time alone, not the test's. */
const used = new Map<string, number>()
const OFFSETS = [0, 30_000, -30_000]
const nextCode = (key: string) => {
  const count = used.get(key) ?? 0
  used.set(key, count + 1)
  return totpCode(key, Date.now() + OFFSETS[count]!)
}
const signIn = (given: Record<string, string>) => {
  const browser = site.browser()
  return browser.post('/agency/sign-in', given).then((answer) => ({ browser, answer }))
}
const invite = async (email: string) => valueOrThrow(await site.services.people.invite(email, 'agent', SERVER_ACTOR))

describe('signing in', () => {
  test('address, password, and code open a session of its own, which no other site can send', async () => {
    const { answer } = await signIn({
      email: owner.email,
      password: PASSWORD,
      code: nextCode(owner.key),
      to: '/agency/audit',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/agency/audit')
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-keystead-agency=[\w-]{43};/)
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part)
  })

  test('one answer for members, visitors, and unknown people, whatever was wrong', async () => {
    const visitor = { firstName: 'Vi', lastName: 'Sitor', email: 'visitor@example.com', password: PASSWORD }
    valueOrThrow(await site.accounts.signUp(visitor))
    const taken = nextCode(owner.key)
    await signIn({ email: owner.email, password: PASSWORD, code: taken })
    const attempts = [
      { email: owner.email, password: 'wrong', code: '123456' },
      { email: owner.email, password: PASSWORD, code: '123456' },
      { email: owner.email, password: PASSWORD, code: taken },
      { email: owner.email, password: PASSWORD, code: '' },
      { email: visitor.email, password: PASSWORD, code: '123456' },
      { email: 'nobody@example.com', password: PASSWORD, code: '123456' },
      { email: 'not an address', password: '', code: '' },
    ]
    for (const attempt of attempts) {
      const { answer } = await signIn(attempt)
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []])
      expect(site.pages.at(-1)!.refused!.problem).toEqual({
        kind: 'unauthorized',
        message: 'The email address, password, or code is wrong.',
      })
    }
    expect((await site.log())[0]).toMatchObject({ act: 'member.sign-in-refused', memberId: null, details: {} })
    // Checking a password leaves no visitor's session behind.
    const sessions = site.db.withTables<{ account_sessions: { id: string } }>().selectFrom('account_sessions')
    expect(await sessions.select('id').execute()).toEqual([])
  })

  test('guessing is slowed down', async () => {
    const browser = site.browser()
    const tries = [1, 2, 3, 4, 5, 6, 7].map(() => ({ email: 'guessed@example.com', password: 'x', code: '123456' }))
    const statuses: number[] = []
    for (const attempt of tries) statuses.push((await browser.post('/agency/sign-in', attempt)).status)
    expect(statuses.slice(-1)).toEqual([429])
  })

  test('where one wanted to go is one of these pages', async () => {
    const asked = await site.browser().open('/agency/people?done=invited')
    expect(asked.headers.get('location')).toBe(
      `/agency/sign-in?to=${encodeURIComponent('/agency/people?done=invited')}`,
    )
    for (const to of ['https://evil.example/', '//evil.example', '/agency/../admin', '/agency\\evil', '/']) {
      await site.browser().open(`/agency/sign-in?to=${encodeURIComponent(to)}`)
      const { screen } = site.pages.at(-1)!
      expect(screen).toEqual({ name: 'sign-in', to: to === '/agency/../admin' ? to : '/agency' })
    }
  })

  test('a link from elsewhere comes without the cookie: the page asks for itself again', async () => {
    const answer = await site
      .browser()
      .send('GET', '/agency/people?x="><script>', undefined, { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('http-equiv="refresh"')
    expect(html).not.toContain('<script')
  })

  test('a recovery code signs in, once, and doesn’t count for acts that need a code anew', async () => {
    const person = await site.member('owner')
    const [code] = person.recoveryCodes
    const { browser, answer } = await signIn({ email: person.email, password: PASSWORD, code: code! })
    expect(answer.status).toBe(303)
    expect((await browser.post('/agency/audit/export')).status).toBe(401)
    const again = await signIn({ email: person.email, password: PASSWORD, code: code! })
    expect(again.answer.status).toBe(422)
  })
})

describe('sessions', () => {
  test('a stolen cookie is worth nothing after signing out, a removal, a reset, and another password', async () => {
    const ends: ((person: AgencyPerson) => Promise<Response>)[] = [
      (person) => person.post('/agency/sign-out'),
      async (person) => {
        valueOrThrow(await site.services.people.remove(person.id, SERVER_ACTOR))
        return person.open('/agency/me')
      },
      async (person) => {
        valueOrThrow(await site.services.people.resetTwoStep(person.id, SERVER_ACTOR))
        return person.open('/agency/me')
      },
    ]
    for (const end of ends) {
      const person = await site.member('agent')
      const stolen = site.browser()
      stolen.jar.set(AGENCY_SESSION, person.jar.get(AGENCY_SESSION)!)
      expect((await stolen.open('/agency/me')).status).toBe(200)
      await end(person)
      expect((await stolen.open('/agency/me')).status).toBe(303)
    }
  })

  test('a password that is changed ends the other sessions, and is mailed', async () => {
    const person = await site.member('agent')
    const other = await signIn({ email: person.email, password: PASSWORD, code: nextCode(person.key) })
    const next = 'a porch of cedar wood'
    const changed = await person.post('/agency/me/password', { current: PASSWORD, next, confirmNext: next })
    expect(changed.headers.get('location')).toBe('/agency/me?done=password-changed')
    expect((await other.browser.open('/agency/me')).status).toBe(303)
    expect((await person.open('/agency/me')).status).toBe(200)
    expect((await site.mailsTo(person.email)).map(({ subject }) => subject)).toContain(
      'Your password at Keystead has changed',
    )
  })

  test('one ends from another browser, and only the member’s own', async () => {
    const [person, stranger] = [await site.member('agent'), await site.member('agent')]
    const other = await signIn({ email: person.email, password: PASSWORD, code: nextCode(person.key) })
    const [theirs] = valueOrThrow(await site.services.sessions.list(stranger.id))
    expect((await person.post('/agency/me/end-session', { session: theirs!.id })).status).toBe(404)
    const { id: session } = valueOrThrow(await site.services.sessions.find(person.jar.get(AGENCY_SESSION)!))!
    await other.browser.post('/agency/me/end-session', { session })
    expect((await person.open('/agency/me')).status).toBe(303)
    expect((await stranger.open('/agency/me')).status).toBe(200)
  })
})

describe('an act that needs password and code anew', () => {
  test('is asked for in place, keeps what was typed, and is done with the right ones', async () => {
    const person = await site.member('owner')
    site.time.shift += PROOF_MS + 1000
    const before = person.jar.get(AGENCY_SESSION)
    const fields = { email: 'Guest@example.com', role: 'agent' }
    expect((await person.post('/agency/people/invite', fields)).status).toBe(401)
    expect(site.pages.at(-1)!.screen).toEqual({ name: 'prove', action: '/agency/people/invite', fields })
    const proof = { 'proof-password': PASSWORD, 'proof-code': '000000' }
    expect((await person.post('/agency/people/invite', { ...fields, ...proof })).status).toBe(422)
    expect(
      (
        await person.post('/agency/people/invite', {
          ...fields,
          'proof-password': PASSWORD,
          'proof-code': person.recoveryCodes[0]!,
        })
      ).status,
    ).toBe(422)
    expect(await site.mailsTo('Guest@example.com')).toEqual([])
    const right = { ...proof, 'proof-code': nextCode(person.key) }
    const done = await person.post('/agency/people/invite', { ...fields, ...right })
    expect(done.headers.get('location')).toBe('/agency/people?done=invited')
    expect(await site.mailsTo('Guest@example.com')).toHaveLength(1)
    expect(person.jar.get(AGENCY_SESSION)).not.toBe(before)
    // For ten minutes it isn't asked for again.
    expect((await person.post('/agency/people/invite', { ...fields, email: 'two@example.com' })).status).toBe(303)
  })

  test('a field that the form doesn’t have is refused', async () => {
    const person = await site.member('owner')
    const fields = { email: 'three@example.com', role: 'agent', member_id: owner.id }
    expect((await person.post('/agency/people/invite', fields)).status).toBe(422)
    expect(await site.mailsTo('three@example.com')).toEqual([])
  })
})

describe('forged requests', () => {
  const forged: Record<string, Record<string, string>> = {
    'another site': { 'sec-fetch-site': 'cross-site' },
    'another site’s origin': { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    'a sub-domain': { 'sec-fetch-site': 'same-site', origin: 'https://sub.homes.test' },
    'no origin': { 'sec-fetch-site': 'cross-site', origin: 'null' },
    'plain text': { 'content-type': 'text/plain' },
    json: { 'content-type': 'application/json' },
  }
  test.each(Object.entries(forged))('are refused: %s', async (_, headers) => {
    const person = await site.member('agent')
    const answer = await person.send('POST', '/agency/me/name', { name: 'Forged' }, headers)
    expect(answer.status).toBe(403)
    expect(valueOrThrow(await site.services.members.ofAccount(person.accountId))!.name).toBe('Nora Feld')
  })

  test('are refused without either header, with or without a cookie', async () => {
    const ask = (cookie: Record<string, string>) =>
      site.fetch(
        new Request(`${AGENCY_SITE}/agency/me/name`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...cookie },
          body: 'name=Forged',
        }),
      )
    expect((await ask({})).status).toBe(403)
    expect((await ask({ cookie: `${AGENCY_SESSION}=${owner.jar.get(AGENCY_SESSION)}` })).status).toBe(403)
  })
})

describe('invitations', () => {
  test('the link works once, for its address and role', async () => {
    const link = await invite('once@example.com')
    const [first, second] = [site.browser(), site.browser()]
    const given = { token: link, name: 'Sam Ortiz', password: PASSWORD }
    expect((await first.post('/agency/join', given)).headers.get('location')).toBe('/agency/join/two-step')
    await first.open('/agency/join/two-step')
    const screen = site.pages.at(-1)!.screen as { key: string; email: string }
    expect(screen.email).toBe('once@example.com')
    // The third step can't come before the second.
    expect((await first.open('/agency/join/codes')).headers.get('location')).toBe('/agency/join/two-step')
    expect((await first.post('/agency/join/codes')).status).toBeGreaterThanOrEqual(400)
    expect((await first.post('/agency/join/two-step', { code: '000000' })).status).toBe(422)
    expect((await first.post('/agency/join/two-step', { code: site.codeOf(screen.key) })).status).toBe(303)
    const both = await Promise.all([first.post('/agency/join/codes'), first.post('/agency/join/codes')])
    expect(both.filter(({ status }) => status === 303)).not.toEqual([])
    const members = valueOrThrow(await site.services.members.list()).filter(({ email }) => email === 'once@example.com')
    expect(members).toMatchObject([{ name: 'Sam Ortiz', role: 'agent', twoStep: true }])
    expect((await second.post('/agency/join', given)).status).toBe(404)
  })

  test('somebody who leaves before the last step is no member, has no session, and no account', async () => {
    const link = await invite('left@example.com')
    const browser = site.browser()
    await browser.post('/agency/join', { token: link, name: 'Sam Ortiz', password: PASSWORD })
    expect([...browser.jar.keys()]).toEqual(['__Host-keystead-joining'])
    expect((await browser.open('/agency/me')).status).toBe(303)
    expect(valueOrThrow(await site.accounts.members.standing('left@example.com'))).toBe('new')
    // Begun anew, the link works, and the first browser has to start over.
    const other = site.browser()
    await other.post('/agency/join', { token: link, name: 'Sam Ortiz', password: PASSWORD })
    expect((await browser.open('/agency/join/two-step')).headers.get('location')).toBe('/agency/join')
  })

  test('an address with an account joins with that account’s password, and its code where it has one', async () => {
    const person = await site.member('agent')
    valueOrThrow(await site.services.people.remove(person.id, SERVER_ACTOR))
    const link = await invite(person.email)
    const given = { token: link, name: 'Nora Feld', password: 'not her password' }
    expect((await site.browser().post('/agency/join', given)).status).toBe(422)
    const browser = site.browser()
    expect((await browser.post('/agency/join', { ...given, password: PASSWORD })).status).toBe(422)
    expect(site.pages.at(-1)!.screen).toEqual({ name: 'join', asksCode: true })
    const code = nextCode(person.key)
    expect((await browser.post('/agency/join', { ...given, password: PASSWORD, code })).headers.get('location')).toBe(
      '/agency',
    )
    expect((await browser.open('/agency/me')).status).toBe(200)
  })

  test('an easy password is refused with the reason', async () => {
    const link = await invite('easy@example.com')
    const refused = await site.browser().post('/agency/join', { token: link, name: 'Sam', password: 'password1' })
    expect(refused.status).toBe(422)
    expect(site.pages.at(-1)!.refused).toMatchObject({
      values: { name: 'Sam', token: link },
      problem: { kind: 'invalid' },
    })
    expect(JSON.stringify(site.pages.at(-1)!.refused!.values)).not.toContain('password1')
  })
})

describe('what is sent', () => {
  test('is stored by nobody, indexed by nobody, framed by nobody, and loads nothing from elsewhere', async () => {
    for (const path of ['/agency/sign-in', '/agency/me', '/agency/nothing']) {
      const { headers } = await owner.open(path)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      const policy = headers.get('content-security-policy')!
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/https:|daily|google|blob:/)
    }
  })

  test('what strangers wrote ends no element of the page', async () => {
    const person = await site.member('agent')
    await person.post('/agency/me/name', { name: '</script><script>alert(1)</script>' })
    const html = await (await person.open('/agency/me')).text()
    expect(html).not.toContain('<script>alert')
  })

  test('over plain http from another machine there is only a page that says so', async () => {
    const plain = await site.fetch(new Request('http://homes.test/agency/sign-in'))
    // PUBLIC_URL says https: a proxy ends TLS.
    expect(plain.status).toBe(200)
  })

  test('robots.txt doesn’t name it', async () => {
    const robots = await site.fetch(new Request(`${AGENCY_SITE}/robots.txt`))
    expect(await robots.text()).not.toContain('agency')
  })
})

describe('the audit log', () => {
  test('agents read their own acts, whatever the address says', async () => {
    const [agent, other] = [await site.member('agent'), await site.member('agent')]
    for (const path of ['/agency/audit', `/agency/audit?who=${other.id}`]) {
      await agent.open(path)
      const { screen } = site.pages.at(-1)!
      if (screen.name !== 'audit') throw new Error(`the screen is ${screen.name}`)
      expect(screen.entries.length).toBeGreaterThan(0)
      expect(new Set(screen.entries.map(({ memberId }) => memberId))).toEqual(new Set([agent.id]))
      expect([screen.people, screen.mayExport]).toEqual([[], false])
    }
  })

  test('an export has every entry as a line, is an entry itself, and is mailed to the owners', async () => {
    const person = await site.member('owner')
    const answer = await person.post('/agency/audit/export')
    expect(answer.headers.get('content-disposition')).toContain('audit-log.jsonl')
    const lines = (await answer.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { act: string })
    expect(lines.at(-1)!.act).toBe('audit.exported')
    expect(lines.map(({ act }) => act)).toContain('member.joined')
    expect((await site.mailsTo(person.email)).at(-1)!.subject).toBe('The audit log was exported at Keystead')
  })

  test('no entry says an address or a name that somebody typed', async () => {
    const text = JSON.stringify((await site.log()).map(({ about, details }) => [about, details]))
    expect(text).not.toContain('@')
  })
})
