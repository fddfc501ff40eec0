import type { Mail } from '#domain/mail/mail.ts'
import type { Result } from '#domain/result.ts'

/** The kind of a mail, for the log and for lists of mails. */
export type MailTopic =
  | 'inquiry'
  | 'acknowledgement'
  | 'sign-up'
  | 'account-exists'
  | 'password-reset'
  | 'new-email'
  | 'email-taken'
  | 'email-changed'
  | 'updates'
  | 'confirm-updates'
  | 'member'
  | 'reply'

/** Of mails that nobody may want any more when their turn comes. */
export const UPDATE_TOPICS: readonly MailTopic[] = ['updates', 'confirm-updates']

/** A mail to be sent. */
export interface OutgoingMail {
  topic: MailTopic
  mail: Mail
  /**
   * For a mail with a secret, such as a link that sets a password: it is not sent after this time, and its contents are
   * removed as soon as it is sent, given up or expired. Null for other mails.
   */
  secretUntil: Date | null
}

/** Stores mails until the mail server has taken them. */
export interface MailOutbox {
  /** Resolves when the mail is stored; it is sent soon after. 'unavailable' if it could not be stored. */
  enqueue(mail: OutgoingMail): Promise<Result<void>>
}
