import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { putMails } from '#adapters/database/mail/mail-outbox.ts'
import { databaseMailQueue } from '#adapters/database/mail/mail-queue.ts'
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import { startMailWorker, type MailWorker } from '#application/mail/mail-worker.ts'
import type { Mail } from '#domain/mail/mail.ts'
import type { MailTopic } from '#ports/server/mail-outbox.ts'
import type { MailQueue } from '#ports/server/mail-queue.ts'
import type { Delivery, Mailer } from '#ports/server/mailer.ts'
import { createLog } from '#process/log.ts'
import { madeMail } from '../conformance/mail-outbox.ts'
import { openTestDatabase } from '../conformance/test-databases.ts'
import { EVERY_THIRD_LATER, startSmtpPeer } from './smtp-peer.ts'

const HOUR = 3_600_000
const running: MailWorker[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()))
})

/** An outbox in a database of its own, and a clock that stands still until it is moved. */
async function openOutbox() {
  const { database, remove } = await openTestDatabase('sqlite')
  onTestFinished(remove)
  const state = { now: 1_800_000_000_000 }
  const clock = { now: () => new Date(state.now) }
  const logged: Record<string, unknown>[] = []
  const log = createLog({ write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) }, false)
  const queue = databaseMailQueue(database, clock)
  return {
    logged,
    queue,
    now: () => state.now,
    put: (subjects: readonly string[], secretUntil: Date | null = null) =>
      putMails(
        database.db,
        subjects.map((subject) => ({ topic: 'inquiry', mail: madeMail(subject), secretUntil })),
        { now: clock.now(), inquiryId: null },
      ),
    putMail: (mail: Mail, topic: MailTopic = 'updates') =>
      putMails(database.db, [{ topic, mail, secretUntil: null }], { now: clock.now(), inquiryId: null }),
    remove: (id: string) => database.db.deleteFrom('outbox_mails').where('id', '=', id).execute(),
    stopped: () => database.db.selectFrom('stopped_addresses').selectAll().orderBy('address').execute(),
    start: (mailer: Mailer, from: MailQueue = queue) => {
      const worker = startMailWorker({ queue: from, mailer, log, random: () => 0 })
      running.push(worker)
      return worker
    },
    later: (ms: number) => {
      state.now += ms
      for (const worker of running) worker.wake()
    },
    rows: () => database.db.selectFrom('outbox_mails').selectAll().execute(),
  }
}
type Outbox = Awaited<ReturnType<typeof openOutbox>>

const states = async ({ rows }: Outbox) => (await rows()).map(({ state }) => state).sort()
const subjectsOf = (mails: readonly { raw: string }[]) =>
  mails.map(({ raw }) => /^subject: (.+)$/im.exec(raw)![1]!.trim()).sort()

/** A mailer in memory that answers as told. */
function madeMailer(answer: (id: string) => Delivery | Promise<Delivery>) {
  const sent: string[] = []
  const mailer: Mailer = {
    send: async (_, id) => {
      const delivery = await answer(id)
      if (delivery.outcome === 'sent') sent.push(id)
      return delivery
    },
    close: () => {},
  }
  return { mailer, sent }
}

/** Moves the faked timers on in steps of `stepMs` until `done`; in between the database, in its thread, may answer. */
async function advanceUntil(stepMs: number, done: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await done())) {
    await vi.advanceTimersByTimeAsync(stepMs)
    await setImmediate()
  }
}

/** Ends a worker that pauses by faked timers. */
async function stopPausing(worker: MailWorker): Promise<void> {
  let stopped = false
  const stopping = worker.stop().finally(() => (stopped = true))
  await advanceUntil(100, () => stopped)
  await stopping
}

test('a mail server that defers every third message gets every mail exactly once', async () => {
  const outbox = await openOutbox()
  const peer = await startSmtpPeer(EVERY_THIRD_LATER)
  onTestFinished(peer.close)
  const subjects = Array.from({ length: 40 }, (_, place) => `Mail ${String(place).padStart(2, '0')}`)
  await outbox.put(subjects)
  outbox.start(smtpMailer({ url: peer.url, from: () => ({ name: 'Homes', address: 'homes@example.com' }) }))
  await vi.waitFor(async () => {
    const rows = await outbox.rows()
    // Tried and put off: visible with the reason, until the clock moves.
    const stuck = rows.filter(({ state, lease }) => state === 'waiting' && lease === null)
    expect(stuck.every(({ last_error }) => last_error?.includes('Try again later'))).toBe(true)
    expect(rows.every(({ attempts }) => attempts > 0)).toBe(true)
    outbox.later(HOUR)
    expect(rows.every(({ state }) => state === 'sent')).toBe(true)
  }, 25_000)
  expect(subjectsOf(peer.taken)).toEqual(subjects)
  expect(peer.refused.length).toBeGreaterThan(10)
})

test('H-04 an update arrives with the headers that end such emails by one click', async () => {
  const outbox = await openOutbox()
  const peer = await startSmtpPeer(() => null)
  onTestFinished(peer.close)
  const unsubscribe = `https://homes.example.com/updates/${'a'.repeat(48)}.${'b'.repeat(43)}`
  await outbox.put(['Plain'])
  await outbox.putMail({ ...madeMail('News'), unsubscribe })
  outbox.start(smtpMailer({ url: peer.url, from: () => ({ name: 'Homes', address: 'homes@example.com' }) }))
  await vi.waitFor(() => expect(peer.taken).toHaveLength(2), 10_000)
  const headersOf = (subject: string) => {
    const { raw } = peer.taken.find((mail) => mail.raw.includes(`Subject: ${subject}`))!
    return raw
      .slice(0, raw.indexOf('\r\n\r\n'))
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
  }
  expect(headersOf('News')).toEqual(
    expect.arrayContaining([`List-Unsubscribe: <${unsubscribe}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']),
  )
  expect(headersOf('Plain').filter((line) => /^list-/i.test(line))).toEqual([])
})

test('two workers share an outbox and send nothing twice', async () => {
  const outbox = await openOutbox()
  const { mailer, sent } = madeMailer(() => ({ outcome: 'sent' }))
  await outbox.put(Array.from({ length: 60 }, (_, place) => `Mail ${place}`))
  outbox.start(mailer)
  outbox.start(mailer)
  await vi.waitFor(async () => expect(new Set(await states(outbox))).toEqual(new Set(['sent'])), 10_000)
  expect(sent).toHaveLength(60)
  expect(new Set(sent).size).toBe(60)
})

test('a refused mail is dead at once, with the reason, and is not tried again', async () => {
  const outbox = await openOutbox()
  const { mailer } = madeMailer(() => ({ outcome: 'refused', reason: '550 No such mailbox' }))
  await outbox.put(['A'])
  outbox.start(mailer)
  await vi.waitFor(async () => expect(await states(outbox)).toEqual(['dead']))
  outbox.later(48 * HOUR)
  expect(await outbox.rows()).toMatchObject([{ attempts: 1, last_error: '550 No such mailbox' }])
  expect(outbox.logged.at(-1)).toMatchObject({ level: 'warn', topic: 'inquiry', msg: 'Email failed permanently' })
  expect(JSON.stringify(outbox.logged)).not.toContain('ana@example.com')
})

test('H-04 a mail server that knows no such address ends the updates to it, and to no other', async () => {
  const outbox = await openOutbox()
  const replies: Record<string, string> = {
    'gone@example.com': '5.1.1 User unknown',
    'full@example.com': '5.2.2 Mailbox full',
    'blocked@example.com': '5.7.1 Client host blocked',
  }
  const peer = await startSmtpPeer(
    (_, { recipients }) => (recipients.includes('late@example.com') ? { code: 550, text: '5.1.1 No such user' } : null),
    (address) => (address in replies ? { code: 550, text: replies[address]! } : null),
  )
  onTestFinished(peer.close)
  const to = (address: string) => ({ ...madeMail(address), to: [{ name: '', address }] })
  for (const address of [...Object.keys(replies), 'late@example.com', 'ana@example.com'])
    await outbox.putMail(to(address))
  await outbox.putMail(to('gone@example.com'), 'inquiry')
  outbox.start(smtpMailer({ url: peer.url, from: () => ({ name: 'Homes', address: 'homes@example.com' }) }))
  await vi.waitFor(async () => expect(await states(outbox)).toEqual(['dead', 'dead', 'dead', 'sent']), 10_000)
  const stopped = await outbox.stopped()
  expect(stopped.map(({ address, reason }) => [address, reason])).toEqual([
    ['gone@example.com', 'bounce'],
    ['late@example.com', 'bounce'],
  ])
  const logged = outbox.logged.map(({ topic, msg }) => `${String(topic)}: ${String(msg)}`).sort()
  expect(logged).toEqual([
    'inquiry: Email failed permanently',
    ...Array.from({ length: 2 }, () => 'updates: Email failed permanently'),
    ...Array.from({ length: 2 }, () => 'updates: Email failed permanently; its address gets no more email updates'),
    'updates: Email sent',
  ])
})

test.each(['updates', 'confirm-updates'] as const)(
  'H-04 one of %s that is deleted while it waits its turn is not sent, and the next one is',
  async (topic) => {
    const outbox = await openOutbox()
    const { mailer, sent } = madeMailer(() => ({ outcome: 'sent' }))
    await outbox.putMail(madeMail('stopped'), topic)
    await outbox.putMail(madeMail('wanted'), topic)
    const stopping: MailQueue = {
      ...outbox.queue,
      claim: async (...claim) => {
        const claimed = await outbox.queue.claim(...claim)
        for (const { id, mail } of claimed) if (mail.subject === 'stopped') await outbox.remove(id)
        return claimed
      },
    }
    outbox.start(mailer, stopping)
    await vi.waitFor(async () => expect(await states(outbox)).toEqual(['sent']))
    expect(sent).toHaveLength(1)
  },
)

test('a mail that never succeeds is given up after its last attempt', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const outbox = await openOutbox()
  const { mailer } = madeMailer(() => ({ outcome: 'try-again', reason: 'connect ECONNREFUSED' }))
  await outbox.put(['A'])
  const worker = outbox.start(mailer)
  await advanceUntil(1000, async () => {
    outbox.later(5 * HOUR)
    return (await states(outbox)).includes('dead')
  })
  expect(await outbox.rows()).toMatchObject([{ state: 'dead', attempts: 24, last_error: 'connect ECONNREFUSED' }])
  await stopPausing(worker)
})

test('an expired secret is not sent, and its mail’s content is deleted', async () => {
  const outbox = await openOutbox()
  const { mailer, sent } = madeMailer(() => ({ outcome: 'sent' }))
  await outbox.put(['link'], new Date(1_800_000_000_000))
  outbox.start(mailer)
  await vi.waitFor(async () => expect(await states(outbox)).toEqual(['dead']))
  expect(sent).toEqual([])
  expect(await outbox.rows()).toMatchObject([{ contents: null }])
})

test('a stopped worker finishes what it has begun and takes nothing more', async () => {
  const outbox = await openOutbox()
  const begun = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Delivery>()
  const { mailer } = madeMailer(() => {
    begun.resolve()
    return answer.promise
  })
  await outbox.put(['A'])
  const worker = outbox.start(mailer)
  await begun.promise
  const stopped = worker.stop()
  await outbox.put(['B'])
  answer.resolve({ outcome: 'sent' })
  await stopped
  expect(await states(outbox)).toEqual(['sent', 'waiting'])
})

test('the worker recovers after the database failed for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const outbox = await openOutbox()
  const { mailer, sent } = madeMailer(() => ({ outcome: 'sent' }))
  await outbox.put(['A'])
  let failures = 2
  const shaky: MailQueue = {
    ...outbox.queue,
    claim: (...claim) => (failures-- > 0 ? Promise.reject(new Error('locked')) : outbox.queue.claim(...claim)),
  }
  const worker = outbox.start(mailer, shaky)
  await advanceUntil(1000, async () => (await states(outbox)).includes('sent'))
  await stopPausing(worker)
  expect(sent).toHaveLength(1)
  expect(outbox.logged.filter(({ level }) => level === 'error')).toHaveLength(2)
})

test('an idle worker asks the database rarely, and at once when it is woken', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const outbox = await openOutbox()
  let [asked, answered] = [0, 0]
  const counted: MailQueue = {
    ...outbox.queue,
    claim: (...claim) => {
      asked++
      return outbox.queue.claim(...claim).finally(() => answered++)
    },
  }
  const { mailer, sent } = madeMailer(() => ({ outcome: 'sent' }))
  const worker = outbox.start(mailer, counted)
  for (let minutes = 0; minutes < 10; minutes += 0.25) {
    await vi.advanceTimersByTimeAsync(15_000)
    await advanceUntil(0, () => answered === asked)
  }
  expect(asked).toBeGreaterThan(10)
  expect(asked).toBeLessThanOrEqual(22)
  await outbox.put(['A'])
  worker.wake()
  await advanceUntil(100, async () => (await states(outbox)).includes('sent'))
  expect(sent).toHaveLength(1)
  await stopPausing(worker)
})

describe('a clock that is set forward by a day and back', () => {
  test('delays no new mail', async () => {
    const outbox = await openOutbox()
    const { mailer } = madeMailer(() => ({ outcome: 'sent' }))
    outbox.later(24 * HOUR)
    await outbox.put(['A'])
    outbox.later(-24 * HOUR)
    outbox.start(mailer)
    await vi.waitFor(async () => expect(await states(outbox)).toEqual(['sent']))
  })

  test('delays no retry for longer than its pause', async () => {
    const outbox = await openOutbox()
    let tries = 0
    const { mailer } = madeMailer(() =>
      tries++ === 0 ? { outcome: 'try-again', reason: 'busy' } : { outcome: 'sent' },
    )
    outbox.later(24 * HOUR)
    await outbox.put(['A'])
    outbox.start(mailer)
    await vi.waitFor(async () => expect(await outbox.rows()).toMatchObject([{ attempts: 1, lease: null }]))
    outbox.later(-24 * HOUR)
    const due = async () => (await outbox.rows())[0]!.due_at - outbox.now()
    await vi.waitFor(async () => expect(await due()).toBeLessThanOrEqual(6250))
    outbox.later(6250)
    await vi.waitFor(async () => expect(await states(outbox)).toEqual(['sent']))
  })

  test('leaves a lost lease to its worker for its period, and no longer', async () => {
    const outbox = await openOutbox()
    const { mailer, sent } = madeMailer(() => ({ outcome: 'sent' }))
    await outbox.put(['A'])
    await outbox.queue.claim(1, new Date(outbox.now()), new Date(outbox.now() + 24 * HOUR))
    outbox.start(mailer)
    const due = async () => (await outbox.rows())[0]!.due_at - outbox.now()
    await vi.waitFor(async () => expect(await due()).toBe(5 * 60_000))
    expect(sent).toEqual([])
    outbox.later(5 * 60_000)
    await vi.waitFor(async () => expect(await states(outbox)).toEqual(['sent']))
  })
})

test('a sent mail whose outcome could not be stored at first is not sent again', async () => {
  const outbox = await openOutbox()
  await outbox.put(['one'])
  const { mailer, sent } = madeMailer(() => ({ outcome: 'sent' }))
  let failures = 1
  const settle: MailQueue['settle'] = (settled, now) =>
    failures-- > 0 ? Promise.reject(new Error('cut')) : outbox.queue.settle(settled, now)
  outbox.start(mailer, { ...outbox.queue, settle })
  await vi.waitFor(async () => expect(await states(outbox)).toEqual(['sent']), { timeout: 5000 })
  outbox.later(HOUR)
  expect(sent).toHaveLength(1)
  expect(outbox.logged.map(({ msg }) => msg)).toContain('Could not store email results yet')
})
