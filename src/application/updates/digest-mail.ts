import { mailboxOf } from '#domain/agency/agency-mailbox.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import { digestContent, type Digest } from './digest-content.ts'
import { digestHtml } from './digest-html.ts'
import { digestPlain } from './digest-plain.ts'

/** The email that tells a person what happened to homes. */
export function digestMail(digest: Digest): OutgoingMail {
  const content = digestContent(digest)
  const { recipient, agency, unsubscribe } = digest
  return {
    topic: 'updates',
    secretUntil: null,
    mail: {
      to: [recipient],
      replyTo: mailboxOf(agency),
      subject: content.subject,
      text: digestPlain(content),
      html: digestHtml(content),
      calendar: null,
      unsubscribe,
    },
  }
}
