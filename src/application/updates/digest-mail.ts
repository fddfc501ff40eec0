import { mailboxOf } from '#domain/agency/agency-mailbox.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { FeedCredit } from '#domain/listing/feed-credit.ts'
import type { Mailbox } from '#domain/mail/mail.ts'
import type { DigestEntry } from '#domain/updates/digest.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import { digestContent } from './digest-content.ts'
import { digestHtml } from './digest-html.ts'
import { digestPlain } from './digest-plain.ts'

export interface Digest {
  /** Each home once. */
  entries: readonly DigestEntry[]
  recipient: Mailbox
  agency: Agency
  /** Scheme and host of links, without a slash at the end. */
  siteAddress: string
  /** Whole addresses of the person's choices, and of the page that stops all emails. */
  links: { settings: string; unsubscribe: string }
  /** What the sources of these homes require to be shown; `ReadFeedCredits` reads it. */
  feeds: readonly FeedCredit[]
  now: Date
}

/** The email that tells a person what happened to homes; null if none of it is still true. */
export function digestMail(digest: Digest): OutgoingMail | null {
  const content = digestContent(digest)
  if (content === null) return null
  const { recipient, agency, links } = digest
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
      unsubscribe: links.unsubscribe,
    },
  }
}
