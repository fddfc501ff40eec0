import { beforeEach, describe, expect, test } from 'vitest'
import { databasePushDevices, putPushes } from '#adapters/database/updates/push-devices.ts'
import { databasePushQueue } from '#adapters/database/updates/push-queue.ts'
import { databaseUpdateSubscriptions } from '#adapters/database/updates/update-subscriptions.ts'
import { valueOrThrow } from '#domain/result.ts'
import { subscribedBrowser } from '../push/push-browser.ts'
import { onEngines } from './database-engines.ts'
import { signedInOwner } from './signed-in-owner.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const NOTICE = { title: '1 new home', body: '$585,000, Montclair', path: '/listings/7' }
const DAY = 24 * 3_600_000
const START = Date.parse('2026-11-23T15:00:00Z')

const rethrow = (error: unknown) => {
  throw error
}

/** The contracts of `ports/server/push-devices.ts` and `push-queue.ts`. */
onEngines((engine) => {
  describe(`browsers with notifications on ${engine}`, () => {
    const opened = databaseOfSuite(() => openTestDatabase(engine))
    const database = () => opened().database
    let now = START
    const clock = { now: () => new Date(now) }
    const devices = () => databasePushDevices(database(), { siteKey: 'key', clock, onError: rethrow })
    const queue = () => databasePushQueue(database(), clock)
    const at = (ms: number) => new Date(now + ms)
    let count = 0
    const newAddress = () => subscribedBrowser(`https://push.example/${count++}`).address
    const person = async (sessions = 1) => {
      const made = await signedInOwner(database().db, { now: clock.now(), sessions })
      for (const id of made.sessions) valueOrThrow(await devices().add(id, newAddress()))
      return made
    }
    const put = (ownerId: string, notice = NOTICE) =>
      database()
        .db.transaction()
        .execute((transaction) => putPushes(transaction, ownerId, notice, clock.now()))
    const waiting = async () =>
      (await database().db.selectFrom('outbox_pushes').select('session_id').execute()).map((row) => row.session_id)
    const namesOf = async (accountId: string, sessionId: string) =>
      valueOrThrow(await devices().list(accountId, sessionId)).map(({ id, current }) => `${id} ${current}`)

    beforeEach(async () => {
      now = START
      await database().db.deleteFrom('push_devices').execute()
    })

    test('H-04 an account sees its own browsers, and which is this one', async () => {
      const [ana, eve] = [await person(2), await person()]
      const [one, two] = ana.sessions as [string, string]
      expect((await namesOf(ana.accountId, two)).sort()).toEqual([`${one} false`, `${two} true`].sort())
      expect(valueOrThrow(await devices().list(eve.accountId, one))[0]).toEqual({
        id: eve.sessions[0],
        device: 'Firefox on Windows',
        current: false,
      })
    })

    test('H-04 one account can’t turn notifications off on another’s browser', async () => {
      const [ana, eve] = [await person(), await person()]
      valueOrThrow(await devices().remove(eve.accountId, ana.sessions[0]!))
      expect(await namesOf(ana.accountId, '')).toHaveLength(1)
      valueOrThrow(await devices().remove(ana.accountId, ana.sessions[0]!))
      valueOrThrow(await devices().remove(ana.accountId, ana.sessions[0]!))
      expect(await namesOf(ana.accountId, '')).toEqual([])
    })

    test('H-04 a browser is told once, of its last address and to whoever used it last', async () => {
      const [ana, eve] = [await person(), await person()]
      const shared = newAddress()
      valueOrThrow(await devices().add(ana.sessions[0]!, newAddress()))
      valueOrThrow(await devices().add(ana.sessions[0]!, shared))
      await put(ana.ownerId)
      expect(await waiting()).toEqual(ana.sessions)
      expect((await queue().claim(9, at(0), at(100)))[0]!.to).toEqual(shared)
      valueOrThrow(await devices().add(eve.sessions[0]!, shared))
      expect(await namesOf(ana.accountId, '')).toEqual([])
      // What was for Ana isn't shown to Eve.
      expect(await waiting()).toEqual([])
    })

    test('H-04 a browser that isn’t signed in any more is told nothing, and deleted with its session', async () => {
      const ana = await person(2)
      await database()
        .db.withTables<{ account_sessions: { id: string; expires_at: string } }>()
        .updateTable('account_sessions')
        .set({ expires_at: at(-1).toISOString() })
        .where('id', '=', ana.sessions[0]!)
        .execute()
      await put(ana.ownerId)
      expect(await waiting()).toEqual([ana.sessions[1]])
      // The longest that a session lasts.
      now += 91 * DAY
      expect(await namesOf(ana.accountId, '')).toEqual([])
      const accounts = database().db.withTables<{ account_sessions: { id: string }; account_users: { id: string } }>()
      await accounts.deleteFrom('account_sessions').where('id', '=', ana.sessions[1]!).execute()
      expect(await waiting()).toEqual([])
      await accounts.deleteFrom('account_users').where('id', '=', ana.accountId).execute()
      expect(await database().db.selectFrom('push_devices').selectAll().execute()).toEqual([])
    })

    test('H-04 what waits for a browser that is signed out meanwhile is not sent, and deleted', async () => {
      const ana = await person(2)
      await put(ana.ownerId)
      await database()
        .db.withTables<{ account_sessions: { id: string; expires_at: string } }>()
        .updateTable('account_sessions')
        .set({ expires_at: at(-1).toISOString() })
        .where('id', '=', ana.sessions[0]!)
        .execute()
      expect(await queue().claim(9, at(0), at(100))).toHaveLength(1)
      expect(await waiting()).toEqual([ana.sessions[1]])
      // The longest that a session lasts, though it was used.
      await database()
        .db.withTables<{ account_sessions: { id: string; expires_at: string } }>()
        .updateTable('account_sessions')
        .set({ expires_at: at(100 * DAY).toISOString() })
        .execute()
      now += 91 * DAY
      expect([await queue().claim(9, at(0), at(100)), await waiting()]).toEqual([[], []])
    })

    test('H-04 what is put in a transaction that fails is not sent', async () => {
      const ana = await person()
      const failed = database()
        .db.transaction()
        .execute(async (transaction) => {
          await putPushes(transaction, ana.ownerId, NOTICE, clock.now())
          throw new Error('no')
        })
      await expect(failed).rejects.toThrow('no')
      expect(await waiting()).toEqual([])
    })

    test('H-04 who stops the emails gets none of the notifications that wait', async () => {
      const [ana, eve] = [await person(), await person()]
      await put(ana.ownerId)
      await put(eve.ownerId)
      valueOrThrow(await databaseUpdateSubscriptions(database(), rethrow).stopAll(ana.ownerId))
      expect(await waiting()).toEqual(eve.sessions)
      expect(await namesOf(ana.accountId, '')).toHaveLength(1)
    })

    test('a claim is one worker’s until its lease ends, and the longest due come first', async () => {
      const ana = await person()
      await put(ana.ownerId)
      now += 10
      await put(ana.ownerId, { ...NOTICE, title: 'later' })
      const [first] = await queue().claim(1, at(0), at(100))
      expect(first).toMatchObject({ notice: NOTICE, attempt: 1, siteKey: 'key', createdAt: new Date(START) })
      const others = await Promise.all([queue().claim(5, at(0), at(100)), queue().claim(5, at(0), at(100))])
      expect(others.flat().map(({ notice }) => notice.title)).toEqual(['later'])
      expect(await queue().nextDue()).toEqual(at(100))
      const [again] = await queue().claim(1, at(100), at(200))
      expect(again).toMatchObject({ id: first!.id, attempt: 2 })
      // The first worker is late: only that it was sent counts.
      await queue().settle([{ claimed: first!, outcome: { state: 'waiting', dueAt: at(0) } }])
      expect(await queue().claim(5, at(99), at(300))).toEqual([])
      await queue().settle([{ claimed: first!, outcome: { state: 'over' } }])
      expect(await queue().claim(5, at(500), at(600))).toHaveLength(1)
    })

    test('outcomes are recorded: over, later, and a browser that is gone', async () => {
      const ana = await person(3)
      await put(ana.ownerId)
      const [over, later, gone] = await queue().claim(5, at(0), at(100))
      await queue().settle([
        { claimed: over!, outcome: { state: 'over' } },
        { claimed: later!, outcome: { state: 'waiting', dueAt: at(50) } },
        { claimed: gone!, outcome: { state: 'gone' } },
      ])
      expect(await queue().nextDue()).toEqual(at(50))
      expect(await waiting()).toHaveLength(1)
      expect(await namesOf(ana.accountId, '')).toHaveLength(2)
      await queue().claim(5, at(50), at(5000))
      await queue().release(at(60))
      expect(await queue().claim(5, at(60), at(100))).toHaveLength(1)
    })

    test('a person with very many browsers is told on the newest', async () => {
      const ana = await person(0)
      for (let index = 0; index < 22; index++) {
        now += 1000
        const { sessions } = await signedInOwner(database().db, { now: clock.now(), accountId: ana.accountId })
        valueOrThrow(await devices().add(sessions[0]!, newAddress()))
      }
      await put(ana.ownerId)
      expect(await waiting()).toHaveLength(20)
    })
  })
})
