import type { Kysely } from 'kysely'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { IDLE_MS, MOST_SESSIONS, SESSION_MS } from '#domain/agency/member.ts'
import { notFound, type Problem } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencyActor } from '#ports/server/agency-audit.ts'
import type { AgencySessions, NewAgencySession, OpenAgencySession } from '#ports/server/agency-sessions.ts'
import type { RetentionRule } from '#ports/server/retention.ts'
import { answering, refuse } from '../database-errors.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { aboutThing, addAuditEntry } from './audit-entries.ts'

/** A use is noted at most once in this time, ms: reading a page mostly writes nothing. */
const NOTED_EVERY = 60_000
/** Clocks of several instances differ by less, ms. A session that was used later than that from now is over: the clock was set back. */
const CLOCK_SKEW = 60_000

const OVER: Problem = notFound('This session is over.')

interface SessionStoreParts {
  clock: Clock
  onError: (error: unknown) => void
}

/** Sessions of the agency's side in the database. Errors go to `onError` and are answered as 'unavailable'. */
export function databaseAgencySessions(
  { db }: Pick<Database, 'db'>,
  { clock, onError }: SessionStoreParts,
): AgencySessions {
  const answer = answering('You can’t sign in right now.', onError)
  const now = () => clock.now()
  const transact = <T>(work: (transaction: Kysely<Schema>) => Promise<T>) =>
    answer(() => db.transaction().execute(work))
  return {
    begin: (session, actor) => transact((transaction) => begin(transaction, session, actor, now())),
    find: (token) => answer(() => find(db, token, now())),
    prove: (id) =>
      answer(async () => {
        const { token, hash } = newToken()
        const changed = db
          .updateTable('agency_sessions')
          .set({ token_hash: hash, proved_at: now().getTime(), used_at: now().getTime() })
          .where('id', '=', id)
        if (Number((await changed.executeTakeFirst()).numUpdatedRows) === 0) refuse(OVER)
        return token
      }),
    end: (id, actor) =>
      transact(async (transaction) => {
        const ended = await transaction.deleteFrom('agency_sessions').where('id', '=', id).executeTakeFirst()
        if (Number(ended.numDeletedRows) === 0) return
        const about = aboutThing('member', actor.memberId ?? '')
        await addAuditEntry(transaction, { act: 'member.signed-out', about }, actor, now())
      }),
    list: (memberId) => answer(() => openOf(db, memberId, now())),
    endOne: (memberId, id, actor) =>
      transact(async (transaction) => {
        const own = transaction.deleteFrom('agency_sessions').where('member_id', '=', memberId)
        const ended = await own.where('id', '=', id).executeTakeFirst()
        if (Number(ended.numDeletedRows) === 0) refuse(notFound('This browser is no longer signed in.'))
        await noteEnded(transaction, { memberId, ended: 1 }, actor, now())
      }),
    endAll: (memberId, keep, actor) =>
      transact(async (transaction) => {
        let own = transaction.deleteFrom('agency_sessions').where('member_id', '=', memberId)
        if (keep !== null) own = own.where('id', '<>', keep)
        const ended = Number((await own.executeTakeFirst()).numDeletedRows)
        await noteEnded(transaction, { memberId, ended }, actor, now())
        return ended
      }),
  }
}

const noteEnded = (
  transaction: Kysely<Schema>,
  { memberId, ended }: { memberId: string; ended: number },
  actor: AgencyActor,
  now: Date,
) => {
  const entry = { act: 'member.sessions-ended', about: aboutThing('member', memberId), details: { ended } } as const
  return addAuditEntry(transaction, entry, actor, now)
}

/** Removes sessions that are over. */
export const agencySessionRetention = ({ db }: Pick<Database, 'db'>): RetentionRule => ({
  name: 'sessions of the agency’s side',
  removeOld: async (now) => {
    const over = db
      .deleteFrom('agency_sessions')
      .where((row) =>
        row.or([row('used_at', '<=', now.getTime() - IDLE_MS), row('began_at', '<=', now.getTime() - SESSION_MS)]),
      )
    return Number((await over.executeTakeFirst()).numDeletedRows)
  },
})

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

async function begin(
  transaction: Kysely<Schema>,
  { memberId, device, proved }: NewAgencySession,
  actor: AgencyActor,
  now: Date,
): Promise<{ token: string; isNewDevice: boolean }> {
  const members = transaction.selectFrom('agency_members').select('id').where('id', '=', memberId)
  if (!(await members.where('removed_at', 'is', null).executeTakeFirst())) refuse(notFound('There is no such member.'))
  const { token, hash } = newToken()
  const others = await openOf(transaction, memberId, now)
  // Room for the new one.
  const oldest = others.slice(MOST_SESSIONS - 1).map(({ id }) => id)
  if (oldest.length > 0) await transaction.deleteFrom('agency_sessions').where('id', 'in', oldest).execute()
  const time = now.getTime()
  const session = { member_id: memberId, token_hash: hash, device, began_at: time, used_at: time }
  await transaction
    .insertInto('agency_sessions')
    .values({ ...session, id: randomUUID(), proved_at: proved ? time : 0 })
    .execute()
  const earlier = transaction.selectFrom('agency_audit').select('details').where('member_id', '=', memberId)
  const signIns = await earlier.where('act', '=', 'member.signed-in').execute()
  const isNewDevice = !signIns.some(({ details }) => (JSON.parse(details) as { device?: string }).device === device)
  const details = { device, recoveryCode: !proved }
  await addAuditEntry(
    transaction,
    { act: 'member.signed-in', about: aboutThing('member', memberId), details },
    actor,
    now,
  )
  return { token, isNewDevice: isNewDevice && signIns.length > 0 }
}

/** The rows of sessions that are open at a time. */
const open = (tables: Kysely<Schema>, now: Date) =>
  tables
    .selectFrom('agency_sessions')
    .where('used_at', '>', now.getTime() - IDLE_MS)
    .where('used_at', '<', now.getTime() + CLOCK_SKEW)
    .where('began_at', '>', now.getTime() - SESSION_MS)

async function openOf(tables: Kysely<Schema>, memberId: string, now: Date) {
  const rows = await open(tables, now)
    .where('member_id', '=', memberId)
    .select(['id', 'device', 'began_at', 'used_at'])
    .orderBy('used_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    beganAt: row.began_at,
    usedAt: row.used_at,
  }))
}

async function find(tables: Kysely<Schema>, token: string, now: Date): Promise<OpenAgencySession | null> {
  const row = await open(tables, now)
    .innerJoin('agency_members', 'agency_members.id', 'agency_sessions.member_id')
    .where('token_hash', '=', hashOf(token))
    .where('removed_at', 'is', null)
    .select(['agency_sessions.id', 'member_id', 'name', 'role', 'account_id', 'used_at', 'proved_at'])
    .executeTakeFirst()
  if (!row || row.account_id === null) return null
  if (row.used_at < now.getTime() - NOTED_EVERY) {
    const used = tables.updateTable('agency_sessions').set({ used_at: now.getTime() })
    await used.where('id', '=', row.id).execute()
  }
  const member = { id: row.member_id, name: row.name, role: row.role, accountId: row.account_id }
  return { id: row.id, member, provedAt: row.proved_at }
}
