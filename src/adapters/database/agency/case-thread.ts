import type { Kysely } from 'kysely'
import { notFound, type Problem } from '#domain/result.ts'
import type { CaseEvent, CaseEventDetails, CaseMail, CaseThread, InboxReader } from '#ports/server/agency-inbox.ts'
import { refuse } from '../database-errors.ts'
import type { OutboxMailRow, Schema } from '../schema.ts'
import { visibleTo } from './inbox-list.ts'
import { toInboxRow } from './inbox-rows.ts'

export const UNKNOWN_INQUIRY: Problem = notFound('There is no such inquiry.')

/** An inquiry with all that was done about it, as `AgencyInbox.thread` answers it. */
export async function caseThread(tables: Kysely<Schema>, reader: InboxReader, id: string): Promise<CaseThread> {
  const row = await tables
    .selectFrom('inquiry_cases')
    .innerJoin('inquiries', 'inquiries.id', 'inquiry_cases.inquiry_id')
    .leftJoin('agency_members', 'agency_members.id', 'inquiry_cases.assignee_id')
    .selectAll('inquiry_cases')
    .select(['inquiries.name', 'inquiries.email', 'inquiries.phone', 'inquiries.listing_id', 'inquiries.listing_title'])
    .select(['inquiries.message', 'inquiries.tour_day', 'inquiries.tour_slot', 'inquiries.received_at'])
    .select(['inquiries.consent_version', 'inquiries.agency_notice_version', 'agency_members.name as assignee'])
    .where('inquiry_cases.inquiry_id', '=', id)
    .where(visibleTo(reader))
    .executeTakeFirst()
  if (!row) refuse(UNKNOWN_INQUIRY)
  const [mails, events, draft, contact] = await Promise.all([
    mailsOf(tables, id),
    eventsOf(tables, id),
    draftOf(tables, reader, id),
    row.contact_id === null ? null : messagesOf(tables, row.contact_id),
  ])
  return {
    ...toInboxRow(row),
    email: row.email,
    consent: row.consent_version,
    agencyNotice: row.agency_notice_version,
    contact: contact ?? { messages: 1, since: new Date(row.received_at) },
    events: events.map((event) => ({ ...event, mail: mails.find((mail) => mail.id === event.mail?.id) ?? null })),
    mails: mails.filter(({ topic }) => topic !== 'reply'),
    draft,
    version: row.version,
  }
}

async function messagesOf(tables: Kysely<Schema>, contactId: string): Promise<CaseThread['contact'] | null> {
  const { messages, since } = await tables
    .selectFrom('inquiry_cases')
    .innerJoin('inquiries', 'inquiries.id', 'inquiry_cases.inquiry_id')
    .select((row) => [row.fn.countAll<number>().as('messages'), row.fn.min('inquiries.received_at').as('since')])
    .where('inquiry_cases.contact_id', '=', contactId)
    .executeTakeFirstOrThrow()
  return { messages, since: new Date(since) }
}

async function mailsOf(tables: Kysely<Schema>, id: string): Promise<CaseMail[]> {
  const rows = await tables
    .selectFrom('outbox_mails')
    .select(['id', 'topic', 'state', 'last_error', 'due_at', 'settled_at'])
    .where('inquiry_id', '=', id)
    .orderBy('created_at')
    .orderBy('topic')
    .execute()
  return rows.map(toMail)
}

const toMail = (
  row: Pick<OutboxMailRow, 'id' | 'topic' | 'state' | 'last_error' | 'due_at' | 'settled_at'>,
): CaseMail => ({
  id: row.id,
  topic: row.topic,
  state: row.state,
  lastError: row.last_error,
  dueAt: new Date(row.due_at),
  settledAt: row.settled_at === null ? null : new Date(row.settled_at),
})

/** Events, the oldest first, each with no more of its mail than the id. */
async function eventsOf(tables: Kysely<Schema>, id: string) {
  const rows = await tables
    .selectFrom('case_events')
    .innerJoin('agency_members', 'agency_members.id', 'case_events.member_id')
    .selectAll('case_events')
    .select('agency_members.name as by')
    .where('case_events.inquiry_id', '=', id)
    .orderBy('case_events.at')
    .orderBy('case_events.id')
    .execute()
  return rows.map((row): Omit<CaseEvent, 'mail'> & { mail: { id: string } | null } => ({
    id: row.id,
    at: new Date(row.at),
    by: { id: row.member_id, name: row.by },
    kind: row.kind,
    body: row.body,
    details: JSON.parse(row.details) as CaseEventDetails,
    mail: row.mail_id === null ? null : { id: row.mail_id },
  }))
}

async function draftOf(tables: Kysely<Schema>, { memberId }: InboxReader, id: string): Promise<string> {
  const draft = tables.selectFrom('case_drafts').select('body').where('inquiry_id', '=', id)
  return (await draft.where('member_id', '=', memberId).executeTakeFirst())?.body ?? ''
}
