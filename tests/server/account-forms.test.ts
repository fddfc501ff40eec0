import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { UpdateChoices } from '#ports/browser/updates-gateway.ts'
import { totpCode } from '../totp-app.ts'
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

/** What the last page was told of the form. */
const shown = () => site.rendered.at(-1)?.page.sentForm
/** What the page says to which a form led. */
async function saidAfter(browser: Browser, answer: Response) {
  expect(answer.status).toBe(303)
  await browser.send(answer.headers.get('location')!, {})
  return shown()
}
const whoAmI = async (browser: Browser) =>
  ((await (await browser.ask('GET', '/api/account')).json()) as { account: { email: string } | null }).account?.email

test('A-01 signing in by the browser’s own form leads to the page that says so; a wrong password comes back without it', async () => {
  const person = await join(site.visitor())
  const browser = site.visitor()
  const wrong = await browser.sendForm('/signin', { email: person.email, password: 'wrong guess' })
  expect(wrong.status).toBe(422)
  expect(shown()).toMatchObject({ form: 'sign-in', values: { email: person.email }, problem: { kind: 'unauthorized' } })
  expect(JSON.stringify(shown())).not.toContain('wrong guess')
  const right = await browser.sendForm('/signin', { email: person.email, password: PASSWORD })
  expect([right.status, right.headers.get('location')]).toEqual([303, '/signin'])
  expect(await whoAmI(browser)).toBe(person.email)
  expect(browser.set.at(-1)).toMatch(/^keystead-session=.*HttpOnly; SameSite=Lax/)
})

test('A-01 with the second step on, the code is asked for on the same page', async () => {
  const owner = site.visitor()
  const person = await join(owner)
  const setup = (await (await owner.ask('POST', '/api/account/two-step', { password: PASSWORD })).json()) as {
    key: string
    recoveryCodes: string[]
  }
  await owner.ask('PUT', '/api/account/two-step', { code: totpCode(setup.key) })
  const browser = site.visitor()
  expect((await browser.sendForm('/signin', { email: person.email, password: PASSWORD })).status).toBe(200)
  const { challenge = '' } = shown()!.values
  expect(challenge).not.toBe('')
  expect(await whoAmI(browser)).toBeUndefined()

  await browser.sendForm('/signin', { challenge, kind: 'app', 'other-kind': 'recovery' })
  expect(shown()!.values).toEqual({ challenge, kind: 'recovery' })
  expect((await browser.sendForm('/signin', { challenge, kind: 'app', code: '12' })).status).toBe(422)
  expect(shown()).toMatchObject({ values: { challenge }, problem: { fields: [{ field: 'code' }] } })
  expect(
    (await browser.sendForm('/signin', { challenge, kind: 'recovery', code: setup.recoveryCodes[0]! })).status,
  ).toBe(303)
  expect(await whoAmI(browser)).toBe(person.email)
})

test('A-02 signing up goes step by step, keeps what was typed, and mails one link', async () => {
  const browser = site.visitor()
  const { firstName, lastName, email, password } = newPerson()
  const personal = { firstName, lastName, email }
  expect((await browser.sendForm('/signup', { ...personal, email: 'ana', step: '0' })).status).toBe(422)
  expect(shown()).toMatchObject({ values: { firstName, email: 'ana', step: '0' }, problem: { kind: 'invalid' } })
  expect((await browser.sendForm('/signup', { ...personal, step: '0' })).status).toBe(200)
  expect(shown()).toMatchObject({ values: { ...personal, step: '1' }, problem: null })
  await browser.sendForm('/signup', { ...personal, step: '1', password, confirmPassword: 'another one', terms: 'on' })
  expect(shown()).toMatchObject({
    values: { step: '1', terms: 'on' },
    problem: { fields: [{ field: 'confirmPassword' }] },
  })
  expect(JSON.stringify(shown())).not.toContain(password)
  await browser.sendForm('/signup', { ...personal, step: '1', back: 'on' })
  expect(shown()).toMatchObject({ values: { ...personal, step: '0' }, problem: null })
  expect(site.mails.filter((mail) => JSON.stringify(mail).includes(email))).toEqual([])

  const done = await browser.sendForm('/signup', {
    ...personal,
    step: '1',
    password,
    confirmPassword: password,
    terms: 'on',
  })
  expect(await saidAfter(browser, done)).toMatchObject({
    form: 'sign-up',
    values: { email, mailed: 'on' },
    problem: null,
  })

  const link = `http://homes.test/confirm-email#sign-up.${mailedToken(site.mails, email)}`
  expect((await browser.sendForm('/confirm-email', { link: '' })).status).toBe(422)
  expect(shown()).toMatchObject({ problem: { fields: [{ field: 'link' }] } })
  expect(await saidAfter(browser, await browser.sendForm('/confirm-email', { link }))).toMatchObject({
    form: 'confirm-email',
    values: { kind: 'sign-up' },
  })
  expect(await whoAmI(browser)).toBe(email)
  // Once used, the link is dead.
  expect((await browser.sendForm('/confirm-email', { link })).status).toBe(422)
  expect(shown()).toMatchObject({ problem: { kind: 'not-found' } })
})

test('R-04 a forgotten password is set anew by the link, once', async () => {
  const person = await join(site.visitor())
  const browser = site.visitor()
  expect((await browser.sendForm('/forgot-password', { email: 'ana' })).status).toBe(422)
  const before = mailedToken(site.mails, person.email)
  const asked = await browser.sendForm('/forgot-password', { email: person.email })
  expect(await saidAfter(browser, asked)).toEqual({
    form: 'forgot-password',
    values: { email: person.email },
    problem: null,
  })
  // The answer comes before the mail.
  await vi.waitUntil(() => mailedToken(site.mails, person.email) !== before)
  const link = `http://homes.test/reset-password#${mailedToken(site.mails, person.email)}`
  const next = { password: 'green gate, cold water', confirmPassword: 'green gate, cold water' }
  await browser.sendForm('/reset-password', { ...next, link: '' })
  expect(shown()).toMatchObject({ problem: { fields: [{ field: 'link' }] } })
  await browser.sendForm('/reset-password', { ...next, confirmPassword: 'other', link })
  expect(shown()).toMatchObject({ values: { link }, problem: { fields: [{ field: 'confirmPassword' }] } })
  expect(await saidAfter(browser, await browser.sendForm('/reset-password', { ...next, link }))).toEqual({
    form: 'reset-password',
    values: {},
    problem: null,
  })
  await browser.sendForm('/reset-password', { ...next, link })
  expect(shown()).toMatchObject({ problem: { kind: 'not-found' } })
  expect((await browser.sendForm('/signin', { email: person.email, password: next.password })).status).toBe(303)
})

test('forms of accounts have the limits of the API, and refuse other sites', async () => {
  const person = await join(site.visitor())
  const browser = site.visitor()
  const guess = { email: person.email, password: 'wrong guess' }
  for (let tries = 0; tries < 3; tries++) await browser.sendForm('/signin', guess)
  for (let tries = 0; tries < 3; tries++) await browser.ask('POST', '/api/account/sign-in', guess)
  const refused = await browser.sendForm('/signin', { ...guess, password: PASSWORD })
  expect(refused.status).toBe(429)
  expect(shown()).toMatchObject({ problem: { kind: 'rate-limited' } })
  for (const page of ['/signin', '/signup', '/forgot-password', '/reset-password', '/confirm-email']) {
    expect((await browser.sendForm(page, guess, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  }
})

test('H-04 the form of the account’s email updates changes what differs, and nothing where a field is wrong', async () => {
  const browser = site.visitor()
  await join(browser)
  const choices = async () => (await (await browser.ask('GET', '/api/updates')).json()) as UpdateChoices
  const [first, second] = (await choices()).searches.map(({ id }) => `search-${id}`) as [string, string]
  const fields = { act: 'updates', favorites: 'daily', similar: 'off', [first]: 'off', [second]: 'sunday' }
  const chosen = await browser.sendForm('/account', fields)
  expect(await saidAfter(browser, chosen)).toEqual({ form: 'updates', values: {}, problem: null })
  expect(await choices()).toMatchObject({
    favorites: 'daily',
    similar: 'off',
    searches: [{ every: 'off' }, { every: 'sunday' }],
  })

  const wrong = { act: 'updates', favorites: 'monday', similar: 'hourly', 'search-unknown': 'daily' }
  expect((await browser.sendForm('/account', wrong)).status).toBe(422)
  expect(shown()).toMatchObject({
    form: 'updates',
    problem: { kind: 'invalid', fields: [{ field: 'changes.1.every' }] },
  })
  expect((await choices()).favorites).toBe('daily')

  // Nobody is signed in any more.
  expect((await site.visitor().sendForm('/account', fields)).status).toBe(422)
  expect(shown()).toMatchObject({ form: 'updates', problem: { kind: 'unauthorized' } })
})
