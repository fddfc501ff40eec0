import { formatNewJerseyTime } from '#domain/clock-text.ts'
import type { StoredInquiry } from '#ports/server/inquiry-store.ts'

/** The last line of a mail to the agency: when it came, and which texts the visitor was shown. */
export const receipt = ({ id, receivedAt, inquiry }: StoredInquiry): string =>
  `Received ${formatNewJerseyTime(receivedAt)}, Eastern time. Consent text: ${inquiry.consent}. Notice on who an agent represents: ${inquiry.agencyNotice || 'not shown'}. Reference: ${id}.`
