import type { Agency } from '#domain/agency/agency.ts'
import type { Mailbox } from '#domain/mail/mail.ts'
import type { StoredInquiry } from '#ports/server/inquiry-store.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import { mailText, paragraph } from '../mail/mail-text.ts'
import { receipt } from './inquiry-receipt.ts'

/**
 * The mails of a request for a call: to the agency, and an acknowledgement to the visitor, if they gave an address, that
 * repeats none of their words.
 */
export function callbackMails(
  stored: StoredInquiry,
  { agency, answerer, recipients }: { agency: Agency; answerer: Mailbox | null; recipients: readonly Mailbox[] },
): OutgoingMail[] {
  const { name, email, phone, message } = stored.inquiry
  const toAgency = {
    to: recipients,
    replyTo: email ? { name, address: email } : null,
    subject: `Please call ${name}`,
    ...mailText([
      paragraph(`${name} would like a call.${email ? ' Reply to this email to write to them.' : ''}`),
      {
        kind: 'facts',
        facts: [
          ['Phone', phone],
          ['Name', name],
          ['Email', email || 'not given'],
        ],
      },
      { kind: 'quote', text: message },
      paragraph(receipt(stored)),
    ]),
  }
  const toVisitor = {
    to: [{ name: '', address: email }],
    replyTo: recipients[0] ?? null,
    subject: `${agency.firm.name} will call you`,
    ...mailText([
      paragraph(`${agency.firm.name} got your request for a call.`),
      paragraph(
        `${answerer ? `${answerer.name} of ${agency.firm.name}` : 'A real estate agent'} will call you. If it’s urgent, call ${agency.phones.mails.number}.`,
      ),
      paragraph(
        'If you didn’t write to us, someone entered your address by mistake. Reply to this email and we’ll delete it.',
      ),
    ]),
  }
  return [
    { topic: 'inquiry', secretUntil: null, mail: { ...toAgency, calendar: null } },
    ...(email
      ? [{ topic: 'acknowledgement', secretUntil: null, mail: { ...toVisitor, calendar: null } } as const]
      : []),
  ]
}
