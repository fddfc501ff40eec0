import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Mail } from '#domain/mail/mail.ts'
import { writeMime } from './mime-message.ts'

const FROM = { name: 'Homes', address: 'homes@example.com' }
const MAIL: Mail = {
  to: [{ name: 'Ana', address: 'ana@example.com' }],
  replyTo: { name: 'Bo', address: 'bo@example.com' },
  subject: 'Inquiry',
  text: 'Hello',
  html: '<p>Hello</p>',
  calendar: null,
}

/** The header lines of the whole message, unfolded, up to the empty line. */
async function headersOf(mail: Partial<Mail>): Promise<string[]> {
  const raw = (await writeMime({ ...MAIL, ...mail }, 'id-1', FROM)).toString('utf8')
  return raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
}
const names = (headers: readonly string[]) =>
  headers.map((line) => line.slice(0, line.indexOf(':')).toLowerCase()).sort()

test('a mail says whom it is from and to, has its own id, and asks machines not to answer', async () => {
  expect(await headersOf({})).toEqual(
    expect.arrayContaining([
      'From: Homes <homes@example.com>',
      'To: Ana <ana@example.com>',
      'Reply-To: Bo <bo@example.com>',
      'Subject: Inquiry',
      'Message-ID: <id-1@example.com>',
      'Auto-Submitted: auto-generated',
    ]),
  )
})

test('a mail that a person wrote has their name, may be answered by machines, and says which mail it answers', async () => {
  const headers = await headersOf({ author: { name: 'Nora Feld, Homes LLC', inReplyTo: 'id-0' } })
  expect(headers).toEqual(
    expect.arrayContaining([
      'From: "Nora Feld, Homes LLC" <homes@example.com>',
      'In-Reply-To: <id-0@example.com>',
      'References: <id-0@example.com>',
    ]),
  )
  expect(names(headers)).not.toContain('auto-submitted')
  expect(names(await headersOf({ author: { name: 'Nora', inReplyTo: null } }))).not.toContain('in-reply-to')
})

test('an author’s name begins no other header', async () => {
  const author = { name: 'Nora\r\nBcc: all@example.com', inReplyTo: null }
  expect(names(await headersOf({ author }))).not.toContain('bcc')
})

test('a mail that somebody subscribed to says how to end it, over https with one click', async () => {
  const address = `https://homes.example.com/updates/0d5c8f5e-0000-4000-8000-000000000000.${'x'.repeat(43)}`
  const ending = (headers: readonly string[]) => headers.filter((line) => /^list-/i.test(line))
  expect(ending(await headersOf({ unsubscribe: address }))).toEqual([
    `List-Unsubscribe: <${address}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ])
  expect(ending(await headersOf({ unsubscribe: 'http://localhost:3000/updates/x' }))).toEqual([
    'List-Unsubscribe: <http://localhost:3000/updates/x>',
  ])
  expect(ending(await headersOf({}))).toEqual([])
})

test('an address that ends mails begins no other header', async () => {
  const headers = await headersOf({ unsubscribe: 'https://homes.example.com/a>\r\nBcc: all@example.com' })
  expect(names(headers)).toEqual(names([...(await headersOf({})), 'list-unsubscribe:', 'list-unsubscribe-post:']))
})

test('a calendar entry comes as a part that calendars read', async () => {
  const raw = await writeMime({ ...MAIL, calendar: { method: 'PUBLISH', content: 'BEGIN:VCALENDAR' } }, 'id-1', FROM)
  expect(raw.toString()).toMatch(/content-type: text\/calendar; charset=utf-8; method=PUBLISH/i)
  expect(raw.toString()).toContain('tour.ics')
})

test.each(['\r\n', '\n', '\r', '\u0085', '\u2028'])(
  'a line break %j in a name or subject begins no header',
  async (end) => {
    const evil = `Ana${end}Bcc: all@example.com${end}${end}<html>`
    const headers = await headersOf({
      subject: evil,
      replyTo: { name: evil, address: 'bo@example.com' },
      to: [{ name: evil, address: 'ana@example.com' }],
    })
    expect(names(headers)).toEqual(names(await headersOf({})))
  },
)

test('whatever the texts are, the headers are the same ones', async () => {
  const expected = names(await headersOf({}))
  const text = fc.string({
    unit: fc.constantFrom('a', ' ', '\r', '\n', ':', 'B', 'c', '<', '>', '@', ',', '"', '\t', 'é'),
  })
  await fc.assert(
    fc.asyncProperty(text, text, async (name, subject) => {
      const headers = await headersOf({ subject: `S${subject}`, replyTo: { name, address: 'bo@example.com' } })
      expect(names(headers)).toEqual(expected)
    }),
  )
})
