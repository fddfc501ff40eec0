import PostalMime, { type Email } from 'postal-mime'
import { saysNoSuchAddress } from '#domain/mail/stop-reason.ts'
import type { MailEvent } from '#ports/server/mail-events.ts'

/** What a message that came to the site's mailbox reports, or why it reports nothing. */
export type MailReport = { event: MailEvent } | { nothing: string }

/**
 * Reads a report of a mail server that an email came back (RFC 3464) or that its reader called it spam (RFC 5965). The report has to contain
 * the email's Message-ID, which nobody but its recipient and mail servers know: a made-up report stops nobody's emails.
 */
export async function readMailReport(message: Uint8Array): Promise<MailReport> {
  const { attachments } = await parse(message)
  const partOf = (...types: string[]) => attachments.find(({ mimeType }) => types.includes(mimeType))?.content as string
  const status = partOf('message/delivery-status', 'message/global-delivery-status')
  const feedback = partOf('message/feedback-report')
  const original = partOf('message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers')
  if (status === undefined && feedback === undefined) return { nothing: 'It is no delivery or spam report.' }
  const mailId = original === undefined ? null : mailIdIn((await parse(original)).messageId)
  if (mailId === null) return { nothing: 'It contains no Message-ID of the site’s emails.' }
  if (feedback !== undefined && isAbuse(feedback)) return { event: { kind: 'complaint', about: { mailId } } }
  if (status !== undefined && blocksOf(status).some(isBounce)) return { event: { kind: 'bounce', about: { mailId } } }
  return { nothing: 'It doesn’t say that an address takes no email, or that an email is spam.' }
}

const parse = (message: Uint8Array | string): Promise<Email> =>
  PostalMime.parse(message, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' })

/** As `mimeParts` makes it of the mail's id. */
const MESSAGE_ID = /^<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i
const mailIdIn = (messageId = ''): string | null => MESSAGE_ID.exec(messageId.trim())?.[1]?.toLowerCase() ?? null

/** The groups of fields of a report's part, one for each recipient, with names in small letters. */
const blocksOf = (part: string): Map<string, string>[] =>
  part
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/(?:\r?\n){2,}/)
    .map((block) => new Map(block.split(/\r?\n/).map(toField)))

function toField(line: string): [name: string, value: string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]
}

const isAbuse = (part: string): boolean =>
  blocksOf(part).some((fields) => fields.get('feedback-type')?.toLowerCase() === 'abuse')

function isBounce(fields: Map<string, string>): boolean {
  const [status = null] = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? []
  const reply = /^smtp;\s*(.*)/is.exec(fields.get('diagnostic-code') ?? '')?.[1] ?? ''
  return fields.get('action')?.toLowerCase() === 'failed' && saysNoSuchAddress(reply, status)
}
