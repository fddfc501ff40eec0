import { expect, test } from 'vitest'
import { SAMPLE_WORDS, SECOND_AGENCY } from '../../../tests/second-agency.ts'
import { callbackMails } from './callback-mails.ts'

const mailsTo = (email: string) =>
  callbackMails(
    {
      id: '0d5c8f5e-0000-4000-8000-000000000000',
      key: 'key',
      contentHash: 'hash',
      receivedAt: new Date('2026-11-21T15:30:00Z'),
      listingId: 0,
      listingTitle: '',
      inquiry: {
        name: 'Ana Example',
        email,
        phone: '(201) 555-0100',
        message: 'Please call me back.',
        tour: null,
        consent: '2026-11-21',
        agencyNotice: '2026-11-22',
        website: '',
      },
    },
    { agency: SECOND_AGENCY, answerer: null, recipients: [{ name: 'Homes', address: 'homes@example.com' }] },
  )

test('the agency can answer who gave an address, and its arrival is acknowledged there', () => {
  const [toAgency, toVisitor, ...others] = mailsTo('ana@example.com')
  expect(others).toEqual([])
  expect(toAgency!.mail.replyTo).toEqual({ name: 'Ana Example', address: 'ana@example.com' })
  expect(toAgency!.mail.text).toContain('Phone: (201) 555-0100')
  expect(toVisitor!.mail.to).toEqual([{ name: '', address: 'ana@example.com' }])
})

test('without an address the agency alone gets a mail, which says so', () => {
  const [toAgency, ...others] = mailsTo('')
  expect(others).toEqual([])
  expect(toAgency!.mail.replyTo).toBeNull()
  expect(toAgency!.mail.text).toContain('Email: not given')
  expect(toAgency!.mail.text).not.toContain('Reply to this email')
})

test('every word in them is the agency’s own', () => {
  const mails = mailsTo('ana@example.com')
  expect(mails[1]!.mail.text).toContain('(973) 200-0103')
  expect(mails[1]!.mail.subject).toBe('Brookside Brokers Inc. will call you')
  expect(JSON.stringify(mails).replaceAll('(201) 555-0100', '')).not.toMatch(SAMPLE_WORDS)
})
