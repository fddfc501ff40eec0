import type { AccountFacts, Accounts } from '#ports/server/accounts.ts'
import type { AddressedAccounts } from '#ports/server/addressed-accounts.ts'
import type { MailTopic } from '#ports/server/mail-outbox.ts'
import type { AccountParts } from './account-parts.ts'
import { NOT_SIGNED_IN, refuse, wrongPassword } from './account-problems.ts'
import { newEmailOf } from './account-settings.ts'
import type { AccountDatabase } from './account-tables.ts'
import { removeResetLinks } from './auth.ts'
import { endMembership } from './membership.ts'
import { withSession } from './session-cookie.ts'
import { owning, sessionsOf } from './sessions.ts'
import { stoppedUpdates } from './stopped-updates.ts'

/** Deleting an account, and what is stored about it. */
export function ownData(parts: AccountParts): Pick<Accounts, 'remove' | 'facts'> {
  const { db, auth, answer } = parts
  return {
    remove: (session, password) =>
      answer(
        async () => {
          const { id } = (await owning(parts, session)).account
          await auth.api.verifyPassword({ body: { password }, headers: withSession(session) })
          await removeAccount(db, id, parts.clock.now())
        },
        { INVALID_PASSWORD: wrongPassword('password'), UNAUTHORIZED: NOT_SIGNED_IN },
      ),
    facts: (accountId) => answer(() => factsOf(parts, accountId)),
  }
}

/** Accounts by address, for the operator's command line. Throws what the database throws. */
export const addressedAccounts = (db: AccountDatabase): AddressedAccounts => ({
  has: async (email) => (await idByAddress(db, email)) !== null,
  remove: async (email) => {
    const id = await idByAddress(db, email)
    if (id === null) return false
    await removeAccount(db, id, new Date())
    return true
  },
})

async function idByAddress(db: AccountDatabase, email: string): Promise<string | null> {
  const users = db.selectFrom('account_users').select('id')
  // Accounts store addresses in lowercase.
  return (await users.where('email', '=', email.trim().toLowerCase()).executeTakeFirst())?.id ?? null
}

/** Deletes an account with the mails about it; mails about an inquiry stay with the inquiry. */
async function removeAccount(db: AccountDatabase, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await endMembership(transaction, id, now)
    await removeResetLinks(transaction, id)
    const changes = transaction.deleteFrom('account_email_changes').where('user_id', '=', id).returning('email')
    const newEmail = (await changes.executeTakeFirst())?.email
    // Credentials, sessions, second factor and saved items are deleted by foreign keys. Early, because an email update that is being stored
    // holds the owner's row: what it stores is deleted below.
    const users = transaction.deleteFrom('account_users').where('id', '=', id)
    const user = await users.returning(['email', 'email_verified', 'sign_up']).executeTakeFirst()
    if (!user) return
    const { email, sign_up: signUp } = user
    if (newEmail !== undefined) await deleteMails(transaction, newEmail, TO_NEW_ADDRESS)
    if (user.email_verified !== 0) return forgetAddress(transaction, email)
    await deleteMails(transaction, email, TO_UNCONFIRMED)
    if (signUp !== null) await transaction.deleteFrom('account_sign_ups').where('token_hash', '=', signUp).execute()
  })
}

/** What an account mails to an address that may be somebody else's; other mails to it are theirs. */
const TO_UNCONFIRMED: readonly MailTopic[] = ['sign-up']
const TO_NEW_ADDRESS: readonly MailTopic[] = ['new-email', 'email-taken']

async function deleteMails(transaction: AccountDatabase, email: string, topics: readonly MailTopic[]): Promise<void> {
  const mails = transaction.deleteFrom('outbox_mails').where('recipient', '=', email).where('inquiry_id', 'is', null)
  await mails.where('topic', 'in', topics).execute()
}

/** Deletes what is stored about the address of a deleted account that had confirmed it, but not that its owner called emails spam. */
async function forgetAddress(transaction: AccountDatabase, email: string): Promise<void> {
  await transaction.deleteFrom('outbox_mails').where('recipient', '=', email).where('inquiry_id', 'is', null).execute()
  await transaction.deleteFrom('account_sign_ups').where('email', '=', email).execute()
  const stopped = transaction.deleteFrom('stopped_addresses').where('address', '=', email)
  await stopped.where('reason', '<>', 'complaint').execute()
}

async function factsOf(parts: AccountParts, accountId: string): Promise<AccountFacts> {
  const { db, clock } = parts
  const user = await db.selectFrom('account_users').selectAll().where('id', '=', accountId).executeTakeFirst()
  if (!user) return refuse(NOT_SIGNED_IN)
  const sessions = await sessionsOf(parts, accountId)
  return {
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    createdAt: user.created_at,
    sessions: sessions.map(({ since, lastUsed, until, device }) => ({ since, lastUsed, until, device })),
    twoStep: user.two_factor !== 0,
    newEmail: await newEmailOf(db, accountId, clock.now()),
    updatesStopped: await stoppedUpdates(db, user.email),
  }
}
