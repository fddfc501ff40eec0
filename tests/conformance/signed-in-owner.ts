import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { AccountTables } from '#adapters/accounts/account-tables.ts'
import type { Schema } from '#adapters/database/schema.ts'

/** Somebody with an account who is signed in to some browsers, planted in the database. */
export async function signedInOwner(
  db: Kysely<Schema>,
  { now, sessions: count = 1, accountId }: { now: Date; sessions?: number; accountId?: string },
) {
  const accounts = db.withTables<AccountTables>()
  const at = now.toISOString()
  const user = accountId ?? randomUUID()
  const ownerId = randomUUID()
  if (accountId === undefined) {
    const name = { first_name: 'Ana', last_name: 'Ruiz', email: `${user}@example.com` }
    const row = { id: user, ...name, email_verified: 1, created_at: at, updated_at: at }
    await accounts.insertInto('account_users').values(row).execute()
    await db
      .insertInto('owners')
      .values({ id: ownerId, account_id: user, changed_on: at.slice(0, 10) })
      .execute()
  }
  const sessions = Array.from({ length: count }, () => randomUUID())
  const expires_at = new Date(now.getTime() + 30 * 24 * 3_600_000).toISOString()
  for (const id of sessions)
    await accounts
      .insertInto('account_sessions')
      .values({
        id,
        user_id: user,
        token: id,
        device: 'Firefox on Windows',
        expires_at,
        created_at: at,
        updated_at: at,
      })
      .execute()
  return { ownerId, accountId: user, sessions }
}
