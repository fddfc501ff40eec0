import type { Kysely, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { notFound, type Problem } from '#domain/result.ts'
import type { AgencyActor } from '#ports/server/agency-audit.ts'
import type {
  FoundInvitation,
  InvitationKey,
  Joining,
  NewInvitation,
  OpenInvitation,
  OpenJoining,
} from '#ports/server/agency-members.ts'
import type { RetentionRule } from '#ports/server/retention.ts'
import { refuse } from '../database-errors.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import type { MemberAccountTables } from './agency-tables.ts'
import { aboutThing, addAuditEntry } from './audit-entries.ts'

const ALREADY: Problem = { kind: 'conflict', message: 'This person already works here.' }
export const DEAD_INVITATION: Problem = notFound('This invitation no longer works. Ask for a new one.')

/** Stores an invitation in place of an earlier one to its address. */
export async function putInvitation(
  transaction: Transaction<Schema>,
  { email, role, tokenHash, expiresAt }: NewInvitation,
  memberId: string | null,
  now: Date,
): Promise<string> {
  const address = email.toLowerCase()
  await transaction.deleteFrom('agency_invitations').where('email', '=', address).execute()
  const row = { id: randomUUID(), token_hash: tokenHash, email: address, role, member_id: memberId }
  const times = { invited_at: now.getTime(), expires_at: expiresAt }
  await transaction
    .insertInto('agency_invitations')
    .values({ ...row, ...times })
    .execute()
  return row.id
}

export async function invite(
  transaction: Transaction<Schema>,
  invitation: NewInvitation,
  actor: AgencyActor,
  now: Date,
): Promise<void> {
  const members = transaction
    .withTables<MemberAccountTables>()
    .selectFrom('agency_members')
    .innerJoin('account_users', 'account_users.id', 'agency_members.account_id')
    .where('email', '=', invitation.email.toLowerCase())
    .where('removed_at', 'is', null)
    .select('agency_members.id')
  if (await members.executeTakeFirst()) refuse(ALREADY)
  const id = await putInvitation(transaction, invitation, null, now)
  const entry = {
    act: 'member.invited',
    about: aboutThing('invitation', id),
    details: { role: invitation.role },
  } as const
  await addAuditEntry(transaction, entry, actor, now)
}

export async function withdraw(
  transaction: Transaction<Schema>,
  id: string,
  actor: AgencyActor,
  now: Date,
): Promise<void> {
  const gone = await transaction.deleteFrom('agency_invitations').where('id', '=', id).executeTakeFirst()
  if (Number(gone.numDeletedRows) === 0) refuse(notFound('This invitation is no longer open.'))
  const entry = { act: 'member.invitation-withdrawn', about: aboutThing('invitation', id) } as const
  await addAuditEntry(transaction, entry, actor, now)
}

const toOpen = (row: {
  id: string
  email: string
  role: OpenInvitation['role']
  expires_at: number
  member_id: string | null
}): OpenInvitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  expiresAt: row.expires_at,
  isReset: row.member_id !== null,
})

export async function openInvitations(db: Kysely<Schema>, now: Date): Promise<OpenInvitation[]> {
  const rows = db.selectFrom('agency_invitations').selectAll().where('expires_at', '>', now.getTime())
  return (await rows.orderBy('invited_at', 'desc').execute()).map(toOpen)
}

export async function findInvitation(
  db: Kysely<Schema>,
  tokenHash: string,
  now: Date,
): Promise<FoundInvitation | null> {
  const rows = db.selectFrom('agency_invitations').selectAll().where('token_hash', '=', tokenHash)
  const row = await rows.where('expires_at', '>', now.getTime()).executeTakeFirst()
  return row ? { ...toOpen(row), memberId: row.member_id } : null
}

export async function beginJoining(
  db: Kysely<Schema>,
  tokenHash: string,
  { joiningHash, name, passwordHash }: Joining,
  now: Date,
): Promise<void> {
  const begun = await db
    .updateTable('agency_invitations')
    .set({
      joining_hash: joiningHash,
      joining_name: name,
      joining_password: passwordHash,
      joining_proved_at: null,
    })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.getTime())
    .executeTakeFirst()
  if (Number(begun.numUpdatedRows) === 0) refuse(DEAD_INVITATION)
}

export async function findJoining(db: Kysely<Schema>, joiningHash: string, now: Date): Promise<OpenJoining | null> {
  const rows = db.selectFrom('agency_invitations').selectAll().where('joining_hash', '=', joiningHash)
  const row = await rows.where('expires_at', '>', now.getTime()).executeTakeFirst()
  if (!row) return null
  return {
    invitation: { ...toOpen(row), memberId: row.member_id },
    name: row.joining_name ?? '',
    passwordHash: row.joining_password,
    isProved: row.joining_proved_at !== null,
  }
}

export async function proveJoining(db: Kysely<Schema>, joiningHash: string, now: Date): Promise<void> {
  const rows = db.updateTable('agency_invitations').set({ joining_proved_at: now.getTime() })
  const proved = await rows.where('joining_hash', '=', joiningHash).executeTakeFirst()
  if (Number(proved.numUpdatedRows) === 0) refuse(DEAD_INVITATION)
}

/** Uses an invitation up, in the transaction of what it is for; of two at the same moment one finds it. Throws 'not-found' for the other. */
export async function takeInvitation(
  transaction: Transaction<Schema>,
  key: InvitationKey,
  now: Date,
): Promise<FoundInvitation> {
  const all = transaction.deleteFrom('agency_invitations')
  const taken = await (
    'tokenHash' in key ? all.where('token_hash', '=', key.tokenHash) : all.where('joining_hash', '=', key.joiningHash)
  )
    .where('expires_at', '>', now.getTime())
    .returningAll()
    .executeTakeFirst()
  return taken ? { ...toOpen(taken), memberId: taken.member_id } : refuse(DEAD_INVITATION)
}

/** Removes invitations that nobody has used in time. */
export const invitationRetention = ({ db }: Pick<Database, 'db'>): RetentionRule => ({
  name: 'invitations to the agency’s side',
  removeOld: async (now) => {
    const over = db.deleteFrom('agency_invitations').where('expires_at', '<=', now.getTime())
    return Number((await over.executeTakeFirst()).numDeletedRows)
  },
})
