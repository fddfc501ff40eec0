import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AgencyPage } from '#ports/browser/agency-page.ts'
import type { InboxScreen, ShownCase } from '#ports/browser/inbox-screen.ts'
import { openAgencySite, type AgencyPerson, type AgencySite } from './agency-site.ts'

let site: AgencySite
let nora: AgencyPerson
let sam: AgencyPerson
beforeAll(async () => {
  site = await openAgencySite()
  nora = await site.member('agent', 'Nora Feld')
  sam = await site.member('owner', 'Sam Ortiz')
})
afterAll(() => site.close())

const shown = (): AgencyPage => site.pages.at(-1)!
async function inbox(person: AgencyPerson, path = ''): Promise<InboxScreen> {
  const response = await person.open(`/agency/inbox${path}`)
  expect(response.status).toBe(200)
  return shown().screen as InboxScreen
}
const opened = async (person: AgencyPerson, id: string): Promise<ShownCase> => (await inbox(person, `/${id}`)).open!
const sent = ({ version, key }: ShownCase) => ({ version: String(version), key })
const reply = (of: ShownCase, text: string) => ({ ...sent(of), text, end: 'answered' })
const replies = async (id: string) =>
  (await site.db.selectFrom('outbox_mails').selectAll().where('inquiry_id', '=', id).execute()).length

test('an inquiry is read, answered, and taken back', async () => {
  const id = await site.arrive()
  const list = await inbox(nora)
  expect(list.rows.find((row) => row.id === id)).toMatchObject({ state: 'new', name: 'Dana Whitfield', who: null })
  expect(list.counts.open).toBeGreaterThan(0)
  const form = reply(await opened(nora, id), 'Yes, it is.')
  for (const _ of ['first', 'again']) {
    const answer = await nora.post(`/agency/inbox/${id}/reply?tab=mine`, form)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/agency/inbox/${id}?tab=mine`])
  }
  expect(await replies(id)).toBe(1)
  const answered = await opened(nora, id)
  expect(answered).toMatchObject({ state: 'answered', age: null, who: { name: 'Nora Feld' } })
  expect(answered.events).toMatchObject([
    { kind: 'reply', body: 'Yes, it is.', canUndo: true, details: { keepsOpen: false } },
  ])
  expect((await opened(sam, id)).events[0]!.canUndo).toBe(false)
  const undo = { key: answered.key, reply: answered.events[0]!.id }
  expect((await nora.post(`/agency/inbox/${id}/undo`, undo)).status).toBe(303)
  expect(await opened(nora, id)).toMatchObject({ state: 'new', draft: 'Yes, it is.' })
  expect(await replies(id)).toBe(0)
})

test('the second of two people who answer is told, and keeps what they wrote', async () => {
  const id = await site.arrive()
  const [hers, his] = [await opened(nora, id), await opened(sam, id)]
  await sam.post(`/agency/inbox/${id}/reply`, reply(his, 'From Sam'))
  const refused = await nora.post(`/agency/inbox/${id}/reply`, reply(hers, 'From Nora'))
  expect(refused.status).toBe(409)
  const { refused: form, screen } = shown()
  expect(form).toMatchObject({ form: 'reply', values: { text: 'From Nora' }, problem: { kind: 'conflict' } })
  expect(form!.problem.message).toMatch(
    /^Sam Ortiz answered at \d+:\d\d [AP]M, while you wrote\. Yours isn’t sent, and nothing you typed is lost\.$/,
  )
  const present = (screen as InboxScreen).open!
  expect(present).toMatchObject({ state: 'answered', draft: 'From Nora' })
  expect(await replies(id)).toBe(1)
  expect((await nora.post(`/agency/inbox/${id}/reply`, reply(present, 'From Nora'))).status).toBe(303)
  expect(await replies(id)).toBe(2)
})

test('taking, handing over, notes, calls, their answer, and closing', async () => {
  const id = await site.arrive()
  const act = async (form: string, fields: Record<string, string>) => {
    const answer = await nora.post(`/agency/inbox/${id}/${form}`, { ...sent(await opened(nora, id)), ...fields })
    expect([form, answer.status]).toEqual([form, 303])
    return opened(nora, id)
  }
  expect(await act('take', {})).toMatchObject({ state: 'waiting', who: { name: 'Nora Feld' } })
  const people = (await inbox(nora)).people
  const samsId = people.find(({ name }) => name === 'Sam Ortiz')!.id
  expect(await act('assign', { assignee: samsId })).toMatchObject({ who: { name: 'Sam Ortiz' } })
  expect(await act('note', { text: 'No shoes upstairs.' })).toMatchObject({ state: 'waiting' })
  expect(await act('called', { outcome: 'no-answer', text: '' })).toMatchObject({ state: 'waiting' })
  expect(await act('called', { outcome: 'message', text: '' })).toMatchObject({ state: 'answered' })
  expect(await act('their-answer', { text: 'Sunday is fine.' })).toMatchObject({ state: 'waiting' })
  expect(await act('state', { to: 'done' })).toMatchObject({ state: 'closed', choice: 'done' })
  const { events } = await opened(nora, id)
  expect(events.map(({ kind }) => kind)).toEqual([
    'taken',
    'assigned',
    'note',
    'called',
    'called',
    'their-answer',
    'state',
  ])
  expect((await inbox(nora, '?tab=closed')).rows.map((row) => row.id)).toContain(id)
})

test('a form that is wrong comes again with what was typed', async () => {
  const id = await site.arrive()
  const of = await opened(nora, id)
  const bad = async (form: string, fields: Record<string, string>) => {
    const { status } = await nora.post(`/agency/inbox/${id}/${form}`, { ...sent(of), ...fields })
    return [status, shown().refused?.problem.message]
  }
  expect(await bad('note', { text: ' ' })).toEqual([422, 'text: Write the note first.'])
  expect(await bad('assign', { assignee: 'x' })).toEqual([422, 'assignee: Choose someone who works here.'])
  expect((await bad('take', { member_id: 'x' }))[0]).toBe(422)
  expect((await opened(nora, id)).version).toBe(of.version)
})

test('somebody without an address is called, not written to', async () => {
  const id = await site.arrive({ email: '', listing_id: 0, listing_title: 'Call back' })
  const of = await opened(nora, id)
  expect(of).toMatchObject({ isCall: true, email: '', home: null })
  expect((await nora.post(`/agency/inbox/${id}/reply`, reply(of, 'Hi'))).status).toBe(422)
})

test('a draft is kept, and only its author sees it', async () => {
  const id = await site.arrive()
  expect((await nora.post(`/agency/inbox/${id}/draft`, { text: 'Dear' })).status).toBe(204)
  expect((await opened(nora, id)).draft).toBe('Dear')
  expect((await opened(sam, id)).draft).toBe('')
})

test('the read-only assistant sees no phone numbers or email addresses, and can’t search for them', async () => {
  const id = await site.arrive({ email: 'secret@example.com', phone: '(201) 555-0199' })
  const assistant = await site.member('assistant', 'Ana Ruiz')
  const screen = await inbox(assistant, `/${id}`)
  expect(screen).toMatchObject({ mayWork: false, open: { email: '', phone: '' } })
  expect(JSON.stringify(screen)).not.toMatch(/secret@|555-0199/)
  for (const words of ['secret@example.com', '5550199', '555-0199'])
    expect((await inbox(assistant, `?q=${encodeURIComponent(words)}`)).rows).toEqual([])
  expect(
    (await inbox(nora, '?q=5550199')).rows.length + (await inbox(nora, '?q=secret@example.com')).rows.length,
  ).toBeGreaterThan(0)
})

test('an unknown inquiry is a 404, whatever is asked of it', async () => {
  for (const id of [crypto.randomUUID(), 'x', '%00', '..%2Fpeople']) {
    expect((await nora.open(`/agency/inbox/${id}`)).status).toBe(404)
    const of = { version: '1', key: crypto.randomUUID() }
    expect((await nora.post(`/agency/inbox/${id}/take`, of)).status).toBe(404)
  }
})

test('texts of strangers are shown as text', async () => {
  const id = await site.arrive({ name: '<script>alert(1)</script>', message: '<img src=x onerror=alert(1)>' })
  const page = await (await nora.open(`/agency/inbox/${id}`)).text()
  expect(page).not.toContain('<script>alert(1)')
  expect(page).not.toContain('<img src=x')
})
