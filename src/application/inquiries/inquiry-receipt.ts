import type { StoredInquiry } from '#ports/server/inquiry-store.ts'

const timeInNewJersey = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/New_York',
})

/** The last line of a mail to the agency: when it came, and which texts the visitor was shown. */
export const receipt = ({ id, receivedAt, inquiry }: StoredInquiry): string =>
  `Received ${timeInNewJersey.format(receivedAt)}, New York time. Consent text of ${inquiry.consent}. Notice on whom an agent works for ${inquiry.agencyNotice ? `of ${inquiry.agencyNotice}` : 'not shown'}. Reference ${id}.`
