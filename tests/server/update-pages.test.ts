import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putMails } from '#adapters/database/mail/mail-outbox.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { MailTopic } from '#ports/server/mail-outbox.ts'
import { madeMail } from '../conformance/mail-outbox.ts'
import { join, openPersonalSite, type PersonalSite } from './personal-site.ts'

let site: PersonalSite
beforeAll(async () => {
  site = await openPersonalSite({ publicUrl: 'https://homes.test' })
})
afterAll(() => site.close())

/** Somebody who gets every kind of email update, and a mail server that knows nothing but the link. */
async function subscriber() {
  const browser = site.visitor()
  const { email } = await join(browser)
  const search = { name: 'Pool <b>& dock', filters: defaultFilters('sale') }
  const saved = await browser.ask('POST', '/api/saved-searches', search)
  expect(saved.ok).toBe(true)
  const { searches } = (await (await browser.ask('GET', '/api/updates')).json()) as {
    searches: { id: string; name: string }[]
  }
  const choose = async (source: unknown, every: string) =>
    expect((await browser.ask('PUT', '/api/updates', { source, every })).status).toBe(200)
  await choose('favorites', 'at-once')
  await choose('similar', 'monday')
  await choose({ search: searches.find(({ name }) => name === search.name)!.id }, 'daily')
  const { id } = await site.db
    .selectFrom('owners')
    .innerJoin('update_choices', 'owner_id', 'owners.id')
    .select('owners.id')
    .orderBy('update_choices.chosen_at', 'desc')
    .executeTakeFirstOrThrow()
  return { email, ownerId: id, path: site.updatesPath(id), choices: () => choicesOf(id) }
}

const choicesOf = (ownerId: string) =>
  site.db.selectFrom('update_choices').select('source').where('owner_id', '=', ownerId).execute()

/** As a mail provider's server asks: without cookies, and from nowhere. */
const fromProvider = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  site.ask(path, { method: 'POST', body, headers })
const ONE_CLICK = 'List-Unsubscribe=One-Click'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('H-04 the link in an email says what the person gets, to anybody, and changes nothing', async () => {
  const { path, email, choices } = await subscriber()
  const answer = await site.ask(path)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  for (const words of [
    'Your saved homes: Instantly',
    'Homes like your saved homes: Weekly on Monday',
    'Saved search “Pool &#60;b&#62;&#38; dock”: Daily',
    '>Stop all emails</button>',
    'href="/account">Change email settings</a>',
  ])
    expect(html).toContain(words)
  expect(html).not.toContain(email.split('@')[0])
  expect(html).not.toContain('<script')
  expect(await choices()).toHaveLength(3)
})

test('the page is stored nowhere, found nowhere, and passes its address on to nobody', async () => {
  const { path } = await subscriber()
  for (const init of [{}, { method: 'POST', body: ONE_CLICK, headers: FORM }]) {
    const { headers } = await site.ask(path, init)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(headers.getSetCookie()).toEqual([])
  }
})

test('H-04 a mail provider’s one click stops everything, as often as it is repeated', async () => {
  const { path, choices } = await subscriber()
  const answer = await fromProvider(path, ONE_CLICK, FORM)
  expect([answer.status, await choices()]).toEqual([200, []])
  expect(await answer.text()).toContain('We’ve stopped these emails')
  expect((await fromProvider(path, ONE_CLICK, FORM)).status).toBe(200)
  expect(await (await site.ask(path)).text()).toContain('You don’t get any email updates about homes.')
})

test('one click may come as multipart, too', async () => {
  const { path, choices } = await subscriber()
  const body = new FormData()
  body.set('List-Unsubscribe', 'One-Click')
  expect([(await fromProvider(path, body)).status, await choices()]).toEqual([200, []])
})

test('the page’s own button stops everything, with or without being signed in', async () => {
  const { path, choices } = await subscriber()
  const answer = await site.visitor().sendForm(path, { stop: 'all' })
  expect([answer.status, await choices()]).toEqual([200, []])
})

test.each<[string, BodyInit, Record<string, string>]>([
  ['nothing', '', FORM],
  ['another field', 'stop=some', FORM],
  ['JSON', '{"List-Unsubscribe":"One-Click"}', { 'content-type': 'application/json' }],
  ['plain text', ONE_CLICK, { 'content-type': 'text/plain' }],
  ['broken multipart', 'x', { 'content-type': 'multipart/form-data; boundary=a' }],
])('%s stops nothing', async (_, body, headers) => {
  const { path, choices } = await subscriber()
  expect((await fromProvider(path, body, headers)).status).toBe(422)
  expect(await choices()).toHaveLength(3)
})

test('other addresses take no such request: a form without Origin but with cookies is refused there as before', async () => {
  const headers = { ...FORM, cookie: 'a=b' }
  expect((await fromProvider('/account', ONE_CLICK, headers)).status).toBe(403)
  expect((await fromProvider('/api/updates', ONE_CLICK, headers)).status).toBe(403)
  expect((await fromProvider('/updates', ONE_CLICK, FORM)).status).toBe(405)
})

test.each(['x', 'a.b', `${'a'.repeat(5000)}.b`, '%00', '..%2f', 'constructor'])(
  'a wrong link %s is a 404 page',
  async (token) => {
    for (const init of [{}, { method: 'POST', body: ONE_CLICK, headers: FORM }]) {
      const answer = await site.ask(`/updates/${token}`, init)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('This link doesn’t work')
    }
  },
)

test('the link of somebody who is gone says that there is nothing', async () => {
  const path = site.updatesPath(randomUUID())
  expect(await (await site.ask(path)).text()).toContain('You don’t get any email updates about homes.')
  expect((await fromProvider(path, ONE_CLICK, FORM)).status).toBe(200)
})

test('stopping takes back updates that wait to be sent, of this person only, and no other email', async () => {
  const { path, email } = await subscriber()
  const put = (topic: MailTopic, address: string) => {
    const mail = { ...madeMail(topic), to: [{ name: '', address }] }
    return putMails(site.db, [{ topic, mail, secretUntil: null }], { now: new Date(), inquiryId: null })
  }
  await put('updates', email)
  await put('new-email', email)
  await put('updates', 'ben@example.com')
  await fromProvider(path, ONE_CLICK, FORM)
  const left = await site.db.selectFrom('outbox_mails').select(['topic', 'recipient']).orderBy('recipient').execute()
  expect(left).toEqual([
    { topic: 'updates', recipient: 'ben@example.com' },
    { topic: 'new-email', recipient: email },
  ])
})

test('many people’s clicks come from one provider; one link, and guessing, are limited', async () => {
  const { path, choices } = await subscriber()
  const { path: other, choices: othersChoices } = await subscriber()
  const visitor = site.visitor()
  for (let times = 0; times < 60; times++) expect((await visitor.send(path, {})).status).toBe(200)
  const refused = await visitor.send(path, {})
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect([(await visitor.sendForm(other, { stop: 'all' })).status, await othersChoices()]).toEqual([200, []])
  // A mail filter that opened the link so often leaves the person their click.
  expect([(await fromProvider(path, ONE_CLICK, FORM)).status, await choices()]).toEqual([200, []])
  const stops = new Set<number>()
  for (let times = 0; times < 60; times++) stops.add((await fromProvider(path, ONE_CLICK, FORM)).status)
  expect([...stops]).toEqual([200, 429])
  const statuses = new Set<number>()
  for (let times = 0; times < 61; times++) statuses.add((await visitor.send(`/updates/guess${times}`, {})).status)
  expect([...statuses]).toEqual([404, 429])
})
