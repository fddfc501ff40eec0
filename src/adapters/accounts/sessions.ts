import { SESSION_MAX_SECONDS } from '#content/retention.ts'
import { UNKNOWN_DEVICE } from '#domain/account/device-words.ts'
import type { SignInRecord } from '#domain/account/sign-ins.ts'
import { notFound } from '#domain/result.ts'
import type { KnownAccount, SessionStore, SignedIn } from '#ports/server/accounts.ts'
import type { AccountParts } from './account-parts.ts'
import { NOT_SIGNED_IN, refuse } from './account-problems.ts'
import { sessionSet, withSession } from './session-cookie.ts'

type SessionParts = Pick<AccountParts, 'auth' | 'clock' | 'db'>

/** A session that is signed in. */
export interface OpenSession {
  account: KnownAccount
  id: string
  twoStep: boolean
  /** Whether reading it extended it. */
  prolonged: boolean
}

/** The latest start of a session that is over at `now` however often it was used, as an ISO date-time. */
export const oldestStart = (now: Date): string => new Date(now.getTime() - SESSION_MAX_SECONDS * 1000).toISOString()

/** The session of a cookie; null if there is none or it is over. */
export async function readSession({ auth, clock }: SessionParts, session: string): Promise<OpenSession | null> {
  const { headers, response } = await auth.api.getSession({ headers: withSession(session), returnHeaders: true })
  if (!response) return null
  if (response.session.createdAt.toISOString() <= oldestStart(clock.now())) {
    await auth.api.signOut({ headers: withSession(session) })
    return null
  }
  const { id, name, lastName, email, twoFactorEnabled } = response.user
  return {
    account: { id, firstName: name, lastName, email },
    id: response.session.id,
    twoStep: Boolean(twoFactorEnabled),
    prolonged: sessionSet(headers) !== null,
  }
}

/** The session of a cookie. Throws 'unauthorized' if there is none. */
export const owning = async (parts: SessionParts, session: string): Promise<OpenSession> =>
  (await readSession(parts, session)) ?? refuse(NOT_SIGNED_IN)

/** The account and session of an answer that signs in. */
export async function signedIn(parts: SessionParts, headers: Headers): Promise<SignedIn> {
  const session = sessionSet(headers)!
  return { account: (await owning(parts, session)).account, session }
}

/** An account's sessions, the last used first. */
export async function sessionsOf({ db, clock }: SessionParts, accountId: string) {
  const now = clock.now()
  const rows = await db
    .selectFrom('account_sessions')
    .select(['id', 'device', 'created_at', 'updated_at', 'expires_at'])
    .where('user_id', '=', accountId)
    .where('expires_at', '>', now.toISOString())
    .where('created_at', '>', oldestStart(now))
    .orderBy('updated_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device ?? UNKNOWN_DEVICE,
    since: row.created_at,
    lastUsed: row.updated_at,
    until: row.expires_at,
  }))
}

/** The sessions as the owner of one of them sees them. */
export async function shownSessions(parts: SessionParts, own: OpenSession): Promise<SignInRecord[]> {
  const all = await sessionsOf(parts, own.account.id)
  return all.map(({ id, device, since, lastUsed }) => ({ id, device, since, lastUsed, current: id === own.id }))
}

/** Reading and ending sessions. */
export function sessionStore(parts: AccountParts): SessionStore {
  const { db, auth, answer } = parts
  const deleteSessions = (accountId: string) => db.deleteFrom('account_sessions').where('user_id', '=', accountId)
  return {
    bySession: (session) =>
      answer(async () => {
        const found = await readSession(parts, session)
        return found && { account: found.account, id: found.id, prolonged: found.prolonged }
      }),
    signOut: (session) =>
      answer(async () => {
        await auth.api.signOut({ headers: withSession(session) })
      }),
    endSession: (session, id) =>
      answer(async () => {
        const { account } = await owning(parts, session)
        const ended = await deleteSessions(account.id).where('id', '=', id).executeTakeFirst()
        if (Number(ended.numDeletedRows) === 0) refuse(notFound('This browser is no longer signed in.'))
      }),
    endOtherSessions: (session) =>
      answer(async () => {
        const own = await owning(parts, session)
        await deleteSessions(own.account.id).where('id', '<>', own.id).execute()
      }),
  }
}
