import type { AccountFacts, Accounts } from '#ports/server/accounts.ts'
import type { AddressedAccounts } from '#ports/server/addressed-accounts.ts'
import type { AccountParts } from './account-parts.ts'
import { NOT_SIGNED_IN, refuse, wrongPassword } from './account-problems.ts'
import { newEmailOf } from './account-settings.ts'
import type { AccountDatabase } from './account-tables.ts'
import { removeResetLinks } from './auth.ts'
import { withSession } from './session-cookie.ts'
import { owning, sessionsOf } from './sessions.ts'
import { stoppedUpdates } from './stopped-updates.ts'

/** Deleting an account, and what is stored about it. */
export function ownData(parts: AccountParts): Pick<Accounts, 'remove' | 'facts'> {
  const { db, auth, clock, answer } = parts
  return {
    remove: (session, password) =>
      answer(
        async () => {
          const { id, email } = (await owning(parts, session)).account
          await auth.api.verifyPassword({ body: { password }, headers: withSession(session) })
          const newEmail = await newEmailOf(db, id, clock.now())
          await removeAccount(db, id, newEmail === null ? [email] : [email, newEmail])
        },
        { INVALID_PASSWORD: wrongPassword('password'), UNAUTHORIZED: NOT_SIGNED_IN },
      ),
    facts: (accountId) => answer(() => factsOf(parts, accountId)),
  }
}

/** Accounts by address, for the operator's command line. Throws what the database throws. */
export const addressedAccounts = (db: AccountDatabase, now: () => Date): AddressedAccounts => ({
  has: async (email) => (await idByAddress(db, email)) !== null,
  remove: async (email) => {
    const id = await idByAddress(db, email)
    if (id === null) return false
    const newEmail = await newEmailOf(db, id, now())
    await removeAccount(db, id, newEmail === null ? [address(email)] : [address(email), newEmail])
    return true
  },
})

/** Accounts store addresses in small letters. */
const address = (email: string): string => email.trim().toLowerCase()

async function idByAddress(db: AccountDatabase, email: string): Promise<string | null> {
  const users = db.selectFrom('account_users').select('id')
  return (await users.where('email', '=', address(email)).executeTakeFirst())?.id ?? null
}

/** Deletes an account with the mails about it; mails about an inquiry stay with the inquiry. */
async function removeAccount(db: AccountDatabase, id: string, emails: string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await removeResetLinks(transaction, id)
    // Credentials, sessions, second factor, address change and saved items are deleted by foreign keys. First, because an email update that is
    // being stored holds the owner's row: what it stores is deleted below.
    await transaction.deleteFrom('account_users').where('id', '=', id).execute()
    await transaction
      .deleteFrom('outbox_mails')
      .where('recipient', 'in', emails)
      .where('inquiry_id', 'is', null)
      .execute()
    await transaction.deleteFrom('account_sign_ups').where('email', 'in', emails).execute()
    await transaction.deleteFrom('stopped_addresses').where('address', 'in', emails).execute()
  })
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
