import type { Problem } from '#domain/result.ts'
import { refuse } from './account-problems.ts'
import type { AccountDatabase } from './account-tables.ts'

const LAST_OWNER: Problem = {
  kind: 'conflict',
  message: 'You’re the only owner of the agency’s side. Make someone else an owner first.',
}

const membersOf = (db: AccountDatabase, accountId: string) =>
  db
    .selectFrom('agency_members')
    .select(['id', 'name', 'role'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)

/** Whether somebody works for the agency with this account. */
export const isMember = async (db: AccountDatabase, accountId: string): Promise<boolean> =>
  (await membersOf(db, accountId).executeTakeFirst()) !== undefined

/** Ends the sessions that an account has at the agency's side: its password is another one now. */
export async function endAgencySessions(db: AccountDatabase, accountId: string): Promise<void> {
  const members = db.selectFrom('agency_members').select('id').where('account_id', '=', accountId)
  await db.deleteFrom('agency_sessions').where('member_id', 'in', members).execute()
}

/**
 * Ends the membership of an account that is being deleted, in the same transaction. Throws a 'conflict' for the last owner; of two owners who
 * leave at the same moment, one is.
 */
export async function endMembership(transaction: AccountDatabase, accountId: string, now: Date): Promise<void> {
  const member = await membersOf(transaction, accountId).executeTakeFirst()
  if (!member) return
  if (member.role === 'owner') await keepAnOwner(transaction, member.id)
  const rows = transaction.updateTable('agency_members').set({ removed_at: now.getTime() })
  await rows.where('id', '=', member.id).execute()
  await transaction.deleteFrom('agency_sessions').where('member_id', '=', member.id).execute()
  await transaction
    .insertInto('agency_audit')
    .values({
      at: now.getTime(),
      member_id: member.id,
      member_name: member.name,
      act: 'member.left',
      about: `member ${member.id.slice(0, 8)}`,
      details: '{}',
      request_id: null,
    })
    .execute()
}

async function keepAnOwner(transaction: AccountDatabase, without: string): Promise<void> {
  const owners = transaction.updateTable('agency_members').set({ role: 'owner' }).where('role', '=', 'owner')
  await owners.where('removed_at', 'is', null).execute()
  const others = transaction.selectFrom('agency_members').select('id').where('role', '=', 'owner')
  const other = await others.where('removed_at', 'is', null).where('id', '<>', without).executeTakeFirst()
  if (!other) refuse(LAST_OWNER)
}
