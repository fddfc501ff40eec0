import { beforeEach, describe, expect, test } from 'vitest'
import { databaseMailOutbox, putMails } from '#adapters/database/mail/mail-outbox.ts'
import { databaseMailQueue } from '#adapters/database/mail/mail-queue.ts'
import type { Mail } from '#domain/mail/mail.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import type { TestEngine } from './database-engines.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

/** A mail with this subject. */
export const madeMail = (subject: string): Mail => ({
  to: [{ name: 'Ana', address: 'ana@example.com' }],
  replyTo: null,
  subject,
  text: 'Hello',
  html: '<p>Hello</p>',
  calendar: null,
})

const outgoing = (subject: string, secretUntil: Date | null = null): OutgoingMail => ({
  topic: 'inquiry',
  mail: madeMail(subject),
  secretUntil,
})

const at = (ms: number) => new Date(1_800_000_000_000 + ms)

/** The contract of `ports/mail-outbox.ts` and `ports/mail-queue.ts` on an engine. */
export function mailOutboxConformance(engine: TestEngine): void {
  describe(`the outbox on ${engine}`, () => {
    const opened = databaseOfSuite(() => openTestDatabase(engine))
    const database = async () => opened().database
    const queue = async () => databaseMailQueue(await database(), { now: () => at(0) })
    const rows = async () => (await database()).db.selectFrom('outbox_mails').selectAll().execute()
    const put = async (...mails: OutgoingMail[]) =>
      putMails((await database()).db, mails, { now: at(0), inquiryId: null })
    const subjects = (claimed: readonly { mail: Mail }[]) => claimed.map(({ mail }) => mail.subject).sort()
    beforeEach(async () => void (await (await database()).db.deleteFrom('outbox_mails').execute()))

    test('a mail is stored whole, and the worker is told after that', async () => {
      let told = 0
      const outbox = databaseMailOutbox(await database(), {
        clock: { now: () => at(0) },
        onStored: () => told++,
        onError: () => {},
      })
      expect(await outbox.enqueue(outgoing('Grüße “1”'))).toEqual({ ok: true, value: undefined })
      expect(told).toBe(1)
      const [claimed] = await (await queue()).claim(5, at(0), at(100))
      expect(claimed).toMatchObject({ topic: 'inquiry', mail: madeMail('Grüße “1”'), attempt: 1, secretUntil: null })
    })

    test('what is put in a transaction that fails is not sent', async () => {
      const { db } = await database()
      const failed = db.transaction().execute(async (transaction) => {
        await putMails(transaction, [outgoing('never')], { now: at(0), inquiryId: null })
        throw new Error('no')
      })
      await expect(failed).rejects.toThrow('no')
      expect(await rows()).toEqual([])
    })

    test('each mail is claimed once while its lease lasts, the longest due first', async () => {
      await put(outgoing('A'))
      await putMails((await database()).db, [outgoing('B')], { now: at(-5), inquiryId: null })
      await putMails((await database()).db, [outgoing('later')], { now: at(50), inquiryId: null })
      const mails = await queue()
      expect(subjects(await mails.claim(1, at(0), at(100)))).toEqual(['B'])
      expect(subjects(await mails.claim(5, at(0), at(100)))).toEqual(['A'])
      expect(await mails.claim(5, at(0), at(100))).toEqual([])
      expect(await mails.nextDue()).toEqual(at(50))
    })

    test('many claims at the same moment never share a mail', async () => {
      await put(...Array.from({ length: 40 }, (_, index) => outgoing(`mail ${index}`)))
      const mails = await queue()
      const claims = await Promise.all(Array.from({ length: 12 }, () => mails.claim(4, at(0), at(100))))
      const ids = claims.flat().map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const rest = await mails.claim(40, at(0), at(100))
      expect(ids.length + rest.length).toBe(40)
    })

    test('a lease that ends gives the mail to the next, and only “sent” counts of the lost claim', async () => {
      await put(outgoing('A'))
      const mails = await queue()
      const [lost] = await mails.claim(1, at(0), at(100))
      const [held] = await mails.claim(1, at(100), at(200))
      expect(held).toMatchObject({ id: lost!.id, attempt: 2 })
      await mails.settle([{ claimed: lost!, outcome: { state: 'dead', reason: 'slow' } }], at(110))
      expect(await rows()).toMatchObject([{ state: 'waiting', due_at: at(200).getTime() }])
      await mails.settle([{ claimed: lost!, outcome: { state: 'sent' } }], at(120))
      expect(await rows()).toMatchObject([{ state: 'sent', settled_at: at(120).getTime(), attempts: 2 }])
      await mails.settle([{ claimed: held!, outcome: { state: 'dead', reason: 'late' } }], at(130))
      expect(await rows()).toMatchObject([{ state: 'sent', last_error: null }])
    })

    test('after a crash the leases of the process before can be ended', async () => {
      await put(outgoing('A'), outgoing('B'))
      const mails = await queue()
      const [, sent] = await mails.claim(2, at(0), at(1000))
      await mails.settle([{ claimed: sent!, outcome: { state: 'sent' } }], at(1))
      await mails.release(at(2))
      expect(await mails.nextDue()).toEqual(at(2))
      expect(await mails.claim(5, at(2), at(1000))).toMatchObject([{ attempt: 2 }])
    })

    test('a failed attempt waits for its time and says why', async () => {
      await put(outgoing('A'))
      const mails = await queue()
      const [claimed] = await mails.claim(1, at(0), at(100))
      const outcome = { state: 'waiting', dueAt: at(500), reason: '451 later' } as const
      await mails.settle([{ claimed: claimed!, outcome }], at(10))
      expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, lease: null, last_error: '451 later' }])
      expect(await mails.nextDue()).toEqual(at(500))
      expect(await mails.claim(1, at(499), at(600))).toEqual([])
      expect(await mails.claim(1, at(500), at(600))).toHaveLength(1)
    })

    test('no mail waits longer than allowed, whatever the clock was when it was put off', async () => {
      await put(outgoing('claimed'), outgoing('fresh'))
      const mails = await queue()
      await mails.claim(1, at(0), at(400))
      const longest = ({ attempts, isClaimed }: { attempts: number; isClaimed: boolean }) =>
        isClaimed ? 100 : attempts * 10
      const waits = async () => new Set((await rows()).map(({ due_at }) => due_at - at(-1000).getTime()))
      await mails.capWaits(at(-1000), longest)
      expect(await waits()).toEqual(new Set([0, 100]))
      await mails.capWaits(at(-1000), () => 5000)
      expect(await waits()).toEqual(new Set([0, 100]))
    })

    test.for(engine === 'sqlite' ? [engine] : [])('workers go by the clock of their process', async () => {
      expect(await (await queue()).now()).toEqual(at(0))
    })

    test.for(engine === 'postgres' ? [engine] : [])('workers of all instances go by the database’s clock', async () => {
      const now = (await (await queue()).now()).getTime()
      expect(Math.abs(now - at(0).getTime())).toBeGreaterThan(60_000)
    })

    test('a secret is kept while it waits and removed when it has been sent or given up; other mails stay', async () => {
      await put(outgoing('link', at(1000)), outgoing('old link', at(1000)), outgoing('plain'))
      const mails = await queue()
      const claimed = await mails.claim(5, at(0), at(100))
      const outcomeOf = (subject: string) =>
        subject === 'old link' ? ({ state: 'dead', reason: 'late' } as const) : ({ state: 'sent' } as const)
      await mails.settle(
        claimed.map((each) => ({ claimed: each, outcome: outcomeOf(each.mail.subject) })),
        at(10),
      )
      const kept = (await rows()).filter(({ contents }) => contents !== null)
      expect(kept.map(({ contents }) => (JSON.parse(contents!) as Mail).subject)).toEqual(['plain'])
      expect(claimed.find(({ mail }) => mail.subject === 'link')?.secretUntil).toEqual(at(1000))
    })

    test('a database that fails is a problem, not a crash', async () => {
      const closed = await openTestDatabase(engine)
      await closed.remove()
      const errors: unknown[] = []
      const outbox = databaseMailOutbox(closed.database, {
        clock: { now: () => at(0) },
        onStored: () => errors.push('stored'),
        onError: (error) => errors.push(error),
      })
      expect(await outbox.enqueue(outgoing('A'))).toMatchObject({ ok: false, problem: { kind: 'unavailable' } })
      expect(errors).toEqual([expect.any(Error)])
    })
  })
}
