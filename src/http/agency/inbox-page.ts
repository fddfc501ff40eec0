import { may } from '#domain/agency/permissions.ts'
import { INBOX_TABS, PAGE_ROWS, type InboxTab } from '#domain/inbox/inbox-query.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { ok, type Result } from '#domain/result.ts'
import type { RefusedForm } from '#ports/browser/agency-page.ts'
import type { CaseThread, InboxActor, InboxKey } from '#ports/server/agency-inbox.ts'
import type { AgencyParts } from './agency-parts.ts'
import type { AgencyAnswer, MemberCall } from './agency-route.ts'
import { refusedStatus } from './form-schema.ts'
import { INBOX, shownCase, shownInquiry, type InboxView } from './inbox-screens.ts'

/** Longest words of a search, characters. */
const MOST_WORDS = 200

/** The member of a call, as the inbox knows them. */
export const inboxActor = ({ actor, session, reach }: MemberCall): InboxActor => ({
  ...actor,
  memberId: session.member.id,
  reach: reach === 'all' ? 'all' : 'own',
})

interface ListFields {
  tab: InboxTab
  words: string
  after: InboxKey | null
}

/** The list as its address says; what it doesn't say, or says wrongly, is as at first. */
function listFields({ query }: Pick<MemberCall, 'query'>): ListFields {
  const tab = INBOX_TABS.find((one) => one === query.get('tab')) ?? 'open'
  const words = (query.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, MOST_WORDS)
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(query.get('after') ?? '') ?? []
  return { tab, words, after: at && id ? { at: Number(at), id } : null }
}

const queryOf = ({ tab, words }: Pick<ListFields, 'tab' | 'words'>, after: InboxKey | null): string => {
  const set = new URLSearchParams()
  if (tab !== 'open') set.set('tab', tab)
  if (words !== '') set.set('q', words)
  if (after) set.set('after', `${after.at}.${after.id}`)
  return set.size === 0 ? '' : `?${set.toString()}`
}

/** The query string of a call's list, for the page it leads to. */
export function listQuery(call: Pick<MemberCall, 'query'>): string {
  const fields = listFields(call)
  return queryOf(fields, fields.after)
}

/** The list, with an inquiry beside it if one is open. */
export async function inboxPage(
  { inbox, listings, agency, clock }: AgencyParts,
  call: MemberCall,
  id: string | null,
  refused?: RefusedForm,
): Promise<AgencyAnswer> {
  const fields = listFields(call)
  const { role, id: memberId } = call.session.member
  const reader = inboxActor(call)
  const view: InboxView = {
    memberId,
    seesAddresses: may(role, 'inbox.addresses'),
    agency: agency.current().agency,
    now: clock.now(),
    query: queryOf(fields, fields.after),
  }
  const [page, counts, people, open] = await Promise.all([
    inbox.store.list(reader, { ...fields, limit: PAGE_ROWS, inAddresses: view.seesAddresses }),
    inbox.store.counts(reader, view.now),
    inbox.members(),
    id === null ? ok(null) : inbox.store.thread(reader, id),
  ])
  for (const part of [page, counts, people, open]) if (!part.ok) return { problem: part.problem }
  if (!page.ok || !counts.ok || !people.ok || !open.ok) throw new Error('Each of them is in order')
  const screen = {
    name: 'inbox',
    tab: fields.tab,
    words: fields.words,
    counts: counts.value,
    rows: page.value.rows.map((row) => shownInquiry(row, view)),
    more: page.value.next && `${INBOX}${queryOf(fields, page.value.next)}`,
    query: view.query,
    open: open.value && shownCase(open.value, await homeOf(listings, open.value), view),
    people: people.value.map(({ id: personId, name }) => ({ id: personId, name })),
    self: memberId,
    mayWork: may(role, 'inbox.work'),
  } as const
  return refused ? { screen, refused, status: refusedStatus(refused.problem) } : { screen }
}

/** The home that was asked about; null where it is gone, or can't be read now: the inquiry is readable without it. */
async function homeOf({ byId }: AgencyParts['listings'], { listingId }: CaseThread): Promise<Listing | null> {
  if (listingId === null) return null
  const home: Result<Listing> = await byId(listingId)
  return home.ok ? home.value : null
}
