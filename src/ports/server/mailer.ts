import type { Mail } from '#domain/mail/mail.ts'

/** What the mail server said. 'try-again' also stands for one that can't be reached. */
export type Delivery =
  | { outcome: 'sent' }
  | { outcome: 'try-again'; reason: string }
  | { outcome: 'refused'; reason: string }

/** Hands mails to a mail server. */
export interface Mailer {
  /** `id` makes the Message-ID: a mail that has to be sent twice can be recognized by it. Never throws. */
  send(mail: Mail, id: string): Promise<Delivery>
  close(): void
}
