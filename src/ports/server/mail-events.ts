import type { StopReason } from '#domain/mail/stop-reason.ts'

/** An email came back for good, or was reported as spam: the one with an id of the outbox, or any to an address that the operator names. */
export interface MailEvent {
  kind: StopReason
  about: { mailId: string } | { address: string }
}

/** What became of emails after a mail server took them. Throws what the database throws. */
export interface MailEvents {
  /** Stops the email updates to the address. False, and nothing is stored, where the site knows no such email. */
  note(event: MailEvent): Promise<boolean>
}
