import { sql, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { isOpenTab, type InboxTab } from '#domain/inbox/inbox-query.ts'
import {
  MOST_COUNTED,
  type InboxCounts,
  type InboxKey,
  type InboxPage,
  type InboxReader,
  type InboxSearch,
} from '#ports/server/agency-inbox.ts'
import type { Schema } from '../schema.ts'
import { toInboxRow } from './inbox-rows.ts'

/** Inquiries that one page of a search with words looks at. */
const MOST_SEARCHED = 2000

/** Of a message, as much as a line of the list can show. */
const FIRST_PART = 240

type Cases = ExpressionBuilder<Schema, 'inquiry_cases'>

/** Written out, not as parameters: the partial indexes count only then. */
export const OPEN = sql<SqlBool>`inquiry_cases.state in ('new', 'waiting')`

/** What a reader may see, as a condition of each read. */
export const visibleTo =
  ({ memberId, reach }: InboxReader) =>
  (row: Cases) =>
    reach === 'all'
      ? row.lit(true)
      : row.or([row('inquiry_cases.assignee_id', '=', memberId), row('inquiry_cases.assignee_id', 'is', null)])

/** What is in a tab. */
const inTab =
  (tab: InboxTab, { memberId }: InboxReader) =>
  (row: Cases) => {
    if (!isOpenTab(tab)) return row('inquiry_cases.state', '=', tab as 'answered' | 'closed')
    if (tab === 'open') return OPEN
    return row.and([
      OPEN,
      tab === 'mine' ? row('inquiry_cases.assignee_id', '=', memberId) : row('inquiry_cases.assignee_id', 'is', null),
    ])
  }

/** The keys of a tab's inquiries, in its order, from after a key on. */
function keysOf(tables: Kysely<Schema>, reader: InboxReader, { tab, after }: Pick<InboxSearch, 'tab' | 'after'>) {
  const isOpen = isOpenTab(tab)
  const at = isOpen ? ('inquiry_cases.due_at' as const) : ('inquiry_cases.changed_at' as const)
  const direction = isOpen ? 'asc' : 'desc'
  let keys = tables
    .selectFrom('inquiry_cases')
    .select(['inquiry_cases.inquiry_id', sql<number>`${sql.ref(at)}`.as('at')])
    .where(inTab(tab, reader))
    .where(visibleTo(reader))
    .orderBy(at, direction)
    .orderBy('inquiry_cases.inquiry_id', direction)
  if (after)
    keys = keys.where(
      sql<SqlBool>`(${sql.ref(at)}, inquiry_cases.inquiry_id) ${isOpen ? sql`>` : sql`<`} (${after.at}, ${after.id})`,
    )
  return keys
}

/** A page of the list, as `AgencyInbox.list` answers it. */
export async function inboxPage(tables: Kysely<Schema>, reader: InboxReader, search: InboxSearch): Promise<InboxPage> {
  const { words, limit } = search
  const looked = words === '' ? limit + 1 : MOST_SEARCHED
  const rows = await tables
    .with('keys', () => keysOf(tables, reader, search).limit(looked))
    .selectFrom('keys')
    .innerJoin('inquiries', 'inquiries.id', 'keys.inquiry_id')
    .innerJoin('inquiry_cases', 'inquiry_cases.inquiry_id', 'keys.inquiry_id')
    .leftJoin('agency_members', 'agency_members.id', 'inquiry_cases.assignee_id')
    .selectAll('inquiry_cases')
    .select(['keys.at', 'inquiries.name', 'inquiries.phone', 'inquiries.listing_id', 'inquiries.listing_title'])
    .select(['inquiries.tour_day', 'inquiries.tour_slot', 'inquiries.received_at', 'agency_members.name as assignee'])
    .select(sql<string>`substr(inquiries.message, 1, ${sql.lit(FIRST_PART)})`.as('message'))
    .$if(words !== '', (query) => query.where(hasWords(search)))
    .orderBy('keys.at', isOpenTab(search.tab) ? 'asc' : 'desc')
    .orderBy('keys.inquiry_id', isOpenTab(search.tab) ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit ? { at: last!.at, id: last!.inquiry_id } : null
  return { rows: shown.map(toInboxRow), next: next ?? (words === '' ? null : await lastLooked(tables, reader, search)) }
}

/** Where a search that looked at as many as it may goes on; null where it looked at all. */
async function lastLooked(tables: Kysely<Schema>, reader: InboxReader, search: InboxSearch): Promise<InboxKey | null> {
  const [last, more] = await keysOf(tables, reader, search)
    .offset(MOST_SEARCHED - 1)
    .limit(2)
    .execute()
  return last && more ? { at: last.at, id: last.inquiry_id } : null
}

/** Each word is in the name, the address, the number, the home's title, or the message. */
function hasWords({ words, inAddresses }: InboxSearch) {
  const all = words
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => hasWord(word, inAddresses))
  return sql<SqlBool>`(${sql.join(all, sql` and `)})`
}

function hasWord(word: string, inAddresses: boolean) {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const fields = ['name', 'listing_title', 'message', ...(inAddresses ? (['email', 'phone'] as const) : [])] as const
  const found = fields.map((field) => sql`lower(${sql.ref(`inquiries.${field}`)}) like ${like} escape '\\'`)
  const digits = word.replaceAll(/\D/g, '')
  if (inAddresses && digits.length >= 4) found.push(numberHas(digits))
  return sql`(${sql.join(found, sql` or `)})`
}

const numberHas = (digits: string) =>
  sql`exists (select 1 from contact_ways where contact_ways.contact_id = inquiry_cases.contact_id and kind = 'phone' and value like ${`%${digits}%`})`

/** How many wait, as `AgencyInbox.counts` answers it. */
export async function inboxCounts(tables: Kysely<Schema>, reader: InboxReader, now: Date): Promise<InboxCounts> {
  const some = (tab: InboxTab) => keysOf(tables, reader, { tab, after: null }).limit(MOST_COUNTED)
  const count = (rows: ReturnType<typeof some>) => sql<number>`(select count(*) from ${rows.as('counted')})`
  const late = some('open').where('inquiry_cases.due_at', '<', now.getTime())
  const row = await tables
    .selectNoFrom([
      count(some('open')).as('open'),
      count(some('mine')).as('mine'),
      count(some('nobodys')).as('nobodys'),
      count(late).as('late'),
    ])
    .executeTakeFirstOrThrow()
  return { open: row.open, mine: row.mine, nobodys: row.nobodys, late: row.late }
}
