/** How long personal data is kept. The privacy policy states it and the server's daily retention enforces it. */
export const RETENTION = {
  /** Inquiries with everything that belongs to them, months from their arrival. */
  inquiryMonths: 24,
  /** An unsent reply to an inquiry, days from its last change. */
  replyDraftDays: 30,
  /** What a mail said, days from when it was sent or given up. */
  mailDays: 90,
  /** What an anonymous visitor keeps, months from the last change. */
  visitorMonths: 13,
  /** That an address gets no email updates, because an email came back or was reported as spam, days from then. */
  stoppedAddressDays: 365,
  /** A request for email updates that nobody has confirmed, days from its arrival. */
  updateRequestDays: 3,
  /** A session, days from its last use. */
  sessionDays: 30,
  /** A session in use, days from signing in. */
  sessionMaxDays: 90,
  /** What members of the agency did at the agency's side, days from then. */
  auditDays: 730,
} as const

/** How long a session lives without being used, s. */
export const SESSION_SECONDS = RETENTION.sessionDays * 24 * 3600

/** How long a session lives at most, however often it is used, s. */
export const SESSION_MAX_SECONDS = RETENTION.sessionMaxDays * 24 * 3600

/** How long the link of a mail confirms an address, h. */
export const CONFIRMATION_HOURS = 24
