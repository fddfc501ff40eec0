import { createTransport } from 'nodemailer'
import type { Mail, Mailbox } from '#domain/mail/mail.ts'

/** A mail as nodemailer's options. The Message-ID is made of `id` and the sender's domain. */
export const mimeParts = (mail: Mail, id: string, from: Mailbox) => ({
  messageId: messageId(id, from),
  from: mailbox(mail.author ? { ...from, name: mail.author.name } : from),
  ...(mail.author?.inReplyTo ? answering(messageId(mail.author.inReplyTo, from)) : {}),
  to: mail.to.map(mailbox),
  ...(mail.replyTo ? { replyTo: mailbox(mail.replyTo) } : {}),
  subject: oneLine(mail.subject),
  text: mail.text,
  html: mail.html,
  ...(mail.calendar
    ? { icalEvent: { method: mail.calendar.method, content: mail.calendar.content, filename: 'tour.ics' } }
    : {}),
  // Texts come from visitors: nodemailer must not fetch addresses or read files named in them.
  disableUrlAccess: true,
  disableFileAccess: true,
  xMailer: false as const,
  headers: {
    // Tells automatic responders not to answer (RFC 3834). A person's mail may be answered.
    ...(mail.author ? {} : { 'auto-submitted': 'auto-generated' }),
    ...(mail.unsubscribe === undefined ? {} : unsubscribing(mail.unsubscribe)),
  },
})

const messageId = (id: string, from: Mailbox): string => `<${id}@${from.address.split('@')[1]}>`

/** RFC 5322, section 3.6.4. */
const answering = (inReplyTo: string) => ({ inReplyTo, references: inReplyTo })

/** RFC 2369 and RFC 8058; one click needs https. */
function unsubscribing(address: string): Record<string, string> {
  const { href, protocol } = new URL(address)
  return {
    'list-unsubscribe': `<${href}>`,
    ...(protocol === 'https:' ? { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' } : {}),
  }
}

const mailbox = ({ name, address }: Mailbox) => ({ name: oneLine(name), address: oneLine(address) })

/** Line breaks and other control characters could inject a header. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()

const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** The whole message as sent (RFC 5322). */
export async function writeMime(mail: Mail, id: string, from: Mailbox): Promise<Buffer> {
  const { message } = await writer.sendMail(mimeParts(mail, id, from))
  return message as Buffer
}
