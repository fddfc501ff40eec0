import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Problem } from '#domain/result.ts'
import type { CaseChange, ChangeOutcome, InboxActor } from '#ports/server/agency-inbox.ts'
import { refuse } from '../database-errors.ts'
import { putMail } from '../mail/mail-outbox.ts'
import type { Schema } from '../schema.ts'
import { aboutThing, addAuditEntry } from './audit-entries.ts'
import { UNKNOWN_INQUIRY } from './case-thread.ts'
import { visibleTo } from './inbox-list.ts'
import { fromStanding, type StandingColumns } from './inbox-rows.ts'

type Tables = Transaction<Schema>
type EventFacts = Pick<CaseChange, 'inquiryId' | 'event' | 'now'>

const USED_KEY: Problem = {
  kind: 'conflict',
  message: 'This form was already sent with other contents. Reload the page.',
}
const HAS_LEFT: Problem = { kind: 'conflict', message: 'It has left already.' }

/** Stores a change with its event, its email, and its audit entry, in the transaction that is passed in. */
export async function changeCase(tables: Tables, actor: InboxActor, change: CaseChange): Promise<ChangeOutcome> {
  const { inquiryId, event, now, mail } = change
  const first = await storedEvent(tables, actor, change)
  if (first !== null) return { outcome: 'repeated', eventId: first }
  const before = await visibleCase(tables, actor, inquiryId)
  if (!(await moved(tables, change))) {
    // The same form may have been sent twice at once: then the first one has been stored while this one waited.
    const meanwhile = await storedEvent(tables, actor, change)
    return meanwhile === null ? { outcome: 'overtaken' } : { outcome: 'repeated', eventId: meanwhile }
  }
  if (mail === null) {
    const eventId = await addEvent(tables, actor, change, null)
    await addAuditEntry(tables, change.audit, actor, now)
    return { outcome: 'stored', eventId }
  }
  const mailId = randomUUID()
  const details = {
    ...event.details,
    before: JSON.stringify(before),
    after: JSON.stringify(fromStanding(change.standing)),
  }
  const eventId = await addEvent(tables, actor, { ...change, event: { ...event, details } }, mailId)
  await putMail(tables, mail.outgoing, { id: mailId, inquiryId, now, dueAt: mail.dueAt })
  await removeDraft(tables, actor, inquiryId)
  await addAuditEntry(tables, change.audit, actor, now)
  return { outcome: 'stored', eventId }
}

/** The event that a form has stored before; null if it hasn't. */
async function storedEvent(
  tables: Tables,
  { memberId }: InboxActor,
  { inquiryId, event }: EventFacts,
): Promise<string | null> {
  const found = await tables
    .selectFrom('case_events')
    .select(['id', 'inquiry_id', 'member_id', 'body'])
    .where('idempotency_key', '=', event.key)
    .executeTakeFirst()
  if (!found) return null
  const isSame = found.inquiry_id === inquiryId && found.member_id === memberId && found.body === event.body
  if (!isSame) refuse(USED_KEY)
  return found.id
}

/** The standing of a case that the actor may see. */
async function visibleCase(tables: Tables, actor: InboxActor, inquiryId: string): Promise<StandingColumns> {
  const found = await tables
    .selectFrom('inquiry_cases')
    .select(['state', 'reason', 'asked_at', 'due_at', 'answered_at'])
    .where('inquiry_id', '=', inquiryId)
    .where(visibleTo(actor))
    .executeTakeFirst()
  return found ?? refuse(UNKNOWN_INQUIRY)
}

/** Changes the case if it still has the version that the change was made from; false, and nothing changed, otherwise. */
async function moved(tables: Tables, { inquiryId, version, standing, assigneeId, now }: CaseChange): Promise<boolean> {
  const { numUpdatedRows } = await tables
    .updateTable('inquiry_cases')
    .set({ ...fromStanding(standing), assignee_id: assigneeId, changed_at: now.getTime(), version: version + 1 })
    .where('inquiry_id', '=', inquiryId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function addEvent(
  tables: Tables,
  { memberId }: InboxActor,
  { inquiryId, event, now }: EventFacts,
  mailId: string | null,
): Promise<string> {
  const id = randomUUID()
  await tables
    .insertInto('case_events')
    .values({
      id,
      inquiry_id: inquiryId,
      at: now.getTime(),
      member_id: memberId,
      kind: event.kind,
      body: event.body,
      details: JSON.stringify(event.details),
      mail_id: mailId,
      idempotency_key: event.key,
    })
    .execute()
  return id
}

const removeDraft = (tables: Tables, { memberId }: InboxActor, inquiryId: string) =>
  tables.deleteFrom('case_drafts').where('inquiry_id', '=', inquiryId).where('member_id', '=', memberId).execute()

/** Keeps a draft, as `AgencyInbox.saveDraft` says. */
export async function keepDraft(
  tables: Tables,
  actor: InboxActor,
  { inquiryId, body, now }: { inquiryId: string; body: string; now: Date },
): Promise<void> {
  await visibleCase(tables, actor, inquiryId)
  if (body === '') return void (await removeDraft(tables, actor, inquiryId))
  const saved = { body, saved_at: now.getTime() }
  await tables
    .insertInto('case_drafts')
    .values({ inquiry_id: inquiryId, member_id: actor.memberId, ...saved })
    .onConflict((conflict) => conflict.columns(['inquiry_id', 'member_id']).doUpdateSet(saved))
    .execute()
}

/** Takes a reply back, as `AgencyInbox.undoReply` says. */
export async function takeReplyBack(
  tables: Tables,
  actor: InboxActor,
  { inquiryId, eventId, key, now }: { inquiryId: string; eventId: string; key: string; now: Date },
): Promise<void> {
  const event = { kind: 'reply-undone' as const, body: '', details: { reply: eventId }, key }
  const undo = { inquiryId, event, now }
  if ((await storedEvent(tables, actor, undo)) !== null) return
  await visibleCase(tables, actor, inquiryId)
  const reply = await tables
    .selectFrom('case_events')
    .select(['body', 'details', 'mail_id'])
    .where('id', '=', eventId)
    .where('inquiry_id', '=', inquiryId)
    .where('member_id', '=', actor.memberId)
    .where('kind', '=', 'reply')
    .executeTakeFirst()
  if (!reply) refuse(UNKNOWN_INQUIRY)
  if (!(await unsent(tables, reply.mail_id))) refuse(HAS_LEFT)
  await restore(tables, undo, JSON.parse(reply.details) as { before: string; after: string })
  await addEvent(tables, actor, undo, null)
  await keepDraft(tables, actor, { inquiryId, body: reply.body, now })
  await addAuditEntry(tables, { act: 'case.reply-undone', about: aboutThing('inquiry', inquiryId) }, actor, now)
}

/** Takes an email out of the outbox that no worker has had; false where one has. */
async function unsent(tables: Tables, mailId: string | null): Promise<boolean> {
  const { numDeletedRows } = await tables
    .deleteFrom('outbox_mails')
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .where('lease', 'is', null)
    .where('attempts', '=', 0)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Brings back the standing before a reply, unless the case was moved meanwhile: what was closed stays closed. */
async function restore(tables: Tables, { inquiryId, now }: EventFacts, moves: { before: string; after: string }) {
  const { state, answered_at } = JSON.parse(moves.after) as StandingColumns
  await tables
    .updateTable('inquiry_cases')
    .set({ ...(JSON.parse(moves.before) as StandingColumns), changed_at: now.getTime() })
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('inquiry_id', '=', inquiryId)
    .where('state', '=', state)
    .where('answered_at', '=', answered_at)
    .execute()
}
