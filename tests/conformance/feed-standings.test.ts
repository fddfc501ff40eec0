import { beforeEach, expect, test } from 'vitest'
import { databaseFeedStandings } from '#adapters/database/listings/feed-standings.ts'
import type { FeedStanding, ReadingCounts } from '#ports/server/feed-standings.ts'
import { describeOnEngines } from './database-engines.ts'
import { databaseOfSuite, openTestDatabase } from './test-databases.ts'

const MINUTE = 60_000
const COUNTS: ReadingCounts = { read: 9, added: 1, changed: 2, unchanged: 6, removed: 0, withheld: 0, rejected: 0 }
const finished = (whole: boolean) => ({ kind: 'finished', whole, counts: COUNTS }) as const
const held = (whole: boolean) => ({ kind: 'held', whole, counts: COUNTS, problem: '7 of 9 would be removed' }) as const

describeOnEngines('the standings of feeds on %s', (engine) => {
  const opened = databaseOfSuite(() => openTestDatabase(engine))
  beforeEach(async () => opened().database.db.deleteFrom('feed_standings').execute())
  const door = async () => databaseFeedStandings(opened().database)
  const standing = async (): Promise<FeedStanding> => (await (await door()).all())[0]!
  const read = async (end: Parameters<Awaited<ReturnType<typeof door>>['end']>[1]) => {
    const turn = (await (await door()).begin('mls', MINUTE))!
    await (await door()).end(turn, end)
    return standing()
  }

  test('one process at a time reads a feed; each feed has its own turn', async () => {
    const standings = await door()
    const turn = (await standings.begin('mls', MINUTE))!
    expect(await standings.begin('mls', MINUTE)).toBeNull()
    expect(await standings.begin('other', MINUTE)).not.toBeNull()
    expect((await standing()).isRead).toBe(true)
    await standings.end(turn, finished(true))
    expect(await standings.begin('mls', MINUTE)).not.toBeNull()
  })

  test('many that begin together: one gets the turn', async () => {
    const standings = await door()
    const turns = await Promise.all(Array.from({ length: 8 }, () => standings.begin('mls', MINUTE)))
    expect(turns.filter((turn) => turn !== null)).toHaveLength(1)
  })

  test('the turn of a process that died ends by itself, and is no longer its own', async () => {
    const standings = await door()
    const dead = (await standings.begin('mls', -1))!
    const next = (await standings.begin('mls', MINUTE))!
    expect(await standings.renew(dead, MINUTE)).toBe(false)
    await standings.end(dead, finished(true))
    expect(await standing()).toMatchObject({ isRead: true, failures: 2, endedAt: null })
    expect(await standings.renew(next, MINUTE)).toBe(true)
  })

  test('a turn is not taken where another process has read the feed since', async () => {
    const standings = await door()
    const never = { startedAt: null }
    const first = (await standings.begin('mls', MINUTE, never))!
    await standings.end(first, finished(true))
    expect(await standings.begin('mls', MINUTE, never)).toBeNull()
    const { startedAt } = await standing()
    expect(await standings.begin('mls', MINUTE, { startedAt: startedAt - 1 })).toBeNull()
    expect(await standings.begin('mls', MINUTE, { startedAt })).not.toBeNull()
  })

  test('what is finished counts as a success from its start; failures are counted in a row', async () => {
    const done = await read(finished(true))
    expect(done).toMatchObject({ failures: 0, counts: COUNTS, problem: null, held: null, isRead: false })
    expect([done.succeededAt, done.wholeAt]).toEqual([done.startedAt, done.startedAt])
    await read({ kind: 'failed', counts: null, problem: 'no answer' })
    const failed = await read({ kind: 'failed', counts: null, problem: 'no answer' })
    expect(failed).toMatchObject({ failures: 2, problem: 'no answer', succeededAt: done.startedAt })
    expect(await read(finished(false))).toMatchObject({ failures: 0, problem: null, wholeAt: done.startedAt })
  })

  test('held removals stay known until a reading of the same kind, or of the whole feed, is finished', async () => {
    const { problem } = held(true)
    expect(await read(held(true))).toMatchObject({ held: problem, problem, failures: 0, succeededAt: null })
    expect(await read(finished(false))).toMatchObject({ held: problem, problem: null })
    expect((await read(finished(true))).held).toBeNull()
    expect((await read(held(false))).held).toBe(problem)
    expect((await read(finished(false))).held).toBeNull()
  })
})
