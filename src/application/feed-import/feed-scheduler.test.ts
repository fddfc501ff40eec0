import { expect, onTestFinished, test } from 'vitest'
import type { FeedStanding, FeedStandings } from '#ports/server/feed-standings.ts'
import type { Log } from '#ports/server/log.ts'
import { startFeedScheduler } from './feed-scheduler.ts'

const NOON = Date.parse('2026-11-24T12:00:00-05:00')

/** A scheduler over standings in memory; `outcome` is what becomes of a reading of a feed, null if it can't even begin. */
function scheduled(feeds: readonly string[], outcome: (feed: string) => Partial<FeedStanding> | null) {
  const known = new Map<string, FeedStanding>()
  const lines: [string, object][] = []
  const readings: string[] = []
  const readAll = Promise.withResolvers<void>()
  const standings: Pick<FeedStandings, 'now' | 'all'> = { now: async () => NOON, all: async () => [...known.values()] }
  const note = (facts: object, message: string) => lines.push([message, facts])
  const scheduler = startFeedScheduler({
    feeds,
    everyMs: 900_000,
    standings: standings as FeedStandings,
    log: { info: note, warn: note, error: note } as unknown as Log,
    readFeed: async (source, signal) => {
      readings.push(source)
      const became = outcome(source)
      if (became !== null) known.set(source, { ...FINISHED, source, ...became })
      if (readings.length === feeds.length) readAll.resolve()
      // A reading without an end, until it is told to.
      if (source === 'endless') await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return { complaint: became === null ? 'FEEDS is wrong' : '' }
    },
  })
  onTestFinished(() => scheduler.stop())
  return { ...scheduler, readings, lines, readAll: readAll.promise }
}

const FINISHED: FeedStanding = {
  source: '',
  startedAt: NOON,
  endedAt: NOON,
  failures: 0,
  counts: null,
  problem: null,
  succeededAt: NOON,
  wholeAt: NOON,
  held: null,
  isRead: false,
  isShown: true,
}

test('feeds that are due are read one after the other, each once, and the log says how', async () => {
  const { readings, readAll, stop, lines } = scheduled(['one', 'two', 'three'], (feed) => {
    if (feed === 'two') return { failures: 1, problem: 'no answer', succeededAt: null }
    return feed === 'three' ? { held: '7 of 9', problem: '7 of 9' } : {}
  })
  await readAll
  await stop()
  expect(readings).toEqual(['one', 'two', 'three'])
  expect(lines.map(([message]) => message)).toEqual([
    'Feed read',
    'Could not read a feed; will retry',
    // The last reading was under way when the server stopped.
  ])
})

test('a feed that cannot even begin is not asked for again and again', async () => {
  const { readings, readAll, lines, stop } = scheduled(['broken', 'endless'], (feed) => (feed === 'broken' ? null : {}))
  await readAll
  await stop()
  expect(readings).toEqual(['broken', 'endless'])
  expect(lines).toEqual([['Could not read a feed', { feed: 'broken', times: 1, reason: 'FEEDS is wrong' }]])
})

test('stopping ends the reading under way', async () => {
  const { readAll, stop, lines } = scheduled(['endless'], () => ({}))
  await readAll
  await stop()
  expect(lines).toEqual([])
})
