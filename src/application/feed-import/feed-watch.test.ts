import { expect, test } from 'vitest'
import type { FeedStanding, FeedStandings } from '#ports/server/feed-standings.ts'
import { staleSince, startFeedWatch } from './feed-watch.ts'

const NOW = Date.parse('2026-11-22T15:00:00Z')
const HOUR = 3_600_000
const standing = (hoursAgo: number | null, isShown = true): FeedStanding => ({
  source: 'mls',
  startedAt: NOW,
  endedAt: NOW,
  failures: 0,
  counts: null,
  problem: null,
  succeededAt: hoursAgo === null ? null : NOW - hoursAgo * HOUR,
  wholeAt: null,
  held: null,
  isRead: false,
  isShown,
})

test.each<[string, FeedStanding[], string | null]>([
  ['without feeds nothing is late', [], null],
  ['twelve hours are allowed', [standing(12)], null],
  ['more are said', [standing(12.5)], '2026-11-22T02:30:00.000Z'],
  ['the feed that is furthest behind counts', [standing(1), standing(20), standing(14)], '2026-11-21T19:00:00.000Z'],
  ['a feed without homes on the site does not', [standing(1), standing(20, false)], null],
  ['nor one that was never read', [standing(null)], null],
])('%s', (_, standings, since) => {
  expect(staleSince(standings, NOW)).toBe(since)
})

test('a feed with wrong settings needs attention, whether it was ever read or not', async () => {
  const standings = { all: async () => [standing(1)], now: async () => NOW } as unknown as FeedStandings
  const watch = await startFeedWatch(standings, { error: () => {} }, [
    { name: 'mls', problem: 'feed "mls", auth.token names the environment variable TOKEN, which isn’t set' },
    { name: 'other', problem: 'feed \'other\', kind is "x"' },
  ])
  watch.stop()
  expect(await watch.details()).toMatchObject([
    {
      name: 'mls',
      lagSeconds: 3600,
      needsAttention: expect.stringContaining('left out: feed "mls", auth.token') as string,
    },
    { name: 'other', lastSuccess: null, needsAttention: 'left out: feed \'other\', kind is "x"' },
  ])
})
