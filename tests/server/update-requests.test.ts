import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '#domain/mail/mail.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { join, newPerson, openPersonalSite, type PersonalSite } from './personal-site.ts'

let site: PersonalSite
beforeAll(async () => {
  site = await openPersonalSite({ publicUrl: 'https://homes.test' })
})
afterAll(() => site.close())

const BERGEN: ListingFilters = { ...defaultFilters('sale'), county: 'Bergen' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const newEmail = () => newPerson().email

const ask = (email: string, { filters = BERGEN, every = 'daily', browser = site.visitor() } = {}) =>
  browser.ask('POST', '/api/updates/requests', { email, every, filters })
async function mailsTo(email: string): Promise<Mail[]> {
  const rows = site.db.selectFrom('outbox_mails').select('contents').where('recipient', '=', email)
  return (await rows.orderBy('created_at').execute()).map(({ contents }) => JSON.parse(contents!) as Mail)
}
const linkIn = ({ text }: Mail): string => /\/updates\/confirm\/[\w-]+/.exec(text)![0]
const linkTo = async (email: string): Promise<string> => linkIn((await mailsTo(email)).at(-1)!)
/** From nowhere, without cookies. */
const press = (path: string, body = 'confirm=emails') => site.ask(path, { method: 'POST', headers: FORM, body })
const subscriberOf = (email: string) =>
  site.db.selectFrom('subscribers').select('owner_id').where('email', '=', email).executeTakeFirst()

test('H-04 the answer is the same for an address that is new, pending, subscribed, or an account’s', async () => {
  const [fresh, subscribed] = [newEmail(), newEmail()]
  const { email: account } = await join(site.visitor())
  await ask(subscribed)
  await press(await linkTo(subscribed))
  const answers = []
  for (const email of [fresh, fresh, subscribed, account]) {
    const answer = await ask(email)
    const headers = [...answer.headers].filter(([name]) => !['x-request-id', 'date'].includes(name))
    answers.push({ status: answer.status, headers, body: await answer.text(), mails: (await mailsTo(email)).length })
  }
  const [{ status, headers, body }] = answers as [(typeof answers)[0]]
  expect([status, body]).toEqual([200, '{"status":"accepted"}'])
  for (const answer of answers) expect(answer).toMatchObject({ status, headers, body })
  expect(answers.map(({ mails }) => mails)).toEqual([1, 2, 2, 1])
})

test('H-04 the email says what was asked, to one address, and no word that somebody typed', async () => {
  const email = newEmail()
  const filters = { ...BERGEN, beds: 3, search: 'cheap pills', words: 'win money' }
  expect((await ask(` ${email.toUpperCase()} `, { filters, every: 'friday' })).status).toBe(200)
  const [mail] = await mailsTo(email)
  expect(mail).toMatchObject({
    to: [{ name: '', address: email }],
    subject: 'Confirm your email updates from Keystead',
  })
  expect(mail!.unsubscribe).toBeUndefined()
  for (const form of [mail!.text, mail!.html]) {
    expect(form).toContain('3+ bed homes in Bergen County, with your keywords')
    expect(form).toContain('Weekly on Friday')
    expect(form).toContain('The link expires in 3 days')
    expect(form).not.toMatch(/pills|money/)
  }
  const row = site.db.selectFrom('outbox_mails').select(['secret_until', 'created_at']).where('recipient', '=', email)
  const { secret_until, created_at } = await row.executeTakeFirstOrThrow()
  expect(Math.round((secret_until! - created_at) / 3_600_000)).toBe(72)
})

test('H-04 opening the link changes nothing; its button begins the emails, and one click ends them', async () => {
  const email = newEmail()
  await ask(email)
  const path = await linkTo(email)
  for (const method of ['GET', 'HEAD', 'GET']) {
    const page = await site.ask(path, { method })
    expect([page.status, page.headers.get('cache-control'), page.headers.getSetCookie()]).toEqual([200, 'no-store', []])
    expect([page.headers.get('referrer-policy'), page.headers.get('x-robots-tag')]).toEqual(['no-referrer', 'noindex'])
  }
  const html = await (await site.ask(path)).text()
  expect(html).toContain('Saved search “Homes in Bergen County”: Daily')
  expect(html).not.toMatch(/<script|example\.com/)
  for (const body of ['', 'confirm=x', 'stop=all', 'List-Unsubscribe=One-Click'])
    expect((await press(path, body)).status).toBe(422)
  expect(await subscriberOf(email)).toBeUndefined()

  for (let times = 0; times < 2; times++) {
    const page = await press(path)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Your email updates are on')])
  }
  const updates = site.updatesPath((await subscriberOf(email))!.owner_id)
  const shown = await (await site.ask(updates)).text()
  expect(shown).toContain('Saved search “Homes in Bergen County”: Daily')
  expect(shown).not.toContain('/account')
  const stopped = await press(updates, 'List-Unsubscribe=One-Click')
  expect(await stopped.text()).toContain('We’ve deleted your email address from our list.')
  expect(await subscriberOf(email)).toBeUndefined()
  expect(await mailsTo(email)).toEqual([])
  expect((await site.ask(path)).status).toBe(404)
  expect((await press(updates, 'List-Unsubscribe=One-Click')).status).toBe(200)
})

test.each(['x', 'a.b', 'a'.repeat(5000), '%00', '..%2f', '__proto__'])(
  'a wrong link %s is a 404 page',
  async (token) => {
    for (const answer of [await site.ask(`/updates/confirm/${token}`), await press(`/updates/confirm/${token}`)]) {
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('This link doesn’t work')
    }
  },
)

test.each<[object, string[]]>([
  [{ email: 'nobody' }, ['email']],
  [{ email: '' }, ['email']],
  [{ email: 'a@b.example\r\nBcc: c@d.example' }, ['email']],
  [{ email: 7 }, ['email']],
  [{ every: 'off' }, ['every']],
  [{ every: 'hourly' }, ['every']],
  [{ filters: { ...BERGEN, county: 'Kings' } }, ['filters.county']],
  [{ filters: null }, ['filters']],
  [{ name: 'Words' }, ['name']],
])('H-04 a request with %j is refused by the field', async (part, fields) => {
  const body = { email: newEmail(), every: 'daily', filters: BERGEN, ...part }
  const answer = await site.visitor().ask('POST', '/api/updates/requests', body)
  expect(answer.status).toBe(400)
  const { errors } = (await answer.json()) as { errors: { field: string }[] }
  expect([...new Set(errors.map(({ field }) => field))]).toEqual(fields)
})

test('another site can’t ask', async () => {
  const body = { email: newEmail(), every: 'daily', filters: BERGEN }
  const foreign = { origin: 'https://other.test', 'sec-fetch-site': 'cross-site' }
  const answer = await site.visitor().ask('POST', '/api/updates/requests', body, foreign)
  expect(answer.status).toBe(403)
})

test('H-04 an address gets five such emails at once, from however many networks, and then one about every five hours; a network asks for ten an hour', async () => {
  const email = newEmail()
  for (let times = 0; times < 5; times++) expect((await ask(email)).status).toBe(200)
  const refused = await ask(email.toUpperCase())
  expect([refused.status, await mailsTo(email)]).toEqual([429, expect.objectContaining({ length: 5 })])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
  expect(await refused.text()).toContain('Please wait 5 hours')
  const browser = site.visitor()
  for (let times = 0; times < 10; times++) expect((await ask(newEmail(), { browser })).status).toBe(200)
  expect((await ask(newEmail(), { browser })).status).toBe(429)
})

test('F-03 without scripts, the page that says a search is saved takes an address', async () => {
  const browser = site.visitor()
  const email = newEmail()
  const searchOf = async () => {
    const saved = (await (await browser.ask('GET', '/api/saved-searches')).json()) as { id: string; name: string }[]
    return saved.find(({ name }) => name === 'Mine')!.id
  }
  const fields = { 'search-name': 'Mine', search: JSON.stringify(BERGEN) }
  expect((await browser.sendForm('/listings?county=Bergen', fields)).status).toBe(303)
  await browser.send('/listings?county=Bergen', {})
  const said = site.rendered.at(-1)!.page.sentForm
  expect(said).toMatchObject({ form: 'saved-search', values: { act: 'save', 'email-search': await searchOf() } })

  const wrong = { 'email-search': await searchOf(), email: 'nobody', every: 'friday' }
  expect((await browser.sendForm('/listings?county=Bergen', wrong)).status).toBe(422)
  expect(site.rendered.at(-1)!.page.sentForm).toMatchObject({ form: 'update-request', values: wrong })
  const answer = await browser.sendForm('/listings?county=Bergen', { ...wrong, email })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/listings?county=Bergen'])
  expect((await mailsTo(email))[0]!.text).toContain('Weekly on Friday')
  const gone = await browser.sendForm('/listings', { ...wrong, email, 'email-search': 'x' })
  expect(gone.status).toBe(422)

  const member = site.visitor()
  await join(member)
  await member.sendForm('/listings?county=Bergen', fields)
  await member.send('/listings?county=Bergen', {})
  expect(site.rendered.at(-1)!.page.sentForm!.values).not.toHaveProperty('email-search')
})
