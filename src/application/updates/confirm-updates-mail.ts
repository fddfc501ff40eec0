import { updateConsentText } from '#content/update-consent.ts'
import { FREQUENCY_TEXTS } from '#content/update-texts.ts'
import { mailboxOf } from '#domain/agency/agency-mailbox.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { UpdateFrequency } from '#domain/updates/update-frequency.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import { mailText, paragraph } from '../mail/mail-text.ts'

interface ConfirmUpdates {
  email: string
  /** What the search is called, without a word that somebody typed: who asks may not own the address. */
  search: string
  every: UpdateFrequency
  agency: Agency
  /** Whole address of the page that confirms. */
  link: string
  days: number
  until: Date
}

/** The email that asks the owner of an address whether they asked for email updates. */
export const confirmUpdatesMail = ({
  email,
  search,
  every,
  agency,
  link,
  days,
  until,
}: ConfirmUpdates): OutgoingMail => ({
  topic: 'confirm-updates',
  secretUntil: until,
  mail: {
    to: [{ name: '', address: email }],
    replyTo: mailboxOf(agency),
    subject: `Confirm your email updates from ${agency.name}`,
    calendar: null,
    ...mailText([
      paragraph('Hello,'),
      paragraph(`Someone asked ${agency.name} to email this address about new homes:`),
      {
        kind: 'facts',
        facts: [
          ['Search', search],
          ['How often', FREQUENCY_TEXTS[every]],
        ],
      },
      paragraph(`If that was you, open this link and choose “Confirm.” The link expires in ${days} days:`),
      { kind: 'link', label: 'Confirm your email updates', url: link },
      paragraph(updateConsentText),
      paragraph('If you didn’t ask for this, ignore this email, and we’ll delete the request.'),
    ]),
  },
})
