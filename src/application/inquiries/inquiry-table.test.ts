import { expect, test } from 'vitest'
import type { InquiryRecord, MailRecord } from '#ports/server/inquiry-records.ts'
import { inquiryTable } from './inquiry-table.ts'

const SENT: MailRecord = {
  id: '11111111-0000',
  topic: 'inquiry',
  recipient: 'homes@example.com',
  state: 'sent',
  attempts: 1,
  dueAt: null,
  lastError: null,
}
const RECORD: InquiryRecord = {
  id: 'aaaaaaaa-0000',
  receivedAt: new Date('2026-11-21T04:30:00Z'),
  listingId: 7,
  listingTitle: 'Lakeview House with a very long name indeed',
  name: 'Ana',
  email: 'ana@example.com',
  phone: '',
  message: 'Hi',
  tour: { day: '2026-12-04', slot: 'morning' },
  consent: '2026-11-21',
  agencyNotice: '2026-11-22',
  mails: [SENT, { ...SENT, id: '22222222-0000', topic: 'acknowledgement' }],
}

test('a line for each inquiry, times as in New Jersey', () => {
  expect(inquiryTable([RECORD]).split('\n')).toEqual([
    'Received          ID        Home                              From                   Tour                Emails',
    '2026-11-20 23:30  aaaaaaaa  7 Lakeview House with a very lo…  Ana <ana@example.com>  2026-12-04 morning  inquiry sent, acknowledgement sent',
    '    Hi',
  ])
})

test('what is not sent is explained below, with what to do', () => {
  const waiting: MailRecord = {
    ...SENT,
    state: 'waiting',
    attempts: 2,
    dueAt: new Date('2026-11-21T05:00:00Z'),
    lastError: '451 Try again later',
  }
  const dead: MailRecord = {
    ...SENT,
    id: '22222222-0000',
    topic: 'acknowledgement',
    state: 'dead',
    lastError: '550 No',
  }
  expect(
    inquiryTable([{ ...RECORD, tour: null, mails: [waiting, dead] }])
      .split('\n')
      .slice(3),
  ).toEqual([
    '',
    'inquiry 11111111 is waiting after 2 attempts, next attempt 2026-11-21 00:00: 451 Try again later',
    'acknowledgement 22222222 is dead after 1 attempt, resend with --retry 22222222: 550 No',
  ])
})

test('phone and message stand below, the message in lines of its own, whatever is in it', () => {
  const message = `${'We love it. '.repeat(12)}\n\nWhen may we come?\u001B[2J ${'x'.repeat(200)}`
  const lines = inquiryTable([{ ...RECORD, phone: '(973) 555-0123', message }])
    .split('\n')
    .slice(2)
  expect(lines[0]).toBe('    Phone (973) 555-0123')
  expect(lines[1]).toMatch(/^ {4}We love it\. .* We love$/)
  expect(lines).toContain('    When may we come? [2J')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(96)
  expect(lines.join('').replaceAll(/\s/g, '')).toContain('x'.repeat(200))
})

test('none at all is said in words', () => {
  expect(inquiryTable([])).toBe('No inquiries yet.')
})

test('characters that turn the text around or steer the terminal are not printed', () => {
  const mail = { ...RECORD.mails[0]!, state: 'dead' as const, lastError: '550 \u001B[2Jno\u202E' }
  const table = inquiryTable([{ ...RECORD, name: 'A\u202Ena\u2066', listingTitle: 'Ho\u200Fme', mails: [mail] }])
  expect(table).not.toMatch(/\p{Bidi_Control}|\u001B/u)
  expect(table).toContain('Ana <')
})
