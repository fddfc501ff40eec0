/** How long personal data is kept; the privacy policy says so and the server's daily cleaning does it. */
export const RETENTION = {
  /** Inquiries with everything that belongs to them, months from their arrival. */
  inquiryMonths: 24,
  /** What a mail said, days from when it was sent or given up. */
  mailDays: 90,
  /** What an anonymous visitor keeps, months from the last change. */
  visitorMonths: 13,
  /** A session, days from its last use. */
  sessionDays: 30,
} as const
