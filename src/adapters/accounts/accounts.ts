import { passwordResetMail, type MailText } from '#content/account-mails.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { Accounts } from '#ports/server/accounts.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { MailOutbox, OutgoingMail } from '#ports/server/mail-outbox.ts'
import type { MemberAccounts } from '#ports/server/member-accounts.ts'
import { accountMail } from './account-mail.ts'
import type { AccountParts } from './account-parts.ts'
import { answeringAccounts } from './account-problems.ts'
import { accountSettings } from './account-settings.ts'
import type { AccountDatabase } from './account-tables.ts'
import { createAuth, RESET_SECONDS } from './auth.ts'
import { delayedWork } from './delayed-work.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { memberAccounts } from './member-accounts.ts'
import { ownData } from './own-data.ts'
import { passwordChanges } from './password-changes.ts'
import { argon2Hashing, OWASP_COST, type HashCost } from './password-hash.ts'
import { sessionStore } from './sessions.ts'
import { signIns } from './sign-ins.ts'
import { signUps } from './sign-ups.ts'
import { twoStepSignIn } from './two-step.ts'

/** Passwords hashed in parallel, each on its own thread with 19 MiB, and calls that may wait for one. */
const MAX_HASHES = 2
const MAX_WAITING_HASHES = 100

export interface AccountsOptions {
  db: AccountDatabase
  clock: Clock
  outbox: MailOutbox
  /** Whose accounts they are; its name is in mails and authenticator apps. */
  agency: Pick<AgencySource, 'current'>
  /** Signs sessions; at least 32 characters. */
  secret: string
  /** Scheme and host for links in mails, without a slash at the end. */
  siteAddress: string
  /** OWASP's unless told: tests that sign in hundreds of times take a lighter one. */
  hashCost?: HashCost
  onError: (error: unknown) => void
}

/** Accounts by better-auth; to be closed before the database. */
export function openAccounts({
  db,
  clock,
  outbox,
  agency: source,
  secret,
  siteAddress,
  hashCost = OWASP_COST,
  onError,
}: AccountsOptions): Accounts & { members: MemberAccounts; close(): Promise<void> } {
  const passwords = argon2Hashing(limitConcurrency(MAX_HASHES, MAX_WAITING_HASHES), hashCost)
  const background = delayedWork(onError)
  const agency = () => source.current().agency
  const send = async (email: string, text: MailText, how: Omit<OutgoingMail, 'mail'>) => {
    valueOrThrow(await outbox.enqueue({ ...how, mail: accountMail(email, text) }))
  }
  const sendReset = (email: string, token: string) => {
    const secretUntil = new Date(clock.now().getTime() + RESET_SECONDS * 1000)
    // A fragment is not sent to servers, so the token gets into no log.
    const text = passwordResetMail(agency(), `${siteAddress}/reset-password#${token}`)
    return send(email, text, { topic: 'password-reset', secretUntil })
  }
  const auth = createAuth({ db, secret, passwords, sendReset, onError })
  const parts: AccountParts = {
    db,
    auth,
    clock,
    passwords,
    agency,
    siteAddress,
    send,
    answer: answeringAccounts(onError),
  }
  return {
    ...signUps(parts),
    ...signIns(parts),
    ...sessionStore(parts),
    ...accountSettings(parts),
    ...twoStepSignIn(parts),
    ...passwordChanges(parts, background),
    ...ownData(parts),
    members: memberAccounts(parts),
    close: () => background.settled(),
  }
}
