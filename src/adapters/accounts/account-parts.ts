import type { MailText } from '#content/account-mails.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { Result } from '#domain/result.ts'
import type { Problem } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import type { AccountDatabase } from './account-tables.ts'
import type { Auth } from './auth.ts'
import type { PasswordHashing } from './password-hash.ts'

/** What the parts of this adapter share. */
export interface AccountParts {
  db: AccountDatabase
  auth: Auth
  clock: Clock
  passwords: PasswordHashing
  /** The agency as it is now. */
  agency: () => Agency
  /** Scheme and host for links in mails, without a slash at the end. */
  siteAddress: string
  /** Puts a mail about an account into the outbox. Throws a ProblemError if it can't be stored. */
  send: (email: string, text: MailText, how: Omit<OutgoingMail, 'mail'>) => Promise<void>
  /** Turns errors into problems. */
  answer: <T>(work: () => Promise<T>, problems?: Readonly<Record<string, Problem>>) => Promise<Result<T>>
}
