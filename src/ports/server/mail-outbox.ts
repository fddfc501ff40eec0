import type { Mail } from '#domain/mail/mail.ts'
import type { Result } from '#domain/result.ts'

/** What a mail is about, for the log and for lists of mails. */
export type MailTopic = 'inquiry' | 'acknowledgement' | 'password-reset' | 'account-exists'

/** A mail on its way out. */
export interface OutgoingMail {
  topic: MailTopic
  mail: Mail
  /**
   * For a mail that holds a secret, such as a link that sets a password: it is not sent after this time, and its contents
   * are removed as soon as it has been sent, given up or is late. Null for other mails.
   */
  secretUntil: Date | null
}

/** Mails wait here, kept on the disk, until the mail server has taken them. */
export interface MailOutbox {
  /** The mail is stored when this resolves, and sent soon after; 'unavailable' where it could not be stored. */
  enqueue(mail: OutgoingMail): Promise<Result<void>>
}
