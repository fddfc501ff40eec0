import { sql, type Kysely, type Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { IDLE_MS, type AgencyMember } from '#domain/agency/member.ts'
import { notFound, type Problem, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencyActor } from '#ports/server/agency-audit.ts'
import type { AgencyMembers, ListedMember, MailedMember } from '#ports/server/agency-members.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import { answering, refuse } from '../database-errors.ts'
import type { Database } from '../database.ts'
import { putMails } from '../mail/mail-outbox.ts'
import type { Schema } from '../schema.ts'
import type { MemberAccountTables } from './agency-tables.ts'
import { aboutThing, addAuditEntry } from './audit-entries.ts'
import {
  beginJoining,
  findInvitation,
  findJoining,
  proveJoining,
  invite,
  openInvitations,
  putInvitation,
  takeInvitation,
  withdraw,
} from './invitation-store.ts'
import { keepAnOwner } from './last-owner.ts'

const UNKNOWN: Problem = notFound('There is no such member.')
const CHANGED: Problem = { kind: 'conflict', message: 'This has changed since you opened the page. Look at it again.' }

interface MemberStoreParts {
  clock: Clock
  /** Called after emails have been stored, to wake the mail worker. */
  onMails: () => void
  onError: (error: unknown) => void
}

/** Who works for the agency, in the database. Errors go to `onError` and are answered as 'unavailable'. */
export function databaseAgencyMembers(
  { db }: Pick<Database, 'db'>,
  { clock, onMails, onError }: MemberStoreParts,
): AgencyMembers {
  const answer = answering('The list of people can’t be used right now.', onError)
  const now = () => clock.now()
  /** Stores the mails that `work` answers beside its value, and wakes the worker once they are committed. */
  const transact = async <T>(
    work: (transaction: Transaction<Schema>) => Promise<[T, OutgoingMail[]]>,
  ): Promise<Result<T>> => {
    let stored = 0
    const done = await answer(() =>
      db.transaction().execute(async (transaction) => {
        const [value, mails] = await work(transaction)
        stored = mails.length
        if (stored > 0) await putMails(transaction, mails, { now: now(), inquiryId: null })
        return value
      }),
    )
    if (done.ok && stored > 0) onMails()
    return done
  }
  return {
    list: () => answer(() => list(db, now())),
    invitations: () => answer(() => openInvitations(db, now())),
    ofAccount: (accountId) => answer(() => memberOf(db, accountId)),
    invite: (invitation, mail, actor) =>
      transact(async (transaction) => [await invite(transaction, invitation, actor, now()), [mail]]),
    withdraw: (id, actor) => transact(async (transaction) => [await withdraw(transaction, id, actor, now()), []]),
    findInvitation: (tokenHash) => answer(() => findInvitation(db, tokenHash, now())),
    beginJoining: (tokenHash, joining) => answer(() => beginJoining(db, tokenHash, joining, now())),
    findJoining: (joiningHash) => answer(() => findJoining(db, joiningHash, now())),
    proveJoining: (joiningHash) => answer(() => proveJoining(db, joiningHash, now())),
    join: (key, person, mails, { requestId }) =>
      transact(async (transaction) => {
        const { role, memberId } = await takeInvitation(transaction, key, now())
        const member =
          memberId === null
            ? await addMember(transaction, { ...person, role, requestId }, now())
            : await equippedMember(transaction, { memberId, requestId }, now())
        const owners = await ownerAddresses(transaction)
        return [member, mails({ role: member.role, isReset: memberId !== null, owners })]
      }),
    rename: (id, name, actor) =>
      transact(async (transaction) => {
        await changed(transaction, id, { name })
        await noteMember(transaction, { act: 'member.renamed', about: id }, actor, now())
        return [undefined, []]
      }),
    changeRole: ({ id, role, version }, mails, actor) =>
      transact(async (transaction) => {
        if (role !== 'owner') await keepAnOwner(transaction, id)
        const before = await known(transaction, id)
        if (before.version !== version) refuse(CHANGED)
        await changed(transaction, id, { role })
        const details = { from: before.role, to: role }
        await noteMember(transaction, { act: 'member.role-changed', about: id, details }, actor, now())
        return [undefined, mails({ ...(await mailed(transaction, id)), role })]
      }),
    remove: (id, mails, actor) =>
      transact(async (transaction) => {
        await keepAnOwner(transaction, id)
        const to = await mailed(transaction, id)
        await changed(transaction, id, { removed_at: now().getTime() })
        await transaction.deleteFrom('agency_sessions').where('member_id', '=', id).execute()
        await transaction.deleteFrom('agency_invitations').where('member_id', '=', id).execute()
        await noteMember(transaction, { act: 'member.removed', about: id }, actor, now())
        return [undefined, mails(to)]
      }),
    resetTwoStep: (id, link, mails, actor) =>
      transact(async (transaction) => {
        const { role, accountId } = await known(transaction, id)
        const to = await mailed(transaction, id)
        await dropSecondStep(transaction, accountId)
        await transaction.deleteFrom('agency_sessions').where('member_id', '=', id).execute()
        await putInvitation(transaction, { ...link, email: to.email, role }, id, now())
        await noteMember(transaction, { act: 'member.two-step-reset', about: id }, actor, now())
        return [undefined, mails(to)]
      }),
  }
}

const noteMember = (
  transaction: Transaction<Schema>,
  { about, ...entry }: Parameters<typeof addAuditEntry>[1],
  actor: AgencyActor,
  now: Date,
) => addAuditEntry(transaction, { ...entry, about: aboutThing('member', about) }, actor, now)

async function list(db: Kysely<Schema>, now: Date): Promise<ListedMember[]> {
  const sessions = db
    .selectFrom('agency_sessions')
    .select(['member_id', sql<number>`count(*)`.as('sessions'), sql<number>`max(used_at)`.as('last_use')])
    .where('used_at', '>', now.getTime() - IDLE_MS)
    .groupBy('member_id')
    .as('open')
  const rows = await db
    .withTables<MemberAccountTables>()
    .selectFrom('agency_members')
    .leftJoin('account_users', 'account_users.id', 'agency_members.account_id')
    .leftJoin(sessions, 'open.member_id', 'agency_members.id')
    .select(['agency_members.id', 'name', 'role', 'email', 'two_factor', 'removed_at', 'version'])
    .select(['open.sessions', 'open.last_use', 'added_at'])
    .execute()
  return rows
    .toSorted((a, b) => (a.removed_at ?? 0) - (b.removed_at ?? 0) || a.added_at - b.added_at)
    .map((row) => ({
      id: row.id,
      name: row.name,
      role: row.role,
      email: row.email,
      twoStep: (row.two_factor ?? 0) !== 0,
      sessions: row.sessions ?? 0,
      usedAt: row.last_use,
      removedAt: row.removed_at,
      version: row.version,
    }))
}

async function memberOf(db: Kysely<Schema>, accountId: string): Promise<AgencyMember | null> {
  const rows = db.selectFrom('agency_members').select(['id', 'name', 'role']).where('account_id', '=', accountId)
  return (await rows.where('removed_at', 'is', null).executeTakeFirst()) ?? null
}

async function known(transaction: Transaction<Schema>, id: string) {
  const rows = transaction.selectFrom('agency_members').selectAll().where('id', '=', id)
  const row = (await rows.where('removed_at', 'is', null).executeTakeFirst()) ?? refuse(UNKNOWN)
  return { ...row, accountId: row.account_id ?? refuse(UNKNOWN) }
}

async function mailed(transaction: Transaction<Schema>, id: string): Promise<MailedMember> {
  const { name, role, accountId } = await known(transaction, id)
  const users = transaction.withTables<MemberAccountTables>().selectFrom('account_users').select('email')
  const { email } = await users.where('id', '=', accountId).executeTakeFirstOrThrow()
  return { name, role, email, owners: await ownerAddresses(transaction) }
}

async function ownerAddresses(transaction: Transaction<Schema>): Promise<string[]> {
  const rows = transaction
    .withTables<MemberAccountTables>()
    .selectFrom('agency_members')
    .innerJoin('account_users', 'account_users.id', 'agency_members.account_id')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .select('email')
  return (await rows.execute()).map(({ email }) => email)
}

/** Changes a member's row. Throws 'not-found' for somebody who was removed. */
async function changed(
  transaction: Transaction<Schema>,
  id: string,
  to: { name?: string; role?: AgencyMember['role']; removed_at?: number },
): Promise<void> {
  const rows = transaction
    .updateTable('agency_members')
    .set((row) => ({ ...to, version: sql<number>`${row.ref('version')} + 1` }))
    .where('id', '=', id)
    .where('removed_at', 'is', null)
  if (Number((await rows.executeTakeFirst()).numUpdatedRows) === 0) refuse(UNKNOWN)
}

/** Makes somebody a member; somebody who was removed is the same one again, under the new role. */
async function addMember(
  transaction: Transaction<Schema>,
  { accountId, name, role, requestId }: Omit<AgencyMember, 'id'> & { accountId: string; requestId: string | null },
  now: Date,
): Promise<AgencyMember> {
  const row = { id: randomUUID(), account_id: accountId, name, role, added_at: now.getTime(), removed_at: null }
  const { id } = await transaction
    .insertInto('agency_members')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ name, role, removed_at: null, version: sql<number>`agency_members.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = { act: 'member.joined', about: id, details: { role } } as const
  await noteMember(transaction, entry, { memberId: id, name, requestId }, now)
  return { id, name, role }
}

async function equippedMember(
  transaction: Transaction<Schema>,
  { memberId, requestId }: { memberId: string; requestId: string | null },
  now: Date,
): Promise<AgencyMember> {
  const { id, name, role } = await known(transaction, memberId)
  const actor = { memberId: id, name, requestId }
  await noteMember(transaction, { act: 'member.two-step-set-up', about: id }, actor, now)
  return { id, name, role }
}

/** Deletes the key and the recovery codes: without a second step nobody signs in here. */
async function dropSecondStep(transaction: Transaction<Schema>, accountId: string): Promise<void> {
  const accounts = transaction.withTables<MemberAccountTables>()
  await accounts.deleteFrom('account_two_factors').where('user_id', '=', accountId).execute()
  await accounts.updateTable('account_users').set({ two_factor: 0 }).where('id', '=', accountId).execute()
}
