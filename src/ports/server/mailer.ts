import type { Mail } from '#domain/mail/mail.ts'

/** The mail server's answer. 'try-again' also if it can't be reached. */
export type Delivery =
  | { outcome: 'sent' }
  | { outcome: 'try-again'; reason: string }
  /** `noSuchAddress`: because the recipient's address takes no mail. */
  | { outcome: 'refused'; reason: string; noSuchAddress?: boolean }

/** Sends mails to a mail server. */
export interface Mailer {
  /** `id` makes the Message-ID, which identifies a mail that had to be sent twice. Never throws. */
  send(mail: Mail, id: string): Promise<Delivery>
  close(): void
}
