import type { SignedIn } from '#ports/server/accounts.ts'
import type { AccountParts } from './account-parts.ts'
import { sessionSet } from './session-cookie.ts'
import { owning, type OpenSession } from './sessions.ts'

/**
 * Does what replaces a session by another in the same browser. Notifications in that browser, which end with a session, go on.
 * `work` answers the headers that set the new session.
 */
export async function renewed(
  parts: Pick<AccountParts, 'auth' | 'clock' | 'db'>,
  own: OpenSession,
  work: () => Promise<Headers>,
): Promise<SignedIn> {
  const { db } = parts
  const device = await db.selectFrom('push_devices').selectAll().where('session_id', '=', own.id).executeTakeFirst()
  const session = sessionSet(await work())!
  const next = await owning(parts, session)
  if (device && next.id !== own.id)
    await db
      .insertInto('push_devices')
      .values({ ...device, session_id: next.id })
      // The old session may still be there: its row has the same address.
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ session_id: next.id }))
      .execute()
  return { account: next.account, session }
}
