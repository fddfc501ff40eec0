import { expect, test } from 'vitest'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { replyMail } from './reply-mail.ts'

const SENT = { lastError: null, dueAt: new Date(0), settledAt: null, state: 'sent' } as const
const reply = (change: object = {}) =>
  replyMail({
    worker: { name: 'Nora Feld', email: 'nora@example.com' },
    thread: {
      name: 'Dana\r\nBcc: all@example.com',
      email: 'dana@example.com',
      listingId: 12,
      listingTitle: 'Shingled Cape Cod',
      mails: [
        { id: 'to-us', topic: 'inquiry', ...SENT },
        { id: 'to-them', topic: 'acknowledgement', ...SENT },
      ],
      ...change,
    },
    text: 'Good morning,\n\nSaturday <works>:\n10:30 AM.',
    agency: SAMPLE_AGENCY,
    siteAddress: 'https://homes.example.com',
  }).mail

test('a reply comes from the member, answers the acknowledgement, and says who writes', () => {
  const mail = reply()
  expect(mail).toMatchObject({
    to: [{ name: '', address: 'dana@example.com' }],
    replyTo: { name: 'Nora Feld', address: 'nora@example.com' },
    subject: 'Re: We received your message about Shingled Cape Cod',
    author: { name: `Nora Feld, ${SAMPLE_AGENCY.firm.name}`, inReplyTo: 'to-them' },
  })
  expect(mail.text).toContain('Saturday <works>:\n10:30 AM.')
  expect(mail.text).toContain('Shingled Cape Cod: https://homes.example.com/listings/12')
  expect(mail.text).toContain(SAMPLE_AGENCY.firm.licenseLine)
  expect(mail.html).toContain('Saturday &#60;works&#62;:\n10:30 AM.')
})

test('what the visitor typed, also the name, is not in it', () => {
  expect(JSON.stringify(reply())).not.toContain('Dana')
})

test('an answer to a request for a call names no home', () => {
  const mail = reply({ listingId: null, listingTitle: 'Call back', mails: [] })
  expect(mail).toMatchObject({ subject: 'Your request for a call', author: { inReplyTo: null } })
  expect(mail.text).not.toContain('/listings/')
})
