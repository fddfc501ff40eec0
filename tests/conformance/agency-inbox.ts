import { beforeEach, describe, expect, test } from 'vitest'
import { databaseInbox } from '#adapters/database/agency/inbox-store.ts'
import { inquiryRetention } from '#adapters/database/inquiries/inquiry-retention.ts'
import { databaseInquiryStore } from '#adapters/database/inquiries/inquiry-store.ts'
import { databaseMailQueue } from '#adapters/database/mail/mail-queue.ts'
import { standingAfter, type CaseAct } from '#domain/inbox/case-state.ts'
import type { InboxTab } from '#domain/inbox/inbox-query.ts'
import type { Inquiry } from '#domain/inquiry/inquiry.ts'
import { valueOrThrow } from '#domain/result.ts'
import type { CaseChange, CaseThread, InboxActor, InboxKey, InboxPage } from '#ports/server/agency-inbox.ts'
import type { OpenedCase } from '#ports/server/inquiry-store.ts'
import type { TestEngine } from './database-engines.ts'
import { madeInquiry } from './inquiry-gateway.ts'
import { madeMail } from './mail-outbox.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = new Date('2026-11-24T16:00:00Z')
const at = (ms: number) => new Date(NOW.getTime() + ms)
const dueAfter = (from: Date) => new Date(from.getTime() + 4 * HOUR)

const NORA: InboxActor = { memberId: 'nora', name: 'Nora Feld', requestId: null, reach: 'all' }
const SAM: InboxActor = { memberId: 'sam', name: 'Sam Ortiz', requestId: null, reach: 'all' }
const onlyOwn = (actor: InboxActor): InboxActor => ({ ...actor, reach: 'own' })

/** The contract of `ports/server/agency-inbox.ts` on an engine. */
export function agencyInboxConformance(engine: TestEngine): void {
  describe(`the inbox on ${engine}`, () => {
    const opened = databaseOfSuite(() => openTestDatabase(engine))
    const tables = () => opened().database.db
    const rethrow = (error: unknown) => {
      throw error
    }
    let woken = 0
    const inbox = () => databaseInbox(opened().database, { onMails: () => woken++, onError: rethrow })
    const store = () => databaseInquiryStore(opened().database, { onMails: () => {}, onError: rethrow })
    beforeEach(async () => {
      woken = 0
      await tables().deleteFrom('outbox_mails').execute()
      await tables().deleteFrom('inquiries').execute()
      await tables().deleteFrom('contacts').execute()
      for (const { memberId: id, name } of [NORA, SAM])
        await tables()
          .insertInto('agency_members')
          .values({ id, account_id: null, name, role: 'agent', added_at: 0, removed_at: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    })

    const put = async (
      id: string,
      receivedAt: Date,
      change: Partial<Inquiry> = {},
      given: Partial<OpenedCase> = {},
    ) => {
      const stored = { id, key: id, contentHash: 'hash', receivedAt, listingId: 7, listingTitle: 'Lakeview House' }
      const mails = [{ topic: 'acknowledgement' as const, mail: madeMail('to the visitor'), secretUntil: null }]
      const begun = { assigneeId: null, dueAt: dueAfter(receivedAt), ...given }
      valueOrThrow(await store().put({ ...stored, inquiry: madeInquiry(change) }, mails, begun))
    }
    const list = async (
      tab: InboxTab,
      change: { words?: string; limit?: number; actor?: InboxActor; inAddresses?: boolean } = {},
    ) => {
      const { words = '', limit = 50, actor = NORA, inAddresses = true } = change
      const ids: string[][] = []
      let after: InboxKey | null = null
      do {
        const page: InboxPage = valueOrThrow(await inbox().list(actor, { tab, words, after, limit, inAddresses }))
        ids.push(page.rows.map((row) => row.id))
        after = page.next
      } while (after)
      return ids
    }
    const thread = async (id: string, actor = NORA): Promise<CaseThread> =>
      valueOrThrow(await inbox().thread(actor, id))
    let keys = 0
    const changeOf = (seen: CaseThread, act: CaseAct, given: Partial<CaseChange> = {}, now = NOW): CaseChange => ({
      inquiryId: seen.id,
      version: seen.version,
      standing: standingAfter(seen.standing, act, { now, dueAfter }),
      assigneeId: seen.assignee?.id ?? null,
      event: { kind: 'note', body: '', details: {}, key: `key ${keys++}` },
      mail: null,
      audit: { act: 'case.noted', about: 'inquiry' },
      now,
      ...given,
    })
    const replyTo = (seen: CaseThread, text = 'Yes, it is.', now = NOW): CaseChange => ({
      ...changeOf(seen, { kind: 'reply', keepsOpen: false }, {}, now),
      event: { kind: 'reply', body: text, details: {}, key: `key ${keys++}` },
      mail: {
        outgoing: { topic: 'reply', mail: madeMail(text), secretUntil: null },
        dueAt: new Date(now.getTime() + 10_000),
      },
      audit: { act: 'case.replied', about: `inquiry ${seen.id}` },
    })
    const change = async (actor: InboxActor, wanted: CaseChange) => valueOrThrow(await inbox().change(actor, wanted))
    const counted = async (table: 'case_events' | 'agency_audit' | 'outbox_mails') => {
      const rows = tables()
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('count'))
      return (await rows.executeTakeFirstOrThrow()).count
    }
    const replies = async () =>
      (await tables().selectFrom('outbox_mails').selectAll().where('topic', '=', 'reply').execute()).length

    test('an inquiry is in the inbox at once, new, with the contact it is from', async () => {
      await put('a', at(-HOUR), { email: 'Ana@Example.com', phone: '(201) 555-0123', message: 'Is it quiet?' })
      await put('b', NOW, { email: 'ana@example.com', phone: '+1 201.555.0123 x4' })
      expect(await thread('b')).toMatchObject({
        standing: { state: 'new', reason: null, askedAt: NOW, dueAt: at(4 * HOUR), answeredAt: null },
        assignee: null,
        messageNumber: 2,
        contact: { messages: 2, since: at(-HOUR) },
        mails: [{ topic: 'acknowledgement', state: 'waiting' }],
        events: [],
        draft: '',
        version: 1,
      })
      expect(await thread('a')).toMatchObject({ messageNumber: 1, message: 'Is it quiet?', email: 'Ana@Example.com' })
      const ways = await tables().selectFrom('contact_ways').select(['kind', 'value']).orderBy('kind').execute()
      expect(ways).toEqual([
        { kind: 'email', value: 'ana@example.com' },
        { kind: 'phone', value: '2015550123' },
      ])
    })

    test('people without an address are told apart by number, and never taken for somebody with one', async () => {
      const phone = '(201) 555-0123'
      await put('with', NOW, { phone })
      await put('call', NOW, { email: '', phone })
      await put('again', NOW, { email: '', phone })
      await put('other', NOW, { email: '', phone: '(201) 555-0199' })
      const numbers = await Promise.all(
        ['with', 'call', 'again', 'other'].map(async (id) => (await thread(id)).messageNumber),
      )
      expect(numbers).toEqual([1, 1, 2, 1])
    })

    test('messages from a new address that arrive at once have one contact', async () => {
      const email = 'bo@example.com'
      await Promise.all(['a', 'b', 'c', 'd'].map((id) => put(id, NOW, { email })))
      expect((await thread('a')).contact.messages).toBe(4)
      expect(await tables().selectFrom('contacts').select('id').execute()).toHaveLength(1)
    })

    test('an inquiry that an earlier version of the site stored is new', async () => {
      await tables().deleteFrom('inquiry_cases').execute()
      await put('a', NOW)
      const { db } = opened().database
      const row = await db.selectFrom('inquiries').selectAll().where('id', '=', 'a').executeTakeFirstOrThrow()
      await db
        .insertInto('inquiries')
        .values({ ...row, id: 'older', idempotency_key: 'older' })
        .execute()
      expect(await thread('older')).toMatchObject({ standing: { state: 'new', dueAt: at(4 * HOUR) }, version: 1 })
    })

    test('who waits longest is first; the others by their latest change', async () => {
      for (const [id, hours] of [
        ['b', -2],
        ['a', -3],
        ['c', -1],
      ] as const)
        await put(id, at(hours * HOUR))
      await put('soon', at(-HOUR), {}, { dueAt: at(-9 * HOUR) })
      expect(await list('open')).toEqual([['soon', 'a', 'b', 'c']])
      for (const id of ['b', 'c', 'a'])
        await change(NORA, changeOf(await thread(id), { kind: 'close', reason: 'done' }, {}, at(keys * 1000)))
      expect(await list('closed')).toEqual([['a', 'c', 'b']])
      await change(NORA, changeOf(await thread('soon'), { kind: 'answered' }))
      expect([await list('open'), await list('answered')]).toEqual([[[]], [['soon']]])
    })

    test('pages go on where the one before ended, also among equal times', async () => {
      const ids = ['a', 'b', 'c', 'd', 'e']
      for (const id of ids) await put(id, NOW)
      expect(await list('open', { limit: 2 })).toEqual([['a', 'b'], ['c', 'd'], ['e']])
      for (const id of ids) await change(NORA, changeOf(await thread(id), { kind: 'close', reason: 'done' }))
      expect(await list('closed', { limit: 2 })).toEqual([['e', 'd'], ['c', 'b'], ['a']])
    })

    test('mine and nobody’s, and how many wait', async () => {
      await put('mine', at(-9 * HOUR), {}, { assigneeId: 'nora' })
      await put('sams', at(-8 * HOUR), {}, { assigneeId: 'sam' })
      await put('free', at(-HOUR))
      expect([await list('mine'), await list('nobodys')]).toEqual([[['mine']], [['free']]])
      expect(valueOrThrow(await inbox().counts(NORA, NOW))).toEqual({ open: 3, mine: 1, nobodys: 1, late: 2 })
      expect((await thread('sams')).assignee).toEqual({ id: 'sam', name: 'Sam Ortiz' })
    })

    test('a search finds names, addresses, numbers, homes, and messages, each word somewhere', async () => {
      await put('a', at(-3 * HOUR), { name: 'Dana Whitfield', email: 'dana@example.com', phone: '(201) 555-0177' })
      await put('b', at(-2 * HOUR), { name: 'Leon Marsh', message: 'Is 100% of the roof_line new?' })
      const found = async (words: string) => (await list('open', { words })).flat()
      for (const words of ['dana', 'WHITFIELD dana', 'dana@example.com', '2015550177', '555-0177', 'lakeview dana'])
        expect(await found(words)).toEqual(['a'])
      expect(await found('100%')).toEqual(['b'])
      expect(await found('roof_line')).toEqual(['b'])
      expect(await found('lakeview')).toEqual(['a', 'b'])
      const unseen = async (words: string) => (await list('open', { words, inAddresses: false })).flat()
      for (const words of ['dana@example.com', '2015550177', '555-0177']) expect(await unseen(words)).toEqual([])
      expect(await unseen('dana')).toEqual(['a'])
      for (const words of ['dana leon', 'r%f', "'; --"]) expect(await found(words)).toEqual([])
    })

    test('a search shows pages, too', async () => {
      for (const id of ['a', 'b', 'c']) await put(id, NOW, { name: id === 'b' ? 'Bo' : 'Ana' })
      expect(await list('open', { words: 'ana', limit: 1 })).toEqual([['a'], ['c']])
    })

    test('who sees only their own finds nothing of others', async () => {
      await put('mine', NOW, {}, { assigneeId: 'nora' })
      await put('sams', NOW, {}, { assigneeId: 'sam' })
      await put('free', NOW)
      const actor = onlyOwn(NORA)
      expect(await list('open', { actor })).toEqual([['free', 'mine']])
      expect(await list('open', { actor, words: 'lakeview' })).toEqual([['free', 'mine']])
      expect(valueOrThrow(await inbox().counts(actor, at(9 * HOUR)))).toEqual({ open: 2, mine: 1, nobodys: 1, late: 2 })
      const seen = await thread('sams', SAM)
      const refused = { ok: false, problem: { kind: 'not-found', message: 'There is no such inquiry.' } }
      expect(await inbox().thread(actor, 'sams')).toEqual(refused)
      expect(await inbox().thread(actor, 'unknown')).toEqual(refused)
      expect(await inbox().change(actor, changeOf(seen, { kind: 'take' }))).toEqual(refused)
      expect(await inbox().saveDraft(actor, { inquiryId: 'sams', body: 'x', now: NOW })).toEqual(refused)
      const undo = { inquiryId: 'sams', eventId: 'x', key: 'y', now: NOW }
      expect(await inbox().undoReply(actor, undo)).toEqual(refused)
      expect(await counted('case_events')).toBe(0)
    })

    test('a change is stored with its event and its audit entry', async () => {
      await put('a', NOW)
      const audited = await counted('agency_audit')
      const taking = changeOf(
        await thread('a'),
        { kind: 'take' },
        {
          assigneeId: 'nora',
          event: { kind: 'taken', body: '', details: { from: null }, key: 'take it' },
          audit: { act: 'case.taken', about: 'inquiry a' },
        },
      )
      expect(await change(NORA, taking)).toMatchObject({ outcome: 'stored' })
      expect(await thread('a')).toMatchObject({
        standing: { state: 'waiting', dueAt: at(4 * HOUR) },
        assignee: { name: 'Nora Feld' },
        version: 2,
        events: [
          { kind: 'taken', by: { id: 'nora', name: 'Nora Feld' }, at: NOW, details: { from: null }, mail: null },
        ],
      })
      expect(await counted('agency_audit')).toBe(audited + 1)
      expect(woken).toBe(0)
    })

    test('the second of two changes is overtaken, and leaves nothing', async () => {
      await put('a', NOW)
      const seen = await thread('a')
      await change(SAM, replyTo(seen, 'Sam’s answer'))
      const audited = await counted('agency_audit')
      expect(await change(NORA, replyTo(seen, 'Nora’s answer'))).toEqual({ outcome: 'overtaken' })
      expect([await replies(), await counted('case_events')]).toEqual([1, 1])
      expect(await counted('agency_audit')).toBe(audited)
    })

    test('of many replies at the same moment one is stored', async () => {
      await put('a', NOW)
      const seen = await thread('a')
      const sent = Array.from({ length: 20 }, (_, count) => change(count % 2 ? NORA : SAM, replyTo(seen, `${count}`)))
      const outcomes = (await Promise.all(sent)).map(({ outcome }) => outcome)
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'overtaken')).toHaveLength(19)
      expect(await replies()).toBe(1)
    })

    test('a form sent again and again is stored once, and answered alike', async () => {
      await put('a', NOW)
      const reply = replyTo(await thread('a'))
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => change(NORA, reply)))
      outcomes.push(await change(NORA, reply))
      expect(new Set(outcomes.map((done) => done.outcome !== 'overtaken' && done.eventId)).size).toBe(1)
      expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
      expect(await replies()).toBe(1)
      await put('b', NOW)
      const other = { ...replyTo(await thread('b')), event: reply.event }
      expect(await inbox().change(NORA, other)).toMatchObject({ problem: { kind: 'conflict' } })
    })

    test('a reply waits ten seconds in the outbox, and its state is in the thread', async () => {
      await put('a', NOW)
      await inbox().saveDraft(NORA, { inquiryId: 'a', body: 'Ye', now: NOW })
      expect((await thread('a')).draft).toBe('Ye')
      expect((await thread('a', SAM)).draft).toBe('')
      await change(NORA, replyTo(await thread('a')))
      expect(woken).toBe(1)
      expect(await thread('a')).toMatchObject({
        standing: { state: 'answered', dueAt: null, answeredAt: NOW },
        draft: '',
        mails: [{ topic: 'acknowledgement' }],
        events: [{ kind: 'reply', body: 'Yes, it is.', mail: { topic: 'reply', state: 'waiting', dueAt: at(10_000) } }],
      })
      const queue = databaseMailQueue(opened().database, { now: () => NOW })
      const topics = async (now: Date) => (await queue.claim(9, now, at(HOUR))).map(({ topic }) => topic)
      expect(await topics(at(9999))).toEqual(['acknowledgement'])
      expect(await topics(at(10_000))).toEqual(['reply'])
    })

    const undoing = (seen: CaseThread, key = 'undo') => ({
      inquiryId: seen.id,
      eventId: seen.events.find(({ kind }) => kind === 'reply')!.id,
      key,
      now: at(5000),
    })

    test('a reply can be taken back before it leaves: it is a draft again, and they wait again', async () => {
      await put('a', NOW)
      const before = await thread('a')
      await change(NORA, replyTo(before))
      const audited = await counted('agency_audit')
      const undo = undoing(await thread('a'))
      expect(await inbox().undoReply(SAM, undo)).toMatchObject({ problem: { kind: 'not-found' } })
      for (const _ of [1, 2]) expect(await inbox().undoReply(NORA, undo)).toMatchObject({ ok: true })
      const after = await thread('a')
      expect(after).toMatchObject({ standing: before.standing, draft: 'Yes, it is.', version: 3 })
      expect(after.events.map(({ kind, mail }) => [kind, mail])).toEqual([
        ['reply', null],
        ['reply-undone', null],
      ])
      expect([await replies(), await counted('agency_audit')]).toEqual([0, audited + 1])
    })

    test('one that has been claimed has left already', async () => {
      await put('a', NOW)
      await change(NORA, replyTo(await thread('a')))
      await databaseMailQueue(opened().database, { now: () => NOW }).claim(9, at(20_000), at(HOUR))
      const undone = await inbox().undoReply(NORA, undoing(await thread('a')))
      expect(undone).toEqual({ ok: false, problem: { kind: 'conflict', message: 'It has left already.' } })
      expect(await thread('a')).toMatchObject({ standing: { state: 'answered' }, draft: '' })
      expect(await replies()).toBe(1)
    })

    test('what was closed meanwhile stays closed', async () => {
      await put('a', NOW)
      await change(NORA, replyTo(await thread('a')))
      await change(SAM, changeOf(await thread('a'), { kind: 'close', reason: 'done' }))
      expect(await inbox().undoReply(NORA, undoing(await thread('a')))).toMatchObject({ ok: true })
      expect(await thread('a')).toMatchObject({ standing: { state: 'closed', reason: 'done' }, draft: 'Yes, it is.' })
    })

    test('an empty draft is none', async () => {
      await put('a', NOW)
      for (const body of ['One', 'Two', '']) await inbox().saveDraft(NORA, { inquiryId: 'a', body, now: NOW })
      expect(await tables().selectFrom('case_drafts').selectAll().execute()).toEqual([])
    })

    test('what was done is only added to', async () => {
      await put('a', NOW)
      await change(NORA, changeOf(await thread('a'), { kind: 'note' }))
      const edited = tables().updateTable('case_events').set({ body: 'Other' }).execute()
      await expect(edited).rejects.toThrow('only added to')
    })

    test('R-04 an inquiry goes with its case, events, drafts, and the contact that has no other', async () => {
      const email = 'ana@example.com'
      await put('old', new Date('2024-11-01T12:00:00Z'), { email })
      await put('alone', new Date('2024-11-01T12:00:00Z'))
      await put('new', NOW, { email })
      await change(NORA, changeOf(await thread('old'), { kind: 'note' }))
      await inbox().saveDraft(NORA, { inquiryId: 'old', body: 'x', now: NOW })
      await inbox().saveDraft(NORA, { inquiryId: 'new', body: 'x', now: new Date('2026-10-20T12:00:00Z') })
      for (const rule of inquiryRetention(opened().database)) await rule.removeOld(NOW)
      for (const table of ['inquiry_cases', 'contacts', 'contact_ways'] as const)
        expect(await tables().selectFrom(table).selectAll().execute()).toHaveLength(1)
      for (const table of ['case_events', 'case_drafts'] as const)
        expect(await tables().selectFrom(table).selectAll().execute()).toEqual([])
      expect((await thread('new')).contact).toEqual({ messages: 1, since: NOW })
    })
  })
}
