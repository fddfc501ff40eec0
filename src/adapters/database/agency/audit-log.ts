import type { Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import { RETENTION } from '#content/retention.ts'
import { auditLine, type AuditDetails, type AuditEntry, type AuditSeal } from '#domain/agency/audit.ts'
import { newJerseyDay, newJerseyTime } from '#domain/new-jersey-time.ts'
import type { Clock } from '#ports/clock.ts'
import type { AgencyAudit, AuditFilter } from '#ports/server/agency-audit.ts'
import type { RetentionRule } from '#ports/server/retention.ts'
import { answering } from '../database-errors.ts'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { addAuditEntry } from './audit-entries.ts'

const DAY = 24 * 60 * 60_000
/** Transactions of a day may still run shortly after it, ms. */
const SETTLED = 10 * 60_000

interface AuditLogParts {
  clock: Clock
  onError: (error: unknown) => void
}

/** The audit log in the database. Errors go to `onError` and are answered as 'unavailable'. */
export function databaseAudit({ db }: Pick<Database, 'db'>, { clock, onError }: AuditLogParts): AgencyAudit {
  const answer = answering('The audit log can’t be used right now.', onError)
  return {
    read: (filter, { before, limit }) =>
      answer(async () => {
        let rows = matching(db, filter)
        if (before !== null) rows = rows.where('number', '<', before)
        return (await rows.orderBy('number', 'desc').limit(limit).execute()).map(toEntry)
      }),
    note: (entry, actor) =>
      answer(() => db.transaction().execute((transaction) => addAuditEntry(transaction, entry, actor, clock.now()))),
    after: (after, limit) =>
      answer(async () => {
        const rows = db.selectFrom('agency_audit').selectAll().where('number', '>', after)
        return (await rows.orderBy('number').limit(limit).execute()).map(toEntry)
      }),
    seals: () => answer(() => sealsOf(db)),
    sealDays: () => answer(() => sealDays(db, clock.now())),
    check: () => answer(() => check(db, clock.now())),
  }
}

const matching = (tables: Kysely<Schema>, { memberId, act, from, to }: AuditFilter) => {
  let rows = tables.selectFrom('agency_audit').selectAll()
  if (memberId !== undefined) rows = rows.where('member_id', '=', memberId)
  if (act !== undefined) rows = rows.where('act', '=', act)
  if (from !== undefined) rows = rows.where('at', '>=', newJerseyTime(from, 0).getTime())
  if (to !== undefined) rows = rows.where('at', '<', endOf(to))
  return rows
}

/** When a day in New Jersey ends, ms since 1970. */
const endOf = (day: string): number => {
  const noon = newJerseyTime(day, 12).getTime()
  return newJerseyTime(newJerseyDay(new Date(noon + DAY)), 0).getTime()
}

interface AuditRow {
  number: number
  at: number
  member_id: string | null
  member_name: string
  act: AuditEntry['act']
  about: string
  details: string
  request_id: string | null
}

const toEntry = (row: AuditRow): AuditEntry => ({
  number: row.number,
  at: row.at,
  memberId: row.member_id,
  memberName: row.member_name,
  act: row.act,
  about: row.about,
  details: JSON.parse(row.details) as AuditDetails,
  requestId: row.request_id,
})

async function sealsOf(tables: Kysely<Schema>): Promise<AuditSeal[]> {
  const rows = await tables.selectFrom('agency_audit_seals').selectAll().orderBy('day').execute()
  return rows.map(({ day, up_to, entries, hash }) => ({ day, upTo: up_to, entries, hash }))
}

/** The entries of a day in New Jersey, in their order. */
async function entriesOf(tables: Kysely<Schema>, day: string): Promise<AuditEntry[]> {
  const rows = tables.selectFrom('agency_audit').selectAll().where('at', '>=', newJerseyTime(day, 0).getTime())
  return (await rows.where('at', '<', endOf(day)).orderBy('number').execute()).map(toEntry)
}

/** SHA-256 over the seal before, the day, and each entry as a line. */
const sealOf = (before: string, day: string, entries: readonly AuditEntry[]): string =>
  createHash('sha256')
    .update([before, day, ...entries.map(auditLine)].join('\n'))
    .digest('hex')

async function sealDays(tables: Kysely<Schema>, now: Date): Promise<AuditSeal[]> {
  const today = newJerseyDay(new Date(now.getTime() - SETTLED))
  const last = (await sealsOf(tables)).at(-1)
  const rows = tables.selectFrom('agency_audit').select('at').orderBy('at')
  const from = last ? endOf(last.day) : 0
  const times = await rows.where('at', '>=', from).where('at', '<', newJerseyTime(today, 0).getTime()).execute()
  const days = [...new Set(times.map(({ at }) => newJerseyDay(new Date(at))))]
  const made: AuditSeal[] = []
  let before = last?.hash ?? ''
  for (const day of days) {
    const entries = await entriesOf(tables, day)
    const hash = sealOf(before, day, entries)
    const seal = { day, upTo: entries.at(-1)!.number, entries: entries.length, hash }
    const row = { day, up_to: seal.upTo, entries: seal.entries, hash }
    // Another instance may have sealed it: of the same entries it made the same.
    await tables
      .insertInto('agency_audit_seals')
      .values(row)
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute()
    made.push(seal)
    before = hash
  }
  return made
}

async function check(tables: Kysely<Schema>, now: Date): Promise<string[]> {
  const wrong: string[] = []
  // Entries past their time are deleted, their seals stay.
  const kept = newJerseyDay(new Date(now.getTime() - RETENTION.auditDays * DAY))
  let before = ''
  for (const { day, entries, hash } of await sealsOf(tables)) {
    if (day > kept) {
      const found = await entriesOf(tables, day)
      const sealed = `${entries} ${entries === 1 ? 'entry was' : 'entries were'} sealed`
      if (found.length !== entries) wrong.push(`${day}: ${sealed}, ${found.length} found`)
      else if (sealOf(before, day, found) !== hash) wrong.push(`${day}: the entries don’t match their seal`)
    }
    before = hash
  }
  return wrong
}

/** Removes entries past their time; their days' seals stay. */
export const auditRetention = ({ db }: Pick<Database, 'db'>): RetentionRule => ({
  name: 'entries of the audit log',
  removeOld: async (now) => {
    const old = db.deleteFrom('agency_audit').where('at', '<', now.getTime() - RETENTION.auditDays * DAY)
    return Number((await old.executeTakeFirst()).numDeletedRows)
  },
})
