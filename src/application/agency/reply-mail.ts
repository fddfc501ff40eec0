import type { Agency } from '#domain/agency/agency.ts'
import { withPeriod } from '#domain/sentence-end.ts'
import type { CaseThread } from '#ports/server/agency-inbox.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import { mailText, paragraph } from '../mail/mail-text.ts'

interface Reply {
  /** Who writes, and where answers go. */
  worker: { name: string; email: string }
  thread: Pick<CaseThread, 'name' | 'email' | 'listingId' | 'listingTitle' | 'mails'>
  text: string
  agency: Agency
  siteAddress: string
}

/**
 * A member's reply to an inquiry. It quotes nothing that the visitor wrote, because the address may be somebody else's. It answers the
 * acknowledgement, so that mail programs show the two together.
 */
export function replyMail({ worker, thread, text, agency, siteAddress }: Reply): OutgoingMail {
  const { listingId, listingTitle, mails } = thread
  const acknowledgement = mails.find(({ topic }) => topic === 'acknowledgement')
  return {
    topic: 'reply',
    secretUntil: null,
    mail: {
      to: [{ name: '', address: thread.email }],
      replyTo: { name: worker.name, address: worker.email },
      subject: listingId === null ? 'Your request for a call' : `Re: We received your message about ${listingTitle}`,
      calendar: null,
      author: { name: `${worker.name}, ${agency.firm.name}`, inReplyTo: acknowledgement?.id ?? null },
      ...mailText([
        { kind: 'written', text },
        ...(listingId === null
          ? []
          : [{ kind: 'link', label: listingTitle, url: `${siteAddress}/listings/${listingId}` } as const]),
        paragraph(footOf(agency)),
      ]),
    },
  }
}

/** Who writes, with the license. */
function footOf({ firm, offices, phones }: Agency): string {
  const [office] = offices
  const where = office && `${office.street}, ${office.town}, NJ ${office.zip}`
  const license = [firm.licenseLine, firm.reference].filter(Boolean).join(', ')
  return `${[firm.name, where, phones.mails.number].filter(Boolean).join(' · ')} · ${withPeriod(license)}`
}
