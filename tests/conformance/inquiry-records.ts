import { beforeEach, describe, expect, test } from 'vitest'
import { databaseInquiryRecords } from '#adapters/database/inquiries/inquiry-records.ts'
import { inquiryRetention } from '#adapters/database/inquiries/inquiry-retention.ts'
import { databaseInquiryStore } from '#adapters/database/inquiries/inquiry-store.ts'
import { databaseMailQueue } from '#adapters/database/mail/mail-queue.ts'
import { SHOWN_TEXTS } from '#content/inquiry-rules.ts'
import type { Inquiry } from '#domain/inquiry/inquiry.ts'
import type { MailOutcome } from '#ports/server/mail-queue.ts'
import type { TestEngine } from './database-engines.ts'
import { madeInquiry, madeTour, NOBODYS_CASE } from './inquiry-gateway.ts'
import { madeMail } from './mail-outbox.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY)

/** The contract of `ports/inquiry-records.ts` on an engine, and what its retention removes. */
export function inquiryRecordsConformance(engine: TestEngine): void {
  describe(`the inquiries kept on ${engine}`, () => {
    const opened = databaseOfSuite(() => openTestDatabase(engine))
    const database = async () => opened().database
    const records = async () => databaseInquiryRecords(await database(), { now: () => NOW })
    const mailRows = async () => (await database()).db.selectFrom('outbox_mails').selectAll().execute()
    beforeEach(async () => {
      const { db } = await database()
      await db.deleteFrom('outbox_mails').execute()
      await db.deleteFrom('inquiries').execute()
    })

    const put = async (id: string, receivedAt: Date, change: Partial<Inquiry> = {}) => {
      const onError = (error: unknown) => {
        throw error
      }
      const store = databaseInquiryStore(await database(), { onMails: () => {}, onError })
      await store.put(
        {
          id,
          key: crypto.randomUUID(),
          contentHash: 'hash',
          receivedAt,
          listingId: 7,
          listingTitle: 'Lakeview House',
          inquiry: madeInquiry(change),
        },
        [
          { topic: 'inquiry', mail: madeMail('to the agency'), secretUntil: null },
          { topic: 'acknowledgement', mail: madeMail('to the visitor'), secretUntil: null },
        ],
        NOBODYS_CASE,
      )
    }
    /** Lets every mail that waits come out like this. */
    const settleAll = async (outcome: MailOutcome, at: Date) => {
      const queue = databaseMailQueue(await database(), { now: () => new Date() })
      const claimed = await queue.claim(50, at, new Date(at.getTime() + DAY))
      await queue.settle(
        claimed.map((each) => ({ claimed: each, outcome })),
        at,
      )
    }

    test('all of them with every field and the state of their mails, the newest first', async () => {
      const tour = madeTour()
      await put('older', daysAgo(2), { name: 'Ana', tour })
      await put('newer', daysAgo(1), { name: 'Bo' })
      const [newer, older] = await (await records()).list()
      expect(newer).toMatchObject({ id: 'newer', name: 'Bo', tour: null, listingTitle: 'Lakeview House', listingId: 7 })
      expect(older).toMatchObject({
        id: 'older',
        receivedAt: daysAgo(2),
        tour,
        message: 'Is the dock included?',
        ...SHOWN_TEXTS,
      })
      expect(older!.mails).toMatchObject([
        { topic: 'inquiry', state: 'waiting', attempts: 0, dueAt: daysAgo(2), lastError: null },
        { topic: 'acknowledgement', state: 'waiting' },
      ])
    })

    test('given-up mails are put back by the beginning of an id, and only they', async () => {
      await put('aaaaaa-1', daysAgo(1))
      await settleAll({ state: 'sent' }, daysAgo(1))
      await put('aaaaaa-2', daysAgo(1))
      await put('bbbbbb', daysAgo(1))
      await settleAll({ state: 'dead', reason: '550' }, daysAgo(1))
      const list = await records()
      for (const unknown of ['cccccc', '%', 'aaaaa_']) expect(await list.retry(unknown)).toBe(0)
      expect(await list.retry('')).toBe(4)
      await settleAll({ state: 'dead', reason: '550' }, NOW)
      expect(await list.retry('aaaaaa')).toBe(2)
      const one = (await mailRows()).find(({ inquiry_id }) => inquiry_id === 'bbbbbb')!
      expect(await list.retry(one.id.slice(0, 8))).toBe(1)
      expect((await mailRows()).find(({ id }) => id === one.id)).toMatchObject({
        state: 'waiting',
        attempts: 0,
        due_at: NOW.getTime(),
        settled_at: null,
      })
    })

    test('a visitor is forgotten with everything they sent, however the address is written', async () => {
      await put('one', daysAgo(1), { email: 'Ana@Example.com' })
      await put('two', daysAgo(1), { email: 'ana@example.com' })
      await put('other', daysAgo(1), { email: 'bo@example.com' })
      expect(await (await records()).forget('ANA@example.com')).toMatchObject({ inquiries: 2 })
      expect((await (await records()).list()).map(({ id }) => id)).toEqual(['other'])
      expect(new Set((await mailRows()).map(({ inquiry_id }) => inquiry_id))).toEqual(new Set(['other']))
    })

    test('R-04 inquiries go after 24 months, what mails said after 90 days, and nothing before', async () => {
      await put('old', new Date('2024-11-21T11:59:59Z'))
      await put('not yet', new Date('2024-11-21T12:00:01Z'))
      await settleAll({ state: 'sent' }, daysAgo(91))
      await put('recent', daysAgo(89))
      await settleAll({ state: 'sent' }, daysAgo(89))
      await put('stuck', daysAgo(200))
      for (const rule of inquiryRetention(await database())) await rule.removeOld(NOW)
      expect((await (await records()).list()).map(({ id }) => id)).toEqual(['recent', 'stuck', 'not yet'])
      const kept = (await mailRows()).filter(({ contents }) => contents !== null).map(({ inquiry_id }) => inquiry_id)
      expect(new Set(kept)).toEqual(new Set(['recent', 'stuck']))
      expect(await mailRows()).toHaveLength(6)
    })

    test('a mail that stands alone goes whole', async () => {
      await put('gone', daysAgo(200))
      const { db } = await database()
      await db.updateTable('outbox_mails').set({ inquiry_id: null }).execute()
      const counts = async () => {
        const removed = inquiryRetention(await database()).map((rule) => rule.removeOld(NOW))
        return (await Promise.all(removed)).at(-1)
      }
      expect(await counts()).toBe(0)
      await settleAll({ state: 'sent' }, daysAgo(91))
      expect(await counts()).toBe(2)
    })

    test('what has lost its contents cannot be put back', async () => {
      await put('aaaaaa', daysAgo(200))
      await settleAll({ state: 'dead', reason: '550' }, daysAgo(100))
      for (const rule of inquiryRetention(await database())) await rule.removeOld(NOW)
      expect(await (await records()).retry('aaaaaa')).toBe(0)
    })
  })
}
