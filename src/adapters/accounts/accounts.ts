import { accountExistsMail, passwordResetMail, type MailText } from '#content/account-mails.ts'
import { easyPasswordReason, type PasswordOwner } from '#domain/account/easy-password.ts'
import { invalid, ProblemError, valueOrThrow, type Problem } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { Accounts, SignedIn } from '#ports/server/accounts.ts'
import type { MailOutbox, OutgoingMail } from '#ports/server/mail-outbox.ts'
import { accountMail } from './account-mail.ts'
import {
  answeringAccounts,
  codeOf,
  DEAD_LINK,
  NOT_SIGNED_IN,
  WRONG_CREDENTIALS,
  wrongPassword,
} from './account-problems.ts'
import type { AccountDatabase } from './account-tables.ts'
import { createAuth, removeResetLinks, RESET_SECONDS, withHash, type Auth } from './auth.ts'
import { isListedPassword } from './common-password-list.ts'
import { delayedWork } from './delayed-work.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { argon2Hashing, OWASP_COST, type HashCost } from './password-hash.ts'
import { sessionSet, withSession } from './session-cookie.ts'

/** Passwords hashed in parallel, each on its own thread with 19 MiB, and calls that may wait for one. */
const MAX_HASHES = 2
const MAX_WAITING_HASHES = 100

/** better-auth's code if another request has just created an account with the address. */
const JUST_TAKEN = 'FAILED_TO_CREATE_USER'

export interface AccountsOptions {
  db: AccountDatabase
  clock: Clock
  outbox: MailOutbox
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
  secret,
  siteAddress,
  hashCost = OWASP_COST,
  onError,
}: AccountsOptions): Accounts & { close(): Promise<void> } {
  const passwords = argon2Hashing(limitConcurrency(MAX_HASHES, MAX_WAITING_HASHES), hashCost)
  const background = delayedWork(onError)
  const send = async (email: string, text: MailText, how: Omit<OutgoingMail, 'mail'>) => {
    valueOrThrow(await outbox.enqueue({ ...how, mail: accountMail(email, text) }))
  }
  const sendReset = (email: string, token: string) => {
    const secretUntil = new Date(clock.now().getTime() + RESET_SECONDS * 1000)
    // A fragment is not sent to servers, so the token gets into no log.
    const text = passwordResetMail(`${siteAddress}/reset-password#${token}`)
    return send(email, text, { topic: 'password-reset', secretUntil })
  }
  const onTaken = (email: string) => {
    const links = { signIn: `${siteAddress}/signin`, reset: `${siteAddress}/forgot-password` }
    const text = accountExistsMail(links)
    background.run(() => send(email, text, { topic: 'account-exists', secretUntil: null }))
  }
  const auth = createAuth({ db, secret, passwords, sendReset, onTaken, onError })
  const answer = answeringAccounts(onError)
  const byEmail = (email: string) => userWith(db, 'email', email.toLowerCase())

  return {
    signUp: (person) =>
      answer(async () => {
        refuseEasy('password', person.password, person)
        const hash = await passwords.hash(person.password)
        const { email, firstName: name, lastName, password } = person
        try {
          const body = { email, name, lastName, password }
          await withHash(hash, () => auth.api.signUpEmail({ body }))
        } catch (error) {
          const owner = codeOf(error) === JUST_TAKEN ? await byEmail(email) : null
          if (!owner) throw error
          onTaken(owner.email)
        }
      }),
    signIn: (email, password) =>
      answer(
        async () => {
          const { headers } = await auth.api.signInEmail({ body: { email, password }, returnHeaders: true })
          return signedIn(auth, headers)
        },
        { INVALID_EMAIL_OR_PASSWORD: WRONG_CREDENTIALS, INVALID_EMAIL: WRONG_CREDENTIALS },
      ),
    bySession: (session) =>
      answer(async () => {
        const { headers, response } = await auth.api.getSession({ headers: withSession(session), returnHeaders: true })
        return response ? { account: known(response.user), prolonged: sessionSet(headers) !== null } : null
      }),
    signOut: (session) =>
      answer(async () => {
        await auth.api.signOut({ headers: withSession(session) })
      }),
    requestPasswordReset: (email) =>
      answer(async () => {
        const owner = await byEmail(email)
        background.run(async () => {
          if (owner) await auth.api.requestPasswordReset({ body: { email: owner.email } })
        })
      }),
    resetPassword: (token, password) =>
      answer(
        async () => {
          const { internalAdapter } = await auth.$context
          const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
          const owner = link && link.expiresAt > clock.now() ? await userWith(db, 'id', link.value) : null
          if (!owner) refuse(DEAD_LINK)
          refuseEasy('password', password, owner)
          const hash = await passwords.hash(password)
          await withHash(hash, () => auth.api.resetPassword({ body: { token, newPassword: password } }))
        },
        { INVALID_TOKEN: DEAD_LINK },
      ),
    changePassword: (session, current, next) =>
      answer(
        async () => {
          const account = await owning(auth, session)
          refuseEasy('next', next, account)
          const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true }
          const { headers } = await auth.api.changePassword({
            body,
            headers: withSession(session),
            returnHeaders: true,
          })
          await removeResetLinks(db, account.id)
          return { account, session: sessionSet(headers)! }
        },
        { INVALID_PASSWORD: wrongPassword('current'), UNAUTHORIZED: NOT_SIGNED_IN },
      ),
    remove: (session, password) =>
      answer(
        async () => {
          const { id, email } = await owning(auth, session)
          await auth.api.verifyPassword({ body: { password }, headers: withSession(session) })
          await db.transaction().execute(async (transaction) => {
            await removeResetLinks(transaction, id)
            await removeMails(transaction, email)
            // Credentials, sessions and saved items are deleted by foreign keys.
            await transaction.deleteFrom('account_users').where('id', '=', id).execute()
          })
        },
        { INVALID_PASSWORD: wrongPassword('password'), UNAUTHORIZED: NOT_SIGNED_IN },
      ),
    facts: (accountId) => answer(() => factsOf(db, accountId)),
    close: () => background.settled(),
  }
}

function refuse(problem: Problem): never {
  throw new ProblemError(problem)
}

function refuseEasy(field: string, password: string, owner: PasswordOwner): void {
  const reason = easyPasswordReason(password, owner, isListedPassword)
  if (reason !== null) refuse(invalid([{ field, message: reason }]))
}

interface AuthUser {
  id: string
  name: string
  lastName: string
  email: string
}

const known = ({ id, name, lastName, email }: AuthUser) => ({ id, firstName: name, lastName, email })

/** The account and session of an answer that signs in. */
async function signedIn(auth: Auth, headers: Headers): Promise<SignedIn> {
  const session = sessionSet(headers)!
  return { account: await owning(auth, session), session }
}

/** The account of a session. Throws 'unauthorized' if there is none. */
async function owning(auth: Auth, session: string) {
  const response = await auth.api.getSession({ headers: withSession(session) })
  return response ? known(response.user) : refuse(NOT_SIGNED_IN)
}

async function userWith(db: AccountDatabase, column: 'email' | 'id', value: string) {
  const row = await db.selectFrom('account_users').selectAll().where(column, '=', value).executeTakeFirst()
  return row ? { id: row.id, email: row.email, firstName: row.first_name, lastName: row.last_name } : null
}

/** Deletes mails about an account from the outbox; mails about an inquiry stay with the inquiry. */
async function removeMails(db: AccountDatabase, email: string): Promise<void> {
  await db.deleteFrom('outbox_mails').where('recipient', '=', email).where('inquiry_id', 'is', null).execute()
}

async function factsOf(db: AccountDatabase, accountId: string) {
  const user = await db.selectFrom('account_users').selectAll().where('id', '=', accountId).executeTakeFirst()
  if (!user) return refuse(NOT_SIGNED_IN)
  const sessions = await db
    .selectFrom('account_sessions')
    .select(['created_at as since', 'expires_at as until'])
    .where('user_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  const { first_name: firstName, last_name: lastName, email, created_at: createdAt } = user
  return { firstName, lastName, email, createdAt, sessions }
}
